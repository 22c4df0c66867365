"""What a rug may cover: MK-25, MK-11, MK-12, MK-30."""

import pytest

from igroteka.games.marrakech.view import HalfView
from tests.games.marrakech.asking import places, played, texts
from tests.games.marrakech.drawing import position
from tests.marks import clause

WHOLE = """
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. Bv .. .. ..
    .. .. .. B^ A> A< ..
    .. .. Av .. .. .. ..
    .. .. A^ .. .. .. ..
    .. .. .. .. .. .. ..
"""


@clause("MK-25")
def test_mk_25_a_whole_rug_of_another_is_not_covered():
    everything = places(assam="c4", seat=3)
    assert places(WHOLE, assam="c4", seat=3) == everything - {"c5c6", "d3d4"}


@clause("MK-25")
@pytest.mark.parametrize(("seat", "forbidden"), [(1, "c5d5"), (2, "c5d5 d3e3"), (4, "d3e3")])
def test_mk_25_whoever_the_other_is(seat: int, forbidden: str):
    drawing = """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. A> A< .. ..
        .. .. .. .. .. .. ..
        .. .. D> D< .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
    """
    lying = places(drawing, seat=seat, players=4, own_rug="allowed")
    assert places() - lying == set(forbidden.split())


SIDE_BY_SIDE = """
    .. .. .. .. .. .. ..
    .. .. .. Bv .. .. ..
    .. .. Bv B^ Cv .. ..
    .. .. B^ .. C^ .. ..
    .. B> B< B> B< .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
"""


@clause("MK-25")
@clause("MK-30")
def test_mk_25_halves_of_two_different_rugs_may_be_covered():
    lying = places(SIDE_BY_SIDE)
    assert {"c3d3", "c5d5", "c4c5", "d3e3", "e4e5"} <= lying
    assert places() - lying == {"d2d3", "c3c4", "d5e5", "e3e4"}


HALVES = """
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. B> B< .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. B. B. .. ..
    .. .. .. A. .. .. ..
    .. .. .. .. .. .. ..
"""


@clause("MK-25")
@clause("MK-12")
def test_mk_25_what_is_left_of_half_covered_rugs_may_be_covered():
    assert places() - places(HALVES) == {"c3d3"}


@clause("MK-25")
@clause("MK-12")
def test_mk_25_a_rug_is_finished_off_by_a_second_rug():
    drawing = """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. B> B< .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
    """
    state = position(drawing, "d4 e", seat=3, players=3)
    assert "lay d5e5" not in texts(state)
    played(state, "lay d5d6", "ahead", "roll 1")
    assert {"lay d5e5", "lay e5f5", "lay e5e6"} <= texts(state)
    state.play("lay d5e5")
    assert {rug.seat for rug in state.view().rugs.values()} == {0, 2}


@clause("MK-12")
def test_mk_12_a_rug_that_was_just_laid_is_whole():
    state = position(HALVES, "d4 e", seat=3, players=3)
    played(state, "lay d5e5", "ahead", "roll 1")
    assert "lay d5e5" not in texts(state)
    assert {"lay e5f5", "lay e5e6"} <= texts(state)


@clause("MK-12")
def test_mk_12_a_half_that_remains_belongs_to_no_whole_rug():
    state = position(SIDE_BY_SIDE, "d4 w", seat=1, players=3)
    state.play("lay d5d6")
    assert state.view().rugs["e5"] == HalfView(1, 1, None)
    assert state.view().rugs["c5"] == HalfView(1, 1, "b5")


@clause("MK-12")
def test_mk_12_covering_one_rug_leaves_its_neighbour_of_the_same_colour_whole():
    state = position(SIDE_BY_SIDE, "d4 w", seat=1, players=3)
    played(state, "lay d5d6", "ahead", "roll 1")
    assert "lay b5c5" not in texts(state)
    assert {"lay c5d5", "lay c5c6"} <= texts(state)


QUARTERS = """
    .. .. .. .. .. .. ..
    .. .. .. Bv .. .. ..
    .. .. .. B^ .. .. ..
    .. B> B< .. B> B< ..
    .. .. .. Bv .. .. ..
    .. .. .. B^ .. .. ..
    .. .. .. .. .. .. ..
"""


@clause("MK-12")
@pytest.mark.parametrize(
    ("rug", "rest"), [("d3e3", "d2"), ("d5e5", "d6"), ("c3c4", "b4"), ("e4e5", "f4"), ("d2d3", None)]
)
def test_mk_12_whichever_half_is_covered_the_other_is_a_rest(rug: str, rest: str | None):
    state = played(position(QUARTERS, players=3, own_rug="allowed", seat=2), f"lay {rug}")
    alone = {cell for cell, seen in state.view().rugs.items() if seen.other is None}
    assert alone == ({rest} if rest else set())
    assert state.view().rugs[rug[:2]].other == rug[2:]
    assert state.view().rugs[rug[2:]].other == rug[:2]


@clause("MK-12")
def test_mk_12_covering_two_rugs_leaves_two_rests():
    state = played(position(SIDE_BY_SIDE, players=3), "lay c5d5")
    assert [state.view().rugs[cell].other for cell in ("b5", "e5", "c5", "d5")] == [None, None, "d5", "c5"]


@clause("MK-11")
def test_mk_11_a_whole_own_rug_is_not_covered():
    assert places() - places(WHOLE, assam="d4", seat=1) == {"e4f4"}


@clause("MK-11")
def test_mk_11_the_option_allows_it():
    assert places(WHOLE, assam="d4", seat=1, own_rug="allowed") == places()


@clause("MK-11")
@clause("MK-25")
@pytest.mark.parametrize("own_rug", ["forbidden", "allowed"])
def test_mk_11_the_option_does_not_touch_the_rugs_of_others(own_rug: str):
    assert places() - places(WHOLE, assam="d4", seat=2, own_rug=own_rug) == {"e4f4"}


@clause("MK-11")
@clause("MK-30")
def test_mk_11_halves_of_two_different_own_rugs_may_be_covered():
    assert {"c3d3", "c5d5", "c4c5"} <= places(SIDE_BY_SIDE, seat=2)
    assert places() - places(HALVES, seat=2) == {"c3d3"}


@clause("MK-11")
def test_mk_11_covering_ones_own_whole_rug_takes_its_place():
    state = position(WHOLE, "d4 s", seat=1, players=3, own_rug="allowed")
    played(state, "lay e4f4")
    assert state.view().rugs["e4"] == HalfView(0, 0, "f4")
    assert state.scores() == [34, 32, 30]


@clause("MK-30")
@pytest.mark.parametrize("letter", ["A", "B", "C", "D"])
def test_mk_30_a_bare_cell_and_half_of_any_rug(letter: str):
    drawing = HALVES.replace("B", letter)
    assert {"d2d3", "d3e3"} <= places(drawing, players=4)


@clause("MK-30")
def test_mk_30_what_lies_on_top_then_belongs_to_the_new_rug():
    state = played(position(HALVES, players=3, seat=3), "lay d2d3")
    assert {cell: rug.seat for cell, rug in state.view().rugs.items() if cell in "c3 d2 d3"} == {
        "c3": 1,
        "d2": 2,
        "d3": 2,
    }
    assert state.scores() == [31, 33, 32]
