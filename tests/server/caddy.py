"""A real Caddy with TLS before servers of this process, and guests who come from outside."""

import asyncio
import json
import os
import socket
import ssl
import sysconfig
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.client import PATIENCE, Running

CADDY = Path(sysconfig.get_path("scripts")) / "caddy"
PROXY, OUTSIDE = "127.0.0.1", "127.0.0.2"
"""The address from which Caddy asks the server, and the one from which guests ask Caddy."""
GLOBAL = """{
	admin off
	auto_https disable_redirects
	local_certs
	skip_install_trust
}
"""


class Beyond(Running):
    """A server as guests see it who come through Caddy."""

    def __init__(self, house: Running, url: str, trust: ssl.SSLContext) -> None:
        super().__init__(house.server, house.web, house.port)
        self.http = url
        self.ws = url.replace("https:", "wss:", 1) + "/ws/"
        self.trust = trust

    def asking(self, **options: Any) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(verify=self.trust, local_address=OUTSIDE)
        return super().asking(transport=transport, **options)

    def connecting(self) -> dict[str, Any]:
        return {"ssl": self.trust, "local_addr": (OUTSIDE, 0)}


def free_port() -> int:
    with socket.create_server((PROXY, 0)) as found:
        return found.getsockname()[1]


@asynccontextmanager
async def caddy(folder: Path, sites: str, names: set[str]) -> AsyncIterator[ssl.SSLContext]:
    """Runs Caddy with these sites, and gives what trusts its certificates."""
    (folder / "Caddyfile").write_text(GLOBAL + sites)
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    process = await asyncio.create_subprocess_exec(
        *(CADDY, "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile"),
        env={**os.environ, **home},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr is not None
    reading = None
    try:
        async with asyncio.timeout(PATIENCE):
            await has_certificates(process.stderr, names)
        reading = asyncio.create_task(process.stderr.read())
        yield ssl.create_default_context(cafile=folder / "caddy/pki/authorities/local/root.crt")
    finally:
        process.terminate()
        await process.wait()
        if reading is not None:
            await reading


async def has_certificates(log: asyncio.StreamReader, names: set[str]) -> None:
    """Returns when Caddy serves, and has a certificate for each name."""
    missing, is_up, said = set(names), False, b""
    while missing or not is_up:
        line = await log.readline()
        assert line, said.decode()
        said += line
        if line.startswith(b"{"):
            event = json.loads(line)
            is_up = is_up or event["msg"] == "serving initial configuration"
            if event["msg"] == "certificate obtained successfully":
                missing.discard(event["identifier"])
