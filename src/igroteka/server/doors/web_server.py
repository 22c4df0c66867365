"""The web server: uvicorn, with connections and sockets of our own."""

import asyncio
import socket
from contextlib import suppress
from types import FrameType

import uvicorn

from igroteka.server.doors.app import asgi
from igroteka.server.doors.http_line import HttpLine
from igroteka.server.doors.listening import Listener, Peer
from igroteka.server.doors.server import Server
from igroteka.server.doors.socket_line import SocketLine
from igroteka.server.protocol.commands import MOST_BYTES

GRACE = 5  # seconds for goodbyes at shutdown, and again for requests in progress


class WebServer(uvicorn.Server):
    """Says goodbye to everybody before it closes their connections."""

    def __init__(self, server: Server) -> None:
        super().__init__(
            uvicorn.Config(
                asgi(server),
                http=HttpLine,
                ws=SocketLine,
                ws_max_size=MOST_BYTES,
                ws_ping_interval=None,
                ws_per_message_deflate=False,
                proxy_headers=False,  # doors/visitor.py reads them
                access_log=False,
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=GRACE,
            )
        )
        self.server = server
        self.listening: list[asyncio.Task[None]] = []

    def line(self, peer: Peer) -> HttpLine:
        """What speaks with the client at this address."""
        uvicorn = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        return HttpLine(self.server.connections, peer, **uvicorn)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts the application, and then accepts connections at these sockets."""
        await super().startup([])
        listeners = [Listener(bound, self.server.connections, self.line) for bound in sockets or ()]
        self.listening = [asyncio.create_task(listener.run()) for listener in listeners]

    async def on_tick(self, counter: int) -> bool:
        self.server.connections.turned = self.server.clock.now()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops gracefully at a signal, with exit code 0. A second signal does not wait."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await self.server.say_goodbye()
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        await super().shutdown(sockets)
