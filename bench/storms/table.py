"""A table with a guest at each seat, who take one legal step after the other."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from .guest import Guest, Told
from .house import LOOK_EVERY, House

Seen = Callable[["Table", float], None]
"""Called when all seats have received a step that was due at this time."""


class Table:
    def __init__(self, house: House, wanted: dict[str, Any], troubles: list[str], rng: random.Random) -> None:
        self.house, self.wanted, self.troubles, self.rng = house, wanted, troubles, rng
        self.seats = len(wanted["seats"])
        self.guests: list[Guest] = []
        self.missing = 0
        """The number of guests who have not received the last news yet."""
        self.told = asyncio.Event()
        self.again: str | None = None
        self.due: deque[float] = deque()
        self.on_seen: Seen = lambda table, due: None

    # Coming together

    async def open(self) -> None:
        """Lets everybody connect and sit down, and begins the match."""
        answer = await self.house.http.post("/api/tables", json=self.wanted, headers={"cookie": ""})
        cookie = answer.headers["set-cookie"].partition(";")[0]
        self.guests = [self.guest(cookie), *(self.guest() for _ in range(1, self.seats))]
        await self.meet(answer.json()["id"])
        for seat, guest in enumerate(self.guests[1:], 1):
            await self.all_told(lambda seat=seat, guest=guest: guest.command("sit", seat=seat, name=f"Guest {seat}"))
        await self.begin()

    def guest(self, cookie: str | None = None) -> Guest:
        guest = Guest(self.house.port, self.troubles, cookie)
        guest.hears = self.hear
        return guest

    async def meet(self, table: str) -> None:
        self.missing = self.seats
        self.told.clear()
        for guest in self.guests:
            await guest.come(table)
        await self.told.wait()

    async def begin(self) -> None:
        await self.all_told(lambda: self.guests[0].command("begin"))

    async def play_again(self) -> None:
        """Moves the same guests to the table of the rematch."""
        await self.all_told(lambda: self.guests[0].command("rematch"))
        assert self.again is not None  # noqa: S101
        for guest in self.guests:
            guest.leave()
        for guest in self.guests:
            await guest.come(self.again)
        while any(guest.position is None for guest in self.guests):  # it begins by itself when all are connected
            await asyncio.sleep(LOOK_EVERY)
        self.missing = 0

    async def all_told(self, ask: Callable[[], None]) -> None:
        self.missing = self.seats
        self.told.clear()
        ask()
        await self.told.wait()

    def leave(self) -> None:
        for guest in self.guests:
            guest.leave()

    # Playing

    @property
    def is_over(self) -> bool:
        position = self.guests[0].position
        return position is not None and not position.waits

    def step(self, due: float) -> None:
        """Takes a due step at once, or as soon as the steps before it have arrived."""
        self.due.append(due)
        if not self.missing:
            self.go_on()

    def go_on(self) -> None:
        self.missing = self.seats
        for guest in self.guests:
            assert guest.position is not None  # noqa: S101
            for seat, steps in guest.position.legal.items():
                guest.command("act", seat=seat, n=guest.n, a=self.rng.choice(steps))
                return
        self.pick()

    def pick(self) -> None:
        """Chazz, calm mode: the first guest who has not picked yet picks a chair."""
        for guest in self.guests:
            assert guest.position is not None  # noqa: S101
            for seat in set(guest.you) & set(guest.position.waits):
                guest.command("pick", seat=seat, n=guest.n, chair=self.rng.randrange(self.seats - 1))
                return

    def hear(self, guest: Guest, told: Told) -> None:
        if told.t not in ("news", "welcome"):
            return
        if told.lines and told.lines[-1].e == "again":
            self.again = told.lines[-1].table
        self.missing -= 1
        if not self.missing:
            self.told.set()
            if self.due:
                self.on_seen(self, self.due.popleft())
                if self.due and not self.is_over:
                    self.go_on()


async def one_step(table: Table) -> None:
    """Takes one step without measuring it."""
    table.told.clear()
    table.step(time.perf_counter())
    await table.told.wait()
