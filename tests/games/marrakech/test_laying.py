"""Where a rug may lie: MK-19, MK-13, MK-14, MK-15."""

import pytest

from igroteka.core.errors import NotationError
from igroteka.games.marrakech.view import HalfView
from tests.games.marrakech.asking import CELLS, places, played, rugs_left, texts
from tests.games.marrakech.drawing import position
from tests.marks import clause


@clause("MK-19")
def test_mk_19_a_rug_has_to_be_laid():
    state = position(players=3)
    assert all(text.startswith("lay ") for text in texts(state))
    for word in ("pass", "done", "skip", "lay"):
        with pytest.raises(NotationError):
            state.why_not(word)


@clause("MK-19")
def test_mk_19_it_is_one_rug_and_ones_own():
    state = played(position(players=3, seat=2), "lay d5e5")
    assert state.view().rugs == {
        "d5": HalfView(1, 1, "e5"),
        "e5": HalfView(1, 1, "d5"),
    }
    assert rugs_left(state) == [15, 14, 15]


@clause("MK-13")
def test_mk_13_twelve_places_around_the_middle():
    north, east, south, west = "c3d3 d3e3 d2d3", "e4f4 e3e4 e4e5", "c5d5 d5e5 d5d6", "b4c4 c3c4 c4c5"
    assert places() == set(f"{north} {east} {south} {west}".split())


@clause("MK-13")
@clause("MK-14")
@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("a1", "b1c1 b1b2 a2a3 a2b2"),
        ("g1", "e1f1 f1f2 g2g3 f2g2"),
        ("a7", "b7c7 b6b7 a5a6 a6b6"),
        ("g7", "e7f7 f6f7 g5g6 f6g6"),
        ("d1", "b1c1 c1c2 e1f1 e1e2 c2d2 d2e2 d2d3"),
        ("d7", "b7c7 c6c7 e7f7 e6e7 c6d6 d6e6 d5d6"),
        ("a4", "a2a3 a3b3 a5a6 a5b5 b4c4 b3b4 b4b5"),
        ("g4", "g2g3 f3g3 g5g6 f5g5 e4f4 f3f4 f4f5"),
        ("b2", "a1b1 b1c1 a1a2 a2a3 c2d2 c1c2 c2c3 a3b3 b3c3 b3b4"),
    ],
)
def test_mk_13_all_places_in_corners_and_at_edges(cell: str, expected: str):
    assert places(assam=cell) == set(expected.split())


@clause("MK-13")
def test_mk_13_a_corner_is_not_enough():
    assert not places() & {"e5f5", "e5e6", "b3c3", "c2c3", "e3f3", "b5c5", "d6d7", "f4g4"}


@clause("MK-14")
def test_mk_14_never_under_assam():
    for cell in CELLS:
        assert not {rug for rug in places(assam=cell) if cell in (rug[:2], rug[2:])}


@clause("MK-14")
@pytest.mark.parametrize("beyond", ["g4h4", "a0a1", "d7d8", "g7h7", "g1a2", "`4a4"])
def test_mk_14_beyond_the_edge_there_is_no_place_to_name(beyond: str):
    with pytest.raises(NotationError):
        position(players=3).why_not(f"lay {beyond}")


FULL = """
    B> B< B> B< B> B< Bv
    B> B< B> B< B> B< B^
    Bv B> B< B> B< B> B<
    B^ B> B< B> B< B> B<
    Bv Bv Bv Bv Bv Bv Bv
    B^ B^ B^ B^ B^ B^ B^
    B> B< B> B< B> B< B.
"""


@clause("MK-15")
@pytest.mark.parametrize("seat", [1, 2])
def test_mk_15_on_a_full_square_there_are_at_least_two_places_everywhere(seat: int):
    assert min(len(places(FULL, assam=cell, seat=seat)) for cell in CELLS) == 2


@clause("MK-15")
@pytest.mark.parametrize(("cell", "expected"), [("a1", "b1b2 a2b2"), ("g7", "f6f7 f6g6"), ("g1", "f1f2 f2g2")])
def test_mk_15_in_a_corner_it_can_be_just_two(cell: str, expected: str):
    drawing = """
        .. B> B< .. B> B< ..
        Bv .. .. .. .. .. Bv
        B^ .. .. .. .. .. B^
        .. .. .. .. .. .. ..
        Bv .. .. .. .. .. Bv
        B^ .. .. .. .. .. B^
        .. B> B< .. B> B< ..
    """
    assert places(drawing, assam=cell) == set(expected.split())
