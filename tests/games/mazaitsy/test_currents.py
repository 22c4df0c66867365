"""Currents: MZ-124, MZ-125, MZ-126, MZ-26, MZ-27, MZ-24."""

import pytest

from tests.games.mazaitsy.asking import SECOND, alone, boat, current, ends, played, story, texts, told
from tests.games.mazaitsy.drawing import position
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
DEAD_ENDS = """
    ^^ .. .. .. .. ne
    .. .. TT .. .. ..
    .. TT ^^ nw .. ..
    << .. >> TT .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. vv
"""


@clause("MZ-124")
@pytest.mark.parametrize(
    ("arrow", "end"),
    [
        *(("^^", "c2"), (">>", "d3"), ("vv", "c4"), ("<<", "b3")),
        *(("ne", "d2"), ("se", "d4"), ("sw", "b4"), ("nw", "b2")),
    ],
)
def test_mz_124_a_current_carries_the_boat_along_its_arrow(arrow: str, end: str):
    state = alone(current(arrow), "c4 n")
    assert told(state, "ahead") == ["1 rows c4 c3", f"1 drifts c3 {end}"]
    assert (played(state, "ahead").phase, boat(state, 1)) == ("second", f"{end} n")


@clause("MZ-124")
@pytest.mark.parametrize(("arrow", "end"), [(">>", "d3 n"), ("sw", "b4 n")])
def test_mz_124_who_slips_onto_it_is_carried_too(arrow: str, end: str):
    assert ends(played(alone(current(arrow), "d4 n"), "slip left")) == end


@clause("MZ-124")
def test_mz_124_with_two_seats_as_well():
    drawing = """
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. sw ..
        .. .. .. .. ..
        .. .. .. .. vv
    """
    state = played(position(drawing, boats=["c3 e", "c3 w"], players=2), "ahead")
    assert (state.phase, boat(state, 1)) == ("second", "c4 e")


@clause("MZ-125")
@pytest.mark.parametrize(
    ("steps", "end"),
    [(("ahead",), "d2 n"), (("left",), "d3 w"), (("right",), "d3 e"), (("stop",), "d3 n")],
)
def test_mz_125_the_second_action_begins_where_the_drift_ended(steps: tuple[str, ...], end: str):
    state = played(alone(current(">>"), "c4 n"), "ahead")
    assert (state.phase, boat(state, 1), texts(state)) == ("second", "d3 n", SECOND)
    assert ends(played(state, *steps)) == end


@clause("MZ-125")
@pytest.mark.parametrize(("start", "first"), [("c5 n", "ahead"), ("c4 w", "right"), ("d3 n", "left")])
def test_mz_125_a_drift_after_the_second_action_ends_the_stage(start: str, first: str):
    state = played(alone(current("ne"), start), first, "ahead")
    assert ends(state).split()[0] == "d2"


@clause("MZ-125")
def test_mz_125_both_actions_may_lead_onto_currents():
    drawing = """
        .. .. .. .. .. ..
        .. .. .. << .. ..
        .. .. >> .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """
    assert story(alone(drawing, "c4 n"), "ahead", "ahead") == [
        "1 rows c4 c3",
        "1 drifts c3 d3",
        "1 rows d3 d2",
        "1 drifts d2 c2",
    ]


@clause("MZ-126")
@pytest.mark.parametrize(
    ("start", "step", "end"),
    [
        ("a2 n", "ahead", "a1 n"),
        ("b4 w", "ahead", "a4 w"),
        ("f2 n", "ahead", "f1 n"),
        ("e5 s", "slip left", "f6 s"),
        ("b4 e", "ahead", "c4 e"),
        ("b4 n", "slip right", "c3 n"),
        ("e3 w", "ahead", "d3 w"),
    ],
)
def test_mz_126_a_current_towards_shore_or_thicket_is_blocked(start: str, step: str, end: str):
    assert ends(played(alone(DEAD_ENDS, start), step)) == end


@clause("MZ-126")
def test_mz_126_it_is_told():
    assert told(alone(DEAD_ENDS, "a2 n"), "ahead") == ["1 rows a2 a1", "1 is blocked at a1"]
    assert told(alone(DEAD_ENDS, "b4 e"), "ahead") == ["1 rows b4 c4", "1 is blocked at c4"]


@clause("MZ-26")
def test_mz_26_a_chain_ends_on_a_card_that_is_no_current():
    state = alone(BEND, "a2 e")
    assert told(state, "ahead") == ["1 rows a2 b2", "1 drifts b2 c2", "1 drifts c2 d3", "1 drifts d3 d4"]
    assert (played(state, "ahead").phase, boat(state, 1), texts(state)) == ("second", "d4 e", SECOND)
    assert ends(played(state, "ahead")) == "e4 e"


@clause("MZ-26")
def test_mz_26_a_chain_after_the_last_action_ends_the_stage():
    assert ends(played(alone(BEND, "a3 n"), "slip right")) == "d4 n"


