"""`./run bench calls [--list]`: a click's way, counted in calls: all of it, and the share of each room.

One `act` with the die that follows it (Marrakech, two people connected, a store in memory), from the text that a
socket received to everything that was sent. Counted are functions of ours that are entered, once each; coroutines that
go on and comprehensions are not calls. `--list` prints them in their order.

The whole click is longer than the server's share of it: it goes through the rules (`core`, `games`, `match`) and the
store as well.
"""

import asyncio
import itertools
import random
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CoroutineType, FrameType
from typing import Any

import msgspec

import igroteka
from bench.room import NoBots
from igroteka.games import NAMES
from igroteka.reviews.judgement import Judgement
from igroteka.reviews.sketch import Sketch
from igroteka.server.doors.limits import Limits
from igroteka.server.doors.outbox import Outbox
from igroteka.server.doors.server import Server
from igroteka.server.doors.socket import Conversation
from igroteka.server.doors.who import Who
from igroteka.server.ports import BotFailed
from igroteka.server.room.watcher import Watcher
from igroteka.server.system import SystemClock, SystemSecrets, today
from igroteka.server.table.entries import Opened, Sat
from igroteka.store.memory import MemoryStore
from igroteka.store.store import Owner

OURS = f"{Path(igroteka.__file__).parent}/"
PEOPLE = ("ann", "bob")
TURNS = 40
"""Of their clicks, the median is counted. At first texts of events are written, which later clicks find in a cache."""


class IdleBots(NoBots):
    async def start(self) -> None:
        pass

    def prepare(self, game: str) -> None:
        self.prepared.add(game)

    async def compile(self, agenda: object, settled: object) -> None:
        pass

    async def sketch(self, asker: object, game: str, record: str) -> Sketch:
        raise BotFailed

    async def judgement(self, asker: object, game: str, record: str, moment: int) -> Judgement:
        raise BotFailed

    async def stop(self) -> None:
        pass


class Browser:
    """A connection in memory, and what was sent to it."""

    def __init__(self, server: Server, person: str) -> None:
        self.typed: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.got: list[dict[str, Any]] = []
        outbox = Outbox(server.clock, self, shut=self.shut)
        watcher = Watcher(person, outbox, (Owner(person, person),))
        self.conversation = asyncio.create_task(Conversation(server, watcher, outbox, self.typed.get).run("t1"))

    def is_free(self) -> bool:
        return True

    async def freed(self) -> None:
        pass

    def write(self, data: bytes) -> None:
        self.got.append(msgspec.json.decode(data))

    def cut(self) -> None:
        pass

    async def shut(self, code: int) -> None:
        pass

    async def say(self, awaited: str, **message: Any) -> dict[str, Any]:
        """Sends a message, and returns the answer of this kind."""
        seen = len(self.got)
        text = msgspec.json.encode(message).decode()
        self.typed.put_nowait({"type": "websocket.receive", "text": text, "is_too_fast": False})
        while not (answers := [one for one in self.got[seen:] if one["t"] == awaited]):
            await asyncio.sleep(0)
        return answers[-1]


class Walk:
    """Our functions, in the order in which they are entered."""

    def __init__(self, under_way: Iterable[FrameType]) -> None:
        self.calls: list[tuple[str, str]] = []
        self.frames = {id(frame): frame for frame in under_way}  # kept, so that no id is used twice

    def __enter__(self) -> "Walk":
        sys.setprofile(self.note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def note(self, frame: FrameType, event: str, _: object) -> None:
        file, name = frame.f_code.co_filename, frame.f_code.co_name
        is_ours = file.startswith(OURS) and (name == "<lambda>" or not name.startswith("<"))
        if event == "call" and is_ours and id(frame) not in self.frames:
            self.frames[id(frame)] = frame
            self.calls.append((file.removeprefix(OURS), name))


def under_way(task: asyncio.Task[None]) -> Iterator[FrameType]:
    """What the task has entered and not left: coroutines that await each other."""
    coroutine: Any = task.get_coro()
    while isinstance(coroutine, CoroutineType):
        if coroutine.cr_frame is not None:
            yield coroutine.cr_frame
        coroutine = coroutine.cr_await


async def walked() -> Walk:
    """The way of the median click."""
    store, secrets = MemoryStore(), SystemSecrets()
    who = await Who.of(store, secrets, today)
    server = Server(store, who, IdleBots(), SystemClock(), random.Random(1), secrets, Limits())
    server.loading.loaded = list(NAMES)
    opened = Opened("marrakech", {"players": "2"}, PEOPLE[0], [None, None], shuffle=False)
    seated = [Sat(seat, person, person) for seat, person in enumerate(PEOPLE)]
    await server.hub.open("t1", [opened, *seated])
    browsers = [Browser(server, person) for person in PEOPLE]
    for browser in browsers:
        await browser.say("welcome", t="hello", v=1)
    await browsers[0].say("done", t="begin", id="begin")
    walks: list[Walk] = []
    number = itertools.count()
    for seat in (turn % 2 for turn in range(TURNS)):
        for kind in ("click", "lay"):
            browser = browsers[seat]
            told = [one for one in browser.got if one.get("position")][-1]
            act = {"t": "act", "id": f"{kind} {next(number)}", "seat": seat, "n": told["n"]}
            step = told["position"]["legal"][str(seat)][0]
            if kind == "click":
                conversations = [browser.conversation for browser in browsers]
                with Walk(itertools.chain.from_iterable(map(under_way, conversations))) as walk:
                    await browser.say("done", **act, a=step)
                walks.append(walk)
            else:
                await browser.say("done", **act, a=step)
    for browser in browsers:
        browser.conversation.cancel()
    await asyncio.gather(*(browser.conversation for browser in browsers), return_exceptions=True)
    return sorted(walks, key=lambda walk: len(walk.calls))[len(walks) // 2]


def main() -> None:
    calls = asyncio.run(walked()).calls
    if "--list" in sys.argv:
        for file, name in calls:
            print(f"  {file:<36}{name}")
    files = [file for file, _ in calls]
    changes = sum(file != after for file, after in itertools.pairwise(files))
    print(f"{'':<12}{'calls':>7}{'files':>7}")
    print(f"{'the click':<12}{len(files):>7}{len(set(files)):>7}   {changes} changes from file to file")
    for room, its in shares(files).items():
        print(f"{'  ' + room:<12}{len(its):>7}{len(set(its)):>7}")


def shares(files: list[str]) -> dict[str, list[str]]:
    """Each room's part of the calls, the largest first."""
    rooms: dict[str, list[str]] = {}
    for file in files:
        rooms.setdefault(file.partition("/")[0], []).append(file)
    return dict(sorted(rooms.items(), key=lambda share: -len(share[1])))


if __name__ == "__main__":
    main()
