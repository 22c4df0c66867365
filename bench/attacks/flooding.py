"""Sockets that send frames as fast as they can, and come back as soon as they are cut off."""

import asyncio
from contextlib import suppress

from .target import Target

HANDSHAKE = (
    b"GET /ws/nowhere HTTP/1.1\r\nHost: igroteka\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = bytes(4)
PING, PONG, PIECE = (bytes((first, 0x80)) + MASK for first in (0x89, 0x8A, 0x00))
BEGINNING, TEXT = bytes((0x01, 0x80)) + MASK, bytes((0x81, 0x82)) + MASK + b"{}"
FLOODS = [PONG * 10_000, PING * 10_000, BEGINNING + PIECE * 10_000, TEXT * 8_000]
PAUSE = 0.01
"""Seconds until a socket comes back."""


async def flood(target: Target, sockets: int) -> None:
    async with asyncio.TaskGroup() as flooding:
        for number in range(sockets):
            flooding.create_task(flood_again(target, FLOODS[number % len(FLOODS)]))


async def flood_again(target: Target, frames: bytes) -> None:
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            await flood_once(target, frames)
        await asyncio.sleep(PAUSE)


async def flood_once(target: Target, frames: bytes) -> None:
    """Sends until it is told to stop, or the connection breaks."""
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(target.attacker, 0))
    try:
        writer.write(HANDSHAKE)
        if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
            return
        reading = asyncio.create_task(read_to_the_end(reader))
        while not reading.done():
            writer.write(frames)
            sending = asyncio.create_task(writer.drain())
            await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
        reading.result()
    finally:
        writer.transport.abort()


async def read_to_the_end(reader: asyncio.StreamReader) -> None:
    """Until the server says that it is too fast, or nothing more comes."""
    while (data := await reader.read(65_536)) and b"too-fast" not in data:
        pass
