"""Aim, material and setup: MK-101 … MK-108, and what everybody may see."""

import pytest

import igroteka
from igroteka.core.errors import NotationError
from tests.games.marrakech.asking import CELLS, assam, chances, game_of, played, purses, rugs_left, tops
from tests.games.marrakech.drawing import position
from tests.marks import clause

SEATS = (2, 3, 4)


@clause("MK-101")
def test_mk_101_visible_rugs_can_outweigh_money():
    state = position(
        """
        .. .. .. .. .. .. ..
        .. B> B< .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. B> B<
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        """,
        players=3,
        dirhams=(30, 27, 28),
    )
    assert state.ranking() == [2, 1, 3]


@clause("MK-101")
def test_mk_101_money_can_outweigh_visible_rugs():
    state = position(
        """
        .. .. .. .. .. .. ..
        .. B> B< .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. B> B<
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        """,
        players=3,
        dirhams=(32, 27, 28),
    )
    assert state.ranking() == [1, 2, 3]


def is_rug(cell: str, other: str) -> bool:
    """Two cells with a common side, sorted by column, then row."""
    column, row = ord(other[0]) - ord(cell[0]), int(other[1]) - int(cell[1])
    return (column, row) in ((1, 0), (0, 1))


@clause("MK-102")
def test_mk_102_a_rug_covers_two_cells_with_a_common_side():
    state = igroteka.game("marrakech").new(players=3)
    rugs = {f"lay {cell}{other}" for cell in CELLS for other in CELLS if is_rug(cell, other)}
    steps = {state.parse(text) for text in rugs}
    assert len(steps) == 84
    assert {state.text(step) for step in steps} == rugs


@clause("MK-102")
@pytest.mark.parametrize(
    "cells", ["a1a1", "a1b2", "a1c1", "a1a3", "b1a1", "a2a1", "g1h1", "a7a8", "a0a1", "g1a2", "a7b1", "a1"]
)
def test_mk_102_two_other_cells_are_no_rug(cells: str):
    state = igroteka.game("marrakech").new(players=3)
    with pytest.raises(NotationError):
        state.parse(f"lay {cells}")


@clause("MK-103")
def test_mk_103_the_die_has_six_faces_with_one_to_four_slippers():
    state = played(igroteka.game("marrakech").new(players=3), "ahead")
    assert chances(state) == {"roll 1": 1, "roll 2": 2, "roll 3": 2, "roll 4": 1}


@clause("MK-104")
@pytest.mark.parametrize("players", SEATS)
def test_mk_104_assam_starts_on_the_middle_cell(players: int):
    assert assam(igroteka.game("marrakech").new(players=players)).split()[0] == "d4"


@clause("MK-4")
@pytest.mark.parametrize("players", SEATS)
def test_mk_4_assam_faces_south_at_first(players: int):
    assert assam(igroteka.game("marrakech").new(players=players)).split()[1] == "s"


@clause("MK-26")
@pytest.mark.parametrize("players", SEATS)
def test_mk_26_each_seat_starts_with_30_dirhams(players: int):
    assert purses(igroteka.game("marrakech").new(players=players)) == [30] * players


@clause("MK-105")
def test_mk_105_three_seats_have_15_rugs_each():
    assert rugs_left(igroteka.game("marrakech").new(players=3)) == [15, 15, 15]


@clause("MK-106")
def test_mk_106_four_seats_have_12_rugs_each():
    assert rugs_left(igroteka.game("marrakech").new(players=4)) == [12, 12, 12, 12]


def colours_laid(players: int) -> list[set[int]]:
    """The colours that each seat lays in one whole game."""
    state = igroteka.game("marrakech").new(players=players, bankruptcy="stay")
    colours = [set() for _ in range(players)]
    laid = None
    for seat, phase, text in game_of(state, seed=5):
        if laid:
            colours[laid[0] - 1].add(state.view().rugs[laid[1]].colour)
        laid = (seat, text.removeprefix("lay ")[:2]) if phase == "lay" else None
    return colours


@clause("MK-105")
def test_mk_105_the_rugs_of_a_seat_are_of_one_colour():
    assert colours_laid(players=3) == [{0}, {1}, {2}]


@clause("MK-106")
def test_mk_106_the_four_seats_have_four_colours():
    assert colours_laid(players=4) == [{0}, {1}, {2}, {3}]


@clause("MK-107")
@pytest.mark.parametrize("watcher", [None, 0, 1, 2])
def test_mk_107_everybody_sees_how_many_rugs_are_left(watcher: int | None):
    state = position(players=3, pile=(7, 6, 5), seat=2)
    assert [seat.rugs for seat in state.view(watcher).seats] == [7, 6, 5]


@clause("MK-107")
def test_mk_107_a_rug_laid_is_no_longer_before_its_owner():
    state = played(position(players=3, pile=(7, 7, 6), seat=1), "lay d5e5")
    assert rugs_left(state) == [6, 7, 6]


@clause("MK-108")
@pytest.mark.parametrize("players", [3, 4])
def test_mk_108_seat_one_begins(players: int):
    state = igroteka.game("marrakech").new(players=players)
    assert (state.actor, state.phase) == (0, "turn")


@clause("MK-108")
def test_mk_108_seat_one_begins_with_two_seats_when_both_tops_lie_open():
    state = played(igroteka.game("marrakech").new(players=2), "top 2", "top 1")
    assert (state.actor, state.phase) == (0, "turn")


@clause("MK-22")
@pytest.mark.parametrize("watcher", [None, 0, 1, 2, 3])
def test_mk_22_everybody_sees_all_money(watcher: int | None):
    state = position(players=4, dirhams=(11, 22, 33, 54))
    assert [seat.dirhams for seat in state.view(watcher).seats] == [11, 22, 33, 54]


@clause("MK-23")
@pytest.mark.parametrize("purse", [5, 10, 30, 117])
def test_mk_23_any_sum_can_be_paid_out_of_any_purse(purse: int):
    state = position(
        """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. B. B> B< .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        """,
        players=3,
        phase="roll",
        dirhams=(purse, 0, 1),
    )
    assert purses(played(state, "roll 1")) == [purse - 3, 3, 1]


@clause("MK-23")
def test_mk_23_one_purse_may_hold_more_than_the_box_has_coins():
    state = position(
        """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. B> B< .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        """,
        players=3,
        phase="roll",
        dirhams=(126, 126, 126),
    )
    assert purses(played(state, "roll 1")) == [124, 128, 126]


@clause("MK-18")
def test_mk_18_no_rug_lies_open_with_three_or_four_seats():
    assert tops(igroteka.game("marrakech").new(players=3)) == [None] * 3
    assert tops(igroteka.game("marrakech").new(players=4)) == [None] * 4


@clause("MK-117")
def test_mk_117_no_seat_has_more_rugs_of_a_colour_than_a_set_holds():
    for players in (2, 3, 4):
        state = igroteka.game("marrakech").new(players=players)
        assert max(state.fields.pile) <= 15
        assert sum(state.fields.pile) <= 60
        assert sum(seat.rugs for seat in state.view().seats) == {2: 48, 3: 45, 4: 48}[players]
