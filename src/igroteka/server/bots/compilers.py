"""Processes that compile rules and searches on a first start, two at a time; the server meanwhile answers."""

import asyncio
import os
from collections.abc import Callable, Sequence

import structlog

from igroteka.server.bots.agenda import Agenda
from igroteka.server.bots.parts import GamePart
from igroteka.server.bots.process import WORKER, WorkerProcess
from igroteka.server.ports import BotFailed

MOST = 2
"""More would not help: half of the time goes into the largest game, and its rules have to come before its search."""

log = structlog.get_logger()


class Compilers:
    def __init__(self, number: int | None = None, command: Sequence[str] = WORKER) -> None:
        self.number = min(MOST, os.cpu_count() or 1) if number is None else number
        self.command = command
        self.changed = asyncio.Event()

    async def run(self, agenda: Agenda, settled: Callable[[GamePart], None]) -> None:
        """Compiles everything on the agenda. Tells of each part that is compiled, or given up."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self.number):
                group.create_task(self.work(agenda, settled))

    async def work(self, agenda: Agenda, settled: Callable[[GamePart], None]) -> None:
        process: WorkerProcess | None = None
        try:
            while (part := await self.next_part(agenda)) is not None:
                try:
                    process = process or await WorkerProcess.start(self.command)
                    await process.load(part)
                except BotFailed as failed:
                    again = agenda.give_back(part)
                    log.error("a part of a game was not compiled", game=part.game, part=part.name, why=str(failed))
                    if process is not None:
                        await process.end()
                        process = None
                    if not again:
                        settled(part)
                else:
                    agenda.finish(part)
                    settled(part)
                self.tell_others()
        finally:
            if process is not None:
                await process.end()

    async def next_part(self, agenda: Agenda) -> GamePart | None:
        """The next part. If it needs rules that another process is compiling, waits for them."""
        while (part := agenda.next()) is None and agenda.given:
            await self.changed.wait()
        return part

    def tell_others(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()
