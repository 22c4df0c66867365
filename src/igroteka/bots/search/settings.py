"""The settings of the two searches, as compiled code receives them."""

import math
from typing import NamedTuple


class UctSettings(NamedTuple):
    """UCT with random playouts (uct.py): needs nothing but the rules."""

    exploration: float = 0.7
    """The exploration constant."""


class PuctSettings(NamedTuple):
    """PUCT with the game's evaluation (puct.py). Whatever only some games need is off by default."""

    exploration: float = 1.0
    """The exploration constant."""
    sharpness: float = 8.0
    """How strongly the prior of a step depends on its evaluation."""
    patience: float = math.inf
    """Exploration fades once a node has this many visits: by then its results say more than the evaluation."""
    width: int = 1_000
    """The most steps that are searched from a node: those with the best evaluation."""
    playouts: int = 0
    """The share of a playout in the value of a new node, in percent; the rest is the evaluation's."""
    trust: bool = False
    """Whether an unvisited step is valued by its evaluation, or by the mean value of its parent."""


SearchSettings = UctSettings | PuctSettings
