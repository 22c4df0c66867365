"""The reasons of hints in Marrakech: what one may pay or earn, points taken, the area, and whom it may cost."""

import pytest

from igroteka.core.state import State
from tests.games.marrakech.asking import played
from tests.games.marrakech.drawing import BARE, position

THREE = """
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. B> B< .. ..
    .. .. .. Bv .. .. ..
    .. .. .. B^ .. .. ..
"""
AROUND = """
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. B. B. B. .. ..
    .. .. B. .. B. .. ..
    .. .. B. B. B. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
"""


def reasons(state: State, *line: str) -> list[str]:
    return state.game.reasons(state, [state.parse(text) for text in line])


def turning(drawing: str, seat: int = 1, **more: object) -> State:
    """Assam on d4 facing south; three seats unless told otherwise."""
    return position(drawing, "d4 s", seat, "turn", **{"players": 3, **more})


def test_what_one_pays_at_most_and_in_how_many_rolls():
    # One, two and three slippers lead onto the area: one, two and two faces of the die.
    assert reasons(turning(THREE), "ahead") == ["pays 4 at most in 5 of 6"]
    assert reasons(turning(THREE), "left") == ["pays nothing"]


def test_what_one_pays_at_most_is_what_one_has():
    assert reasons(turning(THREE, dirhams=[3, 30, 30]), "ahead") == ["pays 3 at most in 5 of 6"]


def test_on_ones_own_rugs_one_pays_nothing():
    assert reasons(turning(THREE, seat=2), "ahead") == ["pays nothing"]


def test_whoever_turns_assam_for_another_may_earn():
    """MK-109: with `turn: after` a player turns Assam after laying, and the next one rolls."""
    assert reasons(turning(THREE, seat=2, turn="after"), "ahead") == ["earns 4 at most in 5 of 6"]
    assert reasons(turning(BARE, seat=2, turn="after"), "ahead") == []


def test_points_that_a_rug_takes():
    assert reasons(position(AROUND, "d4 s", players=3), "lay d5d6") == ["takes 1 from 2"]
    assert reasons(position(BARE, "d4 s", players=3), "lay d5d6") == []


def test_the_area_that_a_rug_joins():
    own = BARE.splitlines()
    own[4] = ".. .. .. .. A> A< .."
    assert reasons(position("\n".join(own), "d4 s", players=3), "lay d5d6") == ["area 4"]


def test_who_can_hardly_avoid_it():
    """Wherever seat 2 turns Assam, the next cell is seat 1's."""
    state = position(AROUND.replace("B", "A"), "d4 s", players=3)
    assert reasons(state, "lay d5d6")[-1] == "2 risks 1 of 6"
    assert not any("risks" in one for one in reasons(position(THREE, "d4 s", players=3), "lay e4f4"))


@pytest.mark.parametrize("step", ["left", "ahead", "right"])
def test_asking_for_reasons_takes_no_step(step: str):
    state = turning(THREE)
    before = state.key()
    reasons(state, step)
    assert state.key() == before
    assert played(state, step).phase == "roll"
