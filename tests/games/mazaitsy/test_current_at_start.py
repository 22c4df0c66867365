"""The current on which a boat begins its turn, and one that has acted already: MZ-28, MZ-29, MZ-30, MZ-31."""

import pytest

from tests.games.mazaitsy.asking import FIRST, SECOND, alone, boat, current, ends, played, story, texts, told
from tests.marks import clause

BEND = """
    .. .. .. .. .. ..
    .. >> se .. .. ..
    .. .. .. vv .. ..
    .. .. .. .. .. ..
    .. .. .. .. LL ..
    .. .. >> ne >> LL
"""
CIRCLE = """
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. >> vv .. ..
    .. .. ^^ << .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
TO_AND_FRO = """
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. >> << .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
BACK = """
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. ^^ << .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    << .. .. .. << ..
"""
DEAD_ENDS = """
    ^^ .. .. .. .. ne
    .. .. TT .. .. ..
    .. TT ^^ nw .. ..
    << .. >> TT .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. vv
"""


def asked(drawing: str, start: str, *steps: str) -> tuple[str, str]:
    """The phase and seat 1's boat after these steps."""
    state = played(alone(drawing, start), *steps)
    return state.phase, boat(state, 1)


@clause("MZ-28")
@pytest.mark.parametrize(("step", "end"), [("slip left", "b2 n"), ("slip right", "d2 n")])
def test_mz_28_the_current_at_the_start_does_not_act_on_who_slips(step: str, end: str):
    assert ends(played(alone(current(">>"), "c3 n"), step)) == end


@clause("MZ-28")
def test_mz_28_nor_on_who_goes_ahead():
    state = alone(current(">>"), "c3 n")
    assert texts(state) == FIRST
    assert told(state, "ahead") == ["1 rows c3 c2"]
    assert (played(state, "ahead").phase, boat(state, 1)) == ("second", "c2 n")


@clause("MZ-28")
def test_mz_28_nor_on_who_unloads():
    assert ends(played(alone(BACK, "e6 n", load=[[2]]), "drop 2")) == "e6 n"


@clause("MZ-28")
def test_mz_28_it_is_not_used_up_and_acts_on_who_comes_back():
    state = alone(BACK, "c3 e")
    assert told(state, "ahead") == ["1 rows c3 d3", "1 drifts d3 c3", "1 drifts c3 c2"]
    assert (played(state, "ahead").phase, boat(state, 1)) == ("second", "c2 e")


@clause("MZ-28")
def test_mz_28_a_blocked_current_may_be_left_as_well():
    assert asked(BACK, "a6 n", "ahead") == ("second", "a5 n")


@clause("MZ-29")
@pytest.mark.parametrize(("turn", "way"), [("left", "w"), ("right", "e")])
def test_mz_29_who_turns_first_is_carried_away_then(turn: str, way: str):
    state = alone(current("se"), "c3 n")
    assert told(state, turn) == [f"1 turns {way}", "1 drifts c3 d4"]
    assert (played(state, turn).phase, boat(state, 1), texts(state)) == ("second", f"d4 {way}", SECOND)


@clause("MZ-29")
@pytest.mark.parametrize(("second", "end"), [("ahead", "c4 w"), ("left", "d4 s"), ("right", "d4 n"), ("stop", "d4 w")])
def test_mz_29_and_may_act_once_more(second: str, end: str):
    assert ends(played(alone(current("se"), "c3 n"), "left", second)) == end


@clause("MZ-29")
def test_mz_29_the_drift_goes_on_as_any_other():
    assert asked(BEND, "b2 n", "left") == ("second", "d4 w")
    assert ends(played(alone(BEND, "c6 n"), "left")) == "e5 w"


@clause("MZ-29")
def test_mz_29_the_current_has_acted_then():
    state = played(alone(current(">>"), "c3 n"), "left")
    assert (state.view().stage.used, boat(state, 1)) == (["c3"], "d3 w")
    assert told(state, "ahead") == ["1 rows d3 c3"]
    assert ends(played(state, "ahead")) == "c3 w"


@clause("MZ-30")
@pytest.mark.parametrize(
    ("start", "turn", "end"),
    [("a1 s", "left", "a1 e"), ("c4 w", "right", "c4 n"), ("f1 w", "left", "f1 s"), ("c3 s", "right", "c3 w")],
)
def test_mz_30_turning_on_a_blocked_current_ends_the_stage(start: str, turn: str, end: str):
    state = alone(DEAD_ENDS, start)
    assert told(state, turn) == [f"1 turns {end[3]}", f"1 is blocked at {end[:2]}"]
    assert ends(played(state, turn)) == end


@clause("MZ-31")
@pytest.mark.parametrize(("turn", "way"), [("left", "n"), ("right", "s")])
def test_mz_31_turning_on_a_current_that_has_acted_does_not_start_it_again(turn: str, way: str):
    state = played(alone(CIRCLE, "b3 e"), "ahead")
    assert told(state, turn) == [f"1 turns {way}"]
    assert ends(played(state, turn)) == f"c3 {way}"


@clause("MZ-31")
def test_mz_31_nor_if_the_first_action_was_a_turn_on_it():
    state = alone(TO_AND_FRO, "c3 n")
    assert story(state, "left", "left") == ["1 turns w", "1 drifts c3 d3", "1 drifts d3 c3", "1 turns s"]
    assert ends(state) == "c3 s"
