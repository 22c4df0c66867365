"""One socket sends frames that are no messages as fast as it can, and comes back when it is cut off."""

from .flooding import flood
from .target import Target


async def attack(target: Target) -> None:
    await flood(target, 1)
