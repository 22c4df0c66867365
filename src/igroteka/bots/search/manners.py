"""How a search goes about it."""

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Plain:
    """UCT with random playouts to the end (plain.py): needs nothing but the rules."""

    curiosity: float = 0.7


@dataclass(frozen=True)
class Judged:
    """PUCT with the game's judgement (judged.py)."""

    curiosity: float = 1.0
    """How much is tried before what looks best is trusted."""
    patience: float = math.inf
    """After so many visits to a position curiosity fades there: what was found tells more than judgement does."""
    sharpness: float = 8.0
    """How much the judgement of a step decides how soon it is tried."""
    width: int = 1_000
    """How many steps from a position are tried at most: those that look best by judgement."""
    playout: int = 0
    """How much a playout counts in what a new node is worth, in a hundred; the rest is judgement's."""
    hunches: bool = False
    """Whether playouts go on by likely steps, or else by any."""
    trust: bool = False
    """Whether a step that has not been tried counts as good as judgement says, or else as its parent has been."""


Manner = Plain | Judged
