"""Igroteka: exact rules of four printed games, to play and to study.

Modules that import numba load on first use: the import takes a second, and not every program needs it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from igroteka.core.actors import CHANCE, OVER, RACE
from igroteka.core.errors import IgrotekaError
from igroteka.games import game

if TYPE_CHECKING:
    from igroteka.core.dice import Dice
    from igroteka.match.match import Match
    from igroteka.match.record import Record
    from igroteka.reviews.analysis import analyse
    from igroteka.reviews.reviewing import review

__all__ = ["CHANCE", "OVER", "RACE", "Dice", "IgrotekaError", "Match", "Record", "analyse", "game", "review"]

_MODULES = {
    "Dice": "core.dice",
    "Match": "match.match",
    "Record": "match.record",
    "analyse": "reviews.analysis",
    "review": "reviews.reviewing",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
