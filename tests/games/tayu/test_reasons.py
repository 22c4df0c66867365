"""The reasons of hints in Ta Yü: the score, the shores, open outlets, and what rivals get."""

import pytest

from igroteka.core.state import State
from tests.games.tayu.asking import CENTRE, NORTH, SOUTH, changed, laid, new, places, played


def reasons(state: State, place: str) -> list[str]:
    return state.game.reasons(state, [state.parse(f"place {place}")])


def drawn(tile: str, *tiles: str, seat: int | None = None, **options: object) -> State:
    """After these tiles were laid and this one drawn. `seat` is whose turn it then is, from 1."""
    state = laid(new(**options), *tiles)
    if seat is not None:
        state = changed(state, seat=seat - 1)
    return played(state, f"draw {tile}")


def test_at_the_first_side_there_are_points_but_no_score():
    assert reasons(drawn("n0n2s0", *NORTH[:3], seat=1), "j1 e")[0] == "shore 2"


def test_with_both_sides_the_score_rises():
    assert reasons(drawn("n0n2s2", *NORTH, *SOUTH[:3], seat=1), "l18 w")[0] == "score 0 4"


def test_points_for_a_rival_are_told_as_such():
    assert reasons(drawn("n0n2s0", *NORTH[:3], seat=2), "j1 e") == ["gives 1 n 2"]


def test_the_water_comes_nearer_to_ones_own_sides():
    state = drawn("n0ew", CENTRE)
    assert state.view().turn == 1
    assert reasons(state, "m9 e") == ["nears e 3"]
    assert reasons(state, "g9 e") == ["nears w 6"]


def test_an_outlet_more_towards_ones_side():
    assert reasons(drawn("n0ew", CENTRE), "j6 s") == ["opens e 1"]


def test_a_rival_has_an_outlet_less():
    """The only outlet to the north is used, and the tile there lies across."""
    assert "shuts 1 n 1" in reasons(drawn("n0ew", CENTRE), "j8 w")


def test_a_rival_is_kept_farther_from_a_side():
    """A tile across the outlet to the north leads the water back south."""
    assert "blocks 1 n 1" in reasons(drawn("n0n1n2", CENTRE), "j8 w")


def test_where_nothing_new_is_gained_it_says_what_stays_open():
    assert reasons(drawn("n0ew", CENTRE), "i9 s") == ["keeps e 1"]


def test_the_spoiler_hears_only_of_rivals():
    state = changed(laid(new(players=3, spoiler="fixed"), CENTRE), seat=2)
    played(state, "draw n0ew")
    assert state.view().spoiler == 2
    for place in places(state):
        for reason in reasons(state, place):
            assert reason.split()[0] in ("blocks", "shuts", "gives"), reason


@pytest.mark.parametrize("step", ["ring", "plain"])
def test_for_the_kind_of_tile_there_are_no_reasons(step: str):
    state = new(draw="choice")
    assert state.phase == "choose"
    assert state.game.reasons(state, [state.parse(step)]) == []
