"""The calm mode: by hand, and against a version that asks every cat for every chair."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.dice import Dice
from igroteka.games.chazz.calm import BadPicks, calm_seatings, drawn_places
from igroteka.games.chazz.start import BadStart, Start
from igroteka.games.chazz.track import RING, chair_places
from tests.marks import clause

CHAIRS = chair_places(4)


@clause("CH-1")
def test_ch_1_calm_the_nearest_cat_gets_the_chair_it_picked_and_losers_the_nearest_free_one():
    start = Start(3, (100, 200, CHAIRS[1], CHAIRS[1] + 50))
    assert calm_seatings(start, [0, 0, 1, 2]) == [(2, 1), (0, 0), (3, 2)]
    assert calm_seatings(start, [0, 0, 1, 1]) == [(2, 1), (0, 0), (3, 2)]
    assert calm_seatings(start, [2, 0, 0, 1]) == [(3, 1), (1, 0), (0, 2)]


@clause("CH-1")
def test_ch_1_calm_a_far_chair_that_nobody_else_picks_is_had():
    start = Start(0, (0, 10, 20, 30))
    assert dict(calm_seatings(start, [0, 0, 0, 2]))[3] == 2


@clause("CH-2")
def test_ch_2_calm_at_equal_distance_the_leader_then_the_lower_seat():
    places = (100, RING - 100, 100, CHAIRS[2])
    assert calm_seatings(Start(3, places), [0, 0, 0, 2])[1] == (0, 0)
    assert calm_seatings(Start(1, places), [0, 0, 0, 2])[1] == (1, 0)
    assert calm_seatings(Start(2, places), [0, 0, 0, 2])[1] == (2, 0)


def test_who_picks_nothing_goes_for_the_nearest_chair():
    start = Start(3, (100, CHAIRS[1], CHAIRS[1] + 1, CHAIRS[2]))
    assert calm_seatings(start, [None] * 4) == calm_seatings(start, [0, 1, 1, 2])


def test_of_two_chairs_equally_near_the_lower_one_is_taken():
    start = Start(0, (CHAIRS[1] // 2, 0, 0, 0))
    assert calm_seatings(start, [None, 2, 2, 2])[0] == (0, 0)


def test_who_sits_already_keeps_his_chair_whatever_is_picked():
    start = Start(3, (100, 200, CHAIRS[1], CHAIRS[1] + 50))
    assert calm_seatings(start, [0, 0, 1, 1], {3: 0}) == [(2, 1), (0, 2)]
    assert calm_seatings(start, [None] * 4, {3: 0, 0: 1}) == [(2, 2)]
    assert calm_seatings(start, [None] * 4, {3: 0, 0: 1, 1: 2}) == []


def test_places_are_drawn_by_whoever_throws_the_dice():
    places = drawn_places(6, Dice(1).randrange)
    assert places == drawn_places(6, Dice(1).randrange) != drawn_places(6, Dice(2).randrange)
    assert Start(0, places).checked()


@pytest.mark.parametrize(
    "picks", [[0, 1, 2], [0, 1, 2, 3], [0, 1, 2, -1], [0, 1, 2, "1"], [0, 1, 2, 0, 1], [0, 1, 2, 1.0]]
)
def test_picks_that_cannot_be_are_refused(picks):
    with pytest.raises(BadPicks) as refusal:
        calm_seatings(Start(0, (0, 0, 0, 0)), picks)
    assert "от 0 до 2" in refusal.value.sentence("ru")


def test_a_start_that_cannot_be_is_refused():
    with pytest.raises(BadStart):
        calm_seatings(Start(7, (0, 0, 0, 0)), [0, 1, 2, 0])


def naive(start: Start, picks: list[int | None]) -> dict[int, int]:
    """First every chair is asked who picked it; then, again and again, all pairs of a cat and a free chair."""
    chairs = chair_places(start.players)

    def claim(seat: int, chair: int) -> tuple[int, bool, int, int]:
        clockwise = (chairs[chair] - start.places[seat]) % RING
        return min(clockwise, RING - clockwise), seat != start.leader, seat, chair

    def best(claims: list[tuple[int, bool, int, int]]) -> tuple[int, int]:
        _, _, seat, chair = min(claims)
        return seat, chair

    seats, wanted = range(start.players), list(picks)
    for seat in seats:
        if wanted[seat] is None:
            wanted[seat] = min(range(len(chairs)), key=lambda chair, seat=seat: (claim(seat, chair)[0], chair))
    seated: dict[int, int] = {}
    for chair in range(len(chairs)):
        claims = [claim(seat, chair) for seat in seats if wanted[seat] == chair]
        if claims:
            seat, chair = best(claims)
            seated[seat] = chair
    while len(seated) < len(chairs):
        free = [chair for chair in range(len(chairs)) if chair not in seated.values()]
        seat, chair = best([claim(seat, chair) for seat in seats if seat not in seated for chair in free])
        seated[seat] = chair
    return seated


@st.composite
def rounds(draw: st.DrawFn) -> tuple[Start, list[int | None]]:
    players = draw(st.integers(4, 8))
    spots = st.integers(0, RING - 1) | st.integers(0, 7).map(lambda spot: spot * RING // 8)
    places = draw(st.lists(spots, min_size=players, max_size=players))
    picks = draw(st.lists(st.none() | st.integers(0, players - 2), min_size=players, max_size=players))
    return Start(draw(st.integers(0, players - 1)), tuple(places)), picks


@given(rounds())
def test_all_chairs_are_taken_by_one_cat_each(case):
    start, picks = case
    seatings = calm_seatings(start, picks)
    assert sorted(chair for _, chair in seatings) == list(range(start.players - 1))
    assert len({seat for seat, _ in seatings}) == start.players - 1
    assert all(chair in dict(seatings).values() for chair in picks if chair is not None)
    for chair in set(picks) - {None}:
        assert picks[next(seat for seat, taken in seatings if taken == chair)] in (chair, None)


@given(rounds())
def test_the_seating_is_that_of_the_naive_version(case):
    assert dict(calm_seatings(*case)) == naive(*case)
