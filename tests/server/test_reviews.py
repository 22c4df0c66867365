"""Reviews of matches: made step by step while somebody asks, kept with the table, and only when the match is over."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec

from igroteka.core.dice import Dice
from igroteka.match.match import Match
from igroteka.match.record import Record
from igroteka.reviews.review import VERSION, Review
from igroteka.reviews.reviewing import Reviewing
from igroteka.server.bots.pool import BotPool
from igroteka.server.ports import Asker, BotFailed
from igroteka.server.reviews.desk import MOST, Desk
from igroteka.server.reviews.job import PATIENCE, Progress
from igroteka.store.memory import MemoryStore
from igroteka.store.store import StoredTable, Summary
from tests.reviews.played import FEW, played
from tests.server.client import Guest, running
from tests.server.world import FirstSteps, PassingTime, settle

ANN = Asker("", "::1", "ann")
TABLE = StoredTable("t1", "ABCDEF", Summary("marrakech", False, "over", 2, 0, []))


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def a_record(most: int = 12, seed: int = 1) -> Record:
    return played("marrakech", 2, seed, most).record


class SlowJudges(FirstSteps):
    """They judge one moment each time they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.turns = asyncio.Semaphore(0)

    async def trouble(self) -> None:
        await super().trouble()
        await self.turns.acquire()


async def judged(judges: SlowJudges, times: int) -> None:
    for _ in range(times):
        judges.turns.release()
        await settle()


def test_first_there_is_a_rough_review_then_more_and_more_is_judged():
    async def story() -> None:
        judges, clock = SlowJudges(), PassingTime()
        desk, record = Desk(MemoryStore(), judges, clock), a_record()
        assert await desk.of_record(record, ANN) == Progress(0, 0)
        await judged(judges, 1)
        rough = await desk.of_record(record, ANN)
        sketch = Reviewing(record, FEW).sketch()
        assert rough == Progress(0, len(sketch.open), sketch.filled({}))
        await judged(judges, 1)
        told = await desk.of_record(record, ANN)
        assert told.done == 1
        assert told.review is not None
        first = sketch.open[0]
        assert told.review.judgements[first] == Reviewing(record, FEW).judged(first)
        await judged(judges, told.of - 1)
        last = await desk.of_record(record, ANN, since=1)
        assert last.done == last.of
        assert last.review is not None
        await desk.stop()

    run(story())


def test_little_news_is_not_told():
    async def story() -> None:
        judges = SlowJudges()
        desk, record = Desk(MemoryStore(), judges, PassingTime()), a_record(60)
        await desk.of_record(record, ANN)
        await judged(judges, 3)
        assert (await desk.of_record(record, ANN, since=1)).review is None
        await judged(judges, 20)
        assert (await desk.of_record(record, ANN, since=1)).review is not None
        await desk.stop()

    run(story())


def test_a_review_rests_when_nobody_asks_and_goes_on_when_somebody_does():
    async def story() -> None:
        judges, clock = SlowJudges(), PassingTime()
        desk, record = Desk(MemoryStore(), judges, clock), a_record()
        await desk.of_record(record, ANN)
        await judged(judges, 2)
        asked = judges.asked
        clock.moment += PATIENCE
        await judged(judges, 5)
        assert judges.asked <= asked + 1  # what was asked already is answered
        done = (await desk.of_record(record, ANN)).done
        await judged(judges, 1)
        assert (await desk.of_record(record, ANN)).done > done
        await desk.stop()

    run(story())


def test_a_judge_that_fails_is_asked_again_by_the_next_question():
    async def story() -> None:
        judges = FirstSteps()
        desk, record = Desk(MemoryStore(), judges, PassingTime()), a_record()
        judges.fails = True
        await desk.of_record(record, ANN)
        await settle()
        assert await desk.of_record(record, ANN) == Progress(0, 0, is_stuck=True)
        judges.fails = False
        await desk.of_record(record, ANN)
        await settle()
        assert (await desk.of_record(record, ANN)).of > 0
        await desk.stop()

    run(story())


