"""Four addresses try the codes of tables, as fast as they can."""

import asyncio
import itertools
import time

from storms.figures import Figure

from .target import Target

ADDRESSES = [f"127.0.0.{number}" for number in range(66, 70)]
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
AT_ONCE = 5
REFUSED = 429
ADMITTED = (10, 1 / 6)
"""Guesses that one address may make at once, and then in a second (doors/guesses.py)."""


async def attack(target: Target) -> None:
    codes = map("".join, itertools.product(LETTERS, repeat=6))
    began, tried = time.monotonic(), dict.fromkeys(ADDRESSES, 0)

    async def guess(address: str) -> None:
        async with target.http(address) as http:
            while True:
                answer = await http.get(f"/api/tables/{next(codes)}")
                tried[address] += answer.status_code != REFUSED

    try:
        async with asyncio.TaskGroup() as guessing:
            for address in ADDRESSES * AT_ONCE:
                guessing.create_task(guess(address))
    finally:
        at_once, a_second = ADMITTED
        most = at_once + (time.monotonic() - began) * a_second + 1
        target.figures.append(Figure("codes that one address could try", max(tried.values()), "", most=most))
