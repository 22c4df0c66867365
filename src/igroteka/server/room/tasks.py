"""Background work of one room: it goes on whether anybody waits for it or not."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Tasks:
    def __init__(self, failed: Callable[[asyncio.Task[None], BaseException], None]) -> None:
        self.failed = failed
        """Told of work that ended with an error nobody foresaw."""
        self.running: set[asyncio.Task[None]] = set()

    def keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failed(task, error)

    async def stop(self) -> None:
        """Ends what is under way; what is being made durable is finished first."""
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
