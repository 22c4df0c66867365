"""One worker process as the server sees it: asked one question at a time, and ended when it misbehaves."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from igroteka.core.rule import CACHE
from igroteka.server.bots.parts import GamePart
from igroteka.server.bots.questions import ANSWER, STOP, BotAnswer, BotQuestion
from igroteka.server.bots.stderr_log import StderrLog
from igroteka.server.ports import BotFailed
from igroteka.server.system import SystemClock

WORKER = (sys.executable, "-m", "igroteka.server.bots.worker")
STARTING = 60.0
"""Seconds for a process to start."""
COMPILING = 600.0
"""Seconds for one part of a game. The first time, that compiles it."""
LONGEST_LINE = 1 << 20
CHUNK = 1 << 16


class WorkerProcess:
    def __init__(self, process: Process) -> None:
        self.process = process
        self.loaded: set[GamePart] = set()
        self.errors = asyncio.get_running_loop().create_task(self.log_errors())

    @classmethod
    async def start(cls, command: Sequence[str] = WORKER) -> "WorkerProcess":
        """Starts a process, and waits until it can be asked. BotFailed, if that does not happen."""
        environment = {**os.environ, "XDG_CACHE_HOME": str(CACHE.parents[1])}  # ours, also where it is temporary
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,
                env=environment,
            )
        except OSError as error:
            raise BotFailed(f"it did not start: {error!r}") from None
        started = cls(process)
        try:
            await started.said(b"", STARTING)
        except BaseException:
            await started.end()
            raise
        return started

    async def ask(self, question: BotQuestion, seconds: float) -> BotAnswer:
        """The answer to a question. BotFailed, if it takes too long, the process has crashed, or writes nonsense."""
        return await self.said(msgspec.json.encode(question) + b"\n", seconds)

    def stop_thinking(self) -> None:
        """The answer that is being waited for is not wanted, and comes at once."""
        assert self.process.stdin is not None  # noqa: S101
        self.process.stdin.write(STOP)

    async def load(self, part: GamePart) -> None:
        """Has the process load a part of a game, or compile it if it is not in the cache. BotFailed, if it cannot."""
        if part in self.loaded:
            return
        answer = await self.ask(BotQuestion(part.game, wants=part.name), COMPILING)
        if answer.trouble is not None:
            raise BotFailed(answer.trouble)
        self.loaded.add(part)

    async def said(self, line: bytes, seconds: float) -> BotAnswer:
        assert self.process.stdin is not None  # noqa: S101
        assert self.process.stdout is not None  # noqa: S101
        try:
            async with asyncio.timeout(seconds):
                self.process.stdin.write(line)
                await self.process.stdin.drain()
                return ANSWER.decode(await self.process.stdout.readline())
        except TimeoutError:
            raise BotFailed("it took too long") from None
        except (OSError, ValueError) as error:
            raise BotFailed(f"it crashed: {error!r}") from None

    async def log_errors(self) -> None:
        assert self.process.stderr is not None  # noqa: S101
        errors = StderrLog(self.process.pid, SystemClock())
        while data := await self.process.stderr.read(CHUNK):
            errors.feed(data)
        errors.end()

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
        await self.errors
