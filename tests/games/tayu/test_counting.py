"""Points: TY-9 … TY-11, TY-15, TY-114, TY-115, and the teams of TY-17, TY-116."""

import pytest

from tests.games.tayu.asking import CENTRE, NORTH, SOUTH, changed, laid, new, position, sides
from tests.marks import clause


@clause("TY-114")
def test_ty_114_the_product_of_two_sides():
    assert changed(new(), sides=[4, 6, 5, 3]).scores() == [20, 18]
    assert changed(new(), sides=[9, 1, 0, 1]).scores() == [0, 1]


@clause("TY-114")
def test_ty_114_each_outlet_at_the_edge_is_a_point():
    state = laid(new(), *NORTH)
    assert (sides(state), state.scores()) == ([2, 0, 0, 0], [0, 0])
    assert (sides(laid(state, *SOUTH)), state.scores()) == ([2, 0, 2, 0], [4, 0])


@clause("TY-115")
def test_ty_115_outlets_that_do_not_reach_the_edge_do_not_count():
    assert sides(laid(new(), CENTRE, "n0ew m9 e")) == [0, 0, 0, 0]
    assert sides(position("n0n1n2 b3 e")) == [0, 0, 0, 0]
    assert sides(position("n0n1n2 d17 w")) == [0, 0, 0, 0]


@clause("TY-9")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("n0s0w a1 e", [1, 0, 0, 1]),
        ("n0s0w r1 s", [1, 1, 0, 0]),
        ("n0s0w r18 w", [0, 1, 1, 0]),
        ("n0s0w a18 n", [0, 0, 1, 1]),
    ],
)
def test_ty_9_the_edges_of_a_corner_cell_count_for_two_sides(tile: str, points: list[int]):
    assert sides(position(tile)) == points


@clause("TY-10")
def test_ty_10_points_belong_to_the_side_whoever_laid_the_tile():
    state = laid(new(), *NORTH)
    assert state.view().turn == 0, "seat 2 laid the tile at the edge"
    assert sides(state) == [2, 0, 0, 0]
    swapped = laid(new(players=3, spoiler="fixed"), *NORTH)
    assert sides(swapped) == sides(state)


@clause("TY-11")
def test_ty_11_an_outlet_at_a_doubling_point_counts_twice():
    north = position("n0n1n2 a1 e", "n0n1s0 c1 e")
    assert sides(north)[0] == 3 + 1 + 2
    assert changed(new(), sides=[5 + 1, 0, 4, 0]).scores()[0] == 24
    assert changed(new(), sides=[5 + 1, 0, 4 + 1, 0]).scores()[0] == 30


@clause("TY-11")
@pytest.mark.parametrize(("column", "points"), [("c", 1), ("d", 2), ("e", 1), ("h", 2), ("k", 2), ("o", 2), ("p", 1)])
def test_ty_11_it_is_the_outlet_at_the_point_that_counts_twice(column: str, points: int):
    assert sides(position(f"n0s1s0 {column}1 e"))[0] == points


@clause("TY-15")
def test_ty_15_equal_scores_are_a_draw():
    assert changed(new(), sides=[2, 4, 2, 1]).ranking() == [1, 1]
    assert changed(new(players=4), sides=[2, 4, 2, 1]).ranking() == [1, 1, 1, 1]


@clause("TY-15")
@pytest.mark.parametrize(
    ("points", "places"),
    [
        ([2, 4, 2, 1], [1, 2]),
        ([1, 2, 4, 2], [2, 1]),
        ([2, 0, 0, 0], [1, 2]),
        ([0, 3, 5, 0], [1, 2]),
        ([2, 3, 3, 2], [1, 1]),
        ([9, 2, 1, 5], [2, 1]),
    ],
)
def test_ty_15_with_the_option_the_weaker_side_decides_then_the_sum(points: list[int], places: list[int]):
    assert changed(new(tie="weaker_side"), sides=points).ranking() == places
    assert changed(new(players=4, tie="weaker_side"), sides=points).ranking() == places + places


@clause("TY-15")
def test_ty_15_with_the_option_it_also_decides_between_two_builders():
    state = changed(new(players=3, spoiler="fixed", target=4, tie="weaker_side"), sides=[2, 4, 2, 1])
    assert state.ranking() == [1, 2, 2]


@clause("TY-116")
def test_ty_116_partners_have_one_score_and_one_place():
    state = changed(new(players=4), sides=[4, 6, 5, 3])
    assert state.scores() == [20, 18, 20, 18]
    assert state.ranking() == [1, 2, 1, 2]


@clause("TY-17")
def test_ty_17_the_seats_are_north_east_south_and_west():
    view = new(players=4).view()
    assert [seat.sides for seat in view.seats] == [("n", "s"), ("w", "e"), ("n", "s"), ("w", "e")]
