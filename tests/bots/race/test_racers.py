"""A cat in one race: walking, calling and running."""

from typing import Any

import pytest

from igroteka.bots.race.chairs import Chairs
from igroteka.bots.race.characters import SHARP, SLEEPY, Character
from igroteka.bots.race.racers import NOTHING, Pressed, Racer
from igroteka.bots.race.reaction import FEWEST
from igroteka.core.dice import Dice
from igroteka.games.chazz.measures import MEASURES
from igroteka.games.chazz.track import RING, chair_places
from igroteka.games.chazz.wishes import RaceWish
from tests.games.chazz.asking import position

CHAIRS = chair_places(4)
WINNING = ["1 rub 2", "1 claw 2"]
SURE = SHARP._replace(noise=0, distracted=0)


def racer(character: Character = SURE, seat: int = 0, leader: int = 1, seed: int = 1) -> Racer:
    """Seat 1 would win at chair 2 by the word spit."""
    return Racer(character, seat, Chairs(position(WINNING, ["1 1"], leader=leader, card=3)), Dice(seed))


def seen(tick: int, *places: int, phase: str = "walk", chairs: list[int | None] | None = None) -> dict[str, Any]:
    """A snapshot in which all cats walk clockwise as slowly as they can."""
    left = MEASURES.countdown + MEASURES.latest - tick
    none: list[int | None] = [None] * 4
    return {
        "tick": tick,
        "phase": phase,
        "left": left,
        "places": list(places),
        "speeds": [20] * 4,
        "chairs": chairs or none,
    }


AT_CHAIRS = (CHAIRS[1], CHAIRS[0], CHAIRS[2], CHAIRS[2])
FAR_AWAY = (CHAIRS[2], CHAIRS[1], CHAIRS[1], CHAIRS[0])
OPEN = MEASURES.countdown + MEASURES.earliest


def test_it_hurries_to_a_chair_that_is_far_and_dawdles_at_one_that_is_near():
    assert racer().press(seen(100, CHAIRS[1] - 2000, 0, 0, 0), None).wish in (
        RaceWish.CLOCKWISE_FAST,
        RaceWish.COUNTER_FAST,
    )
    assert racer().press(seen(100, CHAIRS[1] - 200, 0, 0, 0), None).wish in (
        RaceWish.CLOCKWISE_SLOW,
        RaceWish.COUNTER_SLOW,
    )


@pytest.mark.parametrize("seed", range(4))
def test_the_sharp_one_turns_back_to_its_chair_and_the_sleepy_one_does_not(seed):
    places = (CHAIRS[1] + 1000, 0, 0, 0)
    assert racer(seed=seed).press(seen(100, *places), None).wish == RaceWish.COUNTER_SLOW
    sleepy = racer(SLEEPY._replace(noise=0), seed=seed)
    assert sleepy.press(seen(100, *places), None).wish == (
        RaceWish.CLOCKWISE_SLOW if sleepy.clockwise else RaceWish.COUNTER_SLOW
    )


def test_it_does_not_think_in_every_tick_nor_ask_twice_for_the_same():
    one = racer()
    asked = [one.press(seen(tick, *AT_CHAIRS), None) for tick in range(100, 130)]
    assert asked[0] != NOTHING
    assert asked[1:] == [NOTHING] * 29


def test_only_the_leader_calls_and_not_before_he_may():
    assert racer(leader=1).press(seen(OPEN - 1, *AT_CHAIRS), None).word is None
    assert racer(leader=2).press(seen(OPEN + 590, *AT_CHAIRS), None).word is None


def test_the_leader_calls_his_word_when_he_is_at_his_chair_and_asks_for_it():
    assert racer(leader=1).press(seen(OPEN, *AT_CHAIRS), None) == Pressed(RaceWish.CHAIR + 1, "spit")


def test_the_leader_waits_for_a_better_moment_but_not_for_ever():
    one = racer(leader=1)
    one.patience = 200
    assert one.press(seen(OPEN, *FAR_AWAY), None).word is None
    assert one.press(seen(OPEN + 200, *FAR_AWAY), None).word is not None


@pytest.mark.parametrize("seed", range(20))
def test_after_the_call_it_runs_once_when_it_has_reacted(seed):
    one = racer(seed=seed)
    wishes = [one.press(seen(OPEN + since, *AT_CHAIRS, phase="run"), "spit").wish for since in range(1, 60)]
    (run,) = [index + 1 for index, wish in enumerate(wishes) if wish]
    assert run >= FEWEST
    assert wishes[run - 1] == RaceWish.CHAIR + 1


def test_when_its_chair_is_taken_it_looks_for_another_after_a_while():
    one = racer()
    for since in range(1, 60):
        one.press(seen(OPEN + since, *AT_CHAIRS, phase="run"), "spit")
    lost = [
        one.press(seen(OPEN + since, *AT_CHAIRS, phase="run", chairs=[None, 1, 0, None]), "spit").wish
        for since in range(60, 120)
    ]
    assert lost[:FEWEST] == [0] * FEWEST
    assert [wish for wish in lost if wish] == [RaceWish.CHAIR + 2]


def test_who_sits_asks_for_nothing():
    one = racer()
    seated: list[int | None] = [1, None, None, None]
    for since in range(1, 60):
        assert one.press(seen(OPEN + since, *AT_CHAIRS, phase="run", chairs=seated), "spit") == NOTHING


def test_the_leader_reacts_like_all_others_to_a_call_that_came_by_itself():
    one = racer(leader=1)
    asked = [one.press(seen(OPEN + since, *AT_CHAIRS, phase="run"), "claw").wish for since in range(1, 60)]
    assert asked[: FEWEST - 1] == [0] * (FEWEST - 1)
    assert any(asked)


def test_the_same_dice_give_the_same_behaviour():
    shown = [seen(100 + tick, (20 * tick) % RING, *AT_CHAIRS[1:]) for tick in range(80)]

    def behaviour(seed: int) -> list[Pressed]:
        one = racer(SLEEPY, seed=seed)
        return [one.press(what, None) for what in shown]

    assert behaviour(1) == behaviour(1)
    assert len({tuple(behaviour(seed)) for seed in range(8)}) > 1
