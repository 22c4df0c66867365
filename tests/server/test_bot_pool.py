"""Bots in processes of their own: good answers, and what becomes of crashes and of hangs."""

import asyncio
import sys
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from igroteka.core.actors import CHANCE
from igroteka.core.dice import Dice
from igroteka.games import NAMES
from igroteka.match.match import Match
from igroteka.server.bots import pool as bot_pool
from igroteka.server.bots.pool import BotPool
from igroteka.server.ports import BotFailed
from tests.server.client import Guest, running

WORKER = """
import sys, time
print("{}", flush=True)
for line in sys.stdin:
    if "crash" in line:
        sys.exit(1)
    if "hang" in line:
        time.sleep(1000)
    print("what?" if "babble" in line else '{"trouble":"no"}' if "fail" in line else '{"step":"ahead"}', flush=True)
"""
ECHO = """
import json, sys
print("{}", flush=True)
asked = []
for line in sys.stdin:
    question = json.loads(line)
    asked.append(question.get("bot") or question["wants"])
    print(json.dumps({"step": ", ".join(asked)}), flush=True)
"""
GATE = """
import json, pathlib, sys, time
print("{}", flush=True)
for line in sys.stdin:
    question = json.loads(line)
    while question == {"game": "tayu", "wants": "bots"} and not pathlib.Path(sys.argv[1]).exists():
        time.sleep(0.01)
    print('{"step":"what?"}', flush=True)
"""


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def pool_of(number: int, budget: float = 5.0) -> BotPool:
    pool = BotPool(number, budget, (sys.executable, "-c", WORKER))
    pool.prepared.add("marrakech")
    await pool.start()
    while len(pool.workers) < number:
        await asyncio.sleep(0)
    return pool


@pytest.mark.parametrize("bot", ["crash", "hang", "babble", "fail"])
def test_a_worker_that_does_not_answer_fails_and_another_one_answers_the_next(bot: str):
    async def story() -> None:
        pool = await pool_of(1, budget=0.5 if bot == "hang" else 30.0)
        first = set(pool.workers)
        with pytest.raises(BotFailed):
            await pool.step("marrakech", b"", bot)
        pool.budget = 30.0
        assert await pool.step("marrakech", b"", "good") == "ahead"
        assert (pool.workers == first) == (bot == "fail")
        await pool.stop()
        assert not pool.workers

    run(story())


def test_while_one_hangs_others_answer():
    async def story() -> None:
        pool = await pool_of(2, budget=30.0)
        hanging = asyncio.create_task(pool.step("marrakech", b"", "hang"))
        await asyncio.sleep(0)
        answers = await asyncio.gather(*(pool.step("marrakech", b"", "good") for _ in range(50)))
        assert answers == ["ahead"] * 50
        assert not hanging.done()
        hanging.cancel()
        await pool.stop()

    run(story())


def test_however_many_wait_all_are_answered():
    async def story() -> None:
        pool = await pool_of(1, budget=30.0)
        answers = await asyncio.gather(*(pool.step("marrakech", b"", "good") for _ in range(1000)))
        assert answers == ["ahead"] * 1000
        await pool.stop()

    run(story())


def test_while_a_worker_is_busy_nobody_loses_patience(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        monkeypatch.setattr(bot_pool, "PATIENCE", 0.01)
        pool = await pool_of(1, budget=0.3)
        hanging = asyncio.create_task(pool.step("marrakech", b"", "hang"))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(pool.step("marrakech", b"", "good"))
        with pytest.raises(BotFailed, match="too long"):
            await hanging
        pool.budget = 30.0
        assert await waiting == "ahead"
        await pool.stop()

    run(story())


@pytest.mark.parametrize("command", [(sys.executable, "-c", ""), ("there is no such program",)])
def test_if_no_worker_can_be_started_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]):
    async def story() -> None:
        monkeypatch.setattr(bot_pool, "PATIENCE", 0.05)
        pool = BotPool(1, 5.0, command)
        starting = asyncio.create_task(pool.start())
        with pytest.raises(BotFailed, match="no worker"):
            await pool.step("marrakech", b"", "good")
        starting.cancel()
        await pool.stop()

    run(story())


def test_an_answer_that_nobody_waits_for_is_not_taken_for_the_next_one():
    async def story() -> None:
        pool = await pool_of(1)
        first = set(pool.workers)
        asked = asyncio.create_task(pool.step("marrakech", b"", "fail"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asked.cancel()
        assert await pool.step("marrakech", b"", "good") == "ahead"
        assert pool.workers != first
        await pool.stop()

    run(story())


def test_until_the_search_of_a_game_is_compiled_a_simple_bot_answers_in_its_place():
    async def story() -> None:
        pool = BotPool(1, 30.0, (sys.executable, "-c", ECHO))
        await pool.start()
        assert await pool.step("tayu", b"", "master") == "rules, greedy"
        assert await pool.advice("chazz", b"", "sharp") == {}
        pool.prepared.add("tayu")
        assert await pool.step("tayu", b"", "master") == "rules, greedy, bots, master"
        assert await pool.step("marrakech", b"", "master") == "rules, greedy, bots, master, rules, greedy"
        await pool.stop()

    run(story())


def test_a_table_is_told_that_its_bots_play_simply_until_they_are_prepared():
    """The rules of all games are compiled, and the bots of Ta Yü wait for a sign."""

    async def story() -> None:
        with tempfile.TemporaryDirectory() as folder:
            sign = Path(folder) / "go on"
            pool = BotPool(1, 30.0, (sys.executable, "-c", GATE, str(sign)))
            pool.compilers.number = 1
            async with running(bots=pool) as house:
                ann = Guest(house, "ann")
                table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {"bot": "novice"}]))["id"]
                client = await ann.come(table)
                await client.until(lambda: {"t": "preparing", "done": False} in client.got)
                told = (await ann.ask("GET", "/readyz")).json()
                assert (told["loaded"], told["strong"]) == (list(NAMES), ["marrakech"])
                await client.do("begin")
                await client.until(lambda: client.position.get("legal"))
                sign.touch()
                await client.until(lambda: {"t": "preparing", "done": True} in client.got)
                assert "tayu" in (await ann.ask("GET", "/readyz")).json()["strong"]

    run(story())


@pytest.mark.parametrize("word", ["crash", "hang"])
def test_a_match_goes_on_though_its_bot_crashes_or_hangs(word: str):
    async def story() -> None:
        pool = BotPool(1, 0.3, (sys.executable, "-c", WORKER.replace(word, "novice")))
        async with running(bots=pool) as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {"bot": "novice"}]))["id"]
            client = await ann.come(table)
            await client.do("begin")
            for _ in range(3):
                await client.until(lambda: client.position.get("legal"))
                await client.act(lambda _: 0)
            await client.until(lambda: [line.get("by") for line in client.lines].count("bot") >= 3)

    run(story())


@pytest.mark.slow
def test_levels_and_characters_take_steps_and_chairs_that_are_offered():
    async def story() -> None:
        pool = BotPool(1, budget=120.0)
        pool.prepared.update(NAMES)
        await pool.start()
        for game, bot in (("marrakech", "casual"), ("chazz", "sleepy")):
            match = Match(game)
            while match.state.actor == CHANCE:
                match.throw(Dice(1))
            step = await pool.step(game, match.state.key(), bot)
            assert match.state.why_not(step) is None
        match.play(match.state.actor, "call rub")
        assert await pool.pick("chazz", match.state.key(), "sharp", 2, (0, 10_000, 20_000, 30_000)) in range(3)
        await pool.stop()

    run(story())
