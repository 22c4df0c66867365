"""Workers in processes of their own: what becomes of crashes, of hangs, and of questions that nobody asks any more."""

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any

import pytest

from igroteka.server.bots import lane as lanes
from igroteka.server.bots.lane import Lane
from igroteka.server.bots.parts import GamePart
from igroteka.server.bots.pool import BotPool
from igroteka.server.bots.questions import BotQuestion
from igroteka.server.ports import Asker, BotFailed

WORKER = """
import json, sys, time
print("{}", flush=True)
heard = []
for line in sys.stdin:
    if line == "stop\\n":
        continue
    question = json.loads(line)
    if "bot" not in question:
        print("{}", flush=True)
        continue
    heard.append(question["bot"])
    if "crash" in line:
        sys.exit(1)
    if "hang" in line:
        time.sleep(1000)
    if "until" in line:
        while sys.stdin.readline() != "stop\\n":
            pass
    answer = json.dumps({"step": " ".join(heard)})
    print("what?" if "babble" in line else '{"trouble":"no"}' if "fail" in line else answer, flush=True)
"""
ANN, BOB, CID = (Asker(name, name, name) for name in ("ann", "bob", "cid"))
GOOD = BotQuestion("marrakech", b"", "good")


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def lane_of(workers: int, budget: float = 30.0) -> Lane:
    lane = Lane(workers, budget, (sys.executable, "-c", WORKER), {"marrakech"})
    await lane.start()
    while len(lane.workers) < workers:
        await asyncio.sleep(0)
    return lane


async def asked(lane: Lane, asker: Asker, bot: str) -> str | None:
    return (await lane.ask(asker, BotQuestion("marrakech", b"", bot))).step


def asking(lane: Lane, asker: Asker, bot: str) -> asyncio.Task[str | None]:
    return asyncio.create_task(asked(lane, asker, bot))


@pytest.mark.parametrize("bot", ["crash", "hang", "babble", "fail"])
def test_a_worker_that_does_not_answer_is_replaced_and_another_one_answers_the_next(bot: str):
    async def story() -> None:
        lane = await lane_of(1, budget=0.5 if bot == "hang" else 30.0)
        first = set(lane.workers)
        if bot == "fail":
            assert (await lane.ask(ANN, BotQuestion("marrakech", b"", bot))).trouble == "no"
        else:
            with pytest.raises(BotFailed):
                await asked(lane, ANN, bot)
        lane.budget = 30.0
        assert (await asked(lane, ANN, "good") or "").endswith("good")
        assert (lane.workers == first) == (bot == "fail")
        await lane.stop()
        assert not lane.workers

    run(story())


def test_while_one_hangs_others_answer():
    async def story() -> None:
        lane = await lane_of(2)
        hanging = asking(lane, ANN, "hang")
        await asyncio.sleep(0)
        await asyncio.gather(*(asked(lane, ANN, "good") for _ in range(50)))
        assert not hanging.done()
        hanging.cancel()
        await lane.stop()

    run(story())


def test_however_many_wait_all_are_answered():
    async def story() -> None:
        lane = await lane_of(1)
        answers = await asyncio.gather(*(asked(lane, ANN, "good") for _ in range(1000)))
        assert answers == [" ".join(["good"] * number) for number in range(1, 1001)]
        await lane.stop()

    run(story())


def test_while_a_worker_is_busy_nobody_loses_patience(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        monkeypatch.setattr(lanes, "PATIENCE", 0.01)
        lane = await lane_of(1, budget=0.3)
        hanging = asking(lane, ANN, "hang")
        await asyncio.sleep(0)
        waiting = asking(lane, ANN, "good")
        with pytest.raises(BotFailed, match="too long"):
            await hanging
        lane.budget = 30.0
        assert await waiting == "good"
        await lane.stop()

    run(story())


@pytest.mark.parametrize("command", [(sys.executable, "-c", ""), ("there is no such program",)])
def test_if_no_worker_can_be_started_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]):
    async def story() -> None:
        monkeypatch.setattr(lanes, "PATIENCE", 0.05)
        pool = BotPool(1, 5.0, command)
        starting = asyncio.create_task(pool.start())
        with pytest.raises(BotFailed, match="no worker"):
            await pool.step(ANN, "marrakech", b"", "good")
        starting.cancel()
        await pool.stop()

    run(story())


