"""Tables in positions of one's choice: their steps are written into a server's data before it starts."""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from igroteka.core.dice import Dice
from igroteka.server.doors.who import Who
from igroteka.server.room.codes import drawn_code
from igroteka.server.system import DICE, SystemSecrets, today
from igroteka.server.table.entries import AnyEntry, Begun, Opened, Sat, Stepped, written
from igroteka.server.table.table import Table as PlayedTable
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import StoredTable
from tests.browser.journey import quickest_bot
from web.gallery import all_options, positions, settled

ME, OTHERS = "me", "others"
CHANCE = ("roll ", "top ")
LEFT = 12  # decisions of both seats


def laid(folder: Path, tables: Mapping[str, str], names: tuple[str, ...]) -> dict[str, str]:
    """For each table of Marrakech its steps; gives the path at which one sits on the first seat, and somebody else on
    the others.
    """
    others = [Sat(seat, OTHERS, names[seat]) for seat in range(1, len(names))]
    logs = {
        table: [
            *begun("marrakech", [None for _ in names], [Sat(0, ME, names[0]), *others]),
            *(Stepped(step, by="chance" if step.startswith(CHANCE) else "seat") for step in text.split(", ")),
        ]
        for table, text in tables.items()
    }
    return kept(folder, logs)


def nearly_over(folder: Path, games: Sequence[str]) -> dict[str, str]:
    """For each game the path to a table at which one plays the last turns of a match against a bot."""
    logs: dict[str, list[AnyEntry]] = {}
    for game in games:
        *_, over = positions(game, {"players": "2"}, Dice(7))
        decided = [number for number, step in enumerate(over.steps) if step.by == "seat"]
        opening = begun(game, [None, quickest_bot(game)], [Sat(0, ME, "Guest")])
        logs[f"nearly-over-{game}"] = [*opening, *over.steps[: decided[-LEFT]]]
    paths = kept(folder, logs)
    return {game: paths[f"nearly-over-{game}"] for game in games}


def begun(game: str, bots: list[str | None], sat: Sequence[Sat]) -> list[AnyEntry]:
    options = all_options(game, {"players": str(len(bots))})
    return [Opened(game, options, ME, bots, shuffle=False), *sat, Begun(list(range(len(bots))))]


def kept(folder: Path, logs: Mapping[str, list[AnyEntry]]) -> dict[str, str]:
    with ThreadPoolExecutor(1) as thread:  # a browser's event loop may be running in this one
        return thread.submit(lambda: asyncio.run(keep(folder, logs))).result()


async def keep(folder: Path, logs: Mapping[str, list[AnyEntry]]) -> dict[str, str]:
    """Stores the logs as tables; gives the path to each of them."""
    store = await SqliteStore.open(folder)
    who = await Who.of(store, SystemSecrets(), today)
    for table, log in logs.items():
        entries = settled(log)
        summary = PlayedTable.fold(entries).summary
        await store.create(StoredTable(table, drawn_code(DICE), summary), [written(entry) for entry in entries])
    await store.close()
    return {table: f"/t/{table}#seat={who.token(table, ME, None)}" for table in logs}
