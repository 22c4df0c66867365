"""Honest people: they play at a steady rate at tables of their own, and open pages. What they feel is measured."""

import asyncio
import random
import time

import httpx
from storms.guest import Guest, Told

from .target import HONEST, client

WANTED = {"game": "marrakech", "seats": [{"name": "A"}, {"name": "B"}, {"name": "C"}, {"name": "D"}]}
TABLES = 8
STEP_EVERY = 0.2  # seconds; a match lasts for at least 96 decisions
PAGE_EVERY = 0.1
"""Seconds: enough pages for a p99, and half of what an address may ask for."""


class HonestTable:
    """One person who plays all seats of a table, each step when it is due, whatever the server does."""

    def __init__(self, port: int, troubles: list[str], rng: random.Random) -> None:
        self.rng = rng
        self.guest = Guest(port, troubles)
        self.guest.hears = self.hear
        self.told = asyncio.Event()
        self.times: list[float] = []

    async def open(self, http: httpx.AsyncClient) -> None:
        answer = await http.post("/api/tables", json=WANTED, headers={"cookie": ""})
        answer.raise_for_status()
        self.guest.cookie = answer.headers["set-cookie"].partition(";")[0]
        await self.guest.come(answer.json()["id"])
        await self.told.wait()
        self.told.clear()
        self.guest.command("begin")
        await self.told.wait()

    def hear(self, guest: Guest, told: Told) -> None:
        if told.t in ("news", "welcome"):
            self.told.set()

    async def play(self) -> None:
        """Steps until cancelled. The time of each runs from the moment when it was due to its news."""
        due = time.perf_counter() + self.rng.random() * STEP_EVERY
        while self.guest.position is not None and self.guest.position.legal:
            await asyncio.sleep(due - time.perf_counter())
            ((seat, steps),) = self.guest.position.legal.items()
            self.told.clear()
            self.guest.command("act", seat=seat, n=self.guest.n, a=self.rng.choice(steps))
            await self.told.wait()
            self.times.append(time.perf_counter() - due)
            due += STEP_EVERY


class Felt:
    """What honest people felt during some seconds."""

    def __init__(self) -> None:
        self.steps: list[float] = []
        self.pages: list[float] = []
        self.troubles: list[str] = []


def feel(port: int, seconds: float) -> Felt:
    """Opens tables, and plays at them for a while. It needs a process of its own, which an attack does not delay."""
    return asyncio.run(felt(port, seconds))


async def felt(port: int, seconds: float) -> Felt:
    felt, rng = Felt(), random.Random(1)
    tables = [HonestTable(port, felt.troubles, rng) for _ in range(TABLES)]
    async with client(port, HONEST) as http:
        for table in tables:
            await table.open(http)
    visiting = asyncio.create_task(visit(port, felt))
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(seconds)
    for task in (*playing, visiting):
        task.cancel()
    ended = await asyncio.gather(*playing, visiting, return_exceptions=True)
    felt.troubles += [repr(error) for error in ended if isinstance(error, Exception)]
    for table in tables:
        felt.steps += table.times
        if len(table.times) < seconds / STEP_EVERY / 2:
            felt.troubles.append(f"a table made {len(table.times)} steps in {seconds:g} s")
        table.guest.leave()
    return felt


async def visit(port: int, felt: Felt) -> None:
    """Somebody new opens the home page, again and again, each time with a new connection."""
    while True:
        began = time.perf_counter()
        try:
            async with client(port, HONEST) as http:
                (await http.get("/")).raise_for_status()
        except httpx.HTTPError as error:
            felt.troubles.append(f"a visitor did not get in: {error!r}")
        felt.pages.append(time.perf_counter() - began)
        await asyncio.sleep(PAGE_EVERY)
