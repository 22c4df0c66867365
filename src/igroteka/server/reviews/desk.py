"""All reviews in the making, and those that are kept with their tables."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256

import msgspec

from igroteka.match.record import Record
from igroteka.reviews.review import VERSION, Review
from igroteka.server.ports import Asker, Clock, Judges
from igroteka.server.reviews.job import Progress, ReviewJob
from igroteka.store.errors import NoSuchTable, StoreFailed
from igroteka.store.store import Store

MOST = 50
"""Reviews in memory. The one that nobody has asked about for the longest time is dropped first."""

_review = msgspec.json.Decoder(Review)


async def nowhere(review: Review) -> None:
    """The review of a file is not kept."""


def about_table(table: str) -> str:
    return f"table {table}"


def about_record(record: Record) -> str:
    return f"record {sha256(record.text().encode()).hexdigest()}"


class Desk:
    def __init__(self, store: Store, judges: Judges, clock: Clock) -> None:
        self.store, self.judges, self.clock = store, judges, clock
        self.jobs: dict[str, ReviewJob] = {}
        """By what they are about, those first that nobody has asked about for the longest time."""

    def is_under_way(self, table: str | None, record: Record) -> bool:
        """Whether it has been asked for before, so that the record is known to be sound."""
        return (about_record(record) if table is None else about_table(table)) in self.jobs

    async def of_table(self, table: str, record: Record, asker: Asker, since: int = 0) -> Progress:
        """The review of a table's match, from the store if it has been made before."""
        kept = await self.store.review(table, VERSION)
        if kept is not None:
            review = _review.decode(kept)
            return Progress(len(review.judgements), len(review.judgements), review)

        async def keep(review: Review) -> None:
            with suppress(StoreFailed, NoSuchTable):  # then it is made again
                await self.store.keep_review(table, VERSION, msgspec.json.encode(review))

        return self.progress(about_table(table), record, asker, since, keep)

    async def of_record(self, record: Record, asker: Asker, since: int = 0) -> Progress:
        return self.progress(about_record(record), record, asker, since, nowhere)

    def progress(
        self, about: str, record: Record, asker: Asker, since: int, keep: Callable[[Review], Awaitable[None]]
    ) -> Progress:
        """Begins the review, or goes on with it, and says how far it is."""
        job = self.jobs.pop(about, None) or ReviewJob(self.judges, self.clock, asker, record.game, record.text(), keep)
        self.jobs[about] = job
        job.ask()
        self.make_room()
        return job.progress(since)

    def make_room(self) -> None:
        for about in [*self.jobs][: max(0, len(self.jobs) - MOST)]:
            self.jobs.pop(about).drop()

    async def stop(self) -> None:
        for job in self.jobs.values():
            await job.stop()
