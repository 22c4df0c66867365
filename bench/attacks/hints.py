"""Three addresses play at fifty tables, and ask for a hint before each of their steps."""

import asyncio

from storms.guest import Guest, Told

from .novice import novice_answers, opened
from .target import Target

ADDRESSES = [f"127.0.0.{number}" for number in range(71, 74)]
TABLES = 51
WANTED = {"game": "tayu", "seats": [{"name": "A"}, {"bot": "novice"}]}


async def attack(target: Target) -> None:
    async with novice_answers(target), asyncio.TaskGroup() as asking:
        for address in ADDRESSES:
            async with target.http(address) as http:
                for _ in range(TABLES // len(ADDRESSES)):
                    asking.create_task(ask_before_each_step(await opened(target.port, http, address, WANTED)))


async def ask_before_each_step(guest: Guest) -> None:
    told = asyncio.Event()

    def hear(guest: Guest, news: Told) -> None:
        if news.t == "hints":
            act(guest)
        elif news.t in ("welcome", "news"):
            told.set()

    guest.hears = hear
    guest.command("begin")
    asked = 0
    try:
        while True:
            await told.wait()
            told.clear()
            if guest.position is not None and guest.position.legal and guest.n > asked:
                asked = guest.n + 1  # a hint is a line of its own
                guest.command("hint", seat=guest.you[0], n=guest.n)
    finally:
        guest.leave()


def act(guest: Guest) -> None:
    if guest.position is not None and guest.position.legal:
        ((seat, steps),) = guest.position.legal.items()
        guest.command("act", seat=seat, n=guest.n, a=steps[0])
