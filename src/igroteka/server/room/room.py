"""One table in memory: its log, its mailbox and its clients.

Everything that happens at a table happens under its lock, one thing after another (the mailbox): decided, added, made
durable, told. Nobody hears of it before it is durable. If anything fails on the way, the table is read again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from math import inf
from typing import Any

import structlog
from msgspec import UNSET

from igroteka.core.dice import Rng
from igroteka.server import metrics
from igroteka.server.ports import Asker, Bots, Clock
from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.commands import AnyCommand, Wish
from igroteka.server.protocol.messages import AnyOut, Done, Paused, Preparing, Refused, written
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.attendance import Attendance
from igroteka.server.room.audience import Audience
from igroteka.server.room.caretaker import AT_ONCE, Caretaker, nothing
from igroteka.server.room.owners import Owners
from igroteka.server.room.players import players_at_end
from igroteka.server.room.recovery import Recovery
from igroteka.server.room.slices import Slices
from igroteka.server.room.tallying import count_throws
from igroteka.server.room.tasks import Tasks
from igroteka.server.room.watcher import Watcher
from igroteka.server.table import growth
from igroteka.server.table.entries import Committed, Stepped
from igroteka.server.table.entries import written as written_entry
from igroteka.server.table.folding import folding
from igroteka.server.table.frozen import FrozenTable
from igroteka.server.table.guests import check_may_watch
from igroteka.server.table.interlude import Decision
from igroteka.server.table.lines import line_of
from igroteka.server.table.steps import follow
from igroteka.server.table.table import Added, Table
from igroteka.server.table.world import World
from igroteka.store.errors import NoSuchTable, Stale, StoreFailed
from igroteka.store.store import Owner, Store, StoredEntry, StoredTable, Summary

log = structlog.get_logger()


class Room:
    def __init__(
        self,
        stored: StoredTable,
        store: Store,
        clock: Clock,
        rng: Rng,
        bots: Bots,
        pace: float = AT_ONCE,
        slices: Slices | None = None,
        started: float | None = None,
    ) -> None:
        self.stored, self.store, self.clock, self.bots = stored, store, clock, bots
        self.slices = slices or Slices()
        self.back_at = clock.now() if started is None else started
        """When the server started, or this table last came back after trouble."""
        self.attendance = Attendance(clock)
        self.world = World(rng, self.attendance.is_present, self.attendance.grace, self.attendance.waived)
        self.audience = Audience(stored, self.world)
        self.world.adds = self.audience.adds
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.summary: Summary | None = None
        """What the store has for lists."""
        self.due: int | None = None
        """Until when a decision is awaited, on the wall clock; None while no clock runs."""
        self.is_awake = False
        """Whether the caretaker looks after the table."""
        self.commands: dict[str, int] = {}
        """The number of the first entry of each command that was carried out."""
        self.frozen: FrozenTable | None = None
        self.is_deleted = False
        self.known: set[str] = set()
        """Those who were there when the table was locked."""
        self.owners = Owners()
        self.tasks = Tasks(self.failed)
        self.recovery = Recovery(self)
        self.waiting: asyncio.Task[None] | None = None
        """For the end of the grace of those who have left."""
        self.caretaker = Caretaker(self, bots, pace)

    @property
    def game(self) -> str:
        return self.stored.summary.game

    # The log

    async def opened(self) -> Table:
        """The table, with all that goes on there by itself. Only under the lock."""
        table = await self.read()
        if not self.is_awake:
            self.is_awake, self.back_at = True, min(self.back_at, self.clock.now())
            self.caretaker.look_after(table)
            if self.audience.told < table.n:  # something is in the log of which nobody has heard
                self.audience.tell_news(table, self.caretaker.left(table))
        return table

    async def read(self) -> Table:
        """The table, from the store if it is not in memory. Sets nothing going. Only under the lock."""
        if self.table is None:
            if self.is_deleted:
                raise Refusal("no-such-table")
            if self.frozen is not None:  # nothing is retried
                raise self.frozen.refusal()
            found = await self.store.read(self.stored.id)
            table = await self.fold(found.entries)
            if table.dice.secret is None:
                table.dice.secret = found.secret
            self.table, self.summary = table, found.table.summary
            self.due = self.caretaker.full_time(table) if found.due is None else found.due
        return self.table

    async def fold(self, entries: list[StoredEntry]) -> Table:
        """The table of this log. If it cannot be read to its end, the table is frozen, and a Refusal says so."""
        folded = await self.slices.run(folding(entries))
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
            return await self.read()
        except Refusal:
            if self.frozen is None:
                raise
            return self.frozen

    def forget(self) -> None:
        """Something went wrong: memory may differ from the store. The table is read again when it is needed."""
        self.table, self.is_awake, self.back_at = None, False, inf
        self.caretaker.forget()

    async def carry_out(self, table: Table, decide: Decision, command: str | None = None) -> int:
        """Decides, makes durable, tells. Returns the number of its first entry. Only under the lock.

        What is in the log is the truth: if another process was quicker, its entries are told, and the decision is taken
        once more; if the log has this command already, what was decided now is dropped.
        """
        at = table.n
        try:
            added = decide(table) + follow(table, self.world)
            if added and (known := await self.append(table, at, added, command)) is not None:
                self.forget()
                await self.opened()
                return known
        except Refusal:
            raise
        except Stale:
            self.forget()
            return await self.carry_out(await self.opened(), decide, command)
        except BaseException:
            self.forget()
            raise
        if command is not None and added:
            self.commands[command] = at
        self.caretaker.look_after(table)  # first, because it sets the time that is told
        if added:
            self.recovery.is_paused = False
            self.audience.lines += map(line_of, added)
            self.audience.tell_news(table, self.caretaker.left(table))
        return at

    async def append(self, table: Table, at: int, added: list[Added], command: str | None) -> int | None:
        """Makes durable what was decided; or returns the number at which the log has the command already."""
        began, summary = self.clock.now(), table.summary
        changed = summary if summary != self.summary else None
        owners = self.owners.seated(added) if table.arranged >= at else []
        entries = [written_entry(one.entry) for one in added]
        due = self.caretaker.full_time(table) if table.opened.seconds is not None and table.settled >= at else self.due
        set_due = UNSET if due == self.due else due
        secret = table.dice.secret if any(isinstance(one.entry, Committed) for one in added) else None
        beside = (owners, set_due, secret, players_at_end(table, at) if table.is_over else None)
        appended = await self.store.append(self.stored.id, at, entries, command, changed, *beside)
        if appended.already:
            return appended.first
        self.owners.stored.update(owners)
        if changed is not None and changed.status == "over" and table.match is not None:
            self.keep(count_throws(self.store, self.slices, self.stored.id, table.match.record))
        self.summary, self.due = summary, due
        metrics.COMMITS.observe(self.clock.now() - began)
        steps = [one.entry.a for one in added if isinstance(one.entry, Stepped)]
        metrics.STEPS.inc(len(steps))
        if self.world.live is not None:
            for step in steps:
                self.world.live.heard(step)
        return None

    # The mailbox

    async def answer(
        self,
        watcher: Watcher,
        command: AnyCommand,
        decide: Decision,
        prepare: Callable[[Table], Awaitable[None]] | None = None,
    ) -> bool:
        """Carries out a client's command once, however often it is sent, and answers it. Whether it was not refused."""
        key = f"{watcher.person} {command.id}"
        async with self.lock:
            try:
                table = (self.table if self.is_awake else None) or await self.opened()
                n = self.commands.get(key)
                if n is None:
                    if table.n >= growth.LONG:
                        growth.check_growth(table, command)
                    if prepare is not None:
                        await prepare(table)
                    n = await self.carry_out(table, decide, key)
                answer = Done(id=command.id, n=n)
            except Refusal as refusal:
                answer = Refused(id=command.id, code=refusal.code, parameters=refusal.parameters)
            except StoreFailed:
                answer = Refused(id=command.id, code="paused")
                self.recovery.pause()
        watcher.wire.send(written(answer))
        return isinstance(answer, Done)

    async def commit(self, decide: Decision) -> None:
        """The same for what no client commands. StoreFailed, after which the table is paused."""
        async with self.lock:
            try:
                await self.carry_out(await self.opened(), decide)
            except StoreFailed:
                self.recovery.pause()
                raise

    def wish(self, watcher: Watcher, wish: Wish) -> None:
        """What a seat asks of live play. What comes too late, or from others, is ignored."""
        live, table = self.world.live, self.table
        if live is None or table is None or wish.seat >= len(table.seats):
            return
        if any(map(table.seats[wish.seat].is_played_by, watcher.people)):
            live.wish(wish.seat, wish.wish, self.clock.now(), watcher.lag)

    # Visits, and the end of the table

    def note_visit(self, watcher: Watcher, table: Table) -> None:
        """Keeps a table that has not begun in the lobby, and tells the store whose it is, if it does not know."""
        for owner in watcher.owners:
            self.owners.meet(owner)
        owners = self.owners.unknown(watcher.owners, table)
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
        if task is not self.recovery.task:  # once: a table that cannot be read would stumble for ever
            self.recovery.begin()

    @property
    def is_idle(self) -> bool:
        """Nobody is connected, and nothing is under way."""
        return not (self.audience.watchers or self.tasks.running or self.lock.locked())

    async def stop(self) -> None:
        self.caretaker.hinting.forget()
        await self.tasks.stop()

    # Clients

    async def greet(self, watcher: Watcher, since: int) -> None:
        """Tells a client everything: the lines that it does not have, and where the match stands."""
        async with self.lock:
            was_present = all(map(self.attendance.is_present, watcher.people))
            if watcher not in self.audience.watchers:
                self.audience.watchers.add(watcher)
                for person in watcher.people:
                    self.attendance.connect(person)
            try:
                table = await self.opened()
                check_may_watch(table, watcher.people, watcher in self.audience.listeners or self.knows(watcher))
                await self.carry_out(table, nothing)  # a rematch may have waited for this person
            except Refusal:
                if self.frozen is not None and self.frozen.table is not None:
                    self.audience.welcome(watcher, self.frozen.table, since, None, is_frozen=True)
                raise
            except StoreFailed:
                self.recovery.pause()
                table = await self.opened()
            self.audience.welcome(watcher, table, since, self.caretaker.left(table))
            self.note_visit(watcher, table)
            if self.recovery.is_paused:
                watcher.wire.send(written(Paused(why="store")))
            if self.game not in self.bots.prepared:
                watcher.wire.send(written(Preparing(done=False)))
            if not was_present:
                self.audience.tell_people(table, watcher)

    def knows(self, watcher: Watcher) -> bool:
        """Whether this client was there when the table was locked."""
        return any(person in self.known for person in watcher.people)

    def know_those_present(self) -> None:
        self.known = {person for watcher in self.audience.listeners for person in watcher.people}

    def send_removed_away(self) -> None:
        if self.table is None:
            return
        for watcher in list(self.audience.listeners):
            if all(person in self.table.removed for person in watcher.people):
                watcher.wire.send(written(Refused(code="removed")))
                watcher.wire.close(Close.NOT_WELCOME)

    def leave(self, watcher: Watcher, is_cut: bool = False) -> None:
        """`is_cut`: it read too slowly, which does not count as leaving while it may come back soon."""
        if watcher not in self.audience.watchers:
            return
        self.audience.leave(watcher)
        if not self.is_attended:
            self.caretaker.rest()
        gone = [person for person in watcher.people if self.attendance.disconnect(person)]
        if not gone:
            return
        for person in gone:
            self.note_leaving(person, is_cut)
        self.keep(self.tell_people())
        if not self.audience.watchers:  # nobody is waiting
            self.stop_waiting()
        elif self.waiting is None:
            self.waiting = self.keep(self.wait_for_those_who_left())

    def note_leaving(self, person: str, is_cut: bool = False) -> None:
        if self.table is None or self.table.seats_of(person):
            self.attendance.leave(person, is_cut)

    async def tell_people(self) -> None:
        """In its turn: what is being made durable just now may not be told yet."""
        async with self.lock:
            if self.table is not None:
                self.audience.tell_people(self.table)

    @property
    def is_attended(self) -> bool:
        return bool(self.audience.watchers)

    @property
    def asker(self) -> Asker:
        return self.audience.asker

    async def wait_for_those_who_left(self) -> None:
        """Tells everybody when somebody counts as away, and when their grace is over. Then nobody asks them."""
        while (moment := self.attendance.next_change()) is not None:
            await self.clock.sleep_until(moment)
            await self.tell_people()
            if self.table is not None and self.table.asked is not None:
                with suppress(StoreFailed, Refusal):
                    await self.commit(nothing)
        self.waiting = None

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def tell_news(self) -> None:
        """Tells everybody where the match stands, though nothing has happened."""
        if self.table is not None:
            self.audience.tell_news(self.table, self.caretaker.left(self.table))

    def send_all(self, message: AnyOut) -> None:
        self.audience.send_all(message)
