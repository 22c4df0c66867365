"""The games, by name. A game's rules are loaded when it is first asked for."""

from __future__ import annotations

import copyreg
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from igroteka.core.errors import UnknownGame
from igroteka.core.words import quote

if TYPE_CHECKING:
    from igroteka.core.game import Game  # it brings numba, which takes a second to import
    from igroteka.core.state import State

MORE = os.environ.get("IGROTEKA_GAMES")
"""A folder with further games, each a package there as the games here are: for whoever makes one."""
if MORE:
    __path__.append(MORE)
NAMES = (
    *("marrakech", "tayu", "mazaitsy", "chazz"),
    *(sorted(file.parent.name for file in Path(MORE).glob("*/__init__.py")) if MORE else ()),
)


def game(name: str) -> Game:
    """The game of this name, such as "marrakech"."""
    if name not in NAMES:
        raise UnknownGame(got=quote(name), valid=list(NAMES))
    from igroteka.core.folder import MISSING, bad
    from igroteka.core.game import Game
    from igroteka.core.state import State

    copyreg.pickle(Game, _named)
    copyreg.pickle(State, _pickled)
    package = f"{__name__}.{name}"
    found = getattr(import_module(package), "GAME", None)
    if not isinstance(found, Game):
        raise bad(package, "__init__.py", MISSING, piece="GAME")
    return found


def _named(kept: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """Games can be pickled, by name: so can all that holds one."""
    return game, (kept.name,)


def _unpickled(name: str, key: bytes) -> State:
    """The state of this game that has this key."""
    from igroteka.core.state import State

    return State(game(name), key)


def _pickled(kept: State) -> tuple[Callable[[str, bytes], State], tuple[str, bytes]]:
    """States can be pickled, by name and key. The state itself does not know where games come from."""
    return _unpickled, (kept.game.name, kept.key())
