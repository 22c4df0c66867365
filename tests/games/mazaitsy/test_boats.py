"""Where the boats begin: MZ-115, MZ-116, MZ-6, MZ-7, MZ-8, MZ-9."""

import pytest

from igroteka.core.state import State
from tests.games.mazaitsy.asking import (
    FIRST,
    SECOND,
    boat,
    dealt,
    hares,
    load,
    played,
    refusal,
    story,
    texts,
)
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

PLACES = {
    *("boat c3 n", "boat c3 w"),
    *("boat d3 n", "boat d3 e"),
    *("boat c4 s", "boat c4 w"),
    *("boat d4 s", "boat d4 e"),
}
START = """
    .. .. ..  ..  .. ..
    .. .. ..  ..  .. ..
    .. .. vv2 LL3 .. ..
    .. .. UU1 se  .. ..
    .. .. ..  ..  .. ..
    .. .. ..  ..  .. ..
"""


def unplaced(drawing: str = "", players: int = 4) -> State:
    """The boats are about to be placed."""
    return position(drawing, seat=players, phase="boat", players=players, changes={"boat": -1})


def order(state: State) -> list[int]:
    """Which seats place a boat, one after the other."""
    asked = []
    while state.phase == "boat":
        asked.append(state.actor + 1)
        state.apply(state.legal()[0])
    return asked


@clause("MZ-115")
@pytest.mark.parametrize(("players", "seats"), [(3, [3, 2, 1]), (4, [4, 3, 2, 1])])
def test_mz_115_the_last_seat_begins_and_seat_one_is_last(players: int, seats: list[int]):
    state = dealt(players)
    assert order(state) == seats
    assert (state.phase, state.actor) == ("move", 0)


@clause("MZ-115")
@pytest.mark.parametrize("players", [3, 4])
def test_mz_115_boats_start_in_the_middle(players: int):
    state = dealt(players)
    assert texts(state) == PLACES
    assert {refusal(state, f"boat {cell} n") for cell in ("a1", "b3", "c2", "e4", "f6")} == {"MZ-115"}


@clause("MZ-115")
def test_mz_115_with_two_seats_on_the_one_start_card():
    state = dealt(2)
    assert {refusal(state, f"boat {cell} s") for cell in ("d3", "c4", "d4", "b2", "e5")} == {"MZ-115"}


@clause("MZ-115")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mz_115_each_seat_has_one_boat(players: int):
    state = dealt(players)
    assert [seat.boat for seat in state.view().seats] == [None] * players
    order(state)
    assert all(seat.boat in state.view().starts for seat in state.view().seats)


@clause("MZ-115")
def test_mz_115_the_boat_lies_as_it_was_placed():
    state = played(unplaced(), "boat d4 e", "boat c3 w", "boat d3 n", "boat c4 s")
    assert [boat(state, seat) for seat in (1, 2, 3, 4)] == ["c4 s", "d3 n", "c3 w", "d4 e"]


@clause("MZ-116")
@pytest.mark.parametrize("players", [3, 4])
def test_mz_116_not_on_the_same_card(players: int):
    state = played(unplaced(players=players), "boat d3 e")
    assert texts(state) == PLACES - {"boat d3 n", "boat d3 e"}
    assert (refusal(state, "boat d3 e"), refusal(state, "boat d3 n")) == ("MZ-116", "MZ-116")


@clause("MZ-116")
def test_mz_116_the_last_boat_gets_the_card_that_is_left():
    assert texts(played(unplaced(), "boat d3 e", "boat c4 s", "boat c3 n")) == {"boat d4 s", "boat d4 e"}


@clause("MZ-116")
def test_mz_116_with_two_seats_both_stand_on_one_card():
    state = played(dealt(2), "boat c3 e")
    assert [boat(state, seat)[:2] for seat in (1, 2)] == ["c3", "c3"]


@clause("MZ-6")
@pytest.mark.parametrize(("cell", "inwards"), [("c3", "es"), ("d3", "sw"), ("c4", "ne"), ("d4", "nw")])
@pytest.mark.parametrize("players", [3, 4])
def test_mz_6_the_bow_may_not_point_at_another_start_card(players: int, cell: str, inwards: str):
    state = unplaced(players=players)
    assert {refusal(state, f"boat {cell} {way}") for way in inwards} == {"MZ-6"}
    assert {way for way in "nesw" if f"boat {cell} {way}" in texts(state)} == set("nesw") - set(inwards)


