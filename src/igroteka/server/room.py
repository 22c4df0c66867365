"""One table in memory: its log, who looks at it, and its mailbox.

Everything that happens at a table happens under its lock, one thing after the other (the mailbox): decided, added, made
durable, told. Nobody hears of it before it is durable. If anything fails on the way, the table is read anew.
"""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from igroteka.core.dice import Rng
from igroteka.server import messages, metrics
from igroteka.server.caretaker import AT_ONCE, Caretaker
from igroteka.server.commands import Act, AnyCommand, Wish
from igroteka.server.deciding import act
from igroteka.server.entries import Step, read, written
from igroteka.server.lines import line_of
from igroteka.server.messages import SeatFacts
from igroteka.server.orders import Done, added, carry_out, obey
from igroteka.server.ports import Clock, Thinker
from igroteka.server.positions import Positions
from igroteka.server.refusal import Refused
from igroteka.server.seating import World
from igroteka.server.table import Table
from igroteka.server.watcher import Watcher
from igroteka.store.errors import StoreFailed
from igroteka.store.store import Store, StoredTable, Summary
from igroteka.store.store import StoredEntry as Entry

Decision = Callable[[Table], list[Done]]
Doing = Callable[[Table, str, AnyCommand, str], Awaitable[None]]
"""What a person commands at a table, under a key by which it is known again."""


