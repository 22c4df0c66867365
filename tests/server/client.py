"""A server on a free port of this machine, and guests who come to it over real sockets."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import msgspec
import websockets

from igroteka.core.dice import Dice
from igroteka.server.bots.agenda import Agenda
from igroteka.server.bots.parts import GamePart
from igroteka.server.doors.limits import Limits
from igroteka.server.doors.listening import listening
from igroteka.server.doors.server import BotProcesses, Server
from igroteka.server.doors.site import USUAL, Site
from igroteka.server.doors.web_server import WebServer
from igroteka.server.doors.who import COOKIE, Who
from igroteka.server.system import SystemClock, SystemSecrets, today
from igroteka.store.memory import MemoryStore
from igroteka.store.store import Store
from tests.server.world import FirstSteps

PATIENCE = 30.0  # seconds; what has not come by then does not come
COMMANDS = itertools.count(1)
AMPLE = Limits(messages=10_000, requests=10_000, tables=10_000, sockets=10_000, connections=10_000)


class QuickBots(FirstSteps):
    """Nothing has to be compiled for them in advance: what is not in the cache is compiled when it is loaded."""

    async def start(self) -> None:
        pass

    def prepare(self, game: str) -> None:
        self.prepared.add(game)

    async def compile(self, agenda: Agenda, settled: Callable[[GamePart], None]) -> None:
        while (part := agenda.next()) is not None:
            agenda.finish(part)
            settled(part)

    async def stop(self) -> None:
        pass


class Hurry:
    """A clock that runs faster than this machine's."""

    def __init__(self, pace: float) -> None:
        self.clock, self.pace = SystemClock(), pace

    def now(self) -> float:
        return self.clock.now() * self.pace

    def wall(self) -> int:
        return int(1000 * self.now())

    def sleep_until(self, moment: float) -> Awaitable[None]:
        return self.clock.sleep_until(moment / self.pace)


class Running:
    """A server that runs, and how it is reached."""

    def __init__(self, server: Server, web: WebServer, port: int) -> None:
        self.server, self.web, self.port = server, web, port
        self.http = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}/ws/"

    def asking(self, **options: Any) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.http, timeout=PATIENCE, **options)

    def connecting(self) -> dict[str, Any]:
        """Options for a socket."""
        return {}


@asynccontextmanager
async def running(
    store: Store | None = None,
    bots: BotProcesses | None = None,
    limits: Limits = AMPLE,
    pace: float = 1,
    site: Site = USUAL,
) -> AsyncIterator[Running]:
    store = store or MemoryStore()
    secrets = SystemSecrets()
    who = await Who.of(store, secrets, today)
    server = Server(store, who, bots or QuickBots(), Hurry(pace), Dice(1), secrets, limits, site=site)
    web = WebServer(server)
    with listening("127.0.0.1", 0) as bound:
        port = bound.getsockname()[1]
        serving = asyncio.create_task(web.serve([bound]))
        try:
            async with asyncio.timeout(300):  # rules may have to be compiled
                while not (web.started and server.loading.is_done):
                    await asyncio.sleep(0.01)
            yield Running(server, web, port)
        finally:
            web.should_exit = True
            await serving


