"""The actions of a boat: MZ-117, MZ-12, MZ-118, MZ-13, MZ-81, MZ-14, MZ-15, MZ-16."""

import pytest

from tests.games.mazaitsy.asking import FIRST, SECOND, alone, boat, ends, played, refusal, texts, told
from tests.games.mazaitsy.drawing import CALM, SMALL_CALM, position
from tests.marks import clause

THICKETS = """
    .. .. .. .. .. ..
    .. TT .. TT .. ..
    .. .. .. .. .. ..
    .. TT .. TT .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
WALL = """
    .. .. .. .. .. ..
    .. TT TT TT .. ..
    .. TT .. TT .. ..
    .. TT TT TT .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
MEETING = """
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. >> .. .. ..
    .. .. .. .. .. UU
    .. .. .. .. .. ..
"""


@clause("MZ-117")
@pytest.mark.parametrize(
    ("way", "ahead", "left", "right", "slip_left", "slip_right"),
    [
        ("n", "c2 n", "c3 w", "c3 e", "b2 n", "d2 n"),
        ("e", "d3 e", "c3 n", "c3 s", "d2 e", "d4 e"),
        ("s", "c4 s", "c3 e", "c3 w", "d4 s", "b4 s"),
        ("w", "b3 w", "c3 s", "c3 n", "b4 w", "b2 w"),
    ],
)
def test_mz_117_ahead_turning_and_slipping(
    way: str, ahead: str, left: str, right: str, slip_left: str, slip_right: str
):
    state = alone(CALM, f"c3 {way}")
    assert texts(state) == FIRST
    after = [boat(played(state.copy(), step), 1) for step in ("ahead", "left", "right", "slip left", "slip right")]
    assert after == [ahead, left, right, slip_left, slip_right]


@clause("MZ-117")
def test_mz_117_the_fourth_is_to_unload():
    assert texts(alone(CALM, "c1 s", load=[[2]])) == FIRST | {"drop 2"}


@clause("MZ-117")
def test_mz_117_what_is_told_of_the_actions():
    state = alone(CALM, "c3 n")
    assert told(state, "ahead") == ["1 rows c3 c2"]
    assert told(state, "left") == ["1 turns w"]
    assert told(state, "slip right") == ["1 rows c3 d2"]


@clause("MZ-12")
def test_mz_12_no_passing():
    state = alone(CALM, "c3 n")
    assert "stop" not in texts(state)
    assert refusal(state, "stop") == "MZ-12"


@clause("MZ-12")
def test_mz_12_taking_a_hare_is_not_enough():
    drawing = CALM.replace("..", "..2", 1)
    state = played(alone(drawing, "a1 s"), "take 2")
    assert texts(state) == {"ahead", "left", "right", "slip left", "drop 2"}
    assert refusal(state, "stop") == "MZ-12"


@clause("MZ-12")
@pytest.mark.parametrize("way", "nesw")
def test_mz_12_who_is_walled_in_still_turns(way: str):
    assert texts(alone(WALL, f"c3 {way}")) == {"left", "right"}
    assert texts(played(alone(WALL, f"c3 {way}"), "left")) == {"left", "right", "stop"}


@clause("MZ-118")
@pytest.mark.parametrize("first", ["ahead", "left", "right"])
def test_mz_118_a_second_action_may_follow(first: str):
    state = played(alone(CALM, "c3 n"), first)
    assert (state.phase, state.actor, texts(state)) == ("second", 0, SECOND)


@clause("MZ-118")
def test_mz_118_but_need_not():
    assert ends(played(alone(CALM, "c3 n"), "ahead", "stop")) == "c2 n"


@clause("MZ-118")
@pytest.mark.parametrize(
    ("steps", "end"),
    [
        (("ahead", "ahead"), "c2 n"),
        (("ahead", "left"), "c3 w"),
        (("left", "ahead"), "b4 w"),
        (("right", "ahead"), "d4 e"),
        (("right", "right"), "c4 s"),
    ],
)
def test_mz_118_there_is_no_third(steps: tuple[str, str], end: str):
    assert ends(played(alone(CALM, "c4 n"), *steps)) == end


@clause("MZ-118")
@pytest.mark.parametrize(("slip", "end"), [("slip left", "b2 n"), ("slip right", "d2 n")])
def test_mz_118_nothing_follows_a_slip(slip: str, end: str):
    assert ends(played(alone(CALM, "c3 n"), slip)) == end


@clause("MZ-118")
def test_mz_118_nothing_follows_unloading():
    assert ends(played(alone(CALM, "c1 s", load=[[2]]), "drop 2")) == "c1 s"


@clause("MZ-118")
@pytest.mark.parametrize("step", ["slip left", "slip right", "drop 2"])
def test_mz_118_slips_and_unloading_are_no_second_actions(step: str):
    state = played(alone(CALM, "a3 n", load=[[2]]), "right")
    assert texts(state) == SECOND
    assert refusal(state, step) == "MZ-118"


@clause("MZ-118")
@pytest.mark.parametrize("step", ["ahead", "left", "right", "slip left", "slip right"])
def test_mz_118_who_unloads_does_not_act_besides(step: str):
    state = played(alone(CALM, "c1 s", load=[[2, 3]]), "drop 2")
    assert texts(state) == {"drop 3", "done"}
    assert refusal(state, step) == "MZ-118"


