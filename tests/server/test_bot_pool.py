"""Bots in processes of their own, from the pool to the table."""

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
from igroteka.server.bots.pool import BotPool
from igroteka.server.ports import Asker
from tests.server.client import Guest, running

WORKER = """
import sys, time
print("{}", flush=True)
for line in sys.stdin:
    if line == "stop\\n":
        continue
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


ANN = Asker("t1", "::1", "ann")


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_until_the_search_of_a_game_is_compiled_a_simple_bot_answers_in_its_place():
    async def story() -> None:
        pool = BotPool(1, 30.0, (sys.executable, "-c", ECHO))
        await pool.start()
        assert await pool.step(ANN, "tayu", b"", "master") == "rules, greedy"
        assert await pool.advice(ANN, "chazz", b"", "sharp") == {}
        pool.prepared.add("tayu")
        assert await pool.step(ANN, "tayu", b"", "master") == "rules, bots, master"
        assert await pool.step(ANN, "marrakech", b"", "master") == "rules, greedy, rules, greedy"
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
            step = await pool.step(ANN, game, match.state.key(), bot)
            assert match.state.why_not(step) is None
        match.play(match.state.actor, "call rub")
        assert await pool.pick(ANN, "chazz", match.state.key(), "sharp", 2, (0, 10_000, 20_000, 30_000)) in range(3)
        await pool.stop()

    run(story())
