"""What is told of a step: the events of docs/notation.md, clause by clause."""

from tests.games.tayu.asking import CENTRE, NORTH, laid, new, played, told
from tests.marks import clause


@clause("TY-110")
def test_ty_110_a_tile_laid_is_told_with_its_place():
    assert told(played(new(), "draw n0ew"), "place j9 e") == ["1 lays n0ew j9 e"]
    assert told(played(laid(new(), CENTRE), "draw n0ew"), "place m9 e") == ["2 lays n0ew m9 e"]


@clause("TY-11")
def test_ty_11_points_are_told_outlet_by_outlet():
    state = played(laid(new(), *NORTH[:3]), "draw n0n1s0")
    assert told(state, "place j1 e") == ["2 lays n0n1s0 j1 e", "n scores 1", "n scores 2"]


@clause("TY-12")
def test_ty_12_a_tile_that_cannot_be_laid_is_told():
    closed = ("n0n1n2 j8 s", "n0n1n2 k10 n")
    assert told(laid(new(), *closed), "draw n0ew") == ["stuck n0ew"]
    assert told(laid(new(unplaceable="redraw"), *closed), "draw n0ew") == ["aside n0ew"]
    assert told(laid(new(), CENTRE), "draw n0ew") == []


@clause("TY-19")
def test_ty_19_the_end_of_the_auction_is_told():
    state = played(new(players=3, spoiler="auction"), "bid 28", "bid 25", "pass")
    assert told(state, "pass") == ["2 spoils at 25"]
    assert told(state, "bid 1") == ["1 spoils at 1"]
    assert told(state, "bid 20") == []
