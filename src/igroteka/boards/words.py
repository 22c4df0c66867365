"""The default terminal board: everything a seat sees as text, for games without a board of their own."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.text import Text

from igroteka.core.extras import extra
from igroteka.core.game import Game
from igroteka.core.outline import labelled, lines
from igroteka.core.state import State
from igroteka.core.words import Lang, Words


def board_of(game: Game) -> "ModuleType | WordBoard":
    """The game's own board, or else a WordBoard."""
    return extra("boards", game.name) or WordBoard(game)


class WordBoard:
    """The same interface as modules like `boards.tayu`, for any game."""

    LEGEND = Words("Above is all that you can see, by its names.", "Вверху — всё, что вам видно, по именам.")
    UNTOLD = ()  # chance steps that are not announced: none

    def __init__(self, game: Game) -> None:
        self.game = game

    def board(self, view: Any, palette: str) -> Text:
        """Every field of the view except the seats."""
        seen = msgspec.to_builtins(view)
        return Text("\n".join(lines({name: part for name, part in seen.items() if name != "seats"})))

    def seats(self, view: Any, names: Sequence[str], lang: Lang, palette: str) -> Text:
        """The fields of each seat under its name. `>` marks whose turn it is."""
        seen = msgspec.to_builtins(view)
        told = seen.get("seats", [{}] * len(names))
        marked = [f"{'>' if seat == seen.get('turn') else ' '} {name}" for seat, name in enumerate(names)]
        return Text("\n".join(line for name, has in zip(marked, told, strict=True) for line in labelled(name, has)))

    def choices(
        self, question: str, texts: Sequence[str], previews: Sequence[list[list[str]]], seat: int, lang: Lang
    ) -> RenderableType:
        """Each choice with its number, its text and its sentence."""
        told = [
            f"[dim]{number:2}[/] {text}: {escape(getattr(self.game.language.step_words(text), lang))}"
            for number, text in enumerate(texts, 1)
        ]
        return Group(f"[bold]{escape(question)}[/]", *told)

    def foresee(self, state: State, step: int) -> list[list[str]]:
        """Nothing, because playing on from every choice may take long."""
        return []

    def is_numbered(self, texts: Sequence[str]) -> bool:
        return True

    def understood(self, line: str) -> str:
        """The step's text for what a person typed: the text itself, or its sentence."""
        said = (text for text in self.game.texts if line in map(str.casefold, self.game.language.step_words(text)))
        return line if line in self.game.language.numbers else next(said, line)
