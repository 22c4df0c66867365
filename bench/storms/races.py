"""Live races of Chazz at many tables of eight: how late are the ticks?"""

import asyncio
import random
import time
from collections import deque

from .figures import Figure
from .guest import Guest, Told
from .house import House
from .table import Table

SEATS = 8
WANTED = {"game": "chazz", "seats": [{"name": "Guest 0"}, *({} for _ in range(1, SEATS))]}
AT_ONCE = 8  # tables that are prepared at the same time
WISH_EVERY = 10  # ticks
CALL_WHEN = 500
"""Ticks left until the latest call when the leader calls: a little after the earliest call."""
PACES = ["counter fast", "counter slow", "clockwise steady", "clockwise fast"]
HZ = 30


class RacingTable(Table):
    """A table at which everybody steers all the time and decides at once."""

    is_deciding = False

    def hear(self, guest: Guest, told: Told) -> None:
        super().hear(guest, told)
        if told.race is not None:
            self.steer(guest, told)
        if told.t == "done":
            self.is_deciding = False
        if told.t in ("news", "done") and guest.position is not None:
            self.decide(guest, calls=False)

    def steer(self, guest: Guest, told: Told) -> None:
        race = told.race
        assert race is not None  # noqa: S101
        if race.phase == "walk" and race.left == CALL_WHEN:
            self.decide(guest, calls=True)
        if race.tick % WISH_EVERY == 0:
            wish = self.rng.choice(PACES) if race.phase == "walk" else f"chair {self.rng.randrange(1, SEATS)}"
            if race.phase in ("walk", "run"):
                guest.say(t="wish", seat=guest.you[0], wish=wish)

    def decide(self, guest: Guest, calls: bool) -> None:
        assert guest.position is not None  # noqa: S101
        for seat, steps in guest.position.legal.items():
            if steps[0].startswith("call") == calls and not self.is_deciding:
                self.is_deciding = True
                guest.command("act", seat=seat, n=guest.n, a=self.rng.choice(steps))


async def races(house: House, tables: int, seconds: float, troubles: list[str]) -> list[Figure]:
    rng = random.Random(1)
    waiting = deque(RacingTable(house, WANTED, troubles, rng) for _ in range(tables))
    racing = list(waiting)

    async def make() -> None:
        while waiting:
            await waiting.popleft().open()

    await asyncio.gather(*(make() for _ in range(AT_ONCE)))
    before, start = await house.figures(), time.perf_counter()
    await asyncio.sleep(seconds)
    after, took = await house.figures(), time.perf_counter() - start
    for table in racing:
        table.leave()

    def grown(name: str) -> float:
        return after[name] - before[name]

    late = "igroteka_race_lateness_seconds"
    ticks = grown(f"{late}_count")
    within = {float(name.split()[1]): grown(name) for name in after if name.startswith(f"{late}_bucket")}
    cpu = grown("process_cpu_seconds_total")
    return [
        Figure("ticks a second", ticks / took, ""),
        Figure("the same if every table raced all the time", HZ * tables, ""),
        Figure("lateness of a tick, on average", 1e3 * grown(f"{late}_sum") / ticks, "ms"),
        Figure("p99, at most", 1e3 * bound(within, 0.99 * ticks), "ms", most=15),
        Figure("ticks that come within 15 ms", 100 * within[0.015] / ticks, "%", least=99),
        Figure("the server's share of its core", 100 * cpu / took, "%"),
    ]


def bound(within: dict[float, float], number: float) -> float:
    """The smallest bucket bound that includes this count."""
    return min(most for most, count in within.items() if count >= number)
