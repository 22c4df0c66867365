"""The end of a server and its next start: everybody is told, nothing is lost."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from igroteka.core.dice import Dice
from igroteka.server.protocol.closing import Close
from igroteka.store.sqlite import SqliteStore
from tests.server.client import Client, Guest, QuickBots, running


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_a_match_goes_on_where_it_was_when_the_server_is_started_again(tmp_path: Path):
    async def story() -> None:
        dice, table, lines = Dice(4), "", []
        cookies: dict[str, str] = {}
        starts = 0
        while True:
            async with running(await SqliteStore.open(tmp_path)) as house:
                starts += 1
                ann = Guest(house, "ann")
                ann.cookies = cookies
                if not table:
                    table = (await ann.open_table("marrakech", seats=[{"name": "Аня"}, {"name": "Боря"}]))["id"]
                    await (await ann.come(table)).do("begin")
                cookies = ann.cookies
                client = await ann.come(table)
                assert client.lines[: len(lines)] == lines
                for _ in range(20):
                    if client.position.get("legal"):
                        await client.act(dice.randrange)
                lines = client.lines
                is_over = client.is_over
            assert await client.closed() == Close.STOPPING
            assert client.last("goodbye")["why"] == "stopping"
            if is_over:
                break
        assert starts > 2

    run(story())


def test_commands_that_come_while_the_server_stops_are_done_once_or_not_at_all(tmp_path: Path):
    async def story() -> None:
        async with running(await SqliteStore.open(tmp_path)) as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("tayu"))["id"]
            client = await ann.come(table)
            for seat in (0, 1):
                await client.send(t="sit", id=str(seat), seat=seat, name="Аня")
            house.web.should_exit = True
        await client.closed()
        done = {one["id"] for one in client.got if one["t"] == "done"}
        async with running(await SqliteStore.open(tmp_path)) as house:
            again = Guest(house, "ann")
            again.cookies = ann.cookies
            later = await again.come(table)
            kept = {str(line["seat"]) for line in later.lines if line["e"] == "sat"}
            assert done <= kept
            for seat in (0, 1):
                await later.do("sit", id=str(seat), seat=seat, name="Аня")
            assert later.you == [0, 1]

    run(story())


def test_a_bot_that_was_thinking_is_asked_again_after_the_next_start(tmp_path: Path):
    async def story() -> None:
        bots = QuickBots()
        bots.hangs = True
        async with running(await SqliteStore.open(tmp_path), bots) as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("tayu", seats=[{"bot": "solid"}, {"name": "Аня"}]))["id"]
            await (await ann.come(table)).do("begin")
            async with asyncio.timeout(60):
                while not bots.asked:
                    await asyncio.sleep(0.01)
        async with running(await SqliteStore.open(tmp_path)) as house:
            again = Guest(house, "ann")
            again.cookies = ann.cookies
            client: Client = await again.come(table)
            await client.until(lambda: client.position.get("legal"))
            assert client.position["waits"] == [1]

    run(story())


def test_while_it_stops_nobody_new_is_let_in():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("tayu"))["id"]
            await house.server.say_goodbye()
            client = await ann.connect(table)
            await client.send(t="hello", v=1)
            assert await client.closed() == Close.NOT_READY
            assert (await ann.ask("GET", "/readyz")).status_code == 503

    run(story())
