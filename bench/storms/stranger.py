"""A client from an address of its own, which comes back whenever it is thrown out."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import websockets

BACK_AFTER = 1.0  # seconds
IDS = itertools.count(1)


async def opened(http: httpx.AsyncClient, wanted: dict[str, Any]) -> tuple[str, str]:
    """A new table, and the cookie of its host."""
    answer = await http.post("/api/tables", json=wanted, headers={"cookie": ""})
    answer.raise_for_status()
    return answer.json()["id"], answer.headers["set-cookie"].partition(";")[0]


class Stranger:
    def __init__(self, port: int, address: str, table: str, cookie: str) -> None:
        self.url, self.address, self.cookie = f"ws://127.0.0.1:{port}/ws/{table}", address, cookie
        self.socket: websockets.ClientConnection | None = None

    async def told(self) -> AsyncIterator[dict[str, Any]]:
        """All that it is told, for ever. It answers pings itself."""
        headers = {"cookie": self.cookie}
        while True:
            try:
                async with websockets.connect(
                    self.url, local_addr=(self.address, 0), additional_headers=headers, proxy=None, max_size=None
                ) as self.socket:
                    await self.say(t="hello", v=1)
                    async for text in self.socket:
                        told = msgspec.json.decode(text)
                        if told["t"] == "ping":
                            await self.say(t="pong", mark=told["mark"])
                        yield told
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(BACK_AFTER)

    async def listen(self) -> None:
        async for _ in self.told():
            pass

    async def say(self, **message: Any) -> None:
        """Says it, unless the connection is closed just now."""
        if self.socket is not None:
            with suppress(websockets.ConnectionClosed):
                await self.socket.send(msgspec.json.encode(message).decode())

    async def command(self, t: str, **fields: Any) -> None:
        await self.say(t=t, id=f"stranger {next(IDS)}", **fields)
