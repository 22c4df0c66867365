"""A client without a browser that behaves like web/src/wire/socket.ts: it comes back after the same pauses, asks only
for the lines that it does not have, and repeats commands that were not answered, under the same id.
"""

import asyncio
import itertools
import math
import random
import re
import time
from pathlib import Path
from typing import Any

import msgspec
from storms.wire import Wire

SOCKET = Path(__file__).parents[2] / "web" / "src" / "wire" / "socket.ts"
NOT_READY = "closed with 1013"
PACE = 1.0  # seconds between two decisions at a table, on average
COMMANDS = itertools.count(1)

read = msgspec.json.decode
written = msgspec.json.encode


def constant(name: str) -> float:
    """A pause of the page, in seconds, from its source."""
    found = re.search(rf"const {name} = ([\d_]+);", SOCKET.read_text())
    if found is None:
        raise RuntimeError(f"{SOCKET} has no {name}.")
    return int(found[1]) / 1000


FIRST_WAIT, LONGEST_WAIT = constant("FIRST_WAIT"), constant("LONGEST_WAIT")


class Returning:
    """Somebody who holds one seat of a table and decides whenever they are asked."""

    def __init__(self, port: int, table: str, cookie: str | None, rng: random.Random, troubles: list[str]) -> None:
        self.port, self.table, self.cookie, self.rng, self.troubles = port, table, cookie, rng, troubles
        self.lines: list[dict[str, Any]] = []
        self.heard: dict[int, float] = {}
        """When the log had this length for the first time."""
        self.waiting: dict[str, tuple[dict[str, Any], asyncio.Future[int]]] = {}
        self.acted: dict[str, tuple[int, dict[str, Any]]] = {}
        """Acknowledged decisions: the number of their first entry, and what was sent."""
        self.welcomes: list[float] = []
        self.you: list[int] = []
        self.position: dict[str, Any] = {}
        self.wire: Wire | None = None
        self.tries = 0
        self.pace = 0.0
        """0: decides nothing."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.came = asyncio.Event()

    def start(self) -> None:
        self.keep(self.stay())

    def keep(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def leave(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.wire is not None:
            self.wire.close()

    async def stay(self) -> None:
        """Connects, again and again."""
        while True:
            why = ""
            lost: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            try:
                self.wire, given = await Wire.open(self.port, self.table, self.cookie, self.hear, lost.set_result)
            except OSError:
                pass
            else:
                self.cookie = self.cookie or given
                self.say(t="hello", v=1, since=len(self.lines))
                why = await lost
            self.wire = None
            await asyncio.sleep(self.pause(why) * (0.8 + 0.4 * self.rng.random()))

    def pause(self, why: str) -> float:
        if why == NOT_READY:
            return FIRST_WAIT
        self.tries += 1
        return min(LONGEST_WAIT, FIRST_WAIT * 2 ** (self.tries - 1))

    def say(self, **message: Any) -> None:
        if self.wire is not None and self.wire.is_open:
            self.wire.send(written(message))

    async def do(self, t: str, **fields: Any) -> int:
        """The number of the first entry of a command, once it is acknowledged."""
        message = {"t": t, "id": str(next(COMMANDS)), **fields}
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.waiting[message["id"]] = message, answer
        self.say(**message)
        return await answer

    # Messages

    def hear(self, data: bytes) -> None:
        message = read(data)
        match message["t"]:
            case "ping":
                self.say(t="pong", mark=message["mark"])
            case "welcome":
                self.tries = 0
                self.welcomes.append(time.perf_counter())
                self.take_in(message, message["since"])
                for sent, _ in self.waiting.values():
                    self.say(**sent)
                self.came.set()
            case "news":
                self.take_in(message, message["n"] - len(message["lines"]))
            case "done":
                self.acknowledged(message["id"], message["n"])
            case "refused" if message["code"] == "not-ready":
                pass  # the connection is closed, and opened again
            case "refused" | "paused":
                self.troubles.append(f"{message['t']} {message.get('code', '')} at {self.table}")
            case _:
                pass

    def take_in(self, message: dict[str, Any], since: int) -> None:
        if since > len(self.lines):
            self.troubles.append(f"a gap: it had {len(self.lines)} lines, and was told those from {since}")
        self.lines[since:] = message["lines"]
        self.heard.setdefault(len(self.lines), time.perf_counter())
        self.you = message.get("you", self.you)
        self.position = message.get("position", self.position)
        self.decide()

    def acknowledged(self, command: str, n: int) -> None:
        if command in self.waiting:
            sent, answer = self.waiting.pop(command)
            if sent["t"] in ("act", "pick"):
                self.acted[command] = n, sent
            answer.set_result(n)
            if n < len(self.lines):  # what followed is known already, and nothing else would make it go on
                self.decide()

    # Decisions

    def decide(self) -> None:
        if self.waiting or not self.pace:
            return
        n, position = len(self.lines), self.position
        for seat, steps in position.get("legal", {}).items():
            self.keep(self.after_a_while("act", seat=int(seat), n=n, a=self.rng.choice(steps)))
            return
        chairs = len(position.get("places") or ()) - 1
        for seat in set(self.you) & set(position.get("waits", ())):
            self.keep(self.after_a_while("pick", seat=seat, n=n, chair=self.rng.randrange(chairs)))
            return

    async def after_a_while(self, t: str, **fields: Any) -> None:
        """Decides, unless something has happened meanwhile."""
        await asyncio.sleep(self.pace * 2 * self.rng.random())
        if len(self.lines) == fields["n"] and not self.waiting:
            await self.do(t, **fields)

    def back_at(self, stopped: float) -> float:
        """When it was first welcomed again."""
        return min((at for at in self.welcomes if at > stopped), default=math.inf)

    def went_on_at(self, known: int) -> float | None:
        """When it first had more lines than were known."""
        return min((at for n, at in self.heard.items() if n > known), default=None)
