"""A deadline for many connections, the same time for each, watched by one task."""

from collections import OrderedDict
from math import inf
from typing import Protocol

from igroteka.server.ports import Clock


class Cuttable(Protocol):
    def cut(self) -> None: ...


class Deadline:
    """Since all have the same time, they are due in the order in which they started."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock, self.seconds = clock, seconds
        self.due: OrderedDict[Cuttable, float] = OrderedDict()

    def start(self, line: Cuttable) -> None:
        self.stop(line)
        self.due[line] = self.clock.now() + self.seconds

    def stop(self, line: Cuttable) -> None:
        self.due.pop(line, None)

    @property
    def since(self) -> float:
        """When the one that has taken longest started."""
        return next(iter(self.due.values()), inf) - self.seconds

    async def run(self) -> None:
        while True:
            await self.clock.sleep_until(next(iter(self.due.values()), self.clock.now() + self.seconds))
            self.cut_late()

    def cut_late(self) -> None:
        """Cuts the connections whose time is over."""
        now = self.clock.now()
        while self.due and next(iter(self.due.values())) <= now:
            self.cut_first()

    def cut_first(self) -> bool:
        """Cuts the connection that has taken longest, if there is one."""
        if not self.due:
            return False
        line, _ = self.due.popitem(last=False)
        line.cut()
        return True
