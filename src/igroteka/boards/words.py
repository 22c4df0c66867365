"""Any game in a terminal: the whole of what a seat sees, in words, for games that nobody has drawn yet."""

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
    """The game's own board, if there is one."""
    return extra("boards", game.name) or WordBoard(game)


class WordBoard:
    """What modules like `boards.tayu` have, for one game."""

    LEGEND = Words("Above is all that you can see, by its names.", "Вверху — всё, что вам видно, по именам.")
    UNTOLD = ()  # every step of chance is told

    def __init__(self, game: Game) -> None:
        self.game = game

    def board(self, view: Any, palette: str) -> Text:
        """Everything but the seats, a line each."""
        seen = msgspec.to_builtins(view)
        return Text("\n".join(lines({name: part for name, part in seen.items() if name != "seats"})))

    def seats(self, view: Any, names: Sequence[str], lang: Lang, palette: str) -> Text:
        """Each name, with what is told of its seat; `>` before the one whose turn it is."""
        seen = msgspec.to_builtins(view)
        told = seen.get("seats", [{}] * len(names))
        marked = [f"{'>' if seat == seen.get('turn') else ' '} {name}" for seat, name in enumerate(names)]
        return Text("\n".join(line for name, has in zip(marked, told, strict=True) for line in labelled(name, has)))

    def choices(
        self, question: str, texts: Sequence[str], previews: Sequence[list[list[str]]], seat: int, lang: Lang
    ) -> RenderableType:
        """Each with its number, its text and its words."""
        told = [
            f"[dim]{number:2}[/] {text}: {escape(getattr(self.game.language.step_words(text), lang))}"
            for number, text in enumerate(texts, 1)
        ]
        return Group(f"[bold]{escape(question)}[/]", *told)

    def foresee(self, state: State, step: int) -> list[list[str]]:
        """Nothing: to play on from every choice may take long."""
        return []

    def is_numbered(self, texts: Sequence[str]) -> bool:
        return True

    def understood(self, line: str) -> str:
        """A step's text, as it is or in words."""
        said = (text for text in self.game.texts if line in map(str.casefold, self.game.language.step_words(text)))
        return line if line in self.game.language.numbers else next(said, line)
