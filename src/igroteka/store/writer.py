"""The writer: one thread, one connection, and one transaction for all that waits.

To sync the disk is the dear part of a commit, and costs the same for one table as for a hundred. So while one
transaction is being synced, whatever is asked gathers in a queue, and makes up the next.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from igroteka.store.errors import StoreFailed

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
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="igroteka-writer", daemon=True)
        self.thread.start()

    def write(self, work: Work[Answer]) -> "asyncio.Future[Answer]":
        """Does the work in a transaction. The answer comes when that is on the disk."""
        job = Job(work, self.loop.create_future())
        self.queue.put(job)
        return job.waiting

    async def finish(self) -> None:
        """Returns when all that was asked before is done."""
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    def run(self) -> None:
        while True:
            jobs, is_last = self.all_that_waits()
            if jobs:
                answers = self.commit(jobs)
                self.loop.call_soon_threadsafe(tell, jobs, answers)
            if is_last:
                return

    def all_that_waits(self) -> tuple[list[Job], bool]:
        """Waits for a job, and takes the others that are there; says whether they are the last."""
        jobs: list[Job] = []
        job = self.queue.get()
        while job is not None:
            jobs.append(job)
            if self.queue.empty():
                return jobs, False
            job = self.queue.get()
        return jobs, True

    def commit(self, jobs: list[Job]) -> list[Any]:
        """What each job is to be told, when all of it is on the disk. A failed commit fails them all."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            answers = [self.attempt(job) for job in jobs]
            self.connection.execute("COMMIT")
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):
                self.connection.rollback()
            return [StoreFailed(why=str(error)) for _ in jobs]
        return answers

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
    """Tells everybody at once: the loop is woken once for a transaction, not once for a job."""
    for job, answer in zip(jobs, answers, strict=True):
        if job.waiting.done():  # nobody waits any more
            continue
        if isinstance(answer, Exception):
            job.waiting.set_exception(answer)
        else:
            job.waiting.set_result(answer)
