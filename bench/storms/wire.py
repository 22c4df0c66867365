"""A minimal WebSocket client, small enough that a thousand guests fit on one core."""

import asyncio
from collections.abc import Callable
from typing import cast

CONNECT = (
    "GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3Rvcm1zdG9ybXN0b3JtIQ==\r\n{cookie}\r\n"
)
TEXT, CLOSE = 1, 8
MASKED = 0x80
NO_MASK = b"\0\0\0\0"  # clients have to mask what they send; a mask of zeros changes nothing
END = b"\r\n\r\n"


class Wire(asyncio.Protocol):
    """Reports every text that arrives, and once, why the connection closed."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.hear, self.lost = hear, lost
        self.is_open = False
        self.opened: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.transport: asyncio.Transport

    @classmethod
    async def open(
        cls,
        port: int,
        table: str,
        cookie: str | None,
        hear: Callable[[bytes], None],
        lost: Callable[[str], None],
        address: str = "127.0.0.1",
    ) -> tuple["Wire", str | None]:
        """Opens a connection from this address, with the cookie of the server if there is one."""
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(hear, lost), "127.0.0.1", port, local_addr=(address, 0))
        line = f"Cookie: {cookie}\r\n" if cookie else ""
        wire.transport.write(CONNECT.format(table=table, port=port, cookie=line).encode())
        return wire, await wire.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data, self.rest = self.rest + data, b""
        if not self.is_open:
            data = self.welcomed(data)
            if not self.is_open:
                return  # the response is not whole yet, or refuses
        at, end = 0, len(data)
        while end - at >= 2:
            length, start = data[at + 1], at + 2
            if length > 125:
                wide = 2 if length == 126 else 8
                length, start = int.from_bytes(data[start : start + wide], "big"), start + wide
            if end < start + length:
                break
            kind, at = data[at] & 15, start + length
            if kind == TEXT:
                self.hear(data[start:at])
            elif kind == CLOSE:
                self.gone(f"closed with {int.from_bytes(data[start : start + 2], 'big')}")
        self.rest = data[at:]

    def welcomed(self, data: bytes) -> bytes:
        """The bytes after the HTTP response, once all of it has arrived."""
        answer, end, rest = data.partition(END)
        if not end:
            self.rest = data
            return b""
        status, *headers = answer.decode().split("\r\n")
        if " 101 " not in status:
            if not self.opened.done():
                self.opened.set_exception(ConnectionError(status))
            return b""
        cookies = [
            line.partition(": ")[2].partition(";")[0] for line in headers if line.lower().startswith("set-cookie")
        ]
        self.is_open = True
        self.opened.set_result(cookies[0] if cookies else None)
        return rest

    @staticmethod
    def frame(text: bytes) -> bytes:
        length = len(text)
        head = bytes((0x80 | TEXT, MASKED | length)) if length < 126 else b"\x81\xfe" + length.to_bytes(2, "big")
        return head + NO_MASK + text

    def send(self, text: bytes) -> None:
        self.transport.write(self.frame(text))

    def close(self) -> None:
        self.is_open = False
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone("cut off")

    def gone(self, why: str) -> None:
        """Reports why the connection ended, unless we closed it ourselves."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))
        if self.is_open:
            self.is_open = False
            self.lost(why)
