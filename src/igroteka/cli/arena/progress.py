"""The progress bar of an arena, with how it stands below it."""

import time
from types import TracebackType

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from igroteka.cli.arena.tally import Tally
from igroteka.cli.arena.tell import running
from igroteka.core.words import Lang, Words

PLAYED = Words("games", "партии")
EVERY = 0.5  # seconds between two looks at the ratings, which take long when there are many deals


class Shown:
    def __init__(self, tally: Tally, left: int, console: Console, lang: Lang) -> None:
        self.tally = tally
        columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        self.progress = Progress(*columns, TimeRemainingColumn(), console=console)
        done = len(tally.games)
        self.task = self.progress.add_task(PLAYED.say(lang), total=done + left, completed=done)
        self.looked = 0.0
        self.live = Live(self.drawn(), console=console, transient=True, refresh_per_second=4)

    def drawn(self) -> Group:
        return Group(self.progress, Text("  " + running(self.tally)))

    def advance(self) -> None:
        """One more game is over."""
        self.progress.advance(self.task)
        if time.monotonic() > self.looked + EVERY:
            self.looked = time.monotonic()
            self.live.update(self.drawn())

    def __enter__(self) -> "Shown":
        self.live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.live.stop()
