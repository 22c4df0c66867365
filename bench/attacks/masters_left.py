"""One address opens 60 tables where four masters play each other, and leaves them."""

import asyncio

from .masters_stay import masters_play
from .novice import novice_answers
from .target import Target

AFTER = 1.0  # seconds


async def attack(target: Target) -> None:
    async with novice_answers(target):
        guests = await masters_play(target)
        await asyncio.sleep(AFTER)
        for guest in guests:
            guest.leave()
        await asyncio.Event().wait()