@clause("MZ-26")
@clause("MZ-24")
def test_mz_26_a_chain_ends_on_a_log_and_so_does_the_stage():
    state = alone(BEND, "b6 e")
    assert told(state, "ahead") == ["1 rows b6 c6", "1 drifts c6 d6", "1 drifts d6 e5", "1 stops at e5"]
    assert ends(played(state, "ahead")) == "e5 e"


@clause("MZ-26")
@pytest.mark.parametrize(
    ("start", "drift", "end"),
    [("e5 s", "e6 f6", "f6 s"), ("b5 e", "c5 d6", "d6 e"), ("e3 w", "d3 c2", "c2 w")],
)
def test_mz_26_a_chain_ends_on_a_blocked_current_and_so_does_the_stage(start: str, drift: str, end: str):
    drawing = """
        .. .. TT .. .. ..
        .. .. ^^ .. .. ..
        .. .. TT nw .. ..
        .. .. .. .. .. ..
        .. .. se .. .. ..
        .. .. .. vv >> vv
    """
    state = alone(drawing, start)
    assert told(state, "ahead") == [
        f"1 rows {start[:2]} {drift[:2]}",
        f"1 drifts {drift}",
        f"1 is blocked at {end[:2]}",
    ]
    assert ends(played(state, "ahead")) == end


@clause("MZ-26")
def test_mz_26_a_chain_ends_on_a_current_that_has_acted_and_the_second_action_remains():
    state = alone(TO_AND_FRO, "b3 e")
    assert told(state, "ahead") == ["1 rows b3 c3", "1 drifts c3 d3", "1 drifts d3 c3"]
    assert (played(state, "ahead").phase, boat(state, 1), texts(state)) == ("second", "c3 e", SECOND)
    assert state.view().stage.used == ["c3", "d3"]


@clause("MZ-27")
def test_mz_27_a_drift_in_a_circle_comes_to_an_end():
    state = alone(CIRCLE, "b3 e")
    assert told(state, "ahead") == [
        "1 rows b3 c3",
        "1 drifts c3 d3",
        "1 drifts d3 d4",
        "1 drifts d4 c4",
        "1 drifts c4 c3",
    ]
    assert (played(state, "ahead").phase, boat(state, 1), texts(state)) == ("second", "c3 e", SECOND)


@clause("MZ-27")
def test_mz_27_no_current_of_the_circle_acts_again_with_the_second_action():
    state = played(alone(CIRCLE, "b3 e"), "ahead")
    assert told(state, "ahead") == ["1 rows c3 d3"]
    assert ends(played(state, "ahead")) == "d3 e"


@clause("MZ-27")
def test_mz_27_in_the_next_turn_they_act_again():
    state = played(alone(CIRCLE, "b3 e"), "ahead", "stop", "lay a1", "top water")
    for _ in range(3):
        played(state, "left", "stop", "lay a1", "top water")
    assert (boat(state, 1), told(state, "left")[1]) == ("c3 e", "1 drifts c3 d3")


@clause("MZ-27")
def test_mz_27_a_circle_entered_with_the_last_action():
    assert ends(played(alone(CIRCLE, "b2 s"), "slip left")) == "c3 s"
    assert ends(played(alone(CIRCLE, "e4 n"), "left", "ahead")) == "d4 w"


@clause("MZ-27")
def test_mz_27_a_current_that_threw_the_boat_back_lets_it_pass_then():
    state = played(alone(current("<<"), "b3 e"), "ahead")
    assert (state.phase, boat(state, 1)) == ("second", "b3 e")
    assert told(state, "ahead") == ["1 rows b3 c3"]
    assert ends(played(state, "ahead")) == "c3 e"


@clause("MZ-27")
@clause("MZ-26")
def test_mz_27_hares_are_offered_all_the_way_round():
    drawing = """
        .. .. ..  ..  .. ..
        .. .. ..  ..  .. ..
        .. .. >>1 <<2 .. ..
        .. .. ..  ..  .. ..
        .. .. ..  ..  .. ..
        .. .. ..  ..  .. ..
    """
    state = played(alone(drawing, "b3 e"), "ahead")
    assert (state.phase, boat(state, 1), texts(state)) == ("grab", "c3 e", {"take 1", "on"})
    played(state, "on")
    assert (state.phase, boat(state, 1), texts(state)) == ("grab", "d3 e", {"take 2", "on"})
    played(state, "take 2")
    assert (state.phase, boat(state, 1), texts(state)) == ("second", "c3 e", SECOND | {"take 1"})


@clause("MZ-24")
@pytest.mark.parametrize(("start", "step", "end"), [("d5 s", "ahead", "e5 s"), ("e6 n", "left", "f6 w")])
def test_mz_24_a_drift_onto_a_log_ends_the_stage(start: str, step: str, end: str):
    assert ends(played(alone(BEND, start), step)) == end
