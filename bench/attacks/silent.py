"""1,100 connections of one address send nothing, to a server that may have 1,024 descriptors."""

from .target import Target
from .waiting import wait

DESCRIPTORS = 1024


async def attack(target: Target) -> None:
    await wait(target, 1_100)
