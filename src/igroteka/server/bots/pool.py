"""The pool of worker processes in which bots think: what takes long keeps nobody waiting for what does not."""

import asyncio
from collections.abc import Callable, Sequence

import structlog

from igroteka.bots.opponents import opponents
from igroteka.bots.roster import GREEDY
from igroteka.bots.search.hints import Suggestion
from igroteka.bots.search.levels import Level
from igroteka.reviews.judgement import Judgement
from igroteka.reviews.sketch import Sketch
from igroteka.server import metrics
from igroteka.server.bots.agenda import Agenda
from igroteka.server.bots.compilers import Compilers
from igroteka.server.bots.lane import Lane
from igroteka.server.bots.parts import GamePart
from igroteka.server.bots.process import WORKER
from igroteka.server.bots.questions import GENTLY, BotAnswer, BotQuestion
from igroteka.server.ports import Asker, BotFailed

BUDGET = 4.0
"""Seconds for one answer. Levels think for two at most."""
REVIEW_BUDGET = 30.0
"""Seconds for one moment of a review. It takes half a second, if the processor has nothing more urgent to do."""
SIMPLE = GREEDY
"""The bot that plays in the place of one whose search is not compiled. It needs only the rules."""

log = structlog.get_logger()


class BotPool:
    """Where bots think (`ports.Bots`), and matches are reviewed (`ports.Judges`). Levels that take seconds have their
    workers, and hints, which take half a second, have one of their own. So have reviews, which nobody at a table waits
    for: theirs yields the processor. All others take milliseconds, and share one more, so that they answer at once
    whatever the former do.
    """

    def __init__(self, workers: int, budget: float = BUDGET, command: Sequence[str] = WORKER) -> None:
        self.compilers = Compilers(command=command)
        self.prepared: set[str] = set()
        self.long = Lane(workers, budget, command, self.prepared)
        self.hinting = Lane(1, budget, command, self.prepared)
        self.short = Lane(1, budget, command, self.prepared)
        self.reviewing = Lane(1, REVIEW_BUDGET, (*command, GENTLY), self.prepared)
        self.lanes = (self.long, self.hinting, self.short, self.reviewing)
        self.has_reviewed = False

    async def start(self) -> None:
        """Returns when bots can be asked. The worker for reviews is started by the first of them."""
        await asyncio.gather(*(lane.start() for lane in self.lanes if lane is not self.reviewing))

    def prepare(self, game: str) -> None:
        """The searches of this game are compiled."""
        self.prepared.add(game)
        for lane in self.lanes:
            lane.prepare()

    async def compile(self, agenda: Agenda, settled: Callable[[GamePart], None]) -> None:
        await self.compilers.run(agenda, settled)

    async def stop(self) -> None:
        await asyncio.gather(*(lane.stop() for lane in self.lanes))

    async def step(self, asker: Asker, game: str, key: bytes, bot: str) -> str:
        bot = bot if game in self.prepared else SIMPLE
        step = (await self.ask(asker, BotQuestion(game, key, bot))).step
        if step is None:
            raise BotFailed
        return step

    async def hints(self, asker: Asker, game: str, key: bytes) -> list[Suggestion]:
        if game not in self.prepared:
            raise BotFailed
        hints = (await self.ask(asker, BotQuestion(game, key, wants="hints"))).hints
        if not hints:
            raise BotFailed
        return hints

    async def pick(self, asker: Asker, game: str, key: bytes, bot: str, seat: int, places: Sequence[int]) -> int:
        pick = (await self.ask(asker, BotQuestion(game, key, bot, "pick", seat, tuple(places)))).pick
        if pick is None:
            raise BotFailed
        return pick

    async def advice(self, asker: Asker, game: str, key: bytes, bot: str) -> dict[str, int]:
        if game not in self.prepared:  # only a search has advice to give
            return {}
        advice = (await self.ask(asker, BotQuestion(game, key, bot, wants="advice"))).advice
        if advice is None:
            raise BotFailed
        return advice

    async def sketch(self, asker: Asker, game: str, record: str) -> Sketch:
        sketch = (await self.review(asker, BotQuestion(game, wants="sketch", record=record))).sketch
        if sketch is None:
            raise BotFailed
        return sketch

    async def judgement(self, asker: Asker, game: str, record: str, moment: int) -> Judgement:
        question = BotQuestion(game, wants="judgement", record=record, moment=moment)
        judgement = (await self.review(asker, question)).judgement
        if judgement is None:
            raise BotFailed
        return judgement

    async def review(self, asker: Asker, question: BotQuestion) -> BotAnswer:
        if question.game not in self.prepared:
            raise BotFailed("the search of this game is not compiled yet")
        if not self.has_reviewed:
            self.has_reviewed = True
            await self.reviewing.start()
        return await self.ask(asker, question)

    async def ask(self, asker: Asker, question: BotQuestion) -> BotAnswer:
        metrics.BOTS_ASKED.inc()
        try:
            answer = await self.lane(question).ask(asker, question)
            if answer.trouble is not None:
                raise BotFailed(answer.trouble)
        except BotFailed as failed:
            metrics.BOTS_FAILED.inc()
            log.warning("bot failed", game=question.game, bot=question.bot, why=str(failed))
            raise
        return answer

    def lane(self, question: BotQuestion) -> Lane:
        if question.wants == "hints":
            return self.hinting
        if question.record:
            return self.reviewing
        bot = opponents(question.game).get(question.bot)
        return self.long if isinstance(bot, Level) and bot.thinks_long else self.short
