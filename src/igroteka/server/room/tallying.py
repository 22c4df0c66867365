"""Counts the throws of a match that is over, once, for the statistics of all matches."""

from contextlib import suppress

from igroteka.match.record import Record
from igroteka.match.throws import in_force, tallies, throwing
from igroteka.server.room.slices import Slices
from igroteka.store.errors import NoSuchTable, StoreFailed
from igroteka.store.store import Store


async def count_throws(store: Store, slices: Slices, table: str, record: Record) -> None:
    """If the store fails now, the match is missing in the statistics and nowhere else."""
    throws = await slices.run(throwing(record))
    with suppress(StoreFailed, NoSuchTable):
        await store.count_throws(table, record.game, tallies(record.game, in_force(record, throws)))
