"""One address opens connections and closes them as fast as it can."""

import asyncio
from contextlib import suppress

from .target import Target

AT_ONCE = 8


async def attack(target: Target) -> None:
    async with asyncio.TaskGroup() as churning:
        for _ in range(AT_ONCE):
            churning.create_task(churn(target))


async def churn(target: Target) -> None:
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(target.attacker, 0))
            writer.transport.abort()
        await asyncio.sleep(0)