class Room:
    def __init__(
        self, stored: StoredTable, store: Store, clock: Clock, rng: Rng, thinker: Thinker, pace: float = AT_ONCE
    ) -> None:
        self.stored, self.store, self.clock = stored, store, clock
        self.world = World(rng, self.is_present)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.table: Table | None = None
        self.summary: Summary | None = None
        """What the store has for lists."""
        self.lines: list[msgspec.Raw] = []
        self.commands: dict[str, int] = {}
        self.is_paused = False
        self.caretaker = Caretaker(self, thinker, pace)

    # The log

    async def opened(self) -> Table:
        """The table; from the store, if it is not in memory. Only under the lock."""
        if self.table is None:
            log = await self.store.read(self.stored.id)
            self.table, self.summary = self.fold(log.entries), log.table.summary
            self.caretaker.look_after(self.table)
        return self.table

    def forget(self) -> None:
        """Something went wrong: what is in memory may not be what is stored, and is read anew when it is needed."""
        self.table = None
        self.caretaker.forget()

    @property
    def is_idle(self) -> bool:
        """Nobody looks, and nothing is under way."""
        return not (self.watchers or self.caretaker.tasks or self.lock.locked())

    def fold(self, entries: list[Entry]) -> Table:
        first, *others = (read(entry.payload) for entry in entries)
        table = Table.fold([first])
        done = [Done(first), *(added(table, entry) for entry in others)]
        self.lines = [line_of(one) for one in done]
        self.commands = {entry.command: entry.number for entry in entries if entry.command}
        return table

    async def carry_out(self, decide: Decision, command: str | None = None) -> int:
        """Decides, makes durable, tells. Says how long the log was before. Only under the lock."""
        table = await self.opened()
        at = table.n
        try:
            done = decide(table)
            if done:
                await self.keep(table, at, done, command)
        except Refused:
            raise
        except BaseException:
            self.forget()
            raise
        if done:
            if command is not None:
                self.commands[command] = at
            self.lines += [line_of(one) for one in done]
            self.is_paused = False
            self.caretaker.look_after(table)  # before it is told how much time there is
            self.tell(table, at)
        return at

    async def keep(self, table: Table, at: int, done: list[Done], command: str | None) -> None:
        began = self.clock.now()
        entries = [written(one.entry) for one in done]
        summary = table.summary()
        told = summary if summary != self.summary else None  # few steps change what lists tell, and each would write it
        await self.store.append(self.stored.id, at, entries, command, told)
        self.summary = summary
        metrics.COMMITS.observe(self.clock.now() - began)
        metrics.STEPS.inc(sum(isinstance(one.entry, Step) for one in done))

    async def go_on(self) -> None:
        """What can happen by itself now happens. Only under the lock."""
        await self.carry_out(lambda table: carry_out(table, [], self.world))

    # The mailbox

    async def obey(self, watcher: Watcher, command: AnyCommand) -> None:
        """Does what a client asks for, once, and answers."""
        await self.answer(watcher, command, self.decide)

    async def answer(self, watcher: Watcher, command: AnyCommand, doing: Doing) -> None:
        """Does something, if it has not been done yet, and says how that ended."""
        key = f"{watcher.person} {command.id}"
        async with self.lock:
            try:
                table = await self.opened()
                if key not in self.commands:
                    await doing(table, watcher.person, command, key)
                answer = messages.Done(id=command.id, n=self.commands.get(key, table.n))
            except Refused as refused:
                answer = messages.Refused(id=command.id, code=refused.code, parameters=refused.parameters)
            except StoreFailed:
                answer = messages.Refused(id=command.id, code="paused")
                self.pause()
        watcher.send(messages.written(answer))

    async def decide(self, table: Table, person: str, command: AnyCommand, key: str) -> None:
        if isinstance(command, Act) and table.is_raced:
            await self.call(person, command, key)
        else:
            await self.carry_out(lambda table: obey(table, person, command, self.world), key)

    async def call(self, person: str, command: Act, key: str) -> None:
        """Chazz: the leader's word. When it is durable, the race hears it."""
        race = self.caretaker.race

        def decide(table: Table) -> list[Done]:
            step = act(table, person, command, self.world)
            if race is None or not race.may_call:
                raise Refused("no-call")
            return carry_out(table, step, self.world)

        await self.carry_out(decide, key)
        if race is not None:
            race.called = command.a.removeprefix("call ")

    def wish(self, watcher: Watcher, wish: Wish) -> None:
        """Chazz: what a cat is to do. What comes too late, or is not for this seat to say, is not heard."""
        race, table = self.caretaker.race, self.table
        if race is None or table is None or wish.seat >= len(table.seats):
            return
        if table.seats[wish.seat].is_played_by(watcher.person):
            race.wish(wish.seat, wish.wish)

    def pause(self) -> None:
        """Nothing can be kept just now: everybody is told, once, and soon it is tried again."""
        if not self.is_paused:
            self.is_paused = True
            self.send_all(messages.Paused(why="store"))
        self.caretaker.try_again()

    # Who looks on

    async def greet(self, watcher: Watcher, since: int) -> None:
        """Everything for one who has come, or come back: lines that it does not have, and where the match stands."""
        async with self.lock:
            was_present = self.is_present(watcher.person)
            self.watchers.add(watcher)
            try:
                await self.go_on()  # a rematch may have waited for this person
            except StoreFailed:
                self.pause()
            table = await self.opened()
            watcher.is_greeted = True
            you = table.seats_of(watcher.person)
            since = since if since <= table.n else 0
            welcome = messages.Welcome(
                v=messages.PROTOCOL,
                n=table.n,
                since=since,
                facts=self.facts(table),
                seats=self.seat_facts(table),
                you=you,
                host=table.may_manage(watcher.person),
                lines=self.lines[since:],
                position=Positions(table, self.caretaker.left(table)).of(you),
            )
            watcher.send(messages.written(welcome))
            if self.is_paused:
                watcher.send(messages.written(messages.Paused(why="store")))
            if (progress := self.caretaker.thinker.preparing) is not None:
                watcher.send(messages.written(messages.Preparing(done=progress.done, of=progress.of)))
            if not was_present:
                self.tell_people(table, watcher)

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.caretaker.keep(self.tell_of_leaving(watcher.person))

    async def tell_of_leaving(self, person: str) -> None:
        """In its turn: what is being made durable just now may not be told yet."""
        async with self.lock:
            if self.table is not None and not self.is_present(person):
                self.tell_people(self.table)

    @property
    def listeners(self) -> list[Watcher]:
        return [watcher for watcher in self.watchers if watcher.is_greeted]

    def is_present(self, person: str) -> bool:
        return any(watcher.person == person for watcher in self.watchers)

    def facts(self, table: Table) -> messages.Facts:
        opened = table.opened
        return messages.Facts(
            id=self.stored.id,
            code=self.stored.code,
            game=opened.game,
            options=opened.options,
            public=opened.public,
            shuffle=opened.shuffle,
            seconds=opened.seconds,
            stand_in=opened.stand_in,
            calm=opened.calm,
            teams=table.teams,
            again=opened.again,
        )

    def seat_facts(self, table: Table) -> list[SeatFacts]:
        present = {watcher.person for watcher in self.watchers}
        return [
            SeatFacts(
                look=seat.look,
                name=seat.name,
                bot=seat.bot,
                held=seat.person is not None,
                present=seat.person in present,
                host=seat.person == table.opened.host,
            )
            for seat in table.seats
        ]

    def tell(self, table: Table, since: int) -> None:
        """The new lines, to everybody, with the position as each may see it."""
        positions = Positions(table, self.caretaker.left(table))
        seats = self.seat_facts(table)
        lines = self.lines[since:]
        told: dict[tuple[int, ...], bytes] = {}
        for watcher in self.listeners:
            you, host = table.seats_of(watcher.person), table.may_manage(watcher.person)
            if (host, *you) not in told:
                position = positions.of(you)
                news = messages.News(n=table.n, lines=lines, seats=seats, you=you, host=host, position=position)
                told[host, *you] = messages.written(news)
            watcher.send(told[host, *you])

    def tell_people(self, table: Table, but: Watcher | None = None) -> None:
        people = messages.written(messages.People(seats=self.seat_facts(table), watchers=len(self.watchers)))
        for watcher in self.listeners:
            if watcher is not but:
                watcher.send(people)

    def send_all(self, message: messages.AnyOut) -> None:
        data = messages.written(message)
        for watcher in self.listeners:
            watcher.send(data)
