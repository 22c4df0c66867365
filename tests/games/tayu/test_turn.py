"""Drawing and laying in turn: TY-13, TY-25 … TY-27, TY-106, TY-110, TY-117, TY-17."""

import pytest

import igroteka
from igroteka.games.tayu.tiles import KIND, RING, TYPE_NAMES
from tests.games.tayu.asking import (
    CENTRE,
    chances,
    laid,
    new,
    played,
    random_states,
    refusal,
    texts,
    with_left,
)
from tests.marks import clause

RINGS = {f"draw {name}" for number, name in enumerate(TYPE_NAMES) if KIND[number] == RING}
PLAINS = {f"draw {name}" for number, name in enumerate(TYPE_NAMES) if KIND[number] != RING}


@clause("TY-110")
def test_ty_110_draw_then_lay():
    state = new()
    assert (state.phase, state.actor) == ("draw", igroteka.CHANCE)
    played(state, "draw n0ew")
    assert (state.phase, state.actor) == ("place", 0)
    played(state, "place j9 e")
    assert (state.phase, state.actor, state.view().turn) == ("draw", igroteka.CHANCE, 1)


@clause("TY-110")
def test_ty_110_nothing_else_in_between():
    assert refusal(new(), "place j9 e") == "TY-110"
    assert refusal(played(new(), "draw n0ew"), "draw n0ew") == "TY-110"
    assert refusal(new(draw="choice"), "draw n0ew") == "TY-110"
    assert refusal(played(new(draw="choice"), "ring"), "plain") == "TY-110"


@clause("TY-13")
def test_ty_13_there_is_no_passing():
    assert refusal(played(new(), "draw n0ew"), "pass") == "TY-13"
    assert refusal(played(new(players=3, spoiler="fixed"), "draw n0ew"), "pass") == "TY-13"


@clause("TY-13")
def test_ty_13_the_only_place_is_still_asked_for():
    state = played(laid(new(), CENTRE), "draw n0n1n2")
    assert all(text.startswith("place ") for text in texts(state))


@clause("TY-106")
def test_ty_106_every_tile_in_the_bag_is_equally_likely():
    state = laid(new(), CENTRE, "n0ew m9 e")
    assert chances(state) == {f"draw {name}": 1 if name == "n0ew" else 3 for name in TYPE_NAMES}


@clause("TY-106")
def test_ty_106_what_is_used_up_cannot_be_drawn():
    state = laid(new(), CENTRE, "n0ew m9 e", "n0ew g9 e")
    assert "draw n0ew" not in chances(state)
    assert refusal(state, "draw n0ew") == "TY-106"


@clause("TY-27")
@pytest.mark.parametrize("watcher", [None, 0, 1])
def test_ty_27_the_drawn_tile_is_open_to_all(watcher: int | None):
    state = new()
    assert state.view(watcher).drawn is None
    assert played(state, "draw n1es0").view(watcher).drawn == "n1es0"


@clause("TY-26")
@pytest.mark.parametrize("watcher", [None, 0, 1])
def test_ty_26_tiles_left_are_shown_by_kind_only(watcher: int | None):
    state = with_left(laid(new(), CENTRE), "n0ew", "n0es2", "n0n1n2")
    other = with_left(laid(new(), CENTRE), "n2ew", "n1es1", "n0n1e")
    assert state.view(watcher).left == {"plain": 1, "ring": 2}
    assert state.view(watcher) == other.view(watcher)


@clause("TY-117")
@clause("TY-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ty_117_turns_go_clockwise(players: int):
    seats = [state.actor for state in random_states(seed=3, players=players, spoiler="fixed") if state.phase == "place"]
    assert seats == [number % players for number in range(len(seats))]
    assert len(seats) > 2 * players


@clause("TY-25")
def test_ty_25_any_tile_may_be_drawn_without_the_option():
    assert set(chances(new())) == RINGS | PLAINS
    assert refusal(new(), "ring") == "TY-25"
    assert refusal(played(new(), "draw n0ew"), "plain") == "TY-25"


@clause("TY-25")
@pytest.mark.parametrize(("kind", "tiles"), [("ring", RINGS), ("plain", PLAINS)])
def test_ty_25_with_the_option_the_kind_is_chosen_first(kind: str, tiles: set[str]):
    state = new(draw="choice")
    assert (state.phase, state.actor, texts(state)) == ("choose", 0, {"ring", "plain"})
    assert chances(played(state, kind)) == dict.fromkeys(tiles, 3)
    assert state.view().kind == kind
    assert {refusal(state, text) for text in (RINGS | PLAINS) - tiles} == {"TY-25"}


@clause("TY-25")
def test_ty_25_every_turn_anew():
    state = played(new(draw="choice"), "ring", "draw n0ew", "place j9 e")
    assert (state.phase, state.actor, state.view().kind) == ("choose", 1, None)


@clause("TY-25")
@pytest.mark.parametrize(("left", "gone"), [("n0ew", "plain"), ("n0n1e", "ring")])
def test_ty_25_nothing_is_asked_when_one_kind_is_used_up(left: str, gone: str):
    before = played(new(draw="choice"), "ring", "draw n0ew")
    state = played(with_left(before, left, left), "place j9 e")
    assert (state.phase, chances(state)) == ("draw", {f"draw {left}": 2})
    assert refusal(state, gone) == "TY-25"


@clause("TY-25")
@clause("TY-12")
def test_ty_25_a_tile_of_the_chosen_kind_that_cannot_be_laid_ends_the_game():
    closed = played(
        new(draw="choice"), *("plain", "draw n0n1n2", "place j8 s"), *("plain", "draw n0n1n2", "place k10 n")
    )
    state = played(closed, "ring", "draw n0ew")
    assert state.phase == "over"


def test_draws_are_weighed_by_the_copies_that_are_left():
    state = laid(new(), CENTRE)
    for left in (["n0ew"], ["n0ew"] * 3, ["n0ew"] * 2 + ["n0n1n2"] * 3):
        assert chances(with_left(state, *left)) == {f"draw {name}": left.count(name) for name in left}
