"""The games by name. A game's rules are loaded on first use."""

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
    from igroteka.core.game import Game  # imports numba, which takes a second
    from igroteka.core.state import State

MORE = os.environ.get("IGROTEKA_GAMES")
"""A folder with more games, each a package like the ones here, for authors of new games."""
if MORE:
    __path__.append(MORE)
NAMES = (
    *("marrakech", "tayu", "mazaitsy", "chazz"),
    *(sorted(file.parent.name for file in Path(MORE).glob("*/__init__.py")) if MORE else ()),
)


def game(name: str) -> Game:
    """The game with this name, such as "marrakech"."""
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
    """Pickles a game by name, so that anything that holds a game can be pickled."""
    return game, (kept.name,)


def _unpickled(name: str, key: bytes) -> State:
    """Restores a state from the name of its game and its key."""
    from igroteka.core.state import State

    return State(game(name), key)


def _pickled(kept: State) -> tuple[Callable[[str, bytes], State], tuple[str, bytes]]:
    """Pickles a state by name and key. State cannot do that itself, since it does not know the list of games."""
    return _unpickled, (kept.game.name, kept.key())
