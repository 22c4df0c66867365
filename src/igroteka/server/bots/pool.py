"""A pool of worker processes in which bots think, with a budget: one that hangs or crashes is replaced."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import structlog

from igroteka.bots.roster import GREEDY
from igroteka.server import metrics
from igroteka.server.bots.agenda import Agenda
from igroteka.server.bots.compilers import Compilers
from igroteka.server.bots.parts import GamePart
from igroteka.server.bots.process import WORKER, WorkerProcess
from igroteka.server.bots.questions import BotAnswer, BotQuestion
from igroteka.server.ports import BotFailed

BUDGET = 4.0
"""Seconds for one answer. Levels think for two at most."""
PATIENCE = 30.0
"""Seconds to wait when there is no worker at all. A busy worker is waited for as long as it takes."""
AGAIN = 5.0
"""Seconds between attempts to start a worker."""
SIMPLE = GREEDY
"""The bot that plays in the place of one whose search is not compiled. It needs only the rules."""

log = structlog.get_logger()


class BotPool:
    """Where bots think (`ports.Bots`)."""

    def __init__(self, workers: int, budget: float = BUDGET, command: Sequence[str] = WORKER) -> None:
        self.number, self.budget, self.command = workers, budget, command
        self.compilers = Compilers(command=command)
        self.free: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        self.workers: set[WorkerProcess] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_stopping = False
        self.is_broken = False
        """The last worker could not be started."""
        self.prepared: set[str] = set()

    async def start(self) -> None:
        """Starts all workers, and returns when one of them can be asked."""
        for _ in range(self.number):
            self.keep(self.keep_hiring())
        self.free.put_nowait(await self.free.get())

    async def compile(self, agenda: Agenda, settled: Callable[[GamePart], None]) -> None:
        await self.compilers.run(agenda, settled)

    async def stop(self) -> None:
        self.is_stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in list(self.workers):
            await self.dismiss(worker)

    async def step(self, game: str, key: bytes, bot: str) -> str:
        step = (await self.ask(BotQuestion(game, key, bot if game in self.prepared else SIMPLE))).step
        if step is None:
            raise BotFailed
        return step

    async def pick(self, game: str, key: bytes, bot: str, seat: int, places: Sequence[int]) -> int:
        pick = (await self.ask(BotQuestion(game, key, bot, "pick", seat, tuple(places)))).pick
        if pick is None:
            raise BotFailed
        return pick

    async def advice(self, game: str, key: bytes, bot: str) -> dict[str, int]:
        if game not in self.prepared:  # only a search has advice to give
            return {}
        advice = (await self.ask(BotQuestion(game, key, bot, wants="advice"))).advice
        if advice is None:
            raise BotFailed
        return advice

    async def ask(self, question: BotQuestion) -> BotAnswer:
        metrics.BOTS_ASKED.inc()
        try:
            answer = await self.asked(question)
            if answer.trouble is not None:
                raise BotFailed(answer.trouble)
        except BotFailed as failed:
            metrics.BOTS_FAILED.inc()
            log.warning("bot failed", game=question.game, bot=question.bot, why=str(failed))
            raise
        return answer

    async def asked(self, question: BotQuestion) -> BotAnswer:
        worker = await self.free_worker()
        is_well = False
        try:
            for part in self.needed(question.game):
                await worker.load(part)
            answer = await worker.ask(question, self.budget)
            is_well = True
            return answer
        finally:  # also when the caller has given up: its answer would be taken for the next one's
            if is_well:
                self.free.put_nowait(worker)
            elif not self.is_stopping:
                self.replace(worker)

    def needed(self, game: str) -> list[GamePart]:
        """What a worker loads before it is asked about a game, so that this does not count against the budget."""
        rules, bots = GamePart(game, "rules"), GamePart(game, "bots")
        return [rules, bots] if game in self.prepared else [rules]

    # Workers

    async def free_worker(self) -> WorkerProcess:
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self.free.get()
            except TimeoutError:
                if self.is_broken and not self.workers:
                    raise BotFailed("no worker can be started") from None

    async def hire(self) -> None:
        """Starts a worker, and waits until it is ready."""
        worker = await WorkerProcess.start(self.command)
        self.workers.add(worker)
        self.free.put_nowait(worker)

    async def dismiss(self, worker: WorkerProcess) -> None:
        self.workers.discard(worker)
        await worker.end()

    def replace(self, worker: WorkerProcess) -> None:
        async def replaced() -> None:
            await self.dismiss(worker)
            await self.keep_hiring()

        self.keep(replaced())

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
