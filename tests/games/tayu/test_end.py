"""The end: TY-12, TY-108, TY-109."""

import pytest

from tests.games.tayu.asking import (
    CENTRE,
    chances,
    changed,
    is_over,
    laid,
    new,
    played,
    random_states,
    refusal,
    with_left,
)
from tests.marks import clause

CLOSED = ("n0n1n2 j8 s", "n0n1n2 k10 n")


@clause("TY-12")
def test_ty_12_a_tile_that_can_be_laid_nowhere_ends_the_game_at_once():
    state = laid(new(), *CLOSED)
    assert not is_over(state)
    assert is_over(played(state, "draw n0ew"))
    assert state.view().drawn == "n0ew"
    assert {refusal(state, text) for text in ("draw n0ew", "place a1 e", "pass", "ring", "bid 1")} == {"TY-12"}


@clause("TY-12")
def test_ty_12_though_another_tile_would_fit():
    *_, before, end = random_states(seed=1)
    assert is_over(end)
    fates = {text: is_over(played(before.copy(), text)) for text in chances(before)}
    assert set(fates.values()) == {True, False}


@clause("TY-12")
def test_ty_12_with_the_option_it_is_set_aside_and_another_is_drawn():
    state = laid(new(unplaceable="redraw"), *CLOSED)
    played(state, "draw n0ew")
    assert (state.phase, state.view().turn, state.view().drawn, state.view().aside) == ("draw", 0, None, 1)
    assert chances(state)["draw n0ew"] == 2


@clause("TY-12")
@clause("TY-108")
def test_ty_12_with_the_option_the_game_ends_when_the_bag_is_empty():
    state = with_left(laid(new(unplaceable="redraw"), *CLOSED), "n0ew", "n0n1n2")
    played(state, "draw n0ew")
    assert not is_over(state)
    assert is_over(played(state, "draw n0n1n2"))
    assert refusal(state, "draw n0ew") == "TY-108"


@clause("TY-12")
def test_ty_12_with_both_options_the_next_is_of_the_same_kind_while_that_lasts():
    closed = played(
        new(draw="choice", unplaceable="redraw"),
        *("plain", "draw n0n1n2", "place j8 s"),
        *("plain", "draw n0n1n2", "place k10 n"),
    )
    state = played(with_left(closed, "n0ew", "n1ew", "n0n1e"), "ring", "draw n0ew")
    assert (state.phase, chances(state)) == ("draw", {"draw n1ew": 1})
    assert chances(played(state, "draw n1ew")) == {"draw n0n1e": 1}
    assert is_over(played(state, "draw n0n1e"))


@clause("TY-108")
def test_ty_108_the_game_is_over_when_the_bag_is_empty():
    state = played(with_left(new(), "n0ew"), "draw n0ew")
    assert not is_over(state)
    assert is_over(played(state, "place j9 e"))
    assert {refusal(state, text) for text in ("draw n0ew", "place m9 e", "pass")} == {"TY-108"}


@clause("TY-109")
@pytest.mark.parametrize(
    ("sides", "places"),
    [([2, 1, 3, 5], [1, 2]), ([2, 2, 3, 5], [2, 1]), ([9, 1, 0, 1], [2, 1]), ([0, 0, 0, 0], [1, 1])],
)
def test_ty_109_the_most_points_win(sides: list[int], places: list[int]):
    assert changed(laid(new(), CENTRE), sides=sides).ranking() == places
