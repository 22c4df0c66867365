"""All tables: opened, found, listed; in memory while somebody looks at them or something goes on there."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from igroteka.core.dice import Rng
from igroteka.server.caretaker import AT_ONCE
from igroteka.server.codes import drawn_code, typed_code
from igroteka.server.commands import AnyCommand, Rematch
from igroteka.server.entries import Again, AnyEntry, written
from igroteka.server.messages import Preparing
from igroteka.server.orders import added, carry_out
from igroteka.server.ports import Clock, Progress, Secrets, Thinker
from igroteka.server.refusal import Refused
from igroteka.server.rematch import may_ask, next_id, opening_again
from igroteka.server.room import Room
from igroteka.server.seating import handed
from igroteka.server.table import Table
from igroteka.server.watcher import Watcher
from igroteka.store.errors import NoSuchTable, Taken
from igroteka.store.store import Page, Status, Store, StoredTable


class Hub:
    def __init__(
        self, store: Store, clock: Clock, rng: Rng, secrets: Secrets, thinker: Thinker, pace: float = AT_ONCE
    ) -> None:
        self.store, self.clock, self.rng, self.secrets, self.thinker = store, clock, rng, secrets, thinker
        self.pace = pace
        self.rooms: dict[str, Room] = {}
        self.visits: Counter[str] = Counter()

    # Rooms

    @asynccontextmanager
    async def visiting(self, table: str) -> AsyncIterator[Room]:
        """The table's room, which stays in memory at least as long as somebody visits it."""
        room = await self.room(table)
        self.visits[table] += 1
        try:
            yield room
        finally:
            self.visits[table] -= 1
            self.tidy(table)

    async def room(self, table: str) -> Room:
        if table not in self.rooms:
            try:
                log = await self.store.read(table)
            except NoSuchTable:
                raise Refused("no-such-table") from None
            if table not in self.rooms:  # somebody else may have been quicker
                self.rooms[table] = Room(log.table, self.store, self.clock, self.rng, self.thinker, self.pace)
        return self.rooms[table]

    def tidy(self, table: str) -> None:
        """Drops a room that nobody needs; it is read anew when somebody comes."""
        if not self.visits[table]:
            del self.visits[table]
            if self.rooms[table].is_idle:
                del self.rooms[table]

    def tidy_up(self) -> None:
        """Looks through all rooms: where nobody looked any more, something may have gone on, and has ended."""
        for table in list(self.rooms):
            self.tidy(table)

    async def look(self, table: str) -> Table:
        """The table as it stands now."""
        async with self.visiting(table) as room, room.lock:
            return await room.opened()

    def tell_preparing(self, progress: Progress) -> None:
        """Everybody at every table: how far the bots are."""
        for room in self.rooms.values():
            room.send_all(Preparing(done=progress.done, of=progress.of))

    # Opening and finding

    def new_id(self) -> str:
        return self.secrets.id()

    async def open(self, table: str, entries: list[AnyEntry]) -> StoredTable:
        """Under a code that no other table has. Taken, if the id is."""
        summary = Table.fold(entries).summary()
        while True:
            stored = StoredTable(table, drawn_code(self.rng), summary)
            try:
                await self.store.create(stored, [written(entry) for entry in entries])
            except Taken as taken:
                if taken.parameters["what"] != "code":
                    raise
            else:
                return stored

    async def find(self, code: str) -> StoredTable:
        try:
            return await self.store.find(typed_code(code))
        except NoSuchTable:
            raise Refused("no-such-table") from None

    async def listed(self, status: Status, before: int | None) -> Page:
        return await self.store.listed(status, public=True, before=before)

    async def record(self, table: str) -> str:
        """The match as text, as far as it has gone."""
        return record_of(await self.look(table))

    async def hand_over(self, table: str, seat: int, giver: str, receiver: str) -> None:
        """One seat of somebody who holds several."""
        async with self.visiting(table) as room, room.lock:
            await room.carry_out(lambda table: carry_out(table, handed(table, seat, giver, receiver), room.world))

    # Playing again

    async def obey(self, room: Room, watcher: Watcher, command: AnyCommand) -> None:
        if not isinstance(command, Rematch):
            await room.obey(watcher, command)
            return

        async def open_again(table: Table, person: str, _: AnyCommand, key: str) -> None:
            may_ask(table, person)
            if table.next_table is None:
                again = next_id(room.stored.id)
                with suppress(Taken):  # it was made before, and the server stopped before it could say so
                    await self.open(again, opening_again(table, person))
                await room.carry_out(lambda table: [added(table, Again(again, table.seats_of(person)[0]))], key)

        await room.answer(watcher, command, open_again)

    # The end

    async def stop(self) -> None:
        """Ends everything, each room when what is being made durable there is durable."""
        for room in list(self.rooms.values()):
            async with room.lock:
                await room.caretaker.stop()


def record_of(table: Table) -> str:
    if table.match is None:
        raise Refused("not-begun")
    return table.match.record.text()
