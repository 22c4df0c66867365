"""A game from its folder: every piece has its file and its name there, and a piece that is missing is named."""

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from igroteka.core.drawing.art import art
from igroteka.core.drawing.cover import COVER, FILE
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.options import Options
from igroteka.core.sections import read_sections
from igroteka.core.words import Words

NEEDED = {
    "language": ("language", "LANGUAGE"),
    "bars": ("why", "BARS"),
    "state_dtype": ("rules", "STATE"),
    "most_choices": ("rules", "MOST_CHOICES"),
    "set_up": ("rules", "set_up"),
    "view": ("view", "view"),
}
"""What every game has: the fact, its file and its name in the file."""
OPTIONAL = {
    "own": ("view", "own"),
    "draw": ("drawing", "draw"),
    "pairs": ("rules", "PAIRS"),
    "longest": ("length", "longest"),
}
"""What a game may have besides."""


class BadFolder(IgrotekaError):
    words = Words("{file}: {piece} is missing; every game has it.", "{file}: нет {piece}, а это есть в каждой игре.")


def game_of(package: str, **facts: Any) -> Game:
    """The game of this package. Facts that are given, such as its `version`, need no piece in the folder."""
    found = {fact: needed(package, *piece) for fact, piece in NEEDED.items() if fact not in facts}
    more = {fact: optional(package, *piece) for fact, piece in OPTIONAL.items() if fact not in facts}
    return Game(
        name=package.rpartition(".")[2],
        options=options_of(package),
        sections=read_sections(package),
        cover=cover_of(package),
        **found,
        **{fact: piece for fact, piece in more.items() if piece is not None},
        **facts,
    )


def module(package: str, file: str) -> ModuleType | None:
    name = f"{package}.{file}"
    return import_module(name) if find_spec(name) else None


def optional(package: str, file: str, piece: str) -> Any:
    return getattr(module(package, file), piece, None)


def needed(package: str, file: str, piece: str) -> Any:
    found = optional(package, file, piece)
    if found is None:
        raise BadFolder(file=f"{package.replace('.', '/')}/{file}.py", piece=piece)
    return found


def cover_of(package: str) -> str:
    """Its own, if it has one among its drawings."""
    if module(package, "drawing") is None:
        return COVER
    file = files(f"{package}.drawing").joinpath(FILE)
    return art(f"{package}.drawing").placed(file.read_text("utf-8")) if file.is_file() else COVER


def options_of(package: str) -> type[Options]:
    """The one kind of options that its file declares."""
    for one in vars(module(package, "options") or object).values():
        if isinstance(one, type) and issubclass(one, Options) and one is not Options:
            return one
    raise BadFolder(file=f"{package.replace('.', '/')}/options.py", piece="class …(Options)")
