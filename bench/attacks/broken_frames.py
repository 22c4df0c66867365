"""Eight sockets send texts that are no UTF-8, two in a packet, and come back as soon as they are cut off."""

import asyncio

from storms.figures import Figure

from .flooding import MASK, flood_again
from .target import Target

SOCKETS = 8
BROKEN = (bytes((0x81, 0x82)) + MASK + b"\xff\xfe") * 2
MOST_NOTED = 10_000
"""Bytes in the log: a traceback for each of them would be much more."""


async def attack(target: Target) -> None:
    before = target.noted_bytes
    try:
        async with asyncio.TaskGroup() as flooding:
            for _ in range(SOCKETS):
                flooding.create_task(flood_again(target, BROKEN))
    finally:
        noted = target.noted_bytes - before
        target.figures.append(Figure("written about broken frames", noted, "bytes", most=MOST_NOTED))
