"""The evaluation of Marrakech: features of drawn positions, and what it prefers."""

import subprocess
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import igroteka
from igroteka.bots.search.values.evaluation import evaluate, note
from igroteka.bots.search.values.marrakech import FEATURES
from igroteka.bots.search.values.weights import weights_of
from igroteka.core.state import State
from igroteka.games.marrakech.market import ROW, SIDE
from tests.every_game import random_play
from tests.games.marrakech.drawing import position
from tests.laws.test_modes import run_in_mode

DRAWING = """
    .. .. .. .. .. .. ..
    .. A> A< .. .. .. ..
    .. A. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. C. .. B. ..
    .. .. .. C. .. .. ..
    .. .. .. .. .. .. ..
"""


def table_of(state: State) -> Any:
    return np.frombuffer(state.key(), state.game.state_dtype).copy()


def rows_of(state: State) -> Any:
    rows = np.full((state.players, len(FEATURES)), np.nan)
    note(table_of(state), rows)
    return rows


def noted(state: State, feature: str) -> list[float]:
    """Of each seat."""
    return rows_of(state)[:, FEATURES.index(feature)].tolist()


def gone(state: State) -> float:
    return note(table_of(state), np.zeros((state.players, len(FEATURES))))


def drawn(phase: str = "roll", **known: Any) -> State:
    return position(DRAWING, phase=phase, top="BC", players=2, **known)


def test_money_rugs_and_areas_of_each_seat():
    state = drawn(dirhams=(25, 35), pile=(5, 4, 3, 2))
    assert noted(state, "points") == pytest.approx([2.9, 3.7])
    assert noted(state, "rugs to lay") == pytest.approx([0.9, 0.5])
    assert noted(state, "visible halves") == pytest.approx([0.4, 0.2])
    assert noted(state, "whole rugs") == pytest.approx([0.1, 0])
    assert noted(state, "areas") == pytest.approx([0.2, 0.1])
    assert noted(state, "areas squared") == pytest.approx([(9 + 1) / 50, 4 / 50])


@pytest.mark.parametrize(
    ("phase", "turns", "lays"), [("turn", [0, 1], [0, 0]), ("roll", [0, 1], [0, 0]), ("lay", [0, 0], [0, 1])]
)
def test_whose_turn_it_is_and_what_they_do(phase, turns, lays):
    state = drawn(phase, seat=2)
    assert noted(state, "is to turn Assam") == turns
    assert noted(state, "is to lay") == lays


def test_the_toll_of_a_walk_is_paid_by_one_seat_and_goes_to_another():
    assert noted(drawn("roll"), "toll of the next walk") == pytest.approx([0.1, -0.1])  # 2 on one face, 2 on two faces


def test_the_cheapest_way_is_taken_by_whoever_turns_assam_next():
    assert noted(drawn("turn"), "toll of the next walk") == [0, 0]
    beside_three = position(DRAWING, assam="c3 n", seat=1, phase="lay", top="BC", players=2)
    assert noted(beside_three, "toll of the next walk") == [0, 0]  # seat 2 goes east
    assert noted(drawn("roll", seat=2), "toll of the next walk") == [0, 0]  # on its own rugs


def test_what_a_rug_reaches_before_the_roll_is_a_mean_over_the_faces():
    state = drawn("roll")
    assert noted(state, "area in reach to grow") == pytest.approx([1 / 6 / 10, 0])  # f5, from d5 only
    assert noted(state, "area in reach to cut") == pytest.approx([0.2, 0])
    assert noted(state, "halves beside Assam to cover") == pytest.approx([5 / 6 / 4, 0])  # from d5, d6 and d7


def test_what_a_rug_reaches_after_the_roll():
    state = drawn("lay", seat=2)
    assert noted(state, "area in reach to grow") == pytest.approx([0, 0.2])
    assert noted(state, "area in reach to cut") == pytest.approx([0, 0])  # three steps away
    near = position(DRAWING, assam="c3 n", seat=2, top="BC", players=2)
    assert noted(near, "area in reach to cut") == pytest.approx([0, 0.3])
    assert noted(near, "halves beside Assam to cover") == pytest.approx([0, 2 / 4])


