"""Positions as drawings: what the words of the clauses look like on the board."""

from igroteka.boards import tayu as boards
from igroteka.core.cells import cell_place
from igroteka.core.state import State
from tests.games.tayu.asking import CENTRE, NORTH, laid, new, places, played, position, refusal, sides
from tests.marks import clause


def drawn(state: State, first: str, last: str) -> str:
    """The part of the board between two cells, as the terminal draws it."""
    (left, top), (right, bottom) = cell_place(first), cell_place(last)
    lines = boards.board(state.view(), "rich").plain.splitlines()
    shown = [line[4 + 2 * left : 6 + 2 * right].rstrip() for line in lines[1 + top : 2 + bottom]]
    return "\n" + "\n".join(shown) + "\n"


@clause("TY-4")
def test_ty_4_water_flows_on_from_outlet_to_outlet():
    assert drawn(laid(new(), CENTRE, "n0ew m9 e"), "i8", "p10") == (
        """
· · · · · · · ·
○ ┻━━━━━┻━━━━━·
○ ○ · · · · · ·
"""
    )


@clause("TY-4")
def test_ty_4_a_straight_side_of_outlets_joins_in_every_way_that_meets_one():
    state = played(laid(new(), CENTRE), "draw n0n1n2")
    assert drawn(state, "i8", "p10") == (
        """
· · · · · · · ·
○ ┻━━━━━· · · ·
○ ○ · · · · · ·
"""
    )
    assert places(state) == {"i7 s", "i8 s", "i9 s", "j8 w", "m9 n", "m10 n", "m11 n"}
    assert drawn(played(state, "place m9 n"), "i6", "p10") == (
        """
· · · · · · · ·
· · · · ┓ · · ·
· · · · ┫ · · ·
○ ┻━━━━━┛ · · ·
○ ○ · · · · · ·
"""
    )


@clause("TY-113")
def test_ty_113_an_outlet_may_not_end_at_a_blank_edge():
    state = played(laid(new(), CENTRE), "draw n0n1n2")
    assert refusal(state, "place m9 s") == "TY-113", "its blank side would close the east outlet of l9"
    assert refusal(state, "place l8 w") == "TY-113", "two of its outlets would end at the blank top of k9 and l9"


@clause("TY-7")
def test_ty_7_outlets_at_the_north_edge_score():
    state = laid(new(), *NORTH)
    assert drawn(state, "i1", "m5") == (
        """
· ┣━━━┛ ·
· ┃ · · ·
· ┫ · · ·
· ┃ · · ·
· ┃ · · ·
"""
    )
    assert sides(state) == [2, 0, 0, 0]


@clause("TY-9")
def test_ty_9_an_outlet_at_each_outer_edge_of_a_corner():
    state = position("n0s0w a1 e", "n0s0w a18 n")
    assert drawn(state, "a1", "c2") == "\n┫ ░ ░\n· · ·\n"
    assert drawn(state, "a16", "c18") == "\n░ · ·\n░ · ·\n┳━· ·\n"
    assert sides(state) == [1, 0, 1, 2]


@clause("TY-11")
def test_ty_11_the_same_outlet_beside_a_doubling_point_and_at_it():
    beside, at = position("n0s1s0 c1 e"), position("n0s1s0 d1 e")
    assert drawn(beside, "a1", "f1") == "\n· · ┣━┓ ░ ·\n"
    assert drawn(at, "a1", "f1") == "\n· · · ┣━┓ ░\n"
    assert (sides(beside)[0], sides(at)[0]) == (1, 2)