class Guest:
    """Somebody with a browser: it keeps cookies, opens tables and connects to them."""

    def __init__(self, running: Running, name: str) -> None:
        self.running, self.name = running, name
        self.cookies: dict[str, str] = {}

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        async with self.running.asking(cookies=self.cookies) as client:
            response = await client.request(method, path, json=body, **more)
        self.cookies |= dict(response.cookies)
        given = response.headers.get("set-cookie", "")
        if "Max-Age=0" in given:
            self.cookies.pop(given.partition("=")[0], None)
        return response

    async def open_table(self, game: str, **wanted: Any) -> dict[str, Any]:
        """The table, or why there is none."""
        return (await self.ask("POST", "/api/tables", {"game": game, "shuffle": False, **wanted})).json()

    async def come(self, table: str, known: Sequence[dict[str, Any]] = ()) -> "Client":
        """A client that has said hello, and has these lines already."""
        client = await self.connect(table)
        client.lines = list(known)
        await client.hello(len(known))
        return client

    async def connect(self, table: str, headers: dict[str, str] | None = None, **more: Any) -> "Client":
        """A connection on which nothing has been said yet."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = (headers or {}) | ({"cookie": cookie} if cookie else {})
        socket = await websockets.connect(
            self.running.ws + table,
            additional_headers=headers,
            ping_interval=None,
            compression=None,
            **self.running.connecting(),
            **more,
        )
        given = socket.response.headers.get("set-cookie") if socket.response else None
        if given is not None:
            self.cookies[COOKIE] = given.partition(";")[0].partition("=")[2]
        return Client(socket)


class Client:
    """One connection to a table, all that it was told and all that it sent. It answers pings by itself."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.got: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        self.code: int | None = None
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for data in self.socket:
                await self.take_in(msgspec.json.decode(data))
        except websockets.ConnectionClosed:
            pass
        finally:
            self.code = self.socket.close_code
            self.news.set()

    async def take_in(self, message: dict[str, Any]) -> None:
        if message["t"] == "ping":
            with suppress(websockets.ConnectionClosed):
                await self.send(t="pong", mark=message["mark"])
        if message["t"] in ("welcome", "news"):
            first = message["n"] - len(message["lines"])
            assert first <= len(self.lines) if message["t"] == "welcome" else first == len(self.lines), "a gap"
            self.lines[first:] = message["lines"]
        self.got.append(message)
        self.news.set()

    async def until(self, is_so: Callable[[], Any]) -> None:
        """Waits until it is so, or the connection is closed."""
        async with asyncio.timeout(PATIENCE):
            while not is_so() and self.code is None:
                self.news.clear()
                await self.news.wait()
                if self.reader.done():
                    self.reader.result()

    async def closed(self) -> int:
        """The code with which the connection is closed."""
        await self.until(lambda: False)
        assert self.code is not None
        return self.code

    async def send(self, **message: Any) -> None:
        self.sent.append(message)
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hello(self, since: int = 0) -> dict[str, Any]:
        seen = len(self.got)
        await self.send(t="hello", v=1, since=since)

        def answers() -> list[dict[str, Any]]:
            return [one for one in self.got[seen:] if one["t"] in ("welcome", "refused")]

        await self.until(answers)
        if not answers():
            raise ConnectionResetError("the connection was closed before an answer came")
        return answers()[-1]

    async def do(self, t: str, **fields: Any) -> dict[str, Any]:
        """Sends a command or a question, and returns the answer to it."""
        fields.setdefault("id", str(next(COMMANDS)))
        seen = len(self.got)
        await self.send(t=t, **fields)

        def answers() -> list[dict[str, Any]]:
            return [one for one in self.got[seen:] if one.get("id") == fields["id"]]

        await self.until(answers)
        if not answers():
            raise ConnectionResetError("the connection was closed before an answer came")
        return answers()[-1]

    def last(self, kind: str) -> dict[str, Any]:
        return [one for one in self.got if one["t"] == kind][-1]

    @property
    def n(self) -> int:
        return len(self.lines)

    @property
    def position(self) -> dict[str, Any]:
        return [one for one in self.got if one.get("position")][-1]["position"]

    @property
    def you(self) -> list[int]:
        return [one["you"] for one in self.got if "you" in one][-1]

    @property
    def is_over(self) -> bool:
        return self.position["view"]["phase"] == "over" or "ended" in self.position

    async def act(self, choose: Callable[[int], int]) -> dict[str, Any]:
        """Takes one of the steps that it is offered."""
        ((seat, steps),) = self.position["legal"].items()
        return await self.do("act", seat=int(seat), n=self.n, a=steps[choose(len(steps))])

    async def go(self) -> None:
        await self.socket.close()
        await self.reader


async def play_on(client: Client, choose: Callable[[int], int]) -> None:
    """Whatever a client of all seats is asked, until the match is over."""
    while not client.is_over:
        if client.position.get("legal"):
            await client.act(choose)
        elif client.position.get("waits"):
            await pick_chairs(client, choose)
        else:
            seen = len(client.got)
            await client.until(lambda seen=seen: len(client.got) > seen)


async def pick_chairs(client: Client, choose: Callable[[int], int]) -> None:
    """Chazz, calm mode: every seat that has not picked picks a chair that is free."""
    seats = client.position["view"]["seats"]
    free = set(range(len(seats) - 1)) - {has["chair"] for has in seats}
    for seat in client.position["waits"]:
        if seat in client.you:
            await client.do("pick", seat=seat, n=client.n, chair=sorted(free)[choose(len(free))])
