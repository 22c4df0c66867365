"""A match of two, between an attacker and a victim, whose seat the attacker wants a bot to play."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from storms.figures import Figure
from storms.stranger import Stranger, opened

from .target import Target

WANTED = {"game": "marrakech", "seats": [{"name": "A"}, {}], "shuffle": False}
VICTIMS_SEAT = 1
EVERY = 1 / 28
"""Seconds between two messages of a socket: just within the limit."""


class Attacker(Stranger):
    """Hears every line of the table's log, and wants a bot on the victim's seat."""

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self.heard: dict[str, asyncio.Event] = {kind: asyncio.Event() for kind in ("opened", "sat", "begun")}
        self.known = self.refused = self.lent = 0

    async def listen(self) -> None:
        async for told in self.told():
            self.refused += told["t"] == "refused" and told.get("code") in ("present", "just-left")
            for number, line in enumerate(told.get("lines", ()), told.get("since", self.known)):
                if number >= self.known:
                    self.known = number + 1
                    self.hear(line)

    def hear(self, line: dict[str, Any]) -> None:
        is_own = line.get("seat", VICTIMS_SEAT) != VICTIMS_SEAT
        if line["e"] in self.heard and not is_own:
            self.heard[line["e"]].set()
        self.lent += line["e"] == "lent" and not is_own

    async def lend_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.command("lend", seat=VICTIMS_SEAT, bot="novice")


@asynccontextmanager
async def match_of_two(target: Target) -> AsyncGenerator[tuple[Attacker, Stranger]]:
    """The attacker is there, and the match has begun; the victim's client is left to whoever asked for this. In the end
    the target gets the figures.
    """
    async with target.http(target.attacker) as http, target.http(target.honest) as honest:
        table, cookie = await opened(http, WANTED)
        victims_cookie = (await honest.get("/")).headers["set-cookie"].partition(";")[0]
    attacker = Attacker(target.port, target.attacker, table, cookie)
    victim = Stranger(target.port, target.honest, table, victims_cookie)
    async with asyncio.TaskGroup() as tasks:
        listening = tasks.create_task(attacker.listen())
        coming = tasks.create_task(victim.listen())
        await attacker.heard["opened"].wait()
        while not attacker.heard["sat"].is_set():
            await asyncio.sleep(EVERY)
            await victim.command("sit", seat=VICTIMS_SEAT, name="V")
        await attacker.command("begin")
        await attacker.heard["begun"].wait()
        coming.cancel()
        try:
            yield attacker, victim
        finally:
            listening.cancel()
            target.figures += [
                Figure("times that the victim's seat was lent", attacker.lent, "", most=0),
                Figure("times that this was refused", attacker.refused, "", least=10),
            ]
