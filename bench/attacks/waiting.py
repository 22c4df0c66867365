"""Connections that never get to the end of a request, and are opened again when they are cut off."""

import asyncio
from contextlib import suppress

from .target import ATTACKER, Target

AT_ONCE = 50
"""Connections that are opened at the same moment."""
PAUSE = 1.0
"""Seconds until a connection is opened again."""


async def wait(target: Target, connections: int, pieces: bytes = b"", attacker: str = ATTACKER) -> None:
    """Opens so many connections. Each sends these bytes, one each second."""
    opening = asyncio.Semaphore(AT_ONCE)
    async with asyncio.TaskGroup() as waiting:
        for _ in range(connections):
            waiting.create_task(wait_again(target, attacker, pieces, opening))


async def wait_again(target: Target, attacker: str, pieces: bytes, opening: asyncio.Semaphore) -> None:
    while True:
        with suppress(OSError):
            async with opening:
                reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(attacker, 0))
            try:
                await wait_once(reader, writer, pieces)
            finally:
                writer.transport.abort()
        await asyncio.sleep(PAUSE)


async def wait_once(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, pieces: bytes) -> None:
    reading = asyncio.create_task(reader.read())
    for piece in pieces:
        writer.write(bytes((piece,)))
        await asyncio.wait((reading,), timeout=1)
        if reading.done():
            break
    await reading
