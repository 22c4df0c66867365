"""Connections of many addresses send nothing, 150 each, to a server that may have 1,024 descriptors: all are taken."""

import asyncio

from .target import Target
from .waiting import wait

DESCRIPTORS = 1024
ADDRESSES = 10
EACH = 150


async def attack(target: Target) -> None:
    async with asyncio.TaskGroup() as waiting:
        for number in range(ADDRESSES):
            waiting.create_task(wait(target, EACH, attacker=f"127.0.66.{number + 1}"))
