"""The hall, where games are played at several tables at once: a thread and a process for each."""

import queue
import threading
from collections.abc import Generator, Sequence

from igroteka.cli.arena.booth import Booth, Stopped
from igroteka.cli.arena.played import Fixture, Played
from igroteka.cli.arena.setup import Setup
from igroteka.cli.arena.table import play

Fixtures = queue.SimpleQueue[Fixture]
Results = queue.SimpleQueue[Played | BaseException]


def games_played(setup: Setup, fixtures: Sequence[Fixture], jobs: int) -> Generator[Played, None, None]:
    """Plays all of them, and gives each when it is over. Whoever stops listening stops the games that are going on."""
    waiting: Fixtures = queue.SimpleQueue()
    results: Results = queue.SimpleQueue()
    for fixture in fixtures:
        waiting.put(fixture)
    booths = [Booth(setup) for _ in range(min(jobs, len(fixtures)))]
    threads = [threading.Thread(target=host, args=(setup, booth, waiting, results)) for booth in booths]
    try:
        open_all(booths)
        for thread in threads:
            thread.start()
        for _ in fixtures:
            result = results.get()
            if isinstance(result, BaseException):
                raise result
            yield result
    finally:
        for booth in booths:
            booth.stop()
        for thread in threads:
            if thread.ident is not None:
                thread.join()
        for booth in booths:
            booth.close()


def open_all(booths: Sequence[Booth]) -> None:
    """All get ready at the same time, and before the first game: while one table waited for its process, the others
    would play on far beyond the deal that decides. A bot that cannot play is refused by one, before others start.
    """
    for booth in booths[:1]:
        booth.open()
    for booth in booths:
        booth.start()
    for booth in booths:
        booth.open()


def host(setup: Setup, booth: Booth, waiting: Fixtures, results: Results) -> None:
    """One table: plays what waits, until nothing does."""
    try:
        while True:
            results.put(play(setup, waiting.get_nowait(), booth))
    except (queue.Empty, Stopped):
        return
    except BaseException as error:
        results.put(error)
