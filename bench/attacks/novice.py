"""Somebody honest who plays against a novice: how long it takes to answer, undisturbed and under an attack on bots."""

import asyncio
import random
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
from storms.figures import Figure, quantile
from storms.guest import Guest, Told

from .target import Target

WANTED = {"game": "tayu", "seats": [{"name": "A"}, {"bot": "novice"}]}
UNDISTURBED = 1.0  # seconds
EVERY = 0.05  # seconds between an answer and the next question
MOST = 1000.0  # milliseconds
MS = 1000


class NoviceTable:
    """One person who plays match after match, and notes the time from each of their steps to the next turn."""

    def __init__(self, target: Target) -> None:
        self.target, self.rng = target, random.Random(1)
        self.told = asyncio.Event()
        self.times: list[float] = []
        self.asked_at: float | None = None

    async def play(self) -> None:
        async with self.target.http(self.target.honest) as http:
            while True:
                guest = await opened(self.target.port, http, self.target.honest, WANTED)
                guest.hears = self.hear
                guest.command("begin")
                await self.play_match(guest)
                guest.leave()

    async def play_match(self, guest: Guest) -> None:
        while guest.position is None or guest.position.waits:
            await self.told.wait()
            self.told.clear()
            if guest.position is not None and guest.position.legal:
                self.note_answer()
                await asyncio.sleep(EVERY)
                ((seat, steps),) = guest.position.legal.items()
                self.asked_at = time.perf_counter()
                guest.command("act", seat=seat, n=guest.n, a=self.rng.choice(steps))
        self.note_answer()

    def hear(self, guest: Guest, told: Told) -> None:
        if told.t in ("news", "welcome"):
            self.told.set()

    def note_answer(self) -> None:
        """An answer has come, or is not waited for any longer."""
        if self.asked_at is not None:
            self.times.append(time.perf_counter() - self.asked_at)
        self.asked_at = None

    def taken(self) -> Sequence[float]:
        """The times since this was last asked, ascending. One that has not ended counts as far as it has gone."""
        pending = [] if self.asked_at is None else [time.perf_counter() - self.asked_at]
        taken, self.times = sorted([*self.times, *pending]), []
        return taken


@asynccontextmanager
async def novice_answers(target: Target) -> AsyncGenerator[None]:
    """Somebody plays before and during what is done in this context, and the target gets the figures of both."""
    table = NoviceTable(target)
    playing = asyncio.create_task(table.play())
    await asyncio.sleep(UNDISTURBED)
    before = table.taken()
    try:
        yield
    finally:
        under = table.taken()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        target.figures += [
            Figure("a novice answers, undisturbed, median", quantile(before, 0.5) * MS, "ms"),
            Figure("a novice answers, undisturbed, longest", before[-1] * MS, "ms"),
            Figure("a novice answers, under attack, median", quantile(under, 0.5) * MS, "ms"),
            Figure("a novice answers, under attack, longest", under[-1] * MS, "ms", most=MOST),
            Figure("answers of the novice under attack", len(under), "", least=10),
        ]


async def opened(port: int, http: httpx.AsyncClient, address: str, wanted: dict[str, Any]) -> Guest:
    """The guest who has opened this table, and is there."""
    answer = await http.post("/api/tables", json=wanted, headers={"cookie": ""})
    answer.raise_for_status()
    guest = Guest(port, [], answer.headers["set-cookie"].partition(";")[0], address)
    await guest.come(answer.json()["id"])
    return guest
