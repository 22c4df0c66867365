"""Somebody wants a table out of their list. It is deleted, unless it is also somebody else's."""

from collections.abc import Collection

from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.hub import Hub
from igroteka.server.table.table import Table


async def part(hub: Hub, table: str, people: Collection[str]) -> bool:
    """Whether it was deleted. `people` are those to whom it belongs no longer, as the store knows them. Refused while
    they play a match with others there.
    """
    async with hub.visiting(table) as room, room.lock:
        found = await room.readable()
        owners = await hub.store.owners(table)
        aliases = {owner.alias for owner in owners if owner.person in people}
        if not aliases:
            raise Refusal("not-yours")
        if isinstance(found, Table) and found.summary.status == "playing":
            seated = {seat.person for seat in found.seats if seat.person}
            if seated & aliases and seated - aliases:
                raise Refusal("not-over")
        is_shared = any(owner.person not in people for owner in owners)
        if not is_shared:
            await room.delete()
            return True
        await hub.store.disown(table, [*people])
        room.owners.forget(people)
        return False