@clause("MZ-6")
def test_mz_6_the_refusal_names_the_two_headings_that_are_left():
    said = unplaced(players=3).why_not("boat c3 e")
    assert said is not None
    assert "north or west" in said.sentence("en")
    assert "на север или на запад" in said.sentence("ru")


@clause("MZ-6")
def test_mz_6_not_even_if_that_card_stays_without_a_boat():
    state = played(unplaced(players=3), "boat c3 n", "boat d4 e")
    assert texts(state) == {"boat d3 n", "boat d3 e", "boat c4 s", "boat c4 w"}
    assert refusal(state, "boat d3 w") == "MZ-6"


@clause("MZ-6")
def test_mz_6_with_three_seats_one_start_card_stays_without_a_boat():
    state = played(unplaced(players=3), "boat c3 n", "boat d4 e", "boat c4 w")
    assert (state.phase, [seat.boat for seat in state.view().seats]) == ("move", ["c4", "d4", "c3"])


@clause("MZ-7")
@pytest.mark.parametrize(("second", "first"), [("n", "s"), ("e", "w"), ("s", "n"), ("w", "e")])
def test_mz_7_with_two_seats_the_boats_look_in_opposite_ways(second: str, first: str):
    state = dealt(2)
    assert (state.actor, texts(state)) == (1, {"boat c3 n", "boat c3 e", "boat c3 s", "boat c3 w"})
    played(state, f"boat c3 {second}")
    assert (boat(state, 2), boat(state, 1)) == (f"c3 {second}", f"c3 {first}")


@clause("MZ-7")
def test_mz_7_seat_one_is_not_asked():
    state = played(dealt(2), "boat c3 n")
    assert (state.phase, state.actor) == ("move", 0)


@clause("MZ-8")
def test_mz_8_nothing_happens_to_a_boat_that_is_placed():
    state = unplaced(START)
    assert story(state, "boat c3 n", "boat d3 e", "boat c4 w", "boat d4 s") == []
    assert [boat(state, seat) for seat in (4, 3, 2, 1)] == ["c3 n", "d3 e", "c4 w", "d4 s"]
    assert (state.phase, state.actor) == ("move", 0)


@clause("MZ-8")
def test_mz_8_with_two_seats_neither():
    drawing = """
        .. .. .. .. ..
        .. UU .. .. ..
        .. .. >> .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """
    state = unplaced(drawing, players=2)
    assert story(state, "boat c3 n") == []
    assert (boat(state, 2), boat(state, 1)) == ("c3 n", "c3 s")


@clause("MZ-8")
def test_mz_8_in_the_movement_stage_they_act():
    state = played(unplaced(START), "boat d3 e", "boat c4 w", "boat d4 s", "boat c3 n")
    assert story(state.copy(), "left") == ["1 turns w"]
    assert boat(played(state, "take 2", "left"), 1) == "c4 w"


@clause("MZ-9")
def test_mz_9_a_hare_is_not_taken_when_the_boat_is_placed():
    state = played(unplaced(START), "boat c3 n", "boat d3 e", "boat c4 w")
    assert texts(state) == {"boat d4 s", "boat d4 e"}
    played(state, "boat d4 s")
    assert [load(state, seat) for seat in (1, 2, 3, 4)] == [[], [], [], []]
    assert [hares(state, cell) for cell in ("c3", "d3", "c4")] == [[2], [3], [1]]


@clause("MZ-9")
def test_mz_9_it_may_be_taken_in_ones_first_movement_stage_before_acting_or_after():
    state = played(unplaced(START), "boat c3 n", "boat d4 s", "boat c4 w", "boat d3 e")
    assert texts(state) == FIRST | {"take 3"}
    assert texts(played(state.copy(), "take 3")) == FIRST
    assert texts(played(state, "left")) == SECOND | {"take 3"}


@clause("MZ-9")
def test_mz_9_each_seat_in_its_own_turn():
    state = played(unplaced(START), "boat d4 s", "boat d3 e", "boat c4 w", "boat c3 n")
    assert texts(state) == FIRST | {"take 2"}
    played(state, "ahead", "stop", "lay a1", "top water")
    assert (state.actor, texts(state)) == (1, FIRST | {"take 1"})


@clause("MZ-9")
def test_mz_9_with_two_seats_the_first_to_move_may_take_it():
    drawing = """
        .. .. ..  .. ..
        .. .. ..  .. ..
        .. .. ..4 .. ..
        .. .. ..  .. ..
        .. .. ..  .. ..
    """
    state = played(unplaced(drawing, players=2), "boat c3 n")
    assert texts(state) == FIRST | {"take 4"}
    assert load(played(state, "take 4"), 1) == [4]
