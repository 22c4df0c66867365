"""Another process locks the database: once for longer than the writer is patient, then for moments."""

import asyncio
import sqlite3
import time
from contextlib import closing

from storms.figures import Figure

from .target import Target

LONG = 1.5  # seconds
MOMENT = 0.005
EVERY = 0.25
MOST_WAITED = 500.0
"""Milliseconds for a page while the database is locked: nothing that only reads waits for the lock."""


async def attack(target: Target) -> None:
    with closing(sqlite3.connect(target.folder / "igroteka.db", isolation_level=None)) as other:
        holding = asyncio.create_task(hold(other, LONG))
        waited = await longest_page(target, holding)
        target.figures.append(Figure("longest page while the database is locked", waited, "ms", most=MOST_WAITED))
        while True:
            await hold(other, MOMENT)
            await asyncio.sleep(EVERY)


async def hold(other: sqlite3.Connection, seconds: float) -> None:
    other.execute("BEGIN IMMEDIATE")
    await asyncio.sleep(seconds)
    other.execute("ROLLBACK")


async def longest_page(target: Target, holding: "asyncio.Task[None]") -> float:
    """Milliseconds. Somebody tries to open a table meanwhile, which has to wait for the lock."""
    longest = 0.0
    async with target.http(target.attacker) as http:
        await asyncio.sleep(0.1)
        writing = asyncio.create_task(http.post("/api/tables", json={"game": "tayu"}))
        while not holding.done():
            began = time.perf_counter()
            (await http.get("/api/tables")).raise_for_status()
            longest = max(longest, time.perf_counter() - began)
            await asyncio.sleep(0.05)
        await writing
    return longest * 1000
