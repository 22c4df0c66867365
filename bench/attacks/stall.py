"""The server stands still for ten seconds in the middle of a race, and must not make up for it in fast motion."""

import asyncio
import os
import signal
import time

from storms.figures import Figure
from storms.guest import Guest, Told

from .target import Target

WANTED = {"game": "chazz", "seats": [{"name": "A"}, *[{"bot": "sleepy"}] * 3]}
STOPPED = 10.0  # seconds
WINDOW = 0.5
WATCHED = 5.0
TICKS = 30
SOME = 4
"""Ticks by which a second tick may come early, after one that was late."""


class Onlooker:
    """Somebody in a race, who notes when each tick is shown."""

    def __init__(self, target: Target) -> None:
        self.guest = Guest(target.port, [])
        self.guest.hears = self.hear
        self.shown: list[tuple[float, int]] = []
        self.told = asyncio.Event()

    def hear(self, guest: Guest, told: Told) -> None:
        if told.race is not None:
            self.shown.append((time.perf_counter(), told.race.tick))
        self.told.set()

    async def open(self, target: Target) -> None:
        async with target.http(target.attacker) as http:
            answer = await http.post("/api/tables", json=WANTED, headers={"cookie": ""})
            answer.raise_for_status()
        self.guest.cookie = answer.headers["set-cookie"].partition(";")[0]
        await self.guest.come(answer.json()["id"])
        await self.told.wait()
        self.guest.command("begin")
        while not self.shown:
            await asyncio.sleep(0.01)

    def most_ticks(self, since: float) -> int:
        """The most ticks within half a second, from this moment on."""
        later = [one for one in self.shown if one[0] >= since]
        return max(
            (tick - first for at, first in later for moment, tick in later if at <= moment <= at + WINDOW), default=0
        )


async def prepare(target: Target) -> None:
    """Before others are asked how they feel: everybody feels that the server stands still."""
    onlooker = Onlooker(target)
    await onlooker.open(target)
    os.kill(target.process.pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(STOPPED)
    finally:
        os.kill(target.process.pid, signal.SIGCONT)
    went_on = time.perf_counter()
    await asyncio.sleep(WATCHED)
    shown = [at for at, tick in onlooker.shown if at >= went_on and tick > onlooker.shown[0][1]]
    target.figures += [
        Figure("ticks in half a second after a stall", onlooker.most_ticks(went_on), "", most=WINDOW * TICKS + SOME),
        Figure("seconds from the stall to the next tick", min(shown, default=0) - went_on, "s", least=2.5),
    ]
    onlooker.guest.leave()


async def attack(target: Target) -> None:
    """It is over, and nobody feels anything of it any more."""
    await asyncio.Event().wait()