def test_only_the_colour_to_be_laid_can_grow():
    reach = [
        noted(position(DRAWING, assam="c3 n", seat=1, top=top, players=2), "area in reach to grow")[0]
        for top in ("AC", "BC")
    ]
    assert reach == pytest.approx([0.3, 0])


def test_rugs_of_a_seat_that_is_out_count_for_nothing():
    state = position(DRAWING, seat=1, phase="roll", dirhams=(30, 30, 0), out=[3], players=3)
    assert noted(state, "is out") == [0, 0, 1]
    assert noted(state, "points")[2] == noted(state, "visible halves")[2] == 0
    assert noted(state, "toll of the next walk") == [0, 0, 0]


def random_states(players: int) -> Iterator[State]:
    for seed in range(3):
        for state, _ in random_play(igroteka.game("marrakech").new(players=players), seed):
            yield state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stage_goes_from_0_to_1_and_never_falls(players):
    stages = [gone(state) for state, _ in random_play(igroteka.game("marrakech").new(players=players), 1)]
    assert stages[0] == 0
    assert stages == sorted(stages)
    assert stages[-1] == 1


def exchanged(state: State) -> State:
    """The same position with the two seats and their colours exchanged."""
    table = table_of(state)
    fields = table[0]
    fields.seat = 1 - fields.seat
    fields.dirhams[:2] = fields.dirhams[1::-1].copy()
    fields.gone[:2] = fields.gone[1::-1].copy()
    for words in (fields.pile, fields.shown):
        words[:] = words[[2, 3, 0, 1]]
    fields.top[:] = [top if top < 0 else top ^ 2 for top in fields.top[::-1].tolist()]
    return State(state.game, table.tobytes())


def test_exchanged_seats_are_noted_exchanged():
    for state in random_states(2):
        np.testing.assert_array_equal(rows_of(exchanged(state)), rows_of(state)[::-1])


def mirrored(state: State) -> State:
    """The same position mirrored at the diagonal from a1, about which the mosaic is symmetric."""
    table = table_of(state)
    fields = table[0]
    fields.assam = transposed(1 << int(fields.assam)).bit_length() - 1
    fields.facing = 3 - fields.facing
    fields.shown[:] = [transposed(cells) for cells in fields.shown.tolist()]
    fields.whole[:] = [transposed(cells) for cells in fields.whole[::-1].tolist()]
    return State(state.game, table.tobytes())


def transposed(cells: int) -> int:
    return sum(
        1 << (ROW * column + row) for row in range(SIDE) for column in range(SIDE) if cells >> (ROW * row + column) & 1
    )


def test_a_mirrored_position_is_noted_alike():
    """Except for what is in reach: of several equally cheap directions another may be noted."""
    alike = [number for number, feature in enumerate(FEATURES) if "reach" not in feature and "beside" not in feature]
    for state in random_states(2):
        np.testing.assert_allclose(rows_of(mirrored(state))[:, alike], rows_of(state)[:, alike])


def worth(state: State) -> list[int]:
    verdict = np.zeros(state.players, np.int64)
    evaluate(
        table_of(state)[0], weights_of("marrakech", state.players), np.zeros((state.players, len(FEATURES))), verdict
    )
    return verdict.tolist()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_much_richer_seat_is_evaluated_higher(players):
    richer = position(DRAWING, phase="turn", dirhams=(50, 10, 20, 20)[:players], players=players)
    first, *others = worth(richer)
    assert first > 700
    assert all(other < 500 for other in others)


def test_the_evaluation_prefers_to_cut_a_large_area():
    large = DRAWING.replace("C. .. .. ..", "C. C. C. C.")
    before, after = (position(drawing, phase="turn", players=2) for drawing in (large, DRAWING))
    assert worth(after)[0] > worth(before)[0]


def told() -> str:
    """Every note about random games, for both ways to run compiled code."""
    lines = [f"{gone(state):.9f} {rows_of(state).round(9).tolist()}" for n in (2, 3, 4) for state in random_states(n)]
    return "\n".join(lines)


def test_notes_are_the_same_uncompiled_where_every_index_is_checked():
    code = "from tests.bots.search.values.test_marrakech import told; print(told())"
    other: subprocess.CompletedProcess[str] = run_in_mode(["-c", code], NUMBA_DISABLE_JIT="1")
    assert other.returncode == 0, other.stderr
    assert other.stdout.strip() == told()
