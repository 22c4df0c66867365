"""A real server in a process of its own, on one core of this machine; the load test uses the others."""

import asyncio
import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from prometheus_client.parser import text_string_to_metric_families

ROOT = Path(__file__).parents[2]
RUN = (str(ROOT / "run"), "serve")
COMMAND = (sys.executable, "-m", "igroteka.cli", "serve")
LIMITS = "messages=100000,requests=900000,tables=900000,sockets=100000"
PATIENCE = 300.0  # seconds, enough to compile the rules
LOOK_EVERY = 0.005  # seconds


def share_cores() -> int | None:
    """Reserves one core for servers and returns it; None if there is only one, or the system does not let us choose."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    first, *others = sorted(os.sched_getaffinity(0))
    if not others:
        return None
    os.sched_setaffinity(0, others)
    return first


def open_many_files() -> None:
    """Raises the limit of sockets as far as the system allows, here and in the servers that we start."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class House:
    """A running server and its address."""

    def __init__(
        self,
        folder: Path,
        core: int | None,
        command: tuple[str, ...] = COMMAND,
        port: int = 0,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.notes = folder / "notes"
        self.began = time.perf_counter()
        self.process = subprocess.Popen(  # noqa: S603
            [
                *command,
                "--port",
                str(port),
                "--data",
                str(folder / "data"),
                "--workers",
                "1",
                "--pace",
                "0",
                "--limits",
                LIMITS,
                "--metrics",
                "0",
            ],
            env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1", **(environment or {})},
            stdout=subprocess.PIPE,
            stderr=self.notes.open("wb"),
            text=True,
            preexec_fn=None if core is None else (lambda: os.sched_setaffinity(0, [core])),
        )
        self.port, self.metrics_port = self.told_port(), self.told_port()
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def told_port(self) -> int:
        """The port in the next line that the server prints about one: `Igroteka is at http://127.0.0.1:8000/ …`."""
        assert self.process.stdout is not None  # noqa: S101
        for line in self.process.stdout:
            if found := re.search(r"http://127.0.0.1:(\d+)/", line):
                return int(found[1])
        raise RuntimeError(f"The server did not start: {self.notes.read_text()}")

    async def until_answered(self, path: str) -> float:
        """Seconds from the start of the process until this page is served."""
        while True:
            try:
                if (await self.http.get(path)).is_success:
                    return time.perf_counter() - self.began
            except httpx.TransportError:
                pass
            await asyncio.sleep(LOOK_EVERY)

    async def until_settled(self) -> None:
        """Waits until the rules and the bots are loaded, so that nothing runs in the background."""
        await self.until_answered("/readyz")
        while not any(note.get("event") == "bots are ready" for note in self.noted()):
            await asyncio.sleep(0.1)

    def noted(self) -> list[dict[str, Any]]:
        """The server's log, without that of its libraries."""
        return [json.loads(line) for line in self.notes.read_text().splitlines() if line.startswith("{")]

    def errors(self) -> list[str]:
        return [str(note["event"]) for note in self.noted() if note.get("level") in ("error", "critical")]

    async def figures(self) -> dict[str, float]:
        """The server's metrics. Buckets of histograms carry their bound: `name_bucket 0.01`."""
        text = (await self.http.get(f"http://127.0.0.1:{self.metrics_port}/metrics")).text
        samples = (sample for family in text_string_to_metric_families(text) for sample in family.samples)
        return {" ".join([one.name, *filter(None, [one.labels.get("le")])]): one.value for one in samples}

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        await self.http.aclose()
        self.process.send_signal(how)
        await asyncio.to_thread(self.process.wait)
        assert self.process.stdout is not None  # noqa: S101
        self.process.stdout.close()