@clause("MZ-13")
@pytest.mark.parametrize(
    ("steps", "end"),
    [
        (("left", "left"), "c3 s"),
        (("right", "right"), "c3 s"),
        (("left", "right"), "c3 n"),
        (("right", "left"), "c3 n"),
    ],
)
def test_mz_13_two_turns(steps: tuple[str, str], end: str):
    assert ends(played(alone(CALM, "c3 n"), *steps)) == end


@clause("MZ-81")
@pytest.mark.parametrize(("way", "left", "right"), [("n", "w", "e"), ("e", "n", "s"), ("s", "e", "w"), ("w", "s", "n")])
def test_mz_81_a_turn_is_a_quarter(way: str, left: str, right: str):
    state = alone(CALM, f"c3 {way}")
    assert boat(played(state.copy(), "left"), 1) == f"c3 {left}"
    assert boat(played(state.copy(), "right"), 1) == f"c3 {right}"


@clause("MZ-81")
@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [
        ("c3 w", ("slip left",), "b4 w"),
        ("b4 e", ("ahead", "stop"), "d4 e"),
        ("c5 n", ("ahead", "stop"), "d4 n"),
        ("b5 n", ("slip right",), "d4 n"),
        ("e3 w", ("left", "ahead"), "f5 s"),
        ("d4 s", ("slip left",), "f5 s"),
    ],
)
def test_mz_81_slips_currents_and_funnels_do_not_turn_the_bow(start: str, steps: tuple[str, ...], end: str):
    assert ends(played(alone(MEETING, start), *steps)) == end


@clause("MZ-14")
@pytest.mark.parametrize(
    ("start", "possible"),
    [
        ("c1 n", set()),
        ("c1 w", {"ahead", "slip left"}),
        ("c1 e", {"ahead", "slip right"}),
        ("a1 w", set()),
        ("a1 s", {"ahead", "slip left"}),
        ("f6 e", set()),
        ("f6 n", {"ahead", "slip left"}),
        ("f3 e", set()),
    ],
)
def test_mz_14_not_onto_the_shore(start: str, possible: set[str]):
    state = alone(CALM, start)
    assert texts(state) == possible | {"left", "right"}
    for step in {"ahead", "slip left", "slip right"} - possible:
        assert refusal(state, step) == "MZ-14"


@clause("MZ-14")
@pytest.mark.parametrize(
    ("start", "barred"), [("e3 e", {"ahead", "slip left", "slip right"}), ("e5 n", {"slip right"})]
)
def test_mz_14_with_two_seats_the_shore_is_one_card_nearer(start: str, barred: set[str]):
    state = position(SMALL_CALM, boats=[start, "a1 s"], players=2)
    assert texts(state) == FIRST - barred
    assert {refusal(state, step) for step in barred} == {"MZ-14"}


@clause("MZ-14")
@pytest.mark.parametrize(
    ("start", "barred"),
    [
        ("b3 n", {"ahead"}),
        ("c3 n", {"slip left", "slip right"}),
        ("c3 e", {"slip left", "slip right"}),
        ("c4 e", {"ahead"}),
        ("a3 e", {"slip left", "slip right"}),
        ("e5 w", {"slip right"}),
    ],
)
def test_mz_14_not_into_a_thicket(start: str, barred: set[str]):
    state = alone(THICKETS, start)
    assert texts(state) == FIRST - barred
    assert {refusal(state, step) for step in barred} == {"MZ-14"}


@clause("MZ-14")
@pytest.mark.parametrize(("start", "first"), [("b3 e", "left"), ("b1 w", "ahead"), ("e4 s", "right")])
def test_mz_14_nor_as_a_second_action(start: str, first: str):
    state = played(alone(THICKETS, start), first)
    assert texts(state) == SECOND - {"ahead"}
    assert refusal(state, "ahead") == "MZ-14"


@clause("MZ-15")
@pytest.mark.parametrize(
    ("start", "step", "end"),
    [("c3 n", "slip left", "b2 n"), ("c3 s", "slip right", "b4 s"), ("c3 e", "slip left", "d2 e")],
)
def test_mz_15_a_slip_passes_between_two_thickets(start: str, step: str, end: str):
    drawing = """
        .. .. .. .. .. ..
        .. .. TT .. .. ..
        .. TT .. TT .. ..
        .. .. TT .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """
    assert ends(played(alone(drawing, start), step)) == end


@clause("MZ-15")
def test_mz_15_so_does_a_side_current():
    drawing = """
        .. .. .. .. .. ..
        .. .. TT .. .. ..
        .. .. ne TT .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """
    state = played(alone(drawing, "b3 e"), "ahead")
    assert (state.phase, boat(state, 1)) == ("second", "d2 e")


@clause("MZ-16")
@pytest.mark.parametrize(
    ("start", "steps"),
    [
        ("d5 n", ("ahead", "stop")),
        ("c5 n", ("slip right",)),
        ("b4 e", ("ahead", "stop")),
    ],
)
def test_mz_16_boats_share_a_card(start: str, steps: tuple[str, ...]):
    state = played(position(MEETING, boats=[start, "d4 n", "d4 w", "d4 n"]), *steps)
    assert {boat(state, seat).split()[0] for seat in (1, 2, 3, 4)} == {"d4"}


@clause("MZ-16")
def test_mz_16_also_on_a_funnel():
    state = played(position(MEETING, boats=["e3 s", "f5 n", "f5 w", "f5 n"]), "ahead", "stop")
    assert [boat(state, seat) for seat in (1, 2)] == ["f5 s", "f5 n"]
