"""`./run bench room [GAME …] [--json]`: the cost of a decision in a table's room, from the command to four broadcasts.

CPU time of one core, without sockets and without a disk: the rules, the log's entries, views, and messages as JSON.
Many tables are played at once, so that the garbage collector has as much work as on a busy server.
"""

import asyncio
import statistics
import time

from rich.console import Console
from rich.progress import track

from bench.asking import asked_games, write_json
from igroteka.bots.search.hints import Suggestion
from igroteka.core.dice import Dice
from igroteka.games import NAMES, game
from igroteka.server.doors.loading import spare_collecting
from igroteka.server.ports import BotFailed
from igroteka.server.protocol.commands import Act, AnyCommand, Begin, Pick, Sit
from igroteka.server.room.handlers import handle
from igroteka.server.room.room import Room
from igroteka.server.room.watcher import Watcher
from igroteka.server.system import SystemClock
from igroteka.server.table.entries import Opened, written
from igroteka.server.table.table import Table
from igroteka.store.memory import MemoryStore
from igroteka.store.store import StoredTable

SEATS = 4
TABLES = 60
ROUNDS = 40
"""Decisions at each table."""


class Nowhere:
    """A wire that counts the bytes sent to it."""

    def __init__(self) -> None:
        self.bytes = 0

    def send(self, data: bytes) -> None:
        self.bytes += len(data)

    def close(self, code: int) -> None:
        pass


class NoBots:
    def __init__(self) -> None:
        self.prepared = set(NAMES)

    async def step(self, asker: object, game: str, key: bytes, bot: str) -> str:
        raise BotFailed

    async def hints(self, asker: object, game: str, key: bytes) -> list[Suggestion]:
        raise BotFailed

    async def pick(self, asker: object, game: str, key: bytes, bot: str, seat: int, places: object) -> int:
        raise BotFailed

    async def advice(self, asker: object, game: str, key: bytes, bot: str) -> dict[str, int]:
        raise BotFailed


class Playing:
    """A table with one person at each seat."""

    def __init__(self, room: Room, dice: Dice) -> None:
        self.room, self.dice, self.sent = room, dice, 0
        self.watchers = [Watcher(f"person {seat}", Nowhere()) for seat in range(SEATS)]

    @classmethod
    async def opened(cls, name: str, number: int, store: MemoryStore) -> "Playing":
        opened = Opened(name, {"players": str(SEATS)}, "person 0", [None] * SEATS, calm=game(name).has_race)
        stored = StoredTable(f"table {number}", str(number), Table(opened).summary)
        await store.create(stored, [written(opened)])
        dice = Dice(number)
        table = cls(Room(stored, store, SystemClock(), dice, NoBots()), dice)
        for seat, watcher in enumerate(table.watchers):
            await table.room.greet(watcher, 0)
            await table.do(watcher, Sit(id=table.next_id(), seat=seat, name=f"Person {seat}"))
        await table.do(table.watchers[0], Begin(id=table.next_id()))
        return table

    def next_id(self) -> str:
        self.sent += 1
        return str(self.sent)

    async def do(self, watcher: Watcher, command: AnyCommand) -> None:
        await handle(self.room, watcher, command)

    async def decide(self) -> None:
        """Makes the next decision; does nothing if the match is over."""
        table = self.room.table
        if table is None or table.match is None or not table.waits_for:
            return
        seat = table.waits_for[0]
        watcher = next(one for one in self.watchers if one.person == table.seats[seat].person)
        await self.do(watcher, self.decision(table, seat))

    def decision(self, table: Table, seat: int) -> AnyCommand:
        assert table.match is not None  # noqa: S101
        if table.places is not None:
            chairs = table.interlude.choices(table) if table.interlude else []
            chair = chairs[self.dice.randrange(len(chairs))]
            return Pick(id=self.next_id(), seat=seat, n=table.n, chair=chair)
        state = table.match.state
        steps = state.legal()
        text = state.text(steps[self.dice.randrange(len(steps))])
        return Act(id=self.next_id(), seat=seat, n=table.n, a=text)

    @property
    def sent_bytes(self) -> int:
        return sum(watcher.wire.bytes for watcher in self.watchers if isinstance(watcher.wire, Nowhere))


async def measured(name: str, console: Console) -> dict[str, float]:
    store = MemoryStore()
    tables = [await Playing.opened(name, number, store) for number in range(TABLES)]
    sent, costs = sum(table.sent_bytes for table in tables), []
    for _ in track(range(ROUNDS), description=name, console=console, transient=True):
        start = time.process_time()
        for table in tables:
            await table.decide()
        costs.append(1e6 * (time.process_time() - start) / TABLES)
    sent = sum(table.sent_bytes for table in tables) - sent
    return {"median µs": statistics.median(costs), "best µs": min(costs), "bytes sent": sent / ROUNDS / TABLES}


def main() -> None:
    asked, names = asked_games("room", __doc__)
    spare_collecting()
    console = Console(stderr=True)
    figures = {name: asyncio.run(measured(name, console)) for name in names}
    if asked.json:
        write_json(figures)
        return
    for name, costs in figures.items():
        print(f"{name:<10}", "  ".join(f"{what} {value:10,.1f}" for what, value in costs.items()))


if __name__ == "__main__":
    main()
