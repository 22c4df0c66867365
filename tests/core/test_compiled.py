"""Words that cannot be those of a state are told from those that can, before rules use them as indices."""

import numpy as np
import pytest

from igroteka.core.actors import CHANCE, OVER, RACE
from igroteka.core.compiled import is_consistent

PHASES, ENDED, SEATS = 3, 2, 0b10100  # three phases, the last of which is the end; two or four seats
STATE = np.dtype([("actor", np.int64), ("phase", np.int64), ("players", np.int64)])


@pytest.mark.parametrize(
    ("actor", "phase", "players", "expected"),
    [
        (0, 0, 2, True),
        (3, 1, 4, True),
        (CHANCE, 0, 2, True),
        (RACE, 0, 2, True),
        (OVER, ENDED, 2, True),
        (0, ENDED, 2, False),
        (OVER, 0, 2, False),
        (2, 0, 2, False),
        (-9, 0, 2, False),
        (0, -1, 2, False),
        (0, PHASES, 2, False),
        (0, 0, 3, False),
        (0, 0, -1, False),
        (0, 0, 63, False),
    ],
)
def test_actor_phase_and_seats_fit_together(actor: int, phase: int, players: int, expected: bool):
    state = np.array([(actor, phase, players)], STATE).view(np.recarray)[0]
    assert bool(is_consistent(state, PHASES, ENDED, SEATS)) == expected
