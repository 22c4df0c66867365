"""The server that is attacked: a fresh one with its default limits, in a process of its own."""

import os
import re
import resource
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import httpx
from storms.figures import Figure

COMMAND = (sys.executable, "-m", "igroteka.cli", "serve")
STRANGERS = "192.0.2.1"
"""The only trusted proxy, an address for examples. So clients on this machine count as strangers."""
HONEST = "127.0.0.1"
ATTACKER = "127.0.0.66"
PATIENCE = 120.0  # seconds


class Target:
    """A running server. Honest players and attackers reach it from different addresses."""

    attacker = ATTACKER
    honest = HONEST

    def __init__(self, folder: Path, descriptors: int | None) -> None:
        self.folder, self.notes = folder / "data", folder / "notes"
        self.figures: list[Figure] = []
        """What an attack has measured besides the honest player's times."""
        options = ("--port", "0", "--data", str(self.folder), "--pace", "0", "--trusted-proxies", STRANGERS)
        self.process = subprocess.Popen(  # noqa: S603
            [*COMMAND, *options],
            env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=self.notes.open("wb"),
            text=True,
            preexec_fn=None if descriptors is None else lambda: limit_descriptors(descriptors),
        )
        self.port = self.told_port()

    def told_port(self) -> int:
        assert self.process.stdout is not None  # noqa: S101
        for line in self.process.stdout:
            if found := re.search(r"http://127.0.0.1:(\d+)/", line):
                return int(found[1])
        raise RuntimeError(f"The server did not start: {self.notes.read_text()}")

    def http(self, address: str) -> httpx.AsyncClient:
        """Requests from this address."""
        return client(self.port, address)

    @property
    def noted_bytes(self) -> int:
        """How much the server has written into its log."""
        return self.notes.stat().st_size

    def __enter__(self) -> "Target":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None  # noqa: S101
        self.process.stdout.close()


def client(port: int, address: str) -> httpx.AsyncClient:
    """Requests from this address to the server at the port."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, transport=transport)


def limit_descriptors(most: int) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
