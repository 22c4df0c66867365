"""All tables: opened, found, listed. A table is in memory while somebody is connected or something goes on there."""

from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress

from igroteka.core.dice import Rng
from igroteka.match.record import Record
from igroteka.server.ports import Bots, Clock, Secrets
from igroteka.server.protocol.messages import Preparing
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.caretaker import AT_ONCE
from igroteka.server.room.codes import CODE_LIVES, typed_code
from igroteka.server.room.opening import open_table
from igroteka.server.room.room import Room
from igroteka.server.room.slices import Slices
from igroteka.server.table.entries import AnyEntry
from igroteka.server.table.frozen import FrozenTable
from igroteka.server.table.guests import check_may_watch
from igroteka.server.table.seating import given_back, handed
from igroteka.server.table.table import Table
from igroteka.store.errors import NoSuchTable
from igroteka.store.store import Owner, Page, Status, Store, StoredTable

IN_THE_LOBBY = 24 * 3600 * 1000
"""Milliseconds for which an open table is listed after somebody has been there."""


async def everybody(game: str) -> None:
    """Refuses nobody."""


class Hub:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        rng: Rng,
        secrets: Secrets,
        bots: Bots,
        pace: float = AT_ONCE,
        admit: Callable[[str], Awaitable[None]] = everybody,
    ) -> None:
        self.store, self.clock, self.rng, self.secrets, self.bots = store, clock, rng, secrets, bots
        self.pace = pace
        self.admit = admit
        """Refuses games whose rules are not loaded yet."""
        self.slices = Slices()
        self.started = clock.now()
        self.rooms: dict[str, Room] = {}
        self.visits: Counter[str] = Counter()

    # Rooms

    @asynccontextmanager
    async def visiting(self, table: str) -> AsyncGenerator[Room]:
        """The table's room, which stays in memory at least during the visit."""
        room = await self.room(table)
        self.visits[table] += 1
        try:
            yield room
        finally:
            self.visits[table] -= 1
            self.tidy(table)

    async def room(self, table: str) -> Room:
        if table not in self.rooms:
            stored = await self.known(table)
            await self.admit(stored.summary.game)
            if table not in self.rooms:  # another visitor may have been quicker
                self.rooms[table] = Room(
                    stored, self.store, self.clock, self.rng, self.bots, self.pace, self.slices, self.started
                )
        return self.rooms[table]

    async def known(self, table: str) -> StoredTable:
        """The table with this id, as the store lists it."""
        try:
            return await self.store.table(table)
        except NoSuchTable:
            raise Refusal("no-such-table") from None

    def tidy(self, table: str) -> None:
        """Drops a room that nobody needs. It is read again when somebody comes."""
        if not self.visits[table]:
            del self.visits[table]
            if self.rooms[table].is_idle:
                del self.rooms[table]

    def tidy_up(self) -> None:
        """Drops rooms that were kept because something went on there, which has ended."""
        for table in list(self.rooms):
            self.tidy(table)

    async def look(self, table: str) -> Table:
        """The table as it stands now. Looking sets nothing going."""
        async with self.visiting(table) as room, room.lock:
            return await room.read()

    async def wake(self, table: str) -> None:
        """Opens the table: its clock runs from now on, and its bots are asked."""
        async with self.visiting(table) as room, room.lock:
            await room.opened()

    def tell_prepared(self, game: str) -> None:
        """Tells everybody at the tables of this game that its bots now play as well as they can."""
        for room in self.rooms.values():
            if room.game == game:
                room.send_all(Preparing(done=True))

    # Opening and finding

    def new_id(self) -> str:
        return self.secrets.id()

    async def open(self, table: str, entries: list[AnyEntry], owners: Sequence[Owner] = ()) -> StoredTable:
        return await open_table(self.store, self.rng, table, entries, owners)

    async def find(self, code: str) -> StoredTable:
        try:
            return await self.store.find(typed_code(code), CODE_LIVES)
        except NoSuchTable:
            raise Refusal("no-such-table") from None

    async def listed(self, status: Status, before: int | None) -> Page:
        """Public tables. An open one is listed while people come to it."""
        return await self.store.listed(status, True, before, IN_THE_LOBBY if status == "open" else None)

    async def note_presence(self) -> None:
        """People are there, at tables that nothing else keeps in the lobby."""
        for table, room in list(self.rooms.items()):
            if room.audience.watchers:
                with suppress(NoSuchTable):
                    await self.store.visit(table)

    def is_attended(self, table: str) -> bool:
        return table in self.rooms and bool(self.rooms[table].audience.watchers)

    async def delete(self, table: str) -> None:
        """Deletes a table and its log. Clients at the table are disconnected."""
        async with self.visiting(table) as room, room.lock:
            await room.delete()

    async def check_may_watch(self, table: str, people: Sequence[str]) -> None:
        """Refuses those who would not be let in at the table, either."""
        async with self.visiting(table) as room, room.lock:
            found = await room.readable()
            known = found.table if isinstance(found, FrozenTable) else found
            if known is not None:
                check_may_watch(known, people)

    async def record(self, table: str) -> str:
        """The match as text, as far as it has gone."""
        async with self.visiting(table) as room, room.lock:
            found = await room.readable()
            return found.record() if isinstance(found, FrozenTable) else record_of(found).text()

    async def last_good(self, table: str) -> Table:
        """The table as it stands, or as it was before it froze."""
        async with self.visiting(table) as room, room.lock:
            found = await room.readable()
            if not isinstance(found, FrozenTable):
                return found
            if found.table is None:
                raise found.refusal()
            return found.table

    async def hand_over(self, table: str, seat: int, giver: str, receiver: Owner) -> None:
        """Hands over one seat of a person who holds several."""
        async with self.visiting(table) as room:
            room.owners.meet(receiver)
            await room.commit(lambda table: handed(table, seat, giver, receiver.alias))
            if receiver.alias not in room.attendance.connected:
                room.note_leaving(receiver.alias)  # they are about to come

    async def give_back(self, table: str, seat: int, receiver: str) -> None:
        """Gives a seat that was handed over back to the person who had it."""
        async with self.visiting(table) as room:
            await room.commit(lambda table: given_back(table, seat, receiver))

    # The end

    async def stop(self) -> None:
        """Stops each room as soon as what is being made durable there is durable."""
        for room in list(self.rooms.values()):
            async with room.lock:
                await room.stop()


def record_of(table: Table) -> Record:
    if table.match is None:
        raise Refusal("not-begun")
    return table.record
