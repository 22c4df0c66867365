"""`python -m tests.server.filling FOLDER`: a server whose disk is full in the middle of three matches, then has room.

A limit on the size of files stands for the disk. It holds for the whole process, so this is one of its own. At the end
it tells what the clients were told: for each table its lines, as JSON.
"""

import asyncio
import resource
import sys
from pathlib import Path
from typing import Any

import msgspec

from igroteka.store.database import FILE
from igroteka.store.sqlite import SqliteStore
from tests.server.client import Client, Guest, QuickBots, Running, running

LEFT = 60_000  # bytes
PACE = 20.0


def limit_files(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class Match:
    """A table at which Ann plays, and Eve watches."""

    def __init__(self, table: str, ann: Client, eve: Client) -> None:
        self.table, self.ann, self.eve = table, ann, eve

    async def pauses(self) -> None:
        """Both are told, once, and then nothing happens."""
        for client in (self.ann, self.eve):
            await client.until(lambda client=client: heard(client)[-1:] == ["paused"])
            assert heard(client).count("paused") == 1

    async def goes_on(self) -> None:
        for client in (self.ann, self.eve):
            await client.until(lambda client=client: heard(client)[-1:] == ["news"])


def heard(client: Client) -> list[str]:
    return [one["t"] for one in client.got if one["t"] in ("news", "paused")]


async def begun(house: Running, game: str, *bots: str | None) -> Match:
    ann, eve = Guest(house, "ann"), Guest(house, "eve")
    table = (await ann.open_table(game, seats=[{"bot": bot} if bot else {"name": "Аня"} for bot in bots]))["id"]
    match = Match(table, await ann.come(table), await eve.come(table))
    assert (await match.ann.do("begin"))["t"] == "done"
    return match


async def play_until_full(client: Client) -> dict[str, Any]:
    """The command that the disk did not take."""
    for number in range(10_000):
        ((seat, steps),) = client.position["legal"].items()
        command = {"id": f"c{number}", "seat": int(seat), "n": client.n, "a": steps[number % len(steps)]}
        told = await client.do("act", **command)
        if told["t"] == "refused":
            assert told["code"] == "paused", told
            assert client.n == command["n"]
            return command
    raise AssertionError("The disk was never full.")


async def main(folder: Path) -> None:
    store, bots = await SqliteStore.open(folder), QuickBots()
    async with running(store, bots, pace=PACE) as house:
        people = await begun(house, "marrakech", None, None)
        waiting = await begun(house, "tayu", None, "solid")
        bots.hangs = True
        await waiting.ann.act(lambda _: 0)
        raced = await begun(house, "chazz", None, "sharp", "steady", "sleepy")
        limit_files(folder.joinpath(f"{FILE}-wal").stat().st_size + LEFT)

        command = await play_until_full(people.ann)
        await people.pauses()
        bots.hangs = False
        bots.answer_at_last()
        await waiting.pauses()
        await raced.pauses()
        assert (await people.ann.do("act", **command))["code"] == "paused"
        refused = await Guest(house, "ann").ask("POST", "/api/tables", {"game": "tayu"})
        assert (refused.status_code, refused.json()["code"]) == (503, "paused")
        late = await Guest(house, "bob").come(people.table)
        for match in (people, waiting, raced):
            assert match.ann.lines == match.eve.lines
            assert len((await store.read(match.table)).entries) == match.ann.n
        assert late.lines == people.ann.lines

        limit_files(resource.RLIM_INFINITY)
        assert (await people.ann.do("act", **command))["t"] == "done"
        assert (await people.ann.do("act", **command))["n"] == command["n"]
        for match in (people, waiting, raced):  # two of them though nobody says anything
            await match.goes_on()
        told = {match.table: match.eve.lines for match in (people, waiting)}
    print(msgspec.json.encode(told).decode())


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
