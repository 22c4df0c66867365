"""The progress bar of an arena, with the current standings below it."""

import time
from types import TracebackType

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from igroteka.cli.arena.results import ArenaResults
from igroteka.cli.arena.summary import standings_line
from igroteka.core.words import Lang, Words

PLAYED = Words("games", "партии")
EVERY = 0.5  # seconds between two updates of the ratings, which take long to compute for many deals


class ProgressBar:
    """Shown in the terminal while games are played."""

    def __init__(self, results: ArenaResults, left: int, console: Console, lang: Lang) -> None:
        self.results = results
        columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        self.progress = Progress(*columns, TimeRemainingColumn(), console=console)
        done = len(results.games)
        self.task = self.progress.add_task(PLAYED.say(lang), total=done + left, completed=done)
        self.looked = 0.0
        self.live = Live(self.drawn(), console=console, transient=True, refresh_per_second=4)

    def drawn(self) -> Group:
        return Group(self.progress, Text("  " + standings_line(self.results)))

    def advance(self) -> None:
        """Counts one more finished game."""
        self.progress.advance(self.task)
        if time.monotonic() > self.looked + EVERY:
            self.looked = time.monotonic()
            self.live.update(self.drawn())

    def __enter__(self) -> "ProgressBar":
        self.live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.live.stop()
