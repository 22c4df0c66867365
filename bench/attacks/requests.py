"""One address asks for the home page and the lists of tables as fast as it can."""

import asyncio

from .target import Target

AT_ONCE = 20


async def attack(target: Target) -> None:
    async with target.http(target.attacker) as http:

        async def ask(path: str) -> None:
            while True:
                await http.get(path)

        async with asyncio.TaskGroup() as asking:
            for number in range(AT_ONCE):
                asking.create_task(ask(("/", "/api/tables", "/api/games")[number % 3]))
