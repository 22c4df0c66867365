"""kill -9: a server dies again and again while people play; nothing that it answered is lost, nothing doubled."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.cli import main
from igroteka.server.table.folding import fold_log
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import StoredEntry
from tests.server.client import Guest, Running
from tests.server.judge import judged
from tests.server.lives import Player

ROOT = Path(__file__).parents[2]
PACE = 15.0
TABLES: list[tuple[str, list[str | None], dict[str, Any]]] = [
    ("marrakech", ["ann", "bob", "solid"], {}),
    ("tayu", ["ann", "cid"], {"seconds": 60}),
    ("mazaitsy", ["bob", "novice"], {}),
    ("chazz", ["ann", "bob", "sharp", "steady"], {"calm": True, "options": {"round_limit": "2"}}),
    ("chazz", ["cid", "sharp", "steady", "sleepy"], {"options": {"round_limit": "2"}}),
]


class Servers:
    """One server after the other, over the same folder."""

    def __init__(self, folder: Path) -> None:
        self.errors = (folder.parent / "errors").open("w+")
        self.starter = subprocess.Popen(
            [sys.executable, "-m", "tests.server.serving", str(folder), str(PACE)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )

    async def next(self) -> tuple[int, Running]:
        """A new server, which is up: its process, and how it is reached."""
        assert self.starter.stdin is not None
        assert self.starter.stdout is not None
        self.starter.stdin.write("start\n")
        self.starter.stdin.flush()
        pid, port = map(int, (await asyncio.to_thread(self.starter.stdout.readline)).split())
        house = Running(None, None, port)  # type: ignore[arg-type]
        async with asyncio.timeout(300):
            while (await Guest(house, "").ask("GET", "/readyz")).status_code != 200:
                await asyncio.sleep(0.005)
        return pid, house

    async def kill(self, pid: int) -> None:
        assert self.starter.stdout is not None
        os.kill(pid, signal.SIGKILL)
        assert await asyncio.to_thread(self.starter.stdout.readline) == "gone\n"

    def end(self) -> str:
        """What all of them noted that was wrong."""
        assert self.starter.stdin is not None
        assert self.starter.stdout is not None
        self.starter.stdin.close()
        self.starter.stdout.close()
        self.starter.wait()
        self.errors.seek(0)
        wrong = [line for line in self.errors if '"level": "info"' not in line]
        self.errors.close()
        return "".join(wrong)


class House:
    """People, their tables, and what is known of the logs."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.rng = folder, random.Random(seed)
        self.players: list[Player] = []
        self.logs: dict[str, list[StoredEntry]] = {}

    async def open_tables(self, house: Running) -> None:
        cookies: dict[str, dict[str, str]] = {}
        for game, seats, more in TABLES:
            people = [name for name in seats if name in ("ann", "bob", "cid")]
            wanted = [
                {"bot": name} if name not in people else {"name": name} if name == people[0] else {} for name in seats
            ]
            guests = []
            for name in people:
                guest = Guest(house, name)
                guest.cookies = cookies.setdefault(name, guest.cookies)
                await guest.ask("GET", "/")
                cookies[name] = guest.cookies
                guests.append(guest)
            table = (await guests[0].open_table(game, seats=wanted, **more))["id"]
            for guest in guests:
                client = await guest.come(table)
                if guest is not guests[0]:
                    await client.do("sit", seat=seats.index(guest.name), name=guest.name)
                player = Player(guest.name, random.Random(self.rng.random()))
                player.cookies = guest.cookies
                player.goes_to(table)
                self.players.append(player)
                await client.go()

    async def live(self, servers: Servers, pid: int, house: Running) -> None:
        """Everybody plays, and the server is killed: after some answers, or at any moment."""
        self.left, self.enough = self.rng.choice([1, self.rng.randint(2, 60), 10**9]), asyncio.Event()
        playing = [asyncio.create_task(player.play(house, self.count)) for player in self.players]
        with suppress(TimeoutError):
            async with asyncio.timeout(self.rng.uniform(0, 0.4) if self.left > 60 else 2.0):
                await self.enough.wait()
        await servers.kill(pid)
        await asyncio.gather(*playing)

    def count(self) -> None:
        """An answer has come in. The last one is not cold yet when the server dies."""
        self.left -= 1
        if not self.left:
            self.enough.set()

    @property
    def answers(self) -> int:
        return sum(len(done) for player in self.players for done in player.done.values())

    async def check(self) -> None:
        """Logs have only grown, and hold every command that was answered, once, and none that was refused."""
        store = await SqliteStore.open(self.folder)
        tables = {table for player in self.players for table in player.lines}
        logs = {table: (await store.read(table)).entries for table in tables}
        await store.close()
        for table, log in logs.items():
            known = self.logs.get(table, [])
            assert log[: len(known)] == known
            assert [entry.number for entry in log] == list(range(len(log)))
            keys = [(entry.command.split()[1], entry.number) for entry in log if entry.command]
            assert len(dict(keys)) == len(keys)
            for player in self.players:
                assert player.done.get(table, {}).items() <= dict(keys).items()
                assert not player.refused.get(table, set()) & dict(keys).keys()
        self.logs = logs

    def check_lines(self) -> None:
        """What anybody ever saw is what the logs say; and the logs say nothing that could not have been done."""
        for table, log in self.logs.items():
            judged(log)
            lines = lines_of(log)
            for player in self.players:
                seen = player.lines.get(table, [])
                assert seen == lines[: len(seen)]


def lines_of(log: Sequence[StoredEntry]) -> list[Any]:
    return [msgspec.json.decode(line) for line in fold_log(log).lines]


async def killed_again_and_again(folder: Path, seed: int, times: int) -> None:
    servers, house = Servers(folder), House(folder, seed)
    try:
        pid, running = await servers.next()
        await house.open_tables(running)
        for number in range(times):
            await house.live(servers, pid, running)
            await house.check()
            if number % 20 == 0:
                house.check_lines()
            pid, running = await servers.next()
        await check_records(house, running, folder.parent)
        await servers.kill(pid)
        await house.check()
        house.check_lines()
    finally:
        wrong = servers.end()
    assert wrong == ""
    print(
        f"{times} kills, {house.answers} answers, {len(house.logs)} tables, {sum(map(len, house.logs.values()))} lines"
    )


async def check_records(house: House, running: Running, folder: Path) -> None:
    """The record of every match that has begun is sound; the dice of those that are still on cannot be checked yet."""
    for table, log in house.logs.items():
        if any(b'"begun"' in entry.payload for entry in log):
            record = folder / "record.txt"
            record.write_text((await Guest(running, "eve").ask("GET", f"/api/tables/{table}/record")).text)
            assert main(["verify", str(record)]) in (0, 3)


def test_nothing_is_lost_or_doubled_by_a_few_kills(tmp_path: Path):
    asyncio.run(killed_again_and_again(tmp_path / "data", seed=1, times=4))


@pytest.mark.slow
def test_nothing_is_lost_or_doubled_by_many_kills(tmp_path: Path):
    asyncio.run(killed_again_and_again(tmp_path / "data", seed=2, times=24))


@pytest.mark.long
@pytest.mark.parametrize("seed", [2, 3])
def test_nothing_is_lost_or_doubled_by_a_hundred_kills(tmp_path: Path, seed: int):
    asyncio.run(killed_again_and_again(tmp_path / "data", seed, times=51))
