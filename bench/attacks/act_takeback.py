"""One socket takes a step against a master and takes it back, again and again, as fast as messages are allowed."""

import asyncio

from storms.guest import Guest, Told

from .novice import novice_answers, opened
from .target import Target

WANTED = {"game": "tayu", "seats": [{"name": "M"}, {"bot": "master"}]}
EVERY = 1 / 30  # seconds; the limit of messages


async def attack(target: Target) -> None:
    async with novice_answers(target), target.http(target.attacker) as http:
        guest = await opened(target.port, http, target.attacker, WANTED)
        told = asyncio.Event()

        def hear(guest: Guest, news: Told) -> None:
            told.set()

        guest.hears = hear
        guest.command("begin")
        try:
            while True:
                await told.wait()
                told.clear()
                await asyncio.sleep(EVERY)
                act_or_take_back(guest)
        finally:
            guest.leave()


def act_or_take_back(guest: Guest) -> None:
    if guest.position is None:
        return
    if guest.position.legal:
        ((seat, steps),) = guest.position.legal.items()
        guest.command("act", seat=seat, n=guest.n, a=steps[0])
    elif guest.position.waits and guest.you:
        guest.command("takeback", seat=guest.you[0], n=guest.n)
