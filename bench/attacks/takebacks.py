"""One address plays and takes back for ever, and has the records and replays of long logs read again and again."""

import asyncio
from typing import Any

import httpx
import msgspec
from storms.stranger import Stranger, opened

from igroteka.match.match import Match

from .target import Target

TABLES = 4
READERS = 4
PAIRS = 20_000
WANTED = {"game": "marrakech", "seats": [{"name": "A"}, {"name": "A"}]}
EVERY = 1 / 28
"""Seconds between two messages of a socket: just within the limit."""
READ_EVERY = 4.5
"""Seconds between two requests of a reader: eight readers together ask for as much as the limit lets through."""


async def attack(target: Target) -> None:
    record = long_record()
    async with target.http(target.attacker) as http, asyncio.TaskGroup() as attacking:
        for _ in range(TABLES):
            table, cookie = await opened(http, WANTED)
            attacking.create_task(go_back_and_forth(Stranger(target.port, target.attacker, table, cookie)))
            for _ in range(READERS // TABLES):
                attacking.create_task(read_record(http, table))
                attacking.create_task(replay(http, record))


def long_record() -> str:
    match = Match("marrakech", players=4)
    match.entries = ["left"]
    match.entries += ["undo 0", "left"] * PAIRS
    return match.record.text()


async def go_back_and_forth(player: Stranger) -> None:
    """Each step and each takeback as soon as the limit of messages allows it."""
    now: dict[str, Any] = {}
    async for told in player.told():
        if told["t"] in ("welcome", "news"):
            now = told
        if now.get("position") is None:
            await player.command("begin")
        elif told["t"] in ("welcome", "news", "refused"):
            ((seat, steps),) = now["position"]["legal"].items()
            is_step = told["t"] == "news" and told["lines"][-1]["e"] == "step"
            await asyncio.sleep(EVERY)
            if is_step and now["position"].get("free"):
                await player.command("takeback", seat=now["position"]["free"][0], n=now["n"])
            else:
                await player.command("act", seat=int(seat), n=now["n"], a=steps[0])


async def read_record(http: httpx.AsyncClient, table: str) -> None:
    while True:
        await http.get(f"/api/tables/{table}/record")
        await asyncio.sleep(READ_EVERY)


async def replay(http: httpx.AsyncClient, record: str) -> None:
    body = msgspec.json.encode({"record": record, "since": 2 * PAIRS - 100})
    while True:
        await http.post("/api/replay", content=body, headers={"content-type": "application/json"})
        await asyncio.sleep(READ_EVERY)
