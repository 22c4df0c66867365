"""A new table in the store."""

from collections.abc import Sequence

from igroteka.core.dice import Rng
from igroteka.server.room.codes import CODE_LIVES, drawn_code
from igroteka.server.table.entries import AnyEntry, Sat, written
from igroteka.server.table.table import Table
from igroteka.store.errors import Taken
from igroteka.store.store import Owner, Store, StoredTable


async def open_table(
    store: Store, rng: Rng, table: str, entries: Sequence[AnyEntry], owners: Sequence[Owner] = ()
) -> StoredTable:
    """Opens a table under a code that no other table has. It belongs to those of the owners who have a seat. Taken, if
    its id is in use.
    """
    seated = {entry.person for entry in entries if isinstance(entry, Sat)}
    theirs = [owner for owner in owners if owner.alias in seated]
    summary = Table.fold(entries).summary
    code = drawn_code(rng)
    while True:
        stored = StoredTable(table, code, summary)
        try:
            await store.create(stored, [written(entry) for entry in entries], theirs)
        except Taken as taken:
            if taken.parameters["what"] != "code":
                raise
            if not await store.release(code, CODE_LIVES):
                code = drawn_code(rng)
        else:
            return stored
