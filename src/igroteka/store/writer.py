"""The writer: one connection, one transaction for all that waits, and a thread that waits for the disk.

To sync the disk is the dear part of a commit, and costs the same for one table as for a hundred. So while one
transaction is being synced, whatever is asked gathers, and makes up the next.

Only the sync is left to the thread. SQLite lets go of Python's lock in every statement, and while the loop is busy a
thread gets it back only after a whole switch interval. With statements of its own, the thread would wait for that after
each of them, just when there is most to do.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from igroteka.store.errors import StoreFailed

TOGETHER = 0.004
"""Seconds from one transaction to the next, when more than one table waits. The sync is quick on a good disk, but what
is around it is not free: with a transaction for every other step, the processor had little time left for tables."""

Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Answer]


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    work: Work[Any]
    waiting: "asyncio.Future[Any]"


class Writer:
    """Made in the loop that it answers to."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.loop = asyncio.get_running_loop()
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="igroteka-writer")
        self.gathered: list[Job] = []
        self.began = self.loop.time()
        self.idle = asyncio.Event()
        self.idle.set()

    def write(self, work: Work[Answer]) -> "asyncio.Future[Answer]":
        """Does the work in a transaction. The answer comes when that is on the disk."""
        job = Job(work, self.loop.create_future())
        self.gathered.append(job)
        if self.idle.is_set():
            self.idle.clear()
            self.loop.call_soon(self.go_on)  # so that all who ask now share the transaction
        return job.waiting

    async def finish(self) -> None:
        """Returns when all that was asked before is done."""
        await self.idle.wait()
        await asyncio.to_thread(self.thread.shutdown)

    def go_on(self) -> None:
        """Writes what has gathered; when that is synced, what has gathered meanwhile."""
        jobs, self.gathered = self.gathered, []
        if not jobs:
            self.idle.set()
            return
        self.began = self.loop.time()
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            answers = [self.attempt(job) for job in jobs]
        except Exception as error:
            self.fail(jobs, error)
            return
        syncing = self.loop.run_in_executor(self.thread, self.connection.execute, "COMMIT")
        syncing.add_done_callback(lambda synced: self.synced(jobs, answers, synced.exception()))

    def synced(self, jobs: list[Job], answers: list[Any], error: BaseException | None) -> None:
        if error is not None:
            self.fail(jobs, error)
            return
        tell(jobs, answers)
        if len(jobs) > 1:
            self.loop.call_at(self.began + TOGETHER, self.go_on)
        else:
            self.go_on()

    def fail(self, jobs: list[Job], error: BaseException) -> None:
        """A transaction that fails, fails for all."""
        with contextlib.suppress(sqlite3.Error):
            self.connection.rollback()
        tell(jobs, [StoreFailed(why=str(error)) for _ in jobs])
        self.loop.call_soon(self.go_on)

    def attempt(self, job: Job) -> Any:
        """One job within the transaction: if it fails, the others do not notice."""
        self.connection.execute("SAVEPOINT job")
        try:
            answer = job.work(self.connection)
        except Exception as error:
            if not self.connection.in_transaction:  # SQLite undoes the whole transaction when the disk is full
                raise
            self.connection.execute("ROLLBACK TO job")
            answer = StoreFailed(why=str(error)) if isinstance(error, sqlite3.Error) else error
        self.connection.execute("RELEASE job")
        return answer


def tell(jobs: list[Job], answers: list[Any]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        if job.waiting.done():  # nobody waits any more
            continue
        if isinstance(answer, Exception):
            job.waiting.set_exception(answer)
        else:
            job.waiting.set_result(answer)