def test_a_review_is_kept_with_its_table_and_not_made_again():
    async def story() -> None:
        store, judges, record = MemoryStore(), FirstSteps(), a_record()
        await store.create(TABLE, [b"0"])
        desk = Desk(store, judges, PassingTime())
        while not (told := await desk.of_table("t1", record, ANN)).of or told.done < told.of:
            await settle()
        await settle()
        kept = await store.review("t1", VERSION)
        assert kept is not None
        assert msgspec.json.decode(kept, type=Review) == told.review
        asked = judges.asked
        again = await Desk(store, judges, PassingTime()).of_table("t1", record, ANN)
        assert again.review == told.review
        assert again.done == again.of
        assert judges.asked == asked
        await desk.stop()

    run(story())


def test_the_reviews_in_memory_are_bounded():
    async def story() -> None:
        judges = SlowJudges()
        desk = Desk(MemoryStore(), judges, PassingTime())
        for seed in range(MOST + 3):
            await desk.of_record(a_record(12, seed), ANN)
        assert len(desk.jobs) == MOST
        await desk.stop()

    run(story())


def test_a_match_is_reviewed_when_it_is_over_and_not_before():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("marrakech", seats=[{"name": "Аня"}, {"bot": "novice"}]))["id"]
            here = await ann.come(table)
            assert (await ann.ask("POST", "/api/reviews", {"table": table})).json()["code"] == "not-begun"
            assert (await here.do("begin"))["t"] == "done"
            assert (await ann.ask("POST", "/api/reviews", {"table": table})).json()["code"] == "not-over"
            while not here.is_over:
                await here.until(lambda: here.position.get("legal") or here.is_over)
                if here.position.get("legal"):
                    await here.act(Dice(1).randrange)
            told = await reviewed(ann, {"table": table})
            record = Record.read((await ann.ask("GET", f"/api/tables/{table}/record")).text)
            assert len(told["review"]["judgements"]) == len(Match.replay(record).steps)
            assert told["review"]["is_over"]
            assert (await reviewed(ann, {"record": record.text()}))["review"] == told["review"]

    run(story())


async def reviewed(guest: Guest, body: dict[str, Any]) -> dict[str, Any]:
    while True:
        told = (await guest.ask("POST", "/api/reviews", body)).json()
        if told["of"] and told["done"] == told["of"]:
            return told
        await asyncio.sleep(0.01)


def test_a_record_of_a_match_that_stopped_is_reviewed_and_nonsense_is_refused():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            told = await reviewed(ann, {"record": a_record().text()})
            assert told["review"]["is_over"] is False
            for body in ({}, {"table": "x", "record": "y"}, {"record": "x", "since": -1}, {"more": 1}):
                assert (await ann.ask("POST", "/api/reviews", body)).json()["code"] == "malformed"
            assert (await ann.ask("POST", "/api/reviews", {"record": "nonsense"})).json()["code"] == "bad-record"
            assert (await ann.ask("POST", "/api/reviews", {"table": "none"})).json()["code"] == "no-such-table"
            spoilt = msgspec.structs.replace(a_record(), entries=("top 1", "top 1", "roll 3"))
            told = (await ann.ask("POST", "/api/reviews", {"record": spoilt.text()})).json()
            assert told["code"] == "bad-record"

    run(story())


def test_real_workers_review_a_match():
    async def story() -> None:
        pool = BotPool(1, 30.0)
        await pool.start()
        record = a_record(6)
        try:
            await pool.sketch(ANN, "marrakech", record.text())
        except BotFailed:
            pass
        else:
            raise AssertionError("the search was not prepared")
        pool.prepare("marrakech")
        sketch = await pool.sketch(ANN, "marrakech", record.text())
        assert sketch == Reviewing(record).sketch()
        moment = sketch.open[-1]
        assert await pool.judgement(ANN, "marrakech", record.text(), moment) == Reviewing(record).judged(moment)
        await pool.stop()

    run(story())
