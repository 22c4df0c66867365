"""One running server: the store, the tables, the bots and the connected clients. It knows no web framework."""

import asyncio
from collections.abc import Callable, Collection
from typing import Protocol

import structlog

from igroteka.core.dice import Rng
from igroteka.games import NAMES
from igroteka.server import metrics
from igroteka.server.bots.parts import GamePart
from igroteka.server.doors.catalogue import card
from igroteka.server.doors.cleaning import USUAL_KEEP, Cleaning, Keep
from igroteka.server.doors.client import Client
from igroteka.server.doors.connections import Connections
from igroteka.server.doors.guesses import Guesses
from igroteka.server.doors.heartbeat import Heartbeat
from igroteka.server.doors.limits import Gate, Limits
from igroteka.server.doors.loading import Compiling, Loading
from igroteka.server.doors.origins import Origins
from igroteka.server.doors.outbox import Outbox
from igroteka.server.doors.site import USUAL, Site
from igroteka.server.doors.store_watch import StoreWatch
from igroteka.server.doors.visitor import Visitor
from igroteka.server.doors.who import Who
from igroteka.server.ports import Bots, Clock, Judges, Secrets
from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.messages import Goodbye, written
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.reviews.accounts import Accounts
from igroteka.server.reviews.desk import Desk
from igroteka.server.room.alarms import Alarms
from igroteka.server.room.caretaker import AT_ONCE
from igroteka.server.room.hub import Hub
from igroteka.store.store import Store

TIDY_EVERY = 30.0  # seconds

log = structlog.get_logger()


class BotProcesses(Bots, Judges, Compiling, Protocol):
    def prepare(self, game: str) -> None:
        """The bots of this game can play as well as they can."""
        ...

    async def start(self) -> None:
        """Returns when bots can think."""
        ...

    async def stop(self) -> None: ...


class Server:
    def __init__(
        self,
        store: Store,
        who: Who,
        bots: BotProcesses,
        clock: Clock,
        rng: Rng,
        secrets: Secrets,
        limits: Limits,
        pace: float = AT_ONCE,
        reachable: Callable[[], str | None] = lambda: None,
        site: Site = USUAL,
        done: Collection[GamePart] = (),
        keep: Keep = USUAL_KEEP,
    ) -> None:
        self.store, self.who, self.bots, self.clock = store, who, bots, clock
        self.reachable = reachable
        """The origin at which other machines reach this server; None if they cannot."""
        self.site = site
        self.origins = Origins(site)
        self.loading = Loading(NAMES, bots, self.prepared, done)
        self.desk, self.accounts = Desk(store, bots, clock), Accounts(store)
        self.hub = Hub(store, clock, rng, secrets, bots, pace, self.loading.admit)
        self.alarms = Alarms(self.hub, clock)
        self.store_watch = StoreWatch(store, clock)
        self.cleaning = Cleaning(self.hub, clock, keep)
        self.gate = Gate(limits, clock)
        self.connections = Connections(self.gate, site, clock)
        self.guesses = Guesses(self.hub.find, clock)
        self.heartbeat = Heartbeat(clock)
        self.client = Client.read([card(name) for name in NAMES], site.root)
        self.outboxes: set[Outbox] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.is_stopping = False

    def check_running(self) -> None:
        """Refuses requests about tables when the server is being stopped."""
        if self.is_stopping:
            raise Refusal("not-ready", **self.loading.told)

    def prepared(self, game: str) -> None:
        """The bots of this game play as well as they can from now on."""
        self.bots.prepare(game)
        self.hub.tell_prepared(game)

    def origin_for_others(self, visitor: Visitor) -> str | None:
        """The origin at which others find the visitor's page. It differs for visitors on this machine, unless the site
        has a public address.
        """
        if visitor.is_here and self.site.public is None:
            return self.reachable()
        return visitor.own_origin if visitor.host else None

    async def start(self) -> None:
        """Starts everything, and returns at once."""
        metrics.SOCKETS.set_function(lambda: len(self.outboxes))
        metrics.CONNECTIONS.set_function(lambda: self.connections.open)
        metrics.TABLES.set_function(lambda: len(self.hub.rooms))
        parts = (self.heartbeat, self.connections, self.store_watch, self.cleaning)
        works = (self.prepare(), self.keep_tidy(), *(part.run() for part in parts))
        self.tasks = [asyncio.create_task(work) for work in works]
        for task in self.tasks:
            task.add_done_callback(note)

    async def prepare(self) -> None:
        await asyncio.gather(self.loading.run(), self.bots.start())
        log.info("bots are ready")
        await self.alarms.run()

    async def keep_tidy(self) -> None:
        while True:
            await self.clock.sleep_until(self.clock.now() + TIDY_EVERY)
            self.hub.tidy_up()

    async def say_goodbye(self) -> None:
        """Tells all clients. What they did is durable."""
        self.is_stopping = True
        await self.hub.stop()
        goodbye = written(Goodbye(why="stopping"))
        outboxes = list(self.outboxes)
        for outbox in outboxes:
            outbox.send(goodbye)
            outbox.close(Close.STOPPING)
        await asyncio.gather(*(outbox.flushed() for outbox in outboxes))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.desk.stop()
        await self.bots.stop()
        await self.store.close()
        log.info("stopped")


def note(task: asyncio.Task[None]) -> None:
    """Logs background work that failed."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a part of the server failed", exc_info=error)
