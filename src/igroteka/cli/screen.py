"""The screen: the board and the seats, and the news where there is room for them."""

from collections.abc import Sequence

from rich.console import Console, Group
from rich.markup import escape
from rich.table import Table
from rich.text import Text

News = tuple[str, str]
"""Whose turn it was, and what happened; nobody's if it concerns all."""

WIDE = 78  # columns from which the board and the seats stand side by side
TALL = 28  # lines of a terminal that has room for blank ones
GAP = 2  # columns between the board and what stands beside it
NAME = 8  # columns for names before the news


class Screen:
    """Wide terminals show news beside the board; all others are told at once."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_wide = console.is_terminal and console.width >= WIDE

    def show(self, board: Text, seats: Text, news: Sequence[News], below: int) -> None:
        """The latest news stand under the seats, older ones above the board; so many lines below are kept for more."""
        is_tall = not self.is_wide or self.console.height >= TALL
        if is_tall:
            self.console.print()
        if self.is_wide:
            self.show_side_by_side(board, seats, news, below)
        else:
            self.console.print(board)
            self.console.print(seats)
        if is_tall:
            self.console.print()

    def show_side_by_side(self, board: Text, seats: Text, news: Sequence[News], below: int) -> None:
        height = max(len(board.plain.splitlines()), self.console.height - below)
        columns = max(len(line) for line in board.plain.splitlines())
        width = self.console.width - columns - GAP
        latest = fitting(news, height - len(seats.plain.splitlines()) - 1, width)
        both = Table.grid(padding=(0, GAP))
        both.add_column(no_wrap=True, min_width=columns)  # whatever is beside it, the board keeps its shape
        both.add_column(max_width=width)
        both.add_row(board, Group(seats, "", news_table(latest)))
        if len(latest) < len(news):
            self.console.print(news_table(news[: len(news) - len(latest)]))
        self.console.print(both)

    def report(self, news: Sequence[News]) -> None:
        """What has just happened, if it will not be shown beside the board."""
        if not self.is_wide:
            self.console.print(news_table(news))


def news_table(news: Sequence[News]) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True, min_width=names_width(news))
    table.add_column(overflow="fold")
    for name, said in news:
        table.add_row(escape(f"{name}:" if name else ""), escape(said))
    return table


def fitting(news: Sequence[News], room: int, width: int) -> list[News]:
    """As much of the news as fits, the newest last."""
    found: list[News] = []
    names = names_width(news)
    for name, said in reversed(news):
        room -= 1 + len(said) // max(1, width - names - 3)
        if room < 0:
            break
        found.insert(0, (name, said))
    return found


def names_width(news: Sequence[News]) -> int:
    """Columns for the names before the news: none if nobody is named."""
    longest = max((len(name) for name, _ in news), default=0)
    return max(longest, NAME) if longest else 0
