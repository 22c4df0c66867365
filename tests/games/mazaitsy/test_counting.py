"""The count, its tie-breaks, and who sees what before it: MZ-83, MZ-64, MZ-63."""

from typing import Any

import pytest

from igroteka.core.state import State
from tests.games.mazaitsy.asking import is_over, played
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

Hares = tuple[tuple[int, ...], ...]


def counted(ashore: Hares, load: Hares = (), **given: Any) -> State:
    """The position in which all these hares were saved."""
    return position(ashore=ashore, load=load, players=given.pop("players", len(ashore)), **given)


def finished(ashore: Hares, load: Hares) -> State:
    """Mazai has appeared for the third time in the turn of seat 4."""
    state = counted(
        ashore,
        load,
        seat=4,
        phase="lay",
        hand="water",
        row=("water",) * 3,
        pile=(),
        mazai_below=(0, 0),
        changes={"appeared": 2},
    )
    played(state, "lay c4", "top mazai")
    assert is_over(state)
    return state


@clause("MZ-83")
def test_mz_83_all_tokens_count_ashore_and_in_the_boat():
    state = finished(((1, 2), (4, 4), (), (3,)), ((3,), (), (), (4, 4)))
    assert state.scores() == [6, 8, 0, 11]
    assert state.ranking() == [3, 2, 4, 1]


@clause("MZ-83")
def test_mz_83_hares_on_the_field_and_in_the_row_belong_to_nobody():
    field = "..4 ..4 .. .. ..\n" + ".. .. .. .. ..\n" * 4
    state = position(field, players=2, boats=("a1 s", "b1 s"), row=("fish+ 4", "fish+ 4"), ashore=((1,), ()))
    assert state.scores() == [1, 0]


@clause("MZ-83")
def test_mz_83_with_equal_points_the_most_tokens():
    state = counted(((4, 2), (2, 2, 2), (3, 3)), ((), (), (1,)))
    assert state.scores() == [6, 6, 7]
    assert state.ranking() == [3, 2, 1]


@clause("MZ-83")
def test_mz_83_tokens_in_the_boat_are_tokens_too():
    state = counted(((4, 2), ()), ((), (2, 2, 2)))
    assert state.scores() == [6, 6]
    assert state.ranking() == [2, 1]


@clause("MZ-83")
def test_mz_83_with_equal_tokens_the_fewest_in_the_boat():
    state = counted(((1,), (1, 2), (), (1, 2, 3)), ((2, 3), (3,), (1, 2, 3), ()))
    assert state.scores() == [6, 6, 6, 6]
    assert state.ranking() == [3, 2, 4, 1]


@clause("MZ-83")
def test_mz_83_tokens_written_down_count_as_tokens():
    written = {"banked_points": [6, 0, 4, 0], "banked_number": [3, 0, 1, 0]}
    state = counted(((), (4, 2), (2,), (3, 3)), rounds=4, changes=written)
    assert state.scores() == [6, 6, 6, 6]
    assert state.ranking() == [1, 2, 2, 2]


@clause("MZ-64")
@pytest.mark.parametrize(
    ("ashore", "load", "places"),
    [
        (((1, 2), (1, 2)), (), [1, 1]),
        (((1, 4), (2, 3), (4,)), (), [1, 1, 3]),
        (((4,), (2, 3), (4, 4), (1, 4)), (), [4, 2, 1, 2]),
        (((1,), (3,), (2,)), ((3,), (1,), (2,)), [1, 1, 1]),
        (((), (), (), ()), (), [1, 1, 1, 1]),
    ],
)
def test_mz_64_if_all_is_equal_the_place_is_shared(ashore: Hares, load: Hares, places: list[int]):
    assert counted(ashore, load).ranking() == places


@clause("MZ-64")
def test_mz_64_different_hares_may_be_worth_the_same_at_the_end():
    state = finished(((1, 4), (2, 3), (4,), ()), ((2,), (2,), (), ()))
    assert state.scores() == [7, 7, 4, 0]
    assert state.ranking() == [1, 1, 3, 4]


@clause("MZ-63")
def test_mz_63_of_the_others_hares_ashore_only_the_number_is_seen():
    state = counted(((1, 2), (4, 4, 4), (3,), ()), ((3,), (1, 1), (), (4,)))
    for viewer in (None, 0, 1, 2, 3):
        seats = state.view(viewer).seats
        assert [one.ashore for one in seats] == [2, 3, 1, 0]
        assert [one.load for one in seats] == [(3,), (1, 1), (), (4,)], "boats are open"
        for seat, one in enumerate(seats):
            if seat != viewer:
                assert (one.ashore_values, one.score, one.place) == (None, None, None)
    assert [state.view(seat).seats[seat].ashore_values for seat in range(4)] == [(1, 2), (4, 4, 4), (3,), ()]
    assert [state.view(seat).seats[seat].score for seat in range(4)] == [6, 14, 3, 4]


@clause("MZ-63")
def test_mz_63_two_tables_that_differ_only_in_hidden_hares_look_the_same_to_the_others():
    one, other = counted(((2,), (1,), (1, 1))), counted(((2,), (4,), (3, 4)))
    assert one.view() == other.view()
    assert one.view(1) != other.view(1)
    assert one.view(0) == other.view(0), "one's place would tell of their hares"


@clause("MZ-63")
def test_mz_63_when_the_game_is_over_everything_is_told():
    state = finished(((1, 2), (4, 4), (), (3,)), ((3,), (), (), (4, 4)))
    for viewer in (None, 0, 3):
        seats = state.view(viewer).seats
        assert [one.ashore_values for one in seats] == [(1, 2), (4, 4), (), (3,)]
        assert [one.score for one in seats] == [6, 8, 0, 11]
        assert [one.place for one in seats] == [3, 2, 4, 1]
