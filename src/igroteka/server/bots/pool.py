"""A pool of worker processes in which bots think, with a budget: one that hangs or crashes is replaced."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec
import structlog

from igroteka.games import NAMES
from igroteka.server import metrics
from igroteka.server.bots.questions import ANSWER, BotAnswer, BotQuestion
from igroteka.server.ports import BotFailed, Progress

WORKER = (sys.executable, "-m", "igroteka.server.bots.worker")
BUDGET = 4.0
"""Seconds for one answer. Levels think for two at most."""
STARTING = 300.0
"""Seconds for a worker to get ready for one game. The first time, that compiles its search."""
PATIENCE = 30.0
"""Seconds to wait when there is no worker at all. A busy worker is waited for as long as it takes."""
AGAIN = 5.0
"""Seconds between attempts to start a worker."""
LONGEST_LINE = 1 << 20

log = structlog.get_logger()


class BotPool:
    """Where bots think (`ports.Bots`)."""

    def __init__(self, workers: int, budget: float = BUDGET, command: Sequence[str] = WORKER) -> None:
        self.number, self.budget, self.command = workers, budget, command
        self.free: asyncio.Queue[Process] = asyncio.Queue()
        self.workers: set[Process] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_stopping = False
        self.is_broken = False
        """The last worker could not be started."""
        self.preparing: Progress | None = Progress(0, len(NAMES))
        """Until the first worker is ready."""
        self.tell: Callable[[Progress], None] = lambda _: None

    async def start(self, tell: Callable[[Progress], None]) -> None:
        """Starts the first worker alone, so that what has to be compiled is compiled once; then the others."""
        self.tell = tell
        await self.keep_hiring()
        for _ in range(self.number - 1):
            self.keep(self.keep_hiring())

    async def stop(self) -> None:
        self.is_stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in list(self.workers):
            await self.dismiss(worker)

    async def step(self, game: str, key: bytes, bot: str) -> str:
        step = (await self.ask(BotQuestion(game, key, bot))).step
        if step is None:
            raise BotFailed
        return step

    async def pick(self, game: str, key: bytes, bot: str, seat: int, places: Sequence[int]) -> int:
        pick = (await self.ask(BotQuestion(game, key, bot, "pick", seat, tuple(places)))).pick
        if pick is None:
            raise BotFailed
        return pick

    async def advice(self, game: str, key: bytes, bot: str) -> dict[str, int]:
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
            answer = await told(worker, msgspec.json.encode(question) + b"\n", self.budget)
            is_well = True
            return answer
        finally:  # also when the caller has given up: its answer would be taken for the next one's
            if is_well:
                self.free.put_nowait(worker)
            elif not self.is_stopping:
                self.replace(worker)

    # Workers

    async def free_worker(self) -> Process:
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self.free.get()
            except TimeoutError:
                if self.is_broken and not self.workers:
                    raise BotFailed("no worker can be started") from None

    async def hire(self) -> None:
        """Starts a worker, and waits until it is ready."""
        try:
            worker = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE, start_new_session=True
            )
        except OSError as error:
            raise BotFailed(f"it did not start: {error!r}") from None
        self.workers.add(worker)
        try:
            ready = await told(worker, b"", STARTING)
            while ready.prepared is not None:
                self.come_further(ready.prepared)
                ready = await told(worker, b"", STARTING)
        except BaseException:
            await self.dismiss(worker)
            raise
        if ready.trouble is not None:
            log.warning("bots are not all ready", why=ready.trouble)
        self.free.put_nowait(worker)
        self.come_further(len(NAMES))
        self.preparing = None

    def come_further(self, games: int) -> None:
        """Reports progress, until the first worker is ready."""
        if self.preparing is not None:
            self.preparing = Progress(games, len(NAMES))
            self.tell(self.preparing)

    async def dismiss(self, worker: Process) -> None:
        self.workers.discard(worker)
        if worker.returncode is None:
            worker.kill()
            await worker.wait()

    def replace(self, worker: Process) -> None:
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
                self.come_further(len(NAMES))  # it may take for ever, and chance plays meanwhile
                self.preparing = None
                log.error("no bot can be started", why=str(failed))
                await asyncio.sleep(AGAIN)

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def told(worker: Process, line: bytes, seconds: float) -> BotAnswer:
    """The worker's answer to a line. BotFailed, if it takes too long, has crashed, or writes nonsense."""
    assert worker.stdin is not None  # noqa: S101
    assert worker.stdout is not None  # noqa: S101
    try:
        async with asyncio.timeout(seconds):
            worker.stdin.write(line)
            await worker.stdin.drain()
            return ANSWER.decode(await worker.stdout.readline())
    except TimeoutError:
        raise BotFailed("it took too long") from None
    except (OSError, ValueError) as error:
        raise BotFailed(f"it crashed: {error!r}") from None
