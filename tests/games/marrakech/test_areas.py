"""What a stop costs: the area of MK-16, drawn."""

import pytest

from tests.games.marrakech.asking import played, purses
from tests.games.marrakech.drawing import position
from tests.marks import clause


def fee(drawing: str, start: str = "d4 s") -> int:
    """What seat 1 of three pays after one step from `start`."""
    return 30 - purses(played(position(drawing, start, phase="roll", players=3), "roll 1"))[0]


@clause("MK-16")
def test_mk_16_assams_cell_alone_costs_one():
    drawing = """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. B. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
    """
    assert fee(drawing) == 1


@clause("MK-16")
def test_mk_16_several_rugs_of_one_colour_join_by_their_sides():
    drawing = """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. B. .. .. Bv .. ..
        .. B> B< B. B^ .. ..
        .. Bv .. Bv .. .. ..
        .. B^ .. B^ .. .. ..
    """
    assert fee(drawing) == 10


@clause("MK-16")
def test_mk_16_corners_do_not_join():
    drawing = """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. B> B< .. B> B< ..
        .. .. .. B. .. .. ..
        .. B> B< .. B> B< ..
        .. .. .. .. .. .. ..
    """
    assert fee(drawing) == 1


@clause("MK-16")
def test_mk_16_a_separate_area_of_the_same_colour_is_not_counted():
    drawing = """
        .. .. .. .. .. .. ..
        .. .. .. B> B< .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        B> B< .. B> B< .. B.
        .. .. .. .. .. .. ..
        .. .. .. B> B< .. ..
    """
    assert fee(drawing) == 2


@clause("MK-16")
def test_mk_16_rugs_of_others_part_an_area():
    drawing = """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        B> B< A. B> B< C. B.
        .. .. .. C> C< .. ..
        .. .. .. B> B< .. ..
    """
    assert fee(drawing) == 2


@clause("MK-16")
def test_mk_16_colours_of_different_seats_do_not_add_up():
    drawing = """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. C> C< C. .. ..
        .. .. C. B. C. .. ..
        .. .. C. Bv C. .. ..
        .. .. C. B^ C. .. ..
    """
    assert fee(drawing) == 3


@clause("MK-16")
def test_mk_16_it_does_not_matter_where_in_the_area_he_stops():
    drawing = """
        .. .. .. .. .. .. ..
        .. B> B< .. .. .. ..
        .. .. Bv .. .. .. ..
        .. .. B^ .. .. .. ..
        .. .. B> B< B. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
    """
    starts = ("b1 s", "c1 s", "b3 e", "b4 e", "b5 e", "d4 s", "f5 w")
    assert [fee(drawing, start) for start in starts] == [7] * 7


@clause("MK-16")
@pytest.mark.parametrize("start", ["b1 w", "a4 n", "f5 e", "g6 n"])
def test_mk_16_a_long_winding_area_counts_to_its_end(start: str):
    drawing = """
        B. B. B. B. B. B. B.
        .. .. .. .. .. .. B.
        B. B. B. B. B. B. B.
        B. .. .. .. .. .. ..
        B. B. B. B. B. B. B.
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
    """
    assert fee(drawing, start) == 23


@clause("MK-16")
@pytest.mark.parametrize("start", ["f3 e", "f4 e", "b4 w", "b5 w"])
def test_mk_16_an_area_does_not_reach_round_the_edge(start: str):
    drawing = """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. B.
        B. .. .. .. .. .. B.
        B. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
    """
    assert fee(drawing, start) == 2


@clause("MK-16")
@pytest.mark.parametrize("start", ["d2 n", "d6 s"])
def test_mk_16_nor_from_the_top_row_to_the_bottom_row(start: str):
    drawing = """
        .. .. .. B. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. B. .. .. ..
    """
    assert fee(drawing, start) == 1


@clause("MK-16")
def test_mk_16_the_mosaic_at_the_border_joins_nothing():
    drawing = """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. B.
        .. .. .. .. .. .. C.
        B. .. .. .. .. .. B.
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. B. .. B. ..
    """
    assert [fee(drawing, start) for start in ("f2 e", "f4 e", "b4 w", "d6 s", "f6 s")] == [1] * 5


COVERED = """
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. Av .. .. ..
    .. .. .. A^ A> A< ..
"""


@clause("MK-16")
def test_mk_16_a_covered_half_costs_nothing_any_more():
    state = position(COVERED, "d5 s", seat=2, players=3)
    played(state, "lay c6d6", "ahead", "roll 2")
    assert purses(state) == [33, 30, 27]


@clause("MK-16")
def test_mk_16_the_uppermost_rug_is_the_one_paid_for():
    state = position(COVERED, "d5 s", seat=2, players=3)
    played(state, "lay c6d6", "ahead", "roll 1")
    assert purses(state) == [30, 32, 28]


@clause("MK-16")
def test_mk_16_a_new_rug_joins_what_lies_beside_it():
    state = position(COVERED, "d5 s", seat=1, players=3)
    played(state, "lay c6d6", "ahead", "roll 1")
    assert purses(state) == [35, 25, 30]


@clause("MK-16")
def test_mk_16_what_lies_below_joins_nothing():
    drawing = """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        B> B< B> B< B> B< ..
        .. .. .. .. .. .. ..
    """
    state = position(drawing, "c5 s", seat=3, players=3)
    played(state, "lay d5d6", "ahead", "roll 1")
    assert purses(state) == [27, 33, 30]
