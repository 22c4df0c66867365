"""One review in the making: a sketch, then one moment after the other. It rests when nobody has asked for a while."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from igroteka.reviews.judgement import Judgement
from igroteka.reviews.review import Review
from igroteka.reviews.sketch import Sketch
from igroteka.server.ports import Asker, BotFailed, Clock, Judges

PATIENCE = 15.0
"""Seconds after which nobody seems to wait for the review any more."""

PARTS = 5
"""A review is told as often as this while it is made."""


class Progress(msgspec.Struct, frozen=True, omit_defaults=True):
    """A review, as far as it has come."""

    done: int
    """The moments that are judged."""
    of: int
    """All that have to be judged; 0 before the sketch is there."""
    review: Review | None = None
    """With rough worths where nothing is judged yet; None before the sketch is there, and if there is little news."""
    is_stuck: bool = False
    """The last attempt to judge something failed. It is tried again when somebody asks."""


class ReviewJob:
    def __init__(
        self,
        judges: Judges,
        clock: Clock,
        asker: Asker,
        game: str,
        record: str,
        keep: Callable[[Review], Awaitable[None]],
    ) -> None:
        self.judges, self.clock = judges, clock
        self.asker, self.game, self.record, self.keep = asker, game, record, keep
        self.sketch: Sketch | None = None
        self.judged: dict[int, Judgement] = {}
        self.asked_at = clock.now()
        self.is_stuck = False
        self.task: asyncio.Task[None] | None = None

    @property
    def is_done(self) -> bool:
        return self.sketch is not None and len(self.judged) == len(self.sketch.open)

    @property
    def is_wanted(self) -> bool:
        return self.clock.now() - self.asked_at < PATIENCE

    def progress(self, since: int) -> Progress:
        """With a review, if clearly more is judged than so many moments."""
        if self.sketch is None:
            return Progress(0, 0, is_stuck=self.is_stuck)
        done, of = len(self.judged), len(self.sketch.open)
        is_news = not since or self.is_done or done - since >= of // PARTS
        return Progress(done, of, self.sketch.filled(self.judged) if is_news else None, self.is_stuck)

    def ask(self) -> None:
        """Somebody waits for the review: it goes on, if it rests."""
        self.asked_at = self.clock.now()
        if not self.is_done and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self.go_on())

    async def go_on(self) -> None:
        try:
            if self.sketch is None:
                self.sketch = await self.judges.sketch(self.asker, self.game, self.record)
            for moment in self.sketch.open:
                if moment not in self.judged:
                    if not self.is_wanted:
                        return
                    self.judged[moment] = await self.judges.judgement(self.asker, self.game, self.record, moment)
            await self.keep(self.sketch.filled(self.judged))
            self.is_stuck = False
        except BotFailed:
            self.is_stuck = True

    def drop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def stop(self) -> None:
        self.drop()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)
