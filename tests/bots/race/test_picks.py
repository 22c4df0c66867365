"""A character's pick in the calm mode."""

from igroteka.bots.race.chairs import Chairs
from igroteka.bots.race.characters import SHARP
from igroteka.bots.race.picks import pick
from igroteka.core.dice import Dice
from igroteka.games.chazz.calm import NOBODY
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.track import chair_places
from tests.games.chazz.asking import position

SURE = SHARP._replace(noise=0)
CHAIRS = chair_places(4)


def picked(*places: int, laid=(), seat: int = 0, seated=NOBODY) -> int:
    state = position(laid)
    state.play("call spit")
    return pick(SURE, seat, Chairs(state), "spit", Start(0, places), Dice(1), seated)


def test_they_pick_the_nearest_chair():
    assert picked(CHAIRS[1], CHAIRS[0], CHAIRS[2] + 1, CHAIRS[2]) == 1


def test_they_try_for_a_capture():
    places = (CHAIRS[1] + 1, CHAIRS[0], CHAIRS[1], CHAIRS[2])
    assert picked(*places) == 1
    assert picked(*places, laid=["1 rub 3", "1 claw 3"]) == 2


def test_those_with_more_noise_pick_differently_from_time_to_time():
    state = position()
    state.play("call spit")
    start = Start(0, (CHAIRS[1] + 2700, CHAIRS[1] + 2650, 0, 0))
    noisy = SHARP._replace(noise=40)
    picks = {pick(noisy, 0, Chairs(state), "spit", start, Dice(seed)) for seed in range(40)}
    assert len(picks) > 1


def test_they_pick_among_the_free_chairs():
    places = (CHAIRS[1], CHAIRS[0], CHAIRS[2] + 1, CHAIRS[2])
    assert picked(*places, seated={1: 1, 2: 2}) == 0
    assert picked(*places, seated={1: 0, 2: 1}) == 2
