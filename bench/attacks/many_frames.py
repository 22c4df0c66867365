"""Eight sockets send pongs, pings, empty pieces and texts as fast as they can, and come back when they are cut off."""

from .flooding import flood
from .target import Target


async def attack(target: Target) -> None:
    await flood(target, 8)
