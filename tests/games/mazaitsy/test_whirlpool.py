"""The whirlpool: MZ-130, MZ-41 to MZ-44."""

from typing import Any

import pytest

from igroteka.core.state import State
from tests.games.mazaitsy.asking import boat, hares, load, played, pool, refusal, story, texts
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

MIDDLE = """
    ..  ..  ..  ..  ..  ..
    ..  ..1 ff2 ..  ..  ..
    ..  ..  ..  LL34 .. ..
    ..  ..  ..  ..  ..  ..
    ..  ..4 ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
"""

EDGE = """
    ..  ..  ..  ..  ..  ..
    ..1 ..2 ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
    ..3 ..4 ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
"""

CORNERS = """
    ..  ..1 ..  ..1 ..
    ..3 ..2 ..  ..2 ..3
    ..  ..  ..  ..  ..
    ..3 ..2 ..  ..2 ..3
    ..  ..1 ..  ..1 ..
"""

THICKETS = """
    ..  ..  ..  ..  ..  ..
    ..  TT  ..2 TT  ..  ..
    ..  ..1 ..  ..3 ..  ..
    ..  ..  TT  ..  ..  ..
    ..  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
"""


def whirlpool(drawing: str, cell: str, **changes: Any) -> State:
    """A whirlpool has just been laid."""
    players = changes.get("players", 4)
    state = position(drawing, phase="lay", hand="whirlpool", row=("water",) * (players - 1), **changes)
    return played(state, f"lay {cell}")


def lying(state: State) -> dict[str, list[int]]:
    """All hares on the field."""
    return {one.cell: list(one.hares) for one in state.view().field if one.hares}


@clause("MZ-130")
def test_mz_130_the_hares_around_it_move_on_by_one_card():
    state = whirlpool(MIDDLE, "c3")
    assert state.phase == "spin"
    assert state.actor == 0
    assert texts(state) == {"clockwise", "counter"}
    clockwise, counter = state.copy(), state.copy()
    assert sorted(story(clockwise, "clockwise")) == ["whirls 1 b2 c2", "whirls 1 c2 d2", "whirls 2 d3 d4"]
    assert lying(clockwise) == {"c2": [1], "d2": [2], "d4": [3, 4], "b5": [4]}
    assert sorted(story(counter, "counter")) == ["whirls 1 b2 b3", "whirls 1 c2 b2", "whirls 2 d3 d2"]
    assert lying(counter) == {"b3": [1], "b2": [2], "d2": [3, 4], "b5": [4]}
    assert clockwise.phase == counter.phase == "top"
    assert pool(clockwise) == pool(counter) == pool(state)


@clause("MZ-130")
def test_mz_130_it_acts_at_that_moment_only():
    state = played(whirlpool(MIDDLE, "c3"), "clockwise", "top water")
    lay = lying(state)
    played(state, "left", "stop", "lay f6")
    assert state.phase == "top"
    assert lying(state) == lay


@clause("MZ-130")
def test_mz_130_not_when_it_is_replaced():
    state = position(MIDDLE.replace("ff2", "OO"), phase="lay", hand="log", row=("water",) * 3)
    assert story(state, "lay c2") == ["1 lays log c2"]
    assert state.phase == "top"


@clause("MZ-41")
def test_mz_41_all_eight_places_at_the_same_time():
    full = """
        ..  ..  ..  ..  ..
        ..  ..1 ..2 ..3 ..
        ..  ..4 ..  ..4 ..
        ..  ..3 ..2 ..1 ..
        ..  ..  ..  ..  ..
    """
    state = whirlpool(full, "c3", players=2, boats=("a1 e", "a1 w"))
    clockwise, counter = played(state.copy(), "clockwise"), played(state.copy(), "counter")
    ring = ["b2", "c2", "d2", "d3", "d4", "c4", "b4", "b3"]
    assert [hares(state, cell) for cell in ring] == [[1], [2], [3], [4], [1], [2], [3], [4]]
    assert [hares(clockwise, cell) for cell in ring] == [[4], [1], [2], [3], [4], [1], [2], [3]]
    assert [hares(counter, cell) for cell in ring] == [[2], [3], [4], [1], [2], [3], [4], [1]]


@clause("MZ-41")
def test_mz_41_tokens_of_one_card_move_together():
    state = played(whirlpool(MIDDLE, "c3"), "counter")
    assert hares(state, "d2") == [3, 4]
    assert hares(state, "d3") == []


