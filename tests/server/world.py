"""A simulated world for the server: time that tests let pass, seeded dice, a store in memory, clients."""

import asyncio
import heapq
import itertools
from collections.abc import Sequence
from typing import Any

import msgspec

from igroteka.bots.search.hints import Suggestion
from igroteka.core.dice import Dice
from igroteka.core.state import State
from igroteka.games import NAMES
from igroteka.games import game as game_named
from igroteka.match.record import Record
from igroteka.reviews.judgement import Judgement
from igroteka.reviews.reviewing import Reviewing
from igroteka.reviews.sketch import Sketch
from igroteka.server.ports import Asker, BotFailed
from igroteka.server.protocol.commands import AnyCommand, Hello
from igroteka.server.room.handlers import handle
from igroteka.server.room.room import Room
from igroteka.server.room.watcher import Watcher
from igroteka.server.table.entries import Opened, written
from igroteka.server.table.table import Table
from igroteka.store.errors import StoreFailed
from igroteka.store.memory import MemoryStore
from igroteka.store.store import StoredTable
from tests.reviews.played import FEW

MIDNIGHT = 1_800_000_000_000
SETTLING = 30  # turns of the event loop in which everything that can happen now has happened


class PassingTime:
    """A clock that stands still until a test lets time pass."""

    def __init__(self) -> None:
        self.moment = 1000.0
        self.sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self.count = 0

    def now(self) -> float:
        return self.moment

    def wall(self) -> int:
        return MIDNIGHT + int(1000 * self.moment)

    async def sleep_until(self, moment: float) -> None:
        future = asyncio.get_running_loop().create_future()
        self.count += 1
        heapq.heappush(self.sleepers, (moment, self.count, future))
        await future

    async def pass_by(self, seconds: float = 0.0) -> None:
        """Lets so much time pass, with everything that happens in it."""
        end = self.moment + seconds
        await settle()
        while self.sleepers and self.sleepers[0][0] <= end:
            moment, _, future = heapq.heappop(self.sleepers)
            self.moment = max(self.moment, moment)
            if not future.done():
                future.set_result(None)
            await settle()
        self.moment = end


async def settle() -> None:
    for _ in range(SETTLING):
        await asyncio.sleep(0)


class FirstSteps:
    """Bots that take the first step there is; or, if told so, fail or never answer."""

    def __init__(self) -> None:
        self.fails = self.hangs = self.babbles = False
        self.asked = 0
        self.prepared = set(NAMES)
        self.hanging: list[asyncio.Future[None]] = []

    async def step(self, asker: Asker, game: str, key: bytes, bot: str) -> str:
        await self.trouble()
        state = State(game_named(game), key)
        return "what?" if self.babbles else state.text(state.legal()[0])

    async def hints(self, asker: Asker, game: str, key: bytes) -> list[Suggestion]:
        await self.trouble()
        state = State(game_named(game), key)
        return [
            Suggestion([state.text(step)], "alike", 1, 0.5, state.game.reasons(state, [step])) for step in state.legal()
        ]

    async def pick(self, asker: Asker, game: str, key: bytes, bot: str, seat: int, places: Sequence[int]) -> int:
        await self.trouble()
        return seat % (len(places) - 1)

    async def advice(self, asker: Asker, game: str, key: bytes, bot: str) -> dict[str, int]:
        await self.trouble()
        return {}

    async def sketch(self, asker: Asker, game: str, record: str) -> Sketch:
        await self.trouble()
        return Reviewing(Record.read(record), FEW).sketch()

    async def judgement(self, asker: Asker, game: str, record: str, moment: int) -> Judgement:
        await self.trouble()
        return Reviewing(Record.read(record), FEW).judged(moment)

    async def trouble(self) -> None:
        self.asked += 1
        if self.hangs:
            self.hanging.append(asyncio.get_running_loop().create_future())
            await self.hanging[-1]
        if self.fails:
            raise BotFailed

    def answer_at_last(self) -> None:
        """Those that hang come to an end."""
        for future in self.hanging:
            if not future.done():
                future.set_result(None)
        self.hanging.clear()


class Disk:
    """Keeps what it is given, as long as it is not full."""

    is_full = False

    async def __call__(self, change: Any) -> None:
        if self.is_full:
            raise StoreFailed(why="no room")
        change()


class SlowDisk:
    """Takes as long as a test wants."""

    def __init__(self) -> None:
        self.goes_on = asyncio.Event()
        self.goes_on.set()

    async def __call__(self, change: Any) -> None:
        await self.goes_on.wait()
        change()


class Client:
    """A client at a table, and all that it was told."""

    def __init__(self, world: "World", person: str) -> None:
        self.world, self.person = world, person
        self.got: list[dict[str, Any]] = []
        self.heard: list[bytes] = []
        """The same, byte by byte."""
        self.closed: int | None = None
        self.watcher = Watcher(person, self)

    def send(self, data: bytes) -> None:
        self.heard.append(data)
        self.got.append(msgspec.json.decode(data))

    def close(self, code: int) -> None:
        self.closed = code

    async def hello(self, since: int = 0) -> dict[str, Any]:
        await self.world.room.greet(self.watcher, Hello(v=1, since=since).since)
        return self.last("welcome")

    async def do(self, kind: type, **fields: Any) -> dict[str, Any]:
        """Sends a command, and returns the answer to it."""
        return await self.send_command(kind(id=str(next(self.world.commands)), **fields))

    async def send_command(self, command: AnyCommand) -> dict[str, Any]:
        await handle(self.world.room, self.watcher, command)
        await settle()
        answers = [one for one in self.got if one["t"] in ("done", "refused") and one.get("id") == command.id]
        return answers[-1]

    def last(self, kind: str) -> dict[str, Any]:
        return [one for one in self.got if one["t"] == kind][-1]

    @property
    def n(self) -> int:
        return max(one["n"] for one in self.got if one["t"] in ("welcome", "news"))

    @property
    def position(self) -> dict[str, Any]:
        return [one for one in self.got if one.get("position")][-1]["position"]

    def goes(self) -> None:
        self.world.room.leave(self.watcher)

    async def go(self) -> None:
        self.goes()
        await settle()


class World:
    """One table, and whoever comes to it."""

    def __init__(self, opened: Opened, seed: int = 1, disk: Any = None, pace: float = 0.0) -> None:
        self.disk = disk or Disk()
        self.clock, self.bots, self.dice = PassingTime(), FirstSteps(), Dice(seed)
        self.store = MemoryStore(self.disk, self.clock.wall)
        self.opened, self.pace = opened, pace
        self.commands = itertools.count(1)
        self.stored = StoredTable("t1", "ABCD", Table(opened).summary)

    async def open(self) -> None:
        await self.store.create(self.stored, [written(self.opened)])
        self.restart()

    def restart(self) -> None:
        """The server's memory is lost; the store is there."""
        self.room = Room(self.stored, self.store, self.clock, self.dice, self.bots, self.pace)

    async def client(self, person: str, since: int = 0) -> Client:
        client = Client(self, person)
        await client.hello(since)
        return client


def opened(
    name: str = "marrakech", bots: Sequence[str | None] = (None, None), rounds: int | None = None, **more: Any
) -> Opened:
    """A table of so many seats, hosted by `ann`; Chazz may be limited to some rounds."""
    more.setdefault("shuffle", False)
    options = {"players": str(len(bots))} | ({"round_limit": str(rounds)} if rounds else {})
    return Opened(name, options, "ann", list(bots), **more)
