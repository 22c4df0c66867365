"""The listening socket, and how connections are accepted at it."""

import asyncio
import errno
import socket
from collections.abc import Callable
from typing import Any

from igroteka.server.doors.connections import Connections

SEND_BUFFER = 128 * 1024
"""Bytes that the system buffers for one client; a larger buffer would hide that the client is slow."""
BACKLOG = 1024
"""Connections that may wait to be accepted. After a restart everybody comes back at the same time. With this many,
2,000 clients who find the server busy for a second all get in at once; with half of it some wait a second longer, and
with a quarter hundreds fail (`./run bench backlog`). The queue is no larger than that, because strangers may fill it.
"""
AT_ONCE = 32
"""Connections that are accepted before others get their turn."""
REST = 1.0
"""Seconds until the next try when the system has no descriptor left."""
SHORT = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

Peer = tuple[str, int]
Factory = Callable[[Peer], asyncio.Protocol]
"""Makes what speaks with the client at this address."""


def listening(host: str, port: int) -> socket.socket:
    """A bound socket, so that a port in use is reported at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(
        family, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # without the name, asyncio leaves Nagle's algorithm on
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    bound.listen(BACKLOG)  # early connections wait until the server is up
    bound.setblocking(False)
    return bound


class Listener:
    """Accepts connections. One too many is closed before anything is made for it."""

    def __init__(self, bound: socket.socket, connections: Connections, factory: Factory) -> None:
        self.bound, self.connections, self.factory = bound, connections, factory
        self.opening: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        while True:
            try:
                self.welcome(await asyncio.get_running_loop().sock_accept(self.bound))
                for _ in range(AT_ONCE):
                    self.welcome(self.bound.accept())
            except (BlockingIOError, InterruptedError, ConnectionError):  # no more wait, or one had gone already
                pass
            except OSError as error:
                if error.errno not in SHORT:
                    raise
                self.connections.say("connections wait: the system has no room", why=error.strerror)
                await self.connections.clock.sleep_until(self.connections.clock.now() + REST)
            await asyncio.sleep(0)

    def welcome(self, accepted: tuple[socket.socket, Any]) -> None:
        """Opens a connection, unless it is one too many."""
        connection, peer = accepted
        if not self.connections.enter(self.connections.source(peer[0])):
            connection.close()
            return
        task = asyncio.create_task(self.open(connection, (peer[0], peer[1])))
        self.opening.add(task)
        task.add_done_callback(self.opening.discard)

    async def open(self, connection: socket.socket, peer: Peer) -> None:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: self.factory(peer), connection)
