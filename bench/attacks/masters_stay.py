"""One address opens 60 tables where four masters play each other, and looks on."""

import asyncio

from storms.guest import Guest

from .novice import novice_answers, opened
from .target import Target

TABLES = 60
MASTERS = {"game": "tayu", "seats": [{"bot": "master"}] * 4}


async def attack(target: Target) -> None:
    async with novice_answers(target):
        guests = await masters_play(target)
        try:
            await asyncio.Event().wait()
        finally:
            for guest in guests:
                guest.leave()


async def masters_play(target: Target) -> list[Guest]:
    """Tables at which masters play, each with the guest who has opened it."""
    guests: list[Guest] = []
    async with target.http(target.attacker) as http:
        for _ in range(TABLES):
            guests.append(await opened(target.port, http, target.attacker, MASTERS))
            guests[-1].command("begin")
    return guests
