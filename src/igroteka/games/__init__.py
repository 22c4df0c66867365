"""The games, by name. A game's rules are loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from igroteka.core.errors import UnknownGame
from igroteka.core.words import quote

if TYPE_CHECKING:
    from igroteka.core.game import Game  # it brings numba, which takes a second to import

NAMES = ("marrakech", "tayu", "mazaitsy", "chazz")


def game(name: str) -> Game:
    """The game of this name, such as "marrakech"."""
    if name not in NAMES:
        raise UnknownGame(got=quote(name), valid=list(NAMES))
    return import_module(f"{__name__}.{name}").GAME
