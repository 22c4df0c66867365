"""The layout of the terminal: the board, the seats, and the news where there is room."""

from collections.abc import Sequence

from rich.console import Console, Group
from rich.markup import escape
from rich.table import Table
from rich.text import Text

News = tuple[str, str]
"""The name of the player whose turn it was, empty if it concerns everybody; and what happened."""

WIDE = 78  # columns needed to put the seats beside the board
TALL = 28  # lines needed for blank lines around the board
GAP = 2  # columns between the board and the seats
NAME = 8  # columns for names before the news


class Screen:
    """Shows news beside the board in wide terminals, and prints them at once in others."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_wide = console.is_terminal and console.width >= WIDE

    def show(self, board: Text, seats: Text, news: Sequence[News], below: int) -> None:
        """Puts the latest news under the seats and older ones above the board; leaves `below` lines free at the end."""
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
        both.add_column(no_wrap=True, min_width=columns)  # the board must keep its shape
        both.add_column(max_width=width)
        both.add_row(board, Group(seats, "", news_table(latest)))
        if len(latest) < len(news):
            self.console.print(news_table(news[: len(news) - len(latest)]))
        self.console.print(both)

    def report(self, news: Sequence[News]) -> None:
        """Prints what has just happened, unless the board will show it."""
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
    """The latest news that fit, the newest last."""
    found: list[News] = []
    names = names_width(news)
    for name, said in reversed(news):
        room -= 1 + len(said) // max(1, width - names - 3)
        if room < 0:
            break
        found.insert(0, (name, said))
    return found


def names_width(news: Sequence[News]) -> int:
    """Columns for the names before the news; 0 if there are no names."""
    longest = max((len(name) for name, _ in news), default=0)
    return max(longest, NAME) if longest else 0
