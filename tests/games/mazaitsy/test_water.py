"""Water, thickets and logs: MZ-121, MZ-122, MZ-123, MZ-23."""

import pytest

import igroteka
from tests.games.mazaitsy.asking import (
    FIRST,
    SECOND,
    alone,
    boat,
    chances,
    ends,
    hares,
    played,
    pool,
    refusal,
    story,
    texts,
    told,
)
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

FISH = """
    .. .. .. .. .. ..
    .. .. ff .. .. ..
    .. .. .. .. .. ..
    .. .. ff .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
LOGS = """
    .. .. .. .. .. ..
    .. LL LL .. .. ..
    .. .. .. .. .. ..
    .. >> LL .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
THICKETS = """
    .. ..  TT .. .. ..
    .. vv  ^^ se TT ..
    .. TT  .. TT .. ..
    .. ..1 OO .. .. ..
    .. ..  .. .. .. ..
    .. ..  .. .. .. ..
"""


@clause("MZ-121")
@pytest.mark.parametrize(("start", "end"), [("c3 n", "c2 n"), ("c3 s", "c4 s"), ("d4 n", "d3 n"), ("d4 w", "c4 w")])
def test_mz_121_water_does_nothing_with_a_fish_or_without(start: str, end: str):
    state = alone(FISH, start)
    assert told(state, "ahead") == [f"1 rows {start[:2]} {end[:2]}"]
    assert (played(state, "ahead").phase, boat(state, 1), texts(state)) == ("second", end, SECOND)
    assert told(state, "stop") == []
    assert ends(played(state, "stop")) == end


@clause("MZ-122")
def test_mz_122_no_boat_comes_into_a_thicket():
    assert texts(alone(THICKETS, "c3 n")) == FIRST
    assert texts(alone(THICKETS, "c3 e")) == FIRST - {"ahead"}
    assert texts(alone(THICKETS, "c4 n")) == FIRST - {"slip left", "slip right"}
    assert refusal(alone(THICKETS, "c3 w"), "ahead") == "MZ-14"


@clause("MZ-122")
@pytest.mark.parametrize(("start", "cell"), [("c3 n", "c2"), ("a2 e", "b2")])
def test_mz_122_not_even_by_a_current(start: str, cell: str):
    state = played(alone(THICKETS, start), "ahead")
    assert ends(state) == f"{cell} {start[3]}"


@clause("MZ-122")
def test_mz_122_a_hare_that_is_whirled_into_a_thicket_leaves_the_field():
    row = ["whirlpool", "water", "water", "water"]
    state = played(alone(THICKETS, "f1 s", row=row, pool=(2, 2)), "left", "stop", "lay c4")
    assert story(state, "clockwise") == ["whirls 1 b4 away"]
    assert (hares(state, "b3"), hares(state, "b4"), pool(state)) == ([], [], 3)


@clause("MZ-122")
@pytest.mark.parametrize("deck", ["a", "b"])
def test_mz_122_no_thicket_bears_the_hare(deck: str):
    dealt = chances(igroteka.game("mazaitsy").new(players=4, deck=deck))
    assert "deal thicket" in dealt
    assert "deal thicket+" not in dealt


@clause("MZ-122")
def test_mz_122_mazai_brings_no_hares_there():
    state = position(THICKETS, mazai_below=None, changes={"mazai": 1, "appeared": 1})
    played(state, "left", "stop")
    assert texts(state) == {"scatter water", "scatter whirlpool", "scatter straight", "scatter side"}


@clause("MZ-123")
@pytest.mark.parametrize(
    ("start", "step", "end"), [("c3 n", "ahead", "c2 n"), ("c3 s", "ahead", "c4 s"), ("d3 n", "slip left", "c2 n")]
)
def test_mz_123_a_log_ends_the_stage(start: str, step: str, end: str):
    assert ends(played(alone(LOGS, start), step)) == end


@clause("MZ-123")
def test_mz_123_it_is_told():
    assert told(alone(LOGS, "c3 n"), "ahead") == ["1 rows c3 c2", "1 stops at c2"]


@clause("MZ-123")
@pytest.mark.parametrize(("steps", "end"), [(("ahead", "ahead"), "c4 n"), (("left", "ahead"), "b6 w")])
def test_mz_123_with_the_second_action_nothing_is_lost(steps: tuple[str, str], end: str):
    assert ends(played(alone(LOGS, "c6 n"), *steps)) == end


@clause("MZ-123")
def test_mz_123_it_does_not_matter_whether_another_boat_is_on_it():
    state = position(LOGS, boats=["c3 n", "c2 s", "a1 s", "a1 s"])
    assert ends(played(state, "ahead")) == "c2 n"


@clause("MZ-23")
def test_mz_23_who_begins_on_a_log_has_two_actions():
    state = alone(LOGS, "c2 s")
    assert texts(state) == FIRST
    assert texts(played(state, "ahead")) == SECOND
    assert boat(state, 1) == "c3 s"


@clause("MZ-23")
def test_mz_23_turning_on_a_log_is_not_arriving():
    state = played(alone(LOGS, "c2 s"), "left")
    assert (state.phase, boat(state, 1), texts(state)) == ("second", "c2 e", SECOND)
    assert ends(played(state.copy(), "ahead")) == "d2 e"
    assert ends(played(state, "left")) == "c2 n"


@clause("MZ-23")
def test_mz_23_the_next_log_holds():
    assert ends(played(alone(LOGS, "c2 w"), "ahead")) == "b2 w"


@clause("MZ-23")
def test_mz_23_coming_back_to_the_log_is_arriving():
    state = alone(LOGS, "c4 w")
    assert told(state, "ahead") == ["1 rows c4 b4", "1 drifts b4 c4", "1 stops at c4"]
    assert ends(played(state, "ahead")) == "c4 w"
