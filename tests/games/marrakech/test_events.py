"""What is told of a step: the events of docs/notation.md, clause by clause."""

import pytest

from igroteka.core.state import State
from tests.games.marrakech.drawing import position
from tests.marks import clause

RUGS = """
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. B> B< .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
"""


def told(state: State, text: str) -> list[str]:
    """The events of a step after which chance is not asked; the state stays as it was."""
    before = state.key()
    (events,) = state.preview(state.parse(text))
    assert state.key() == before
    return events


def walked(start: str, steps: int) -> list[str]:
    return told(position(assam=start, phase="roll", players=3), f"roll {steps}")


@clause("MK-27")
@pytest.mark.parametrize(("step", "way"), [("left", "e"), ("ahead", "s"), ("right", "w")])
def test_mk_27_the_way_he_faces_is_told_for_every_roll_to_come(step: str, way: str):
    state = position(phase="turn", players=3)
    futures = state.preview(state.parse(step))
    assert [future[:2] for future in futures] == [[f"faces {way}", f"roll {steps}"] for steps in (1, 2, 3, 4)]


@clause("MK-111")
@pytest.mark.parametrize(("steps", "end"), [(1, "d5"), (2, "d6"), (3, "d7")])
def test_mk_111_a_straight_walk_is_one_leg(steps: int, end: str):
    assert walked("d4 s", steps) == [f"walks d4 {end}"]


@clause("MK-1")
@pytest.mark.parametrize(
    ("start", "steps", "legs"),
    [
        ("d7 s", 1, ["loops d7 e7 n"]),
        ("d5 s", 3, ["walks d5 d7", "loops d7 e7 n"]),
        ("a1 n", 4, ["loops a1 b1 s", "walks b1 b4"]),
        ("f3 e", 4, ["walks f3 g3", "loops g3 g2 w", "walks g2 e2"]),
    ],
)
def test_mk_1_the_way_along_the_border_is_told(start: str, steps: int, legs: list[str]):
    assert walked(start, steps) == legs


@clause("MK-2")
@pytest.mark.parametrize(
    ("start", "steps", "legs"),
    [
        ("g1 e", 1, ["loops g1 g1 s"]),
        ("g3 n", 3, ["walks g3 g1", "loops g1 g1 w"]),
        ("b7 w", 3, ["walks b7 a7", "loops a7 a7 n", "walks a7 a6"]),
    ],
)
def test_mk_2_the_way_round_a_corner_is_told(start: str, steps: int, legs: list[str]):
    assert walked(start, steps) == legs


@clause("MK-112")
@pytest.mark.parametrize("seat", [1, 3, 4])
def test_mk_112_a_payment_is_told_after_the_walk(seat: int):
    state = position(RUGS, phase="roll", players=4, seat=seat)
    assert told(state, "roll 1") == ["walks d4 d5", f"{seat} pays 2 to 2"]


@clause("MK-28")
def test_mk_28_where_nothing_is_paid_nothing_is_told_of_paying():
    assert told(position(RUGS, phase="roll", players=3, seat=2), "roll 1") == ["walks d4 d5"]
    assert told(position(RUGS, phase="roll", players=3), "roll 2") == ["walks d4 d6"]


@clause("MK-6")
def test_mk_6_what_was_due_what_was_really_paid_and_who_is_out_are_told():
    state = position(RUGS, phase="roll", players=3, dirhams=(1, 30, 30))
    assert told(state, "roll 1") == ["walks d4 d5", "1 owes 2 to 2", "1 pays 1 to 2", "1 out"]


@clause("MK-6")
def test_mk_6_staying_nobody_is_told_to_be_out():
    state = position(RUGS, phase="roll", players=3, dirhams=(1, 30, 30), bankruptcy="stay")
    assert told(state, "roll 1") == ["walks d4 d5", "1 owes 2 to 2", "1 pays 1 to 2"]


@clause("MK-19")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_mk_19_a_rug_laid_is_told_with_its_colour(seat: int):
    assert told(position(players=3, seat=seat), "lay d5e5") == [f"{seat} lays d5e5 colour {seat}"]


@clause("MK-18")
@pytest.mark.parametrize(("seat", "top", "colour"), [(1, "AC", 1), (1, "BC", 2), (2, "AC", 3), (2, "AD", 4)])
def test_mk_18_the_colour_told_is_that_of_the_top_rug(seat: int, top: str, colour: int):
    state = position(players=2, seat=seat, top=top)
    lays = f"{seat} lays d5e5 colour {colour}"
    assert state.preview(state.parse("lay d5e5")) == [[lays, "top 1"], [lays, "top 2"]]
