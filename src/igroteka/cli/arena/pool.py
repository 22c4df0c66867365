"""Plays the games of an arena in parallel, each on a thread with a bot process of its own."""

import queue
import threading
from collections.abc import Generator, Sequence

from igroteka.bots.arena.deals import CHANCE_SEED, STAND_IN_SEED, seed
from igroteka.bots.bout import bout
from igroteka.cli.arena.arena_game import ArenaGame, Fixture
from igroteka.cli.arena.bot_process import BotProcess, Stopped
from igroteka.cli.arena.guarded_bot import GuardedBot
from igroteka.cli.arena.setup import Setup
from igroteka.core.dice import Dice

Fixtures = queue.SimpleQueue[Fixture]
Finished = queue.SimpleQueue[ArenaGame | BaseException]


def play_games(setup: Setup, fixtures: Sequence[Fixture], jobs: int) -> Generator[ArenaGame, None, None]:
    """Plays all fixtures and yields each game when it ends. Closing the generator stops the games in progress."""
    waiting: Fixtures = queue.SimpleQueue()
    finished: Finished = queue.SimpleQueue()
    for fixture in fixtures:
        waiting.put(fixture)
    processes = [BotProcess(setup) for _ in range(min(jobs, len(fixtures)))]
    threads = [threading.Thread(target=play_waiting, args=(setup, one, waiting, finished)) for one in processes]
    try:
        open_all(processes)
        for thread in threads:
            thread.start()
        for _ in fixtures:
            result = finished.get()
            if isinstance(result, BaseException):
                raise result
            yield result
    finally:
        for process in processes:
            process.stop()
        for thread in threads:
            if thread.ident is not None:
                thread.join()
        for process in processes:
            process.close()


def open_all(processes: Sequence[BotProcess]) -> None:
    """Gets all processes ready at the same time, before the first game: otherwise, while one of them starts, the others
    would play far beyond the deal that decides the test. The first process alone refuses a bot that cannot play.
    """
    for process in processes[:1]:
        process.open()
    for process in processes:
        process.start()
    for process in processes:
        process.open()


def play_waiting(setup: Setup, process: BotProcess, waiting: Fixtures, finished: Finished) -> None:
    """One thread: plays fixtures until none is waiting."""
    try:
        while True:
            finished.put(play_game(setup, waiting.get_nowait(), process))
    except (queue.Empty, Stopped):
        return
    except BaseException as error:
        finished.put(error)


def play_game(setup: Setup, fixture: Fixture, process: BotProcess) -> ArenaGame:
    """Plays one game of a deal to its end."""
    deal, stand_in = fixture.deal, Dice(seed(fixture.deal, STAND_IN_SEED))
    bots = [GuardedBot(process, seat, bot, deal, stand_in) for seat, bot in enumerate(fixture.seating)]
    places = bout(setup.start(), bots, Dice(seed(deal, CHANCE_SEED)))
    return ArenaGame(
        deal=deal,
        turn=fixture.turn,
        seating=[setup.bots[bot] for bot in fixture.seating],
        places=places,
        steps=len(bots[0].steps),
        asked=[len(bot.times) for bot in bots],
        seconds=[round(sum(bot.times), 6) for bot in bots],
        longest=[round(max(bot.times, default=0.0), 6) for bot in bots],
        faults=[fault for bot in bots for fault in bot.noted_faults()],
    )
