"""A few worker processes and the questions that wait for them. One that hangs or crashes is replaced."""

import asyncio
from collections.abc import Coroutine, Sequence, Set
from contextlib import suppress
from typing import Any

import structlog

from igroteka.server.bots.fair_queue import FairQueue, Waiting
from igroteka.server.bots.parts import GamePart
from igroteka.server.bots.process import WorkerProcess
from igroteka.server.bots.questions import BotAnswer, BotQuestion
from igroteka.server.ports import Asker, BotFailed

PATIENCE = 30.0
"""Seconds to wait when there is no worker at all. A busy worker is waited for as long as it takes."""
AGAIN = 5.0
"""Seconds between attempts to start a worker."""

log = structlog.get_logger()


class Lane:
    def __init__(self, workers: int, budget: float, command: Sequence[str], prepared: Set[str]) -> None:
        self.number, self.budget, self.command = workers, budget, command
        self.prepared = prepared
        """The games whose searches are compiled."""
        self.queue = FairQueue()
        self.workers: set[WorkerProcess] = set()
        self.free: list[WorkerProcess] = []
        self.thinking: dict[Waiting, WorkerProcess] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_ready = asyncio.Event()
        self.is_stopping = False
        self.is_broken = False
        """The last worker could not be started."""

    async def start(self) -> None:
        """Starts all workers, and returns when one of them can be asked."""
        for _ in range(self.number):
            self.keep(self.keep_hiring())
        await self.is_ready.wait()

    async def stop(self) -> None:
        self.is_stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in list(self.workers):
            await self.dismiss(worker)

    # Questions

    async def ask(self, asker: Asker, question: BotQuestion) -> BotAnswer:
        one = Waiting(asker, question)
        self.queue.put(one)
        self.hand_out()
        try:
            while not (await asyncio.wait([one.answer], timeout=PATIENCE))[0]:
                if self.is_broken and not self.workers:
                    raise BotFailed("no worker can be started")
            return one.answer.result()
        finally:
            if not one.answer.done():
                self.withdraw(one)

    def withdraw(self, one: Waiting) -> None:
        """Nobody waits for the answer any more."""
        one.answer.cancel()
        if one in self.thinking:
            self.thinking[one].stop_thinking()
        else:
            self.queue.drop(one)

    def hand_out(self) -> None:
        """Gives free workers something to do."""
        while self.free and self.queue:
            worker, one = self.free.pop(), self.queue.take()
            self.thinking[one] = worker
            self.keep(self.think(worker, one))

    async def think(self, worker: WorkerProcess, one: Waiting) -> None:
        is_well = False
        try:
            await self.load(worker, one.question.game)
            if not one.answer.cancelled():
                one.settle(await worker.ask(one.question, self.budget))
            is_well = True
        except Exception as error:
            one.fail(error)
        finally:
            one.answer.cancel()  # unless it came
            del self.thinking[one]
            if is_well:
                self.take_in(worker)
            elif not self.is_stopping:
                self.keep(self.replace(worker))

    # Workers

    def prepare(self) -> None:
        """Has idle workers load the games that are prepared, so that the first question does not wait for it. Busy ones
        load a game when they are asked about it.
        """
        idle, self.free = self.free, []
        for worker in idle:
            self.keep(self.warm_up(worker))

    async def warm_up(self, worker: WorkerProcess) -> None:
        with suppress(BotFailed):  # whoever asks will hear of it
            for game in list(self.prepared):
                await self.load(worker, game)
        self.take_in(worker)

    async def load(self, worker: WorkerProcess, game: str) -> None:
        """Loads what a worker needs for a game. This does not count against the budget of a question."""
        await worker.load(GamePart(game, "rules"))
        if game in self.prepared:
            await worker.load(GamePart(game, "bots"))

    def take_in(self, worker: WorkerProcess) -> None:
        """The worker can be asked."""
        self.free.append(worker)
        self.is_ready.set()
        self.hand_out()

    async def hire(self) -> None:
        """Starts a worker, and waits until it is ready."""
        worker = await WorkerProcess.start(self.command)
        self.workers.add(worker)
        await self.warm_up(worker)

    async def dismiss(self, worker: WorkerProcess) -> None:
        self.workers.discard(worker)
        await worker.end()

    async def replace(self, worker: WorkerProcess) -> None:
        await self.dismiss(worker)
        await self.keep_hiring()

    async def keep_hiring(self) -> None:
        """Tries until one worker has been hired."""
        while True:
            try:
                await self.hire()
                self.is_broken = False
                return
            except BotFailed as failed:
                self.is_broken = True
                log.error("no bot can be started", why=str(failed))
                await asyncio.sleep(AGAIN)

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
