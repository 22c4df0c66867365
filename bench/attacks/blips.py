"""Somebody's page is loaded again every half a second, and their opponent tries to lend their seat all the time."""

import asyncio

import websockets

from .target import Target
from .victim import match_of_two

RELOADED_EVERY = 0.5  # seconds


async def attack(target: Target) -> None:
    async with match_of_two(target) as (attacker, victim), asyncio.TaskGroup() as tasks:
        tasks.create_task(attacker.lend_again_and_again())
        headers = {"cookie": victim.cookie}
        while True:
            async with websockets.connect(
                victim.url, local_addr=(victim.address, 0), additional_headers=headers, proxy=None
            ) as page:
                await page.send('{"t": "hello", "v": 1}')
                await asyncio.sleep(RELOADED_EVERY)