def test_a_question_that_is_withdrawn_before_its_turn_reaches_no_worker():
    async def story() -> None:
        lane = await lane_of(1)
        first, second, third = asking(lane, ANN, "one"), asking(lane, ANN, "two"), asking(lane, ANN, "three")
        await asyncio.sleep(0)
        second.cancel()
        assert await first == "one"
        assert await third == "one three"
        assert not lane.queue
        await lane.stop()

    run(story())


def test_a_question_that_is_withdrawn_later_is_ended_and_its_answer_is_not_taken_for_the_next_one():
    async def story() -> None:
        lane = await lane_of(1)
        first = set(lane.workers)
        thinking, waiting = asking(lane, ANN, "until"), asking(lane, BOB, "good")
        await asyncio.sleep(0)
        thinking.cancel()
        assert await waiting == "until good"
        assert lane.workers == first
        await lane.stop()

    run(story())


def test_a_worker_that_does_not_end_what_was_withdrawn_is_replaced():
    async def story() -> None:
        lane = await lane_of(1, budget=0.3)
        thinking, waiting = asking(lane, ANN, "hang"), asking(lane, BOB, "good")
        await asyncio.sleep(0)
        thinking.cancel()
        assert await waiting == "good"
        await lane.stop()

    run(story())


def test_whoever_has_many_questions_does_not_keep_others_waiting():
    async def story() -> None:
        lane = await lane_of(1)
        attack = [asking(lane, Asker(f"t{number}", "mallory", f"m{number}"), "m") for number in range(20)]
        await asyncio.sleep(0)
        bob, cid = asking(lane, BOB, "bob"), asking(lane, CID, "cid")
        assert await cid == "m bob cid"
        assert await bob == "m bob"
        await asyncio.gather(*attack)
        await lane.stop()

    run(story())


def test_bots_that_think_long_do_not_keep_the_others_waiting():
    """All workers for long questions are busy for ever, and more of them wait."""
    worker = WORKER.replace("hang", "master")

    async def story() -> None:
        pool = BotPool(2, 60.0, (sys.executable, "-c", worker))
        pool.prepared.add("marrakech")
        await pool.start()
        masters = [asyncio.create_task(pool.step(ANN, "marrakech", b"", "master")) for _ in range(10)]
        await asyncio.sleep(0)
        for bot in ("novice", "casual", "solid", "strong", "expert"):
            assert bot in await pool.step(BOB, "marrakech", b"", bot)
        assert not any(master.done() for master in masters)
        for master in masters:
            master.cancel()
        await pool.stop()

    run(story())


def test_hints_and_bots_do_not_keep_each_other_waiting():
    """The worker for hints is busy for ever, and more of them wait, from several addresses."""
    asked = '    if "bot" not in question:\n'
    hinting = WORKER.replace(asked, '    if question.get("wants") == "hints":\n        time.sleep(1000)\n' + asked)

    async def story() -> None:
        pool = BotPool(1, 60.0, (sys.executable, "-c", hinting))
        pool.prepared.add("marrakech")
        await pool.start()
        hints = [asyncio.create_task(pool.hints(asker, "marrakech", b"")) for asker in (ANN, CID) for _ in range(10)]
        await asyncio.sleep(0)
        for bot in ("novice", "expert", "master"):
            assert bot in await pool.step(BOB, "marrakech", b"", bot)
        assert not any(hint.done() for hint in hints)
        for hint in hints:
            hint.cancel()
        await pool.stop()

    run(story())


def test_workers_load_what_is_prepared_before_anybody_asks():
    async def story() -> None:
        pool = BotPool(1, 30.0, (sys.executable, "-c", WORKER))
        pool.prepared.add("marrakech")
        await pool.start()
        pool.prepare("tayu")
        parts = {GamePart(game, name) for game in ("marrakech", "tayu") for name in ("rules", "bots")}
        lanes = [lane for lane in pool.lanes if lane is not pool.reviewing]  # which starts with the first review
        async with asyncio.timeout(60):
            while [worker.loaded for lane in lanes for worker in lane.free] != [parts] * len(lanes):
                await asyncio.sleep(0.01)
        await pool.stop()

    run(story())
