"""Group commit: one connection, one transaction for all pending writes, and a thread that waits for the disk.

The sync is the expensive part of a commit, and costs the same for one table as for a hundred. While one transaction is
being synced, further requests queue up and form the next one.

Only the sync runs in the thread. SQLite releases the GIL in every statement, and while the event loop is busy, a thread
gets it back only after a whole switch interval. If the statements ran in the thread too, it would wait that long after
each of them, just when the load is highest.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from igroteka.store.errors import StoreFailed
from igroteka.store.health import Health

TOGETHER = 0.004
"""The minimum time in seconds between transactions when more than one write was pending. The sync is quick on a good
disk, but its overhead is not: with a transaction for every other step, little CPU time was left for tables."""

LOCKED_FOR = 1.0
"""Seconds to wait for another process that has locked the database, before the pending writes fail."""
LOOK_AGAIN = (0.002, 0.05)
"""Seconds between two attempts meanwhile: at first, and at most. Each pause is twice as long as the one before."""

Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Answer]


class Job(NamedTuple):
    """A pending write, and the future of its result."""

    work: Work[Any]
    waiting: "asyncio.Future[Any]"


class Writer:
    """Queues writes and commits them in groups. Must be created in the event loop that uses it."""

    def __init__(self, connection: sqlite3.Connection, health: Health) -> None:
        self.connection, self.health = connection, health
        self.loop = asyncio.get_running_loop()
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="igroteka-writer")
        self.gathered: list[Job] = []
        self.began = self.loop.time()
        self.idle = asyncio.Event()
        self.idle.set()

    def write(self, work: Work[Answer]) -> "asyncio.Future[Answer]":
        """Runs the work in a transaction. The future resolves once that is durable."""
        job = Job(work, self.loop.create_future())
        self.gathered.append(job)
        if self.idle.is_set():
            self.idle.clear()
            self.loop.call_soon(self.go_on)  # later, so that other requests of this moment share the transaction
        return job.waiting

    async def finish(self) -> None:
        """Returns when all pending writes are done."""
        await self.idle.wait()
        await asyncio.to_thread(self.thread.shutdown)

    def go_on(self) -> None:
        """Commits the queued writes; after the sync, those that were queued meanwhile."""
        if not self.gathered:
            self.idle.set()
            return
        self.began = self.loop.time()
        self.begin(self.began + LOCKED_FOR, LOOK_AGAIN[0])

    def begin(self, patient_until: float, pause: float) -> None:
        """Begins a transaction. While another process holds the lock, it is tried again and again: waiting within
        SQLite would stop the event loop.
        """
        try:
            self.connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            if is_locked(error) and self.loop.time() < patient_until:
                self.loop.call_later(pause, self.begin, patient_until, min(2 * pause, LOOK_AGAIN[1]))
                return
            jobs, self.gathered = self.gathered, []
            self.fail(jobs, error)
            return
        self.commit()

    def commit(self) -> None:
        """Does the pending writes in the transaction that has begun, and commits it."""
        jobs, self.gathered = self.gathered, []
        try:
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
        failures = [answer for answer in answers if isinstance(answer, StoreFailed)]
        if failures:
            self.health.failed("writing", str(failures[0].parameters["why"]), len(failures))
        else:
            self.health.worked("writing")
        tell(jobs, answers)
        if len(jobs) > 1:
            self.loop.call_at(self.began + TOGETHER, self.go_on)
        else:
            self.go_on()

    def fail(self, jobs: list[Job], error: BaseException) -> None:
        """Rolls back, and fails every job of the transaction."""
        with contextlib.suppress(sqlite3.Error):
            self.connection.rollback()
        self.health.failed("writing", str(error), len(jobs))
        tell(jobs, [StoreFailed(why=str(error)) for _ in jobs])
        self.loop.call_soon(self.go_on)

    def attempt(self, job: Job) -> Any:
        """Runs one job behind a savepoint, so that its failure does not affect the others."""
        self.connection.execute("SAVEPOINT job")
        try:
            answer = job.work(self.connection)
        except Exception as error:
            if not self.connection.in_transaction:  # SQLite rolls back the whole transaction when the disk is full
                raise
            self.connection.execute("ROLLBACK TO job")
            answer = StoreFailed(why=str(error)) if isinstance(error, sqlite3.Error) else error
        self.connection.execute("RELEASE job")
        return answer


def is_locked(error: sqlite3.Error) -> bool:
    """Whether another process holds the lock. The low byte is the kind of error, whatever else the code says."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def tell(jobs: list[Job], answers: list[Any]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        if job.waiting.done():  # the caller was cancelled
            continue
        if isinstance(answer, Exception):
            job.waiting.set_exception(answer)
        else:
            job.waiting.set_result(answer)
