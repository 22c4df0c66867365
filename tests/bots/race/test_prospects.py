"""Prospects of chairs."""

from igroteka.bots.race.prospects import favourite, prospects, signed, soon, ways_from
from igroteka.games.chazz.track import RING, chair_places

CHAIRS = chair_places(4)
ALIKE = [[10, 10, 10] for _ in range(4)]


def promised(*places: int, worth=ALIKE, seat: int = 0, free=(0, 1, 2), margin: int = 600) -> dict[int, int]:
    return prospects(worth, ways_from(places, range(len(places))), seat, free, margin)


def best(**given) -> int:
    found = promised(*given.pop("places"), **given)
    return max(found, key=found.__getitem__)


def test_of_equal_chairs_the_one_without_a_nearer_rival_is_best():
    assert best(places=(CHAIRS[1] + 1000, CHAIRS[0], CHAIRS[1], CHAIRS[0])) == 2


def test_a_good_chair_is_worth_a_risk_and_a_small_difference_is_not():
    places = (CHAIRS[1] + 1000, CHAIRS[0], CHAIRS[1], CHAIRS[0])
    assert best(places=places, worth=[[10, 90, 10], *ALIKE[1:]]) == 1
    assert best(places=places, worth=[[10, 11, 10], *ALIKE[1:]]) == 2


def test_in_the_calm_mode_being_a_little_nearer_is_enough():
    places = (CHAIRS[0] + 10, CHAIRS[0] + 20, CHAIRS[1], CHAIRS[2])
    assert promised(*places, margin=1)[0] == 1000
    assert promised(*places)[0] < 1000


def test_taken_chairs_are_ignored():
    assert set(promised(0, 0, 0, 0, free=(1,))) == {1}


def test_rivals_like_what_is_near_and_good():
    assert favourite([10, 10, 10], [100, 5500, 5700], (0, 1, 2)) == 0
    assert favourite([10, 90, 10], [100, 5500, 5700], (0, 1, 2)) == 1
    assert favourite([10, 90, 10], [100, 5500, 5700], (0, 2)) == 0


def test_the_shorter_way_has_a_sign():
    assert [signed(0, to) for to in (1, RING - 1, RING // 2, RING // 2 + 1)] == [1, -1, RING // 2, 1 - RING // 2]


def test_cats_glide_on():
    assert soon([0, RING - 1], [-20, 20]) == [RING - 100, 99]