@clause("MZ-41")
@clause("MZ-42")
def test_mz_42_at_the_edge_what_comes_onto_the_shore_returns_to_the_pool():
    state = whirlpool(EDGE, "a3")
    before = pool(state)
    clockwise, counter = state.copy(), state.copy()
    assert sorted(story(clockwise, "clockwise")) == [
        "whirls 1 a2 b2",
        "whirls 1 a4 away",
        "whirls 1 b2 b3",
        "whirls 1 b4 a4",
    ]
    assert lying(clockwise) == {"b2": [1], "b3": [2], "a4": [4]}
    assert sorted(story(counter, "counter")) == [
        "whirls 1 a2 away",
        "whirls 1 a4 b4",
        "whirls 1 b2 a2",
        "whirls 1 b4 b3",
    ]
    assert lying(counter) == {"a2": [2], "b4": [3], "b3": [4]}
    assert pool(clockwise) == pool(counter) == before + 1


@clause("MZ-42")
@pytest.mark.parametrize(
    ("cell", "direction", "ring", "expected"),
    [
        ("a1", "clockwise", "b1 b2 a2", [[], [1], [2]]),
        ("a1", "counter", "b1 b2 a2", [[2], [3], []]),
        ("e1", "clockwise", "d1 d2 e2", [[2], [3], []]),
        ("e1", "counter", "d1 d2 e2", [[], [1], [2]]),
        ("a5", "clockwise", "b5 b4 a4", [[2], [3], []]),
        ("a5", "counter", "b5 b4 a4", [[], [1], [2]]),
        ("e5", "clockwise", "d5 d4 e4", [[], [1], [2]]),
        ("e5", "counter", "d5 d4 e4", [[2], [3], []]),
    ],
)
def test_mz_42_in_a_corner_three_cards_are_the_ring(cell: str, direction: str, ring: str, expected: list[list[int]]):
    state = whirlpool(CORNERS, cell, players=2)
    before, others = pool(state), {one: lie for one, lie in lying(state).items() if one not in ring.split()}
    played(state, direction)
    assert [hares(state, one) for one in ring.split()] == expected
    assert {one: lie for one, lie in lying(state).items() if one not in ring.split()} == others
    assert pool(state) == before + 1


@clause("MZ-42")
def test_mz_42_what_comes_into_a_thicket_returns_to_the_pool():
    state = whirlpool(THICKETS, "c3")
    clockwise, counter = state.copy(), state.copy()
    assert sorted(story(clockwise, "clockwise")) == ["whirls 1 b3 away", "whirls 1 c2 away", "whirls 1 d3 d4"]
    assert lying(clockwise) == {"d4": [3]}
    assert pool(clockwise) == pool(state) + 2
    assert sorted(story(counter, "counter")) == ["whirls 1 b3 b4", "whirls 1 c2 away", "whirls 1 d3 away"]
    assert lying(counter) == {"b4": [1]}


@clause("MZ-42")
def test_mz_42_tokens_that_returned_may_be_drawn_again_at_once():
    state = whirlpool(EDGE, "a3", pool=(), top="fish+")
    assert state.phase == "spin"
    played(state, "counter")
    assert state.phase == "hare"
    assert texts(played(state, "hare 1", "top water")) >= {"left", "right"}


@clause("MZ-43")
def test_mz_43_on_a_boats_card_the_token_lies_and_the_boat_stays():
    state = whirlpool(MIDDLE, "c3", boats=("a1 s", "d2 n", "b2 e", "d4 w"), load=((), (4, 4), (), ()))
    played(state, "clockwise", "top water")
    assert hares(state, "d2") == [2]
    assert load(state, 2) == [4, 4]
    assert [boat(state, seat) for seat in (1, 2, 3, 4)] == ["a1 s", "d2 n", "b2 e", "d4 w"]
    assert hares(state, "b2") == [], "from a boat's card they move as from any other"
    assert (state.phase, state.actor) == ("move", 1), "nobody takes a hare out of turn"
    assert "take 2" in texts(state)


@clause("MZ-44")
def test_mz_44_without_a_token_around_it_nobody_is_asked():
    state = whirlpool(MIDDLE, "e5", load=((1, 1), (2,), (), ()))
    assert state.phase == "top"
    assert lying(state) == {"b2": [1], "c2": [2], "d3": [3, 4], "b5": [4]}


@clause("MZ-44")
def test_mz_44_hares_in_boats_around_it_do_not_move():
    state = whirlpool("", "b2", boats=("a1 s", "b1 s", "c1 s", "c2 s"), load=((1, 1), (2,), (3,), (4,)))
    assert state.phase == "top"
    assert [load(state, seat) for seat in (1, 2, 3, 4)] == [[1, 1], [2], [3], [4]]


@clause("MZ-44")
def test_mz_44_who_laid_it_is_asked_even_if_every_token_is_lost_either_way():
    lost = "..  TT  ..  ..  ..\n..1 TT ..  ..  ..\n" + "..  ..  ..  ..  ..\n" * 3
    state = whirlpool(lost, "a1", players=2, seat=2)
    assert (state.phase, state.actor) == ("spin", 1)
    assert texts(state) == {"clockwise", "counter"}
    assert refusal(state, "on") == "MZ-108"
    assert story(state.copy(), "clockwise") == story(state.copy(), "counter") == ["whirls 1 a2 away"]
