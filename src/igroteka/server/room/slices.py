"""Long work in the event loop, a slice at a time: one slice in each turn of the loop.

A thread would not do: pure Python keeps the GIL for a whole switch interval, which is longer than a slice.
"""

import asyncio
from collections.abc import Generator
from typing import TypeVar

AT_FULL_SPEED = 5
"""Slices of each work after which it leaves most of the processor to others. An honest match takes no more."""
PAUSE = 0.001  # seconds; a slice takes half of that

Answer = TypeVar("Answer")


class Slices:
    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def run(self, work: Generator[None, None, Answer]) -> Answer:
        """Does work that yields after each slice, and returns what it returns."""
        done = 0
        while True:
            async with self.turn:
                try:
                    next(work)
                except StopIteration as ended:
                    return ended.value
                done += 1
                await asyncio.sleep(0 if done <= AT_FULL_SPEED else PAUSE)
