"""Where a tile may lie: TY-3 … TY-8, TY-14, TY-111 … TY-113."""

import pytest

from igroteka.core.state import State
from tests.games.tayu.asking import (
    CENTRE,
    NORTH,
    is_over,
    laid,
    new,
    places,
    played,
    position,
    random_states,
    refusal,
    sides,
)
from tests.games.tayu.invariants import beyond
from tests.marks import clause

FACING_EAST = "n0n1n2 j8 s"  # all outlets of the first tile look east, at k8, k9 and k10


def drawn(name: str, *tiles: str, **options: object) -> State:
    """These tiles laid, and one in the hand."""
    return played(laid(new(**options), *tiles), f"draw {name}")


@clause("TY-111")
@pytest.mark.parametrize("place", ["a1 w", "a1 n", "r18 e", "r18 s", "q9 e", "j17 s", "b9 w", "j2 n", "s9 w", "a19 e"])
def test_ty_111_no_part_hangs_over_the_edge(place: str):
    assert refusal(drawn("n0ew"), f"place {place}") == "TY-111"


@clause("TY-111")
@pytest.mark.parametrize(
    ("way", "ways"), [("e", ["n", "e", "w"]), ("s", ["e", "s", "n"]), ("w", ["s", "w", "e"]), ("n", ["w", "n", "s"])]
)
def test_ty_111_the_picture_is_turned_clockwise(way: str, ways: list[str]):
    (tile,) = laid(new(), f"n0ew j9 {way}").view().tiles
    assert [outlet.way for outlet in tile.outlets] == ways


@clause("TY-111")
def test_ty_111_it_is_never_flipped():
    """On the same three cells a tile looks one of two ways, and its mirror image is neither."""
    looks = []
    for place in ("j9 e", "l9 w"):
        (tile,) = laid(new(), f"n0n1e {place}").view().tiles
        looks.append({(outlet.cell, outlet.way) for outlet in tile.outlets})
    assert looks == [{("j9", "n"), ("k9", "n"), ("l9", "e")}, {("l9", "s"), ("k9", "s"), ("j9", "w")}]


@clause("TY-112")
@pytest.mark.parametrize("place", ["j9 e", "l9 w", "k8 s", "h9 e", "l11 n"])
def test_ty_112_only_free_cells(place: str):
    assert refusal(drawn("n0ew", CENTRE), f"place {place}") == "TY-112"


@clause("TY-112")
def test_ty_112_the_sentence_names_the_cell():
    reason = drawn("n0ew", CENTRE).why_not("place k8 s")
    assert reason is not None
    assert "k9" in reason.sentence("en")
    assert "k9" in reason.sentence("ru")


@clause("TY-3")
@pytest.mark.parametrize("place", ["j9 e", "h9 e", "g9 e", "l10 w", "i7 s", "i12 n", "j10 s", "j10 n"])
def test_ty_3_the_first_tile_covers_a_part_of_the_centre(place: str):
    assert place in places(drawn("n1s0w"))


@clause("TY-3")
@pytest.mark.parametrize("place", ["f9 e", "k9 e", "a1 e", "i6 s", "j8 e", "i11 s", "i11 e"])
def test_ty_3_not_beside_it(place: str):
    assert refusal(drawn("n1s0w"), f"place {place}") == "TY-3"


@clause("TY-4")
def test_ty_4_an_outlet_meets_an_outlet():
    assert places(drawn("n0n1n2", CENTRE)) == {
        "j8 w",
        *("m9 n", "m10 n", "m11 n"),
        *("i9 s", "i8 s", "i7 s"),
    }


@clause("TY-4")
@pytest.mark.parametrize("place", ["a1 e", "j12 e", "n9 e", "r18 n"])
def test_ty_4_not_away_from_all_tiles(place: str):
    assert refusal(drawn("n0ew", CENTRE), f"place {place}") == "TY-4"


@clause("TY-5")
@pytest.mark.parametrize("place", ["l10 w", "k10 s", "l12 n", "k8 n"])
def test_ty_5_touching_along_blank_edges_is_not_enough(place: str):
    assert refusal(drawn("n0n1n2", CENTRE), f"place {place}") == "TY-5"


@clause("TY-6")
def test_ty_6_blank_edges_may_lie_against_blank_edges():
    """Joined at j8, and k8, l8 above the blank edges of k9, l9."""
    assert "j8 e" in places(drawn("n0s0w", CENTRE))


@clause("TY-113")
def test_ty_113_no_outlet_against_a_blank_edge():
    """Joined at j8, but with outlets above k9 and l9 too."""
    state = drawn("n0n1n2", CENTRE)
    assert refusal(state, "place l8 w") == "TY-113"
    reason = state.why_not("place l8 w")
    assert reason is not None
    assert reason.parameters == {"cell": "l8", "side": "s", "mine": "outlet"}


@clause("TY-113")
def test_ty_113_no_blank_edge_against_an_outlet():
    reason = drawn("n0ew", CENTRE).why_not("place j8 e")
    assert reason is not None
    assert (reason.clause, reason.parameters) == ("TY-113", {"cell": "j8", "side": "s", "mine": "blank"})


@clause("TY-113")
def test_ty_113_several_outlets_may_be_joined_at_once():
    state = laid(new(), FACING_EAST, "n0n1n2 k10 n")
    assert state.view().open == []


@clause("TY-7")
def test_ty_7_an_outlet_may_look_over_the_edge():
    state = drawn("n0n2s0", *NORTH[:3])
    assert "j1 e" in places(state)
    assert sides(played(state, "place j1 e")) == [2, 0, 0, 0]


def is_in_a_hole(state: State, cell: str) -> bool:
    """No three free cells in a row contain the cell."""
    size = state.view().board.size
    taken = {one for tile in state.view().tiles for one in tile.cells}
    free = []
    for one, other in ("ns", "ew"):
        run = 1
        for way in (one, other):
            at = beyond(cell, way, size)
            while at is not None and at not in taken:
                run += 1
                at = beyond(at, way, size)
        free.append(run)
    return max(free) < 3


@clause("TY-8")
def test_ty_8_an_outlet_may_look_into_a_hole_too_small_for_any_tile():
    """It happens in every longer game; and such an outlet is still an open one."""
    *_, end = random_states(seed=1)
    size = end.view().board.size
    looks_at = [beyond(outlet.cell, outlet.way, size) for outlet in end.view().open]
    assert any(is_in_a_hole(end, cell) for cell in looks_at if cell is not None)


@clause("TY-14")
def test_ty_14_a_move_that_leaves_no_outlet_open_is_legal():
    state = drawn("n0n1n2", FACING_EAST)
    assert "k10 n" in places(state)
    played(state, "place k10 n")
    assert not is_over(state)
    assert is_over(played(state, "draw n0ew"))
    assert state.scores() == [0, 0]


@clause("TY-14")
def test_ty_14_with_the_option_it_is_barred_while_there_is_another_place():
    state = drawn("n0n1n2", FACING_EAST, closing="barred")
    assert places(state) == places(drawn("n0n1n2", FACING_EAST)) - {"k10 n"}
    assert refusal(state, "place k10 n") == "TY-14"


@clause("TY-14")
def test_ty_14_with_the_option_a_tile_that_can_only_close_may_close():
    """Three outlets look at b1, b2 and b3; a closed pair of tiles below leaves room for nothing else."""
    tiles = ("n0n1n2 a1 s", "n0n1n2 d4 w", "n0n1n2 b5 e")
    state = played(position(*tiles, edition="kosmos", closing="barred"), "draw n0n1n2")
    assert places(state) == {"b3 n"}
    assert played(state, "place b3 n").view().open == []
