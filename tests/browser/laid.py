"""Tables of Marrakech in positions of one's choice: their steps are written into a server's data before it starts."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from igroteka.server.doors.who import Who
from igroteka.server.room.codes import drawn_code
from igroteka.server.system import DICE, SystemSecrets, today
from igroteka.server.table.entries import Begun, Opened, Sat, Stepped, written
from igroteka.server.table.table import Table as PlayedTable
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import StoredTable
from web.gallery import all_options, settled

ME, OTHERS = "me", "others"
CHANCE = ("roll ", "top ")


def laid(folder: Path, tables: Mapping[str, str], names: tuple[str, ...]) -> dict[str, str]:
    """For each table its steps; gives the path at which one sits on the first seat, and somebody else on the others."""
    with ThreadPoolExecutor(1) as thread:  # a browser's event loop may be running in this one
        return thread.submit(lambda: asyncio.run(lay(folder, tables, names))).result()


async def lay(folder: Path, tables: Mapping[str, str], names: tuple[str, ...]) -> dict[str, str]:
    store = await SqliteStore.open(folder)
    who = await Who.of(store, SystemSecrets(), today)
    seats = range(len(names))
    options = all_options("marrakech", {"players": str(len(names))})
    opened = Opened("marrakech", options, ME, [None for _ in seats], shuffle=False)
    begun = [opened, *(Sat(seat, OTHERS if seat else ME, names[seat]) for seat in seats), Begun(list(seats))]
    for table, text in tables.items():
        steps = [Stepped(step, by="chance" if step.startswith(CHANCE) else "seat") for step in text.split(", ")]
        entries = settled([*begun, *steps])
        summary = PlayedTable.fold(entries).summary()
        await store.create(StoredTable(table, drawn_code(DICE), summary), [written(entry) for entry in entries])
    await store.close()
    return {table: f"/t/{table}#seat={who.token(table, ME, None)}" for table in tables}
