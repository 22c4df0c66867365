"""The current speed of this machine: on shared cores the same work sometimes takes twice as much CPU time."""

import asyncio
import statistics
import time

EVERY = 0.1  # seconds
COUNT = 4000


class Pace:
    """Times a small piece of work repeatedly while something else is measured."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.best = min(piece() for _ in range(200))
        self.task = asyncio.get_running_loop().create_task(self.run())

    async def run(self) -> None:
        while True:
            self.took.append(piece())
            await asyncio.sleep(EVERY)

    def slower(self) -> float:
        """The factor by which the work took longer than at best."""
        self.task.cancel()
        return statistics.mean(self.took) / min(self.best, *self.took)


def piece() -> float:
    start, total = time.process_time(), 0
    for number in range(COUNT):
        total += number * number
    return time.process_time() - start
