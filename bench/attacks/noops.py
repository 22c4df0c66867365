"""Ten sockets of one address command what changes nothing, at a table where fifty others watch."""

import asyncio
import itertools
from typing import Any

from storms.stranger import Stranger, opened

from .target import Target

NOISY = 10
WATCHING = 50
WANTED = {"game": "mazaitsy", "seats": [{"name": "A"}, {"bot": "novice"}, {"name": "A"}, {"name": "A"}]}
COMMANDS: list[dict[str, Any]] = [
    {"t": "return", "seat": 0},
    {"t": "lend", "seat": 1, "bot": "novice"},
    {"t": "look", "seat": 0, "look": 0},
]
EVERY = 1 / 28
"""Seconds between two messages of a socket: just within the limit."""


async def attack(target: Target) -> None:
    async with target.http(target.attacker) as http, asyncio.TaskGroup() as attacking:
        table, cookie = await opened(http, WANTED)
        people = [Stranger(target.port, target.attacker, table, cookie) for _ in range(NOISY + WATCHING)]
        for person in people:
            attacking.create_task(person.listen())
        for person in people[:NOISY]:
            attacking.create_task(make_noise(person))


async def make_noise(person: Stranger) -> None:
    for number in itertools.count():
        await asyncio.sleep(EVERY)
        await person.command(**COMMANDS[number % len(COMMANDS)])
