"""When a funnel pulls, and whom: MZ-127, MZ-25, MZ-33, MZ-35."""

import pytest

from tests.games.mazaitsy.asking import SECOND, alone, boat, ends, played, story, texts, told
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

ONE = """
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. UU .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
RAPIDS = """
    .. .. .. .. .. ^^
    .. LL .. .. UU ..
    .. .. UU .. .. ..
    .. .. .. << .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
AROUND = ["b2", "c2", "d2", "d3", "d4", "c4", "b4", "b3"]


@clause("MZ-127")
@pytest.mark.parametrize("cell", AROUND)
def test_mz_127_a_boat_that_ends_beside_a_funnel_is_pulled(cell: str):
    state = played(alone(ONE, f"{cell} n"), "left")
    assert told(state, "stop") == [f"1 is pulled {cell} c3"]
    assert ends(played(state, "stop")) == "c3 w"


@clause("MZ-127")
@pytest.mark.parametrize("cell", ["a1", "c1", "e1", "e3", "e5", "c5", "a5", "a3", "a2", "e2", "b5", "d1"])
def test_mz_127_farther_away_it_is_not(cell: str):
    assert ends(played(alone(ONE, f"{cell} n"), "left", "stop")) == f"{cell} w"


@clause("MZ-127")
@pytest.mark.parametrize("cell", ["a2", "a3", "a4", "a1"])
def test_mz_127_nor_round_the_edge_of_the_field(cell: str):
    drawing = """
        .. .. .. .. .. ..
        .. .. .. .. .. UU
        .. .. .. .. .. UU
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """
    assert ends(played(alone(drawing, f"{cell} n"), "left", "stop")) == f"{cell} w"


@clause("MZ-127")
def test_mz_127_only_when_the_stage_ends():
    state = played(alone(ONE, "c5 n"), "ahead")
    assert (state.phase, boat(state, 1), texts(state)) == ("second", "c4 n", SECOND)


@clause("MZ-127")
@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [
        ("b1 s", ("slip left",), "c3 s"),
        ("e3 w", ("ahead", "stop"), "c3 w"),
        ("e4 w", ("ahead", "right"), "c3 n"),
        ("c6 n", ("ahead", "ahead"), "c3 n"),
        ("e5 w", ("ahead", "right"), "d5 n"),
    ],
)
def test_mz_127_by_whichever_actions(start: str, steps: tuple[str, ...], end: str):
    assert ends(played(alone(ONE, start), *steps)) == end


@clause("MZ-127")
def test_mz_127_with_two_seats_as_well():
    drawing = """
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. UU ..
        .. .. .. .. ..
        .. .. .. .. ..
    """
    state = played(position(drawing, boats=["c3 n", "c3 s"], players=2), "ahead", "stop")
    assert (boat(state, 1), boat(state, 2)) == ("d3 n", "c3 s")


@clause("MZ-25")
def test_mz_25_after_a_log():
    state = alone(RAPIDS, "a2 e")
    assert told(state, "ahead") == ["1 rows a2 b2", "1 stops at b2", "1 is pulled b2 c3"]
    assert ends(played(state, "ahead")) == "c3 e"


@clause("MZ-25")
def test_mz_25_after_a_blocked_current():
    state = alone(RAPIDS, "f2 n")
    assert told(state, "ahead") == ["1 rows f2 f1", "1 is blocked at f1", "1 is pulled f1 e2"]
    assert ends(played(state, "ahead")) == "e2 n"
    assert ends(played(alone(RAPIDS, "f1 w"), "left")) == "e2 s"


@clause("MZ-25")
@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [("e4 n", ("left", "ahead"), "b3 w"), ("d6 n", ("ahead", "ahead"), "b3 n"), ("e5 n", ("slip left",), "b3 n")],
)
def test_mz_25_after_a_drift_following_the_last_action(start: str, steps: tuple[str, ...], end: str):
    drawing = """
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. UU .. .. .. ..
        .. .. .. << .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """
    state = alone(drawing, start)
    assert story(state, *steps)[-2:] == ["1 drifts d4 c4", "1 is pulled c4 b3"]
    assert ends(state) == end


@clause("MZ-25")
def test_mz_25_after_a_drift_onto_a_log():
    drawing = """
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. UU .. .. .. ..
        .. .. LL << .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """
    assert told(alone(drawing, "e4 w"), "ahead") == [
        "1 rows e4 d4",
        "1 drifts d4 c4",
        "1 stops at c4",
        "1 is pulled c4 b3",
    ]


@clause("MZ-25")
def test_mz_25_after_arriving_on_a_current_that_has_acted():
    drawing = """
        .. .. .. .. .. ..
        .. .. .. UU .. ..
        .. .. << .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """
    state = alone(drawing, "b3 e")
    assert story(state, "ahead", "ahead") == ["1 rows b3 c3", "1 drifts c3 b3", "1 rows b3 c3", "1 is pulled c3 d2"]
    assert ends(state) == "d2 e"


@clause("MZ-25")
def test_mz_25_a_drift_with_an_action_left_is_not_yet_the_end():
    state = played(alone(RAPIDS, "e4 w"), "ahead")
    assert (state.phase, boat(state, 1), texts(state)) == ("second", "c4 w", SECOND)


@clause("MZ-33")
@pytest.mark.parametrize(("steps", "way"), [(("left", "stop"), "w"), (("left", "right"), "n"), (("left", "left"), "s")])
def test_mz_33_who_only_turned_is_pulled_too(steps: tuple[str, str], way: str):
    assert ends(played(alone(ONE, "d4 n"), *steps)) == f"c3 {way}"


@clause("MZ-35")
def test_mz_35_only_the_boat_whose_stage_ends_is_pulled():
    state = position(ONE, boats=["f5 n", "c4 n", "d4 s", "b3 w"])
    assert story(state, "ahead", "stop", "lay a1", "top water") == ["1 rows f5 f4", "1 lays water a1"]
    assert [boat(state, seat) for seat in (1, 2, 3, 4)] == ["f4 n", "c4 n", "d4 s", "b3 w"]
    played(state, "left", "stop")
    assert [boat(state, seat) for seat in (1, 2, 3, 4)] == ["f4 n", "c3 w", "d4 s", "b3 w"]


@clause("MZ-35")
def test_mz_35_a_funnel_laid_beside_boats_does_nothing_at_once():
    boats = ["c4 n", "d4 s", "d3 w", "b2 e"]
    state = position(boats=boats, row=["funnel", "water", "water", "water"])
    assert story(state, "left", "right", "lay c3", "top water") == ["1 turns w", "1 turns n", "1 lays funnel c3"]
    assert [boat(state, seat) for seat in (1, 2, 3, 4)] == boats
    assert told(played(state, "left"), "stop") == ["2 is pulled d4 c3"]
