"""After 11,000 addresses have asked once, a hundred further ones ask each second: each has a bucket of its own."""

import asyncio
import itertools
from collections.abc import Iterator
from contextlib import suppress

from .target import Target

BEFORE = 11_000
AT_ONCE = 20
EVERY = 0.01  # seconds
REQUEST = b"GET /healthz HTTP/1.1\r\nHost: igroteka\r\nConnection: close\r\n\r\n"
ADDRESSES: Iterator[str] = (
    f"127.{one}.{two}.{three}" for one, two, three in itertools.product(range(1, 255), repeat=3)
)


async def prepare(target: Target) -> None:
    async with asyncio.TaskGroup() as asking:
        for addresses in [itertools.islice(ADDRESSES, BEFORE // AT_ONCE) for _ in range(AT_ONCE)]:
            asking.create_task(ask_from_each(target, addresses))


async def ask_from_each(target: Target, addresses: Iterator[str]) -> None:
    for address in addresses:
        await ask_once(target, address)


async def attack(target: Target) -> None:
    async with asyncio.TaskGroup() as asking:
        for address in ADDRESSES:
            asking.create_task(ask_once(target, address))
            await asyncio.sleep(EVERY)


async def ask_once(target: Target, address: str) -> None:
    with suppress(OSError):
        reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(address, 0))
        writer.write(REQUEST)
        await reader.read()
        writer.close()
