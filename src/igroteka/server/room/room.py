"""One table in memory: its log, its mailbox and its clients.

Everything that happens at a table happens under its lock, one thing after another (the mailbox): decided, added, made
durable, told. Nobody hears of it before it is durable. If anything fails on the way, the table is read again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog

from igroteka.core.dice import Rng
from igroteka.server import metrics
from igroteka.server.ports import Bots, Clock
from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.commands import AnyCommand, Wish
from igroteka.server.protocol.messages import AnyOut, Done, Paused, Preparing, Refused, written
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.audience import Audience
from igroteka.server.room.caretaker import AT_ONCE, Caretaker, nothing
from igroteka.server.room.owners import Owners
from igroteka.server.room.tasks import Tasks
from igroteka.server.room.watcher import Watcher
from igroteka.server.table.entries import Stepped
from igroteka.server.table.entries import written as written_entry
from igroteka.server.table.folding import fold_log
from igroteka.server.table.frozen import FrozenTable
from igroteka.server.table.interlude import Decision
from igroteka.server.table.lines import line_of
from igroteka.server.table.steps import follow
from igroteka.server.table.table import Added, Table
from igroteka.server.table.world import World
from igroteka.store.errors import NoSuchTable, StoreFailed
from igroteka.store.store import Owner, Store, StoredEntry, StoredTable, Summary

TRY_AGAIN = 2.0
"""Seconds until the store is tried again, when nobody else would."""

log = structlog.get_logger()


class Room:
    def __init__(
        self, stored: StoredTable, store: Store, clock: Clock, rng: Rng, bots: Bots, pace: float = AT_ONCE
    ) -> None:
        self.stored, self.store, self.clock, self.bots = stored, store, clock, bots
        self.audience = Audience(stored)
        self.world = World(rng, self.audience.is_present)
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.summary: Summary | None = None
        """What the store has for lists."""
        self.commands: dict[str, int] = {}
        """The number of the first entry of each command that was carried out."""
        self.is_paused = False
        self.frozen: FrozenTable | None = None
        self.is_deleted = False
        self.owners = Owners()
        self.tasks = Tasks(self.failed)
        self.recovery: asyncio.Task[None] | None = None
        self.caretaker = Caretaker(self, bots, pace)

    @property
    def game(self) -> str:
        return self.stored.summary.game

    # The log

    async def opened(self) -> Table:
        """The table, from the store if it is not in memory. Only under the lock."""
        if self.table is None:
            if self.is_deleted:
                raise Refusal("no-such-table")
            if self.frozen is not None:  # nothing is retried
                raise self.frozen.refusal()
            stored = await self.store.read(self.stored.id)
            self.table, self.summary = self.fold(stored.entries), stored.table.summary
            self.caretaker.look_after(self.table)
        return self.table

    def fold(self, entries: list[StoredEntry]) -> Table:
        """The table of this log. If it cannot be read to its end, the table is frozen, and a Refusal says so."""
        folded = fold_log(entries)
        self.audience.lines = folded.lines
        self.commands = {entry.command: entry.number for entry in entries if entry.command}
        if folded.frozen is not None:
            self.frozen = FrozenTable(folded.table, folded.frozen, entries)
            log.error("a table is frozen", table=self.stored.id, **self.frozen.about())
            self.audience.send_away(self.frozen.refusal(), Close.FROZEN)
            raise self.frozen.refusal()
        assert folded.table is not None  # noqa: S101
        return folded.table

    async def readable(self) -> FrozenTable | Table:
        """The table, or what can be read of it if it is frozen. Only under the lock."""
        try:
            return await self.opened()
        except Refusal:
            if self.frozen is None:
                raise
            return self.frozen

    def forget(self) -> None:
        """Something went wrong: memory may differ from the store. The table is read again when it is needed."""
        self.table = None
        self.caretaker.forget()

    async def carry_out(self, table: Table, decide: Decision, command: str | None = None) -> int:
        """Decides, makes durable, tells. Returns how long the log was before. Only under the lock."""
        at = table.n
        try:
            added = decide(table) + follow(table, self.world)
            if added:
                await self.append(table, at, added, command)
        except Refusal:
            raise
        except BaseException:
            self.forget()
            raise
        if command is not None and added:
            self.commands[command] = at
        self.caretaker.look_after(table)  # first, because it sets the time that is told
        if added:
            self.is_paused = False
            self.audience.lines += map(line_of, added)
            self.audience.tell_news(table, at, self.caretaker.left(table))
        return at

    async def append(self, table: Table, at: int, added: list[Added], command: str | None) -> None:
        began, summary = self.clock.now(), table.summary
        changed = summary if summary != self.summary else None
        owners = self.owners.seated(added)
        entries = [written_entry(one.entry) for one in added]
        await self.store.append(self.stored.id, at, entries, command, changed, owners)
        self.owners.stored.update(owners)
        self.summary = summary
        metrics.COMMITS.observe(self.clock.now() - began)
        steps = [one.entry.a for one in added if isinstance(one.entry, Stepped)]
        metrics.STEPS.inc(len(steps))
        if self.world.live is not None:
            for step in steps:
                self.world.live.heard(step)

    # The mailbox

    async def answer(
        self,
        watcher: Watcher,
        command: AnyCommand,
        decide: Decision,
        prepare: Callable[[Table], Awaitable[None]] | None = None,
    ) -> None:
        """Carries out a client's command once, however often it is sent, and answers it."""
        key = f"{watcher.person} {command.id}"
        async with self.lock:
            try:
                table = self.table or await self.opened()
                n = self.commands.get(key)
                if n is None:
                    if prepare is not None:
                        await prepare(table)
                    n = await self.carry_out(table, decide, key)
                answer = Done(id=command.id, n=n)
            except Refusal as refusal:
                answer = Refused(id=command.id, code=refusal.code, parameters=refusal.parameters)
            except StoreFailed:
                answer = Refused(id=command.id, code="paused")
                self.pause()
        watcher.wire.send(written(answer))

    async def commit(self, decide: Decision) -> None:
        """The same for what no client commands. StoreFailed, after which the table is paused."""
        async with self.lock:
            try:
                await self.carry_out(await self.opened(), decide)
            except StoreFailed:
                self.pause()
                raise

    def wish(self, watcher: Watcher, wish: Wish) -> None:
        """What a seat asks of live play. What comes too late, or from others, is ignored."""
        live, table = self.world.live, self.table
        if live is None or table is None or wish.seat >= len(table.seats):
            return
        if table.seats[wish.seat].is_played_by(watcher.person):
            live.wish(wish.seat, wish.wish)

    # When the store fails

    def pause(self) -> None:
        """Nothing can be kept just now: everybody is told, once, and soon it is tried again."""
        if not self.is_paused:
            self.is_paused = True
            self.send_all(Paused(why="store"))
        self.recover_soon()

    def recover_soon(self) -> None:
        """Once for all that could not be done."""
        if self.recovery is None or self.recovery.done():
            self.recovery = self.keep(self.recover())

    async def recover(self) -> None:
        while True:
            await self.clock.sleep_until(self.clock.now() + TRY_AGAIN)
            try:
                await self.commit(nothing)
            except StoreFailed:
                continue
            except Refusal:  # it is frozen
                pass
            return

    # Visits, and the end of the table

    def note_visit(self, watcher: Watcher, table: Table) -> None:
        """Keeps a table that has not begun in the lobby, and tells the store whose it is, if it does not know."""
        owners: list[Owner] = []
        if watcher.owner is not None:
            self.owners.meet(watcher.owner)
            owners = self.owners.unknown(watcher.owner, table)
        if table.match is None or owners:
            self.keep(self.visit(owners))

    async def visit(self, owners: list[Owner]) -> None:
        with suppress(StoreFailed, NoSuchTable):
            await self.store.visit(self.stored.id, owners)
            self.owners.stored.update(owners)

    async def delete(self) -> None:
        """Deletes the table, and sends everybody away. Only under the lock."""
        try:
            await self.store.delete(self.stored.id)
        except NoSuchTable:
            raise Refusal("no-such-table") from None
        self.is_deleted = True
        self.forget()
        await self.tasks.stop()
        self.audience.send_away(Refusal("no-such-table"), Close.NO_TABLE)

    # Background work

    def keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return self.tasks.keep(work)

    def failed(self, task: asyncio.Task[None], error: BaseException) -> None:
        """Work ended with an unforeseen error: it is logged, and the table is read again."""
        log.error("a table stumbled", table=self.stored.id, exc_info=error)
        self.forget()
        if task is not self.recovery:  # once: a table that cannot be read would stumble for ever
            self.recover_soon()

    @property
    def is_idle(self) -> bool:
        """Nobody is connected, and nothing is under way."""
        return not (self.audience.watchers or self.tasks.running or self.lock.locked())

    async def stop(self) -> None:
        await self.tasks.stop()

    # Clients

    async def greet(self, watcher: Watcher, since: int) -> None:
        """Tells a client everything: the lines that it does not have, and where the match stands."""
        async with self.lock:
            was_present = self.audience.is_present(watcher.person)
            self.audience.watchers.add(watcher)
            try:
                table = await self.opened()
                await self.carry_out(table, nothing)  # a rematch may have waited for this person
            except Refusal:
                if self.frozen is not None and self.frozen.table is not None:
                    self.audience.welcome(watcher, self.frozen.table, since, None, is_frozen=True)
                raise
            except StoreFailed:
                self.pause()
                table = await self.opened()
            self.audience.welcome(watcher, table, since, self.caretaker.left(table))
            self.note_visit(watcher, table)
            if self.is_paused:
                watcher.wire.send(written(Paused(why="store")))
            if self.game not in self.bots.prepared:
                watcher.wire.send(written(Preparing(done=False)))
            if not was_present:
                self.audience.tell_people(table, watcher)

    def leave(self, watcher: Watcher) -> None:
        self.audience.leave(watcher)
        self.keep(self.tell_of_leaving(watcher.person))

    async def tell_of_leaving(self, person: str) -> None:
        """In its turn: what is being made durable just now may not be told yet."""
        async with self.lock:
            if self.table is not None and not self.audience.is_present(person):
                self.audience.tell_people(self.table)

    def round_trip(self, person: str) -> float:
        return self.audience.round_trip(person)

    def send_all(self, message: AnyOut) -> None:
        self.audience.send_all(message)
