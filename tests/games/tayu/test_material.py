"""The tiles and the board: TY-1, TY-2, TY-101 … TY-105, TY-107, TY-16."""

import pytest

import igroteka
from igroteka.core.errors import NotationError
from igroteka.games.tayu.board import EDITIONS
from igroteka.games.tayu.tiles import EDGES, KIND, RING, TYPE_NAMES, TYPES, half_turned, sides
from igroteka.games.tayu.view import Outlet
from tests.games.tayu.asking import (
    CENTRE,
    NORTH,
    SOUTH,
    chances,
    laid,
    new,
    places,
    played,
    position,
    refusal,
)
from tests.games.tayu.asking import sides as points
from tests.marks import clause


@clause("TY-102")
def test_ty_102_three_outlets_among_eight_edges():
    for outlets in TYPES:
        assert len(set(outlets)) == 3
        assert set(outlets) <= set(range(8))
        assert sides(outlets) in (1, 2, 3)


@clause("TY-102")
def test_ty_102_a_tile_covers_three_cells_in_a_row():
    (tile,) = laid(new(), "n0n1e j9 s").view().tiles
    assert tile.cells == ("j9", "j10", "j11")
    assert tile.outlets == (Outlet("j9", "e"), Outlet("j10", "e"), Outlet("j11", "s"))


@clause("TY-103")
def test_ty_103_every_choice_of_three_edges_is_one_tile_or_its_half_turn():
    every = {tuple(outlets) for outlets in TYPES} | {half_turned(outlets) for outlets in TYPES}
    assert len(TYPES) == 28
    assert len(every) == 56


@clause("TY-103")
def test_ty_103_one_fifteen_and_twelve_by_sides():
    counted = [sides(outlets) for outlets in TYPES]
    assert [counted.count(number) for number in (1, 2, 3)] == [1, 15, 12]


@clause("TY-103")
def test_ty_103_the_names_are_the_outlets_read_clockwise():
    one_side = "n0n1n2"
    two_sides = "n0n1e n0n1s2 n0n1s1 n0n1s0 n0n1w n0n2e n0n2s2 n0n2s1 n0n2s0 n0n2w n0s1s0 n1n2e n1n2s1 n1n2s0 n1n2w"
    three_sides = "n0es2 n0es1 n0es0 n0ew n0s1w n0s0w n1es1 n1es0 n1ew n1s0w n2es0 n2ew"
    assert (one_side, *two_sides.split(), *three_sides.split()) == TYPE_NAMES


@clause("TY-103")
def test_ty_103_mirror_images_are_different_tiles():
    mirrored = {"n0": "n2", "n2": "n0", "s0": "s2", "s2": "s0", "e": "w", "w": "e"}
    names = [tuple(EDGES[edge] for edge in outlets) for outlets in TYPES]
    images = [tuple(sorted(EDGES.index(mirrored.get(edge, edge)) for edge in name)) for name in names]
    alike = [image in (outlets, half_turned(outlets)) for image, outlets in zip(images, TYPES, strict=True)]
    assert sum(alike) == 6


@clause("TY-103")
@pytest.mark.parametrize(("edition", "copies"), [("goliath", 3), ("kosmos", 4)])
def test_ty_103_each_tile_exists_so_often(edition: str, copies: int):
    assert chances(new(edition=edition)) == {f"draw {name}": copies for name in TYPE_NAMES}


@clause("TY-104")
def test_ty_104_the_box_holds_84_tiles_on_a_board_of_two_halves():
    assert sum(chances(new()).values()) == 84
    assert new().view().board.size == 2 * 9


@clause("TY-105")
@pytest.mark.parametrize(("edition", "left"), [("goliath", (48, 36)), ("kosmos", (64, 48))])
def test_ty_105_plain_and_ring(edition: str, left: tuple[int, int]):
    assert new(edition=edition).view().left == {"plain": left[0], "ring": left[1]}


@clause("TY-105")
def test_ty_105_a_ring_means_outlets_on_three_sides():
    for number, outlets in enumerate(TYPES):
        assert (KIND[number] == RING) == (sides(outlets) == 3)


@clause("TY-1")
@pytest.mark.parametrize(
    ("edition", "size", "inside", "outside"),
    [("goliath", 18, "r18 n", "s18 n"), ("kosmos", 19, "s19 n", "s1 e")],
)
def test_ty_1_the_board(edition: str, size: int, inside: str, outside: str):
    state = played(new(edition=edition), "draw n0ew")
    assert state.view().board.size == size
    assert refusal(state, f"place {inside}") == "TY-3"
    assert refusal(state, f"place {outside}") == "TY-111"


@clause("TY-1")
@pytest.mark.parametrize(
    ("edition", "centre", "number"), [("goliath", {"i9", "j9", "i10", "j10"}, 32), ("kosmos", {"j10"}, 12)]
)
def test_ty_1_the_centre(edition: str, centre: set[str], number: int):
    state = played(new(edition=edition), "draw n0ew")
    assert set(state.view().board.centre) == centre
    assert len(places(state)) == number


@clause("TY-1")
@pytest.mark.parametrize("cell", ["t1 e", "a20 e", "a0 e", "j9", "j9 x", "9j e"])
def test_ty_1_what_is_on_no_board_is_no_place(cell: str):
    with pytest.raises(NotationError):
        new().parse(f"place {cell}")


@clause("TY-2")
@pytest.mark.parametrize(
    ("edition", "columns", "rows"),
    [("goliath", "dhko", (4, 8, 11, 15)), ("kosmos", "djp", (4, 10, 16))],
)
def test_ty_2_the_doubling_points(edition: str, columns: str, rows: tuple[int, ...]):
    """A tile with its long side along the edge, its three outlets over it."""
    size = {one.name: one.size for one in EDITIONS}[edition]
    for along in range(size - 2):
        row = along + 1
        north = position(f"n0n1n2 {'abcdefghijklmnopqrs'[along]}1 e", edition=edition)
        assert points(north)[0] == 3 + sum(column in columns for column in "abcdefghijklmnopqrs"[along : along + 3])
        west = position(f"n0n1n2 a{row + 2} n", edition=edition)
        assert points(west)[3] == 3 + sum(one in rows for one in range(row, row + 3))


@clause("TY-101")
def test_ty_101_a_channel_from_side_to_side_scores():
    state = laid(new(), *NORTH, *SOUTH)
    assert state.scores() == [4, 0]
    assert state.ranking() == [1, 2]


@clause("TY-107")
def test_ty_107_seat_1_builds_north_south_and_seat_2_west_east():
    assert [seat.sides for seat in new().view().seats] == [("n", "s"), ("w", "e")]


@clause("TY-16")
@pytest.mark.parametrize("players", [2, 4])
def test_ty_16_seat_1_begins(players: int):
    state = new(players=players)
    assert (state.actor, state.view().turn) == (igroteka.CHANCE, 0)
    assert played(state, "draw n0ew").actor == 0


@clause("TY-16")
def test_ty_16_the_others_follow():
    assert laid(new(), CENTRE).view().turn == 1
