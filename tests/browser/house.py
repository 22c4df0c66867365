"""A real server of one's own: its own data, its own port, as `./run serve` starts it."""

import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from igroteka.server.bots.worker import readiness
from web.bundle import bundle

PATIENCE = 300.0  # seconds: the rules may have to be compiled first
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


@contextmanager
def running(folder: Path, pace: str = "0", games: str = "") -> Iterator[str]:
    """The address of a server that is ready to play. Bots take `pace` seconds for a turn; `games` is a folder with more
    games.
    """
    process, address = started(folder, pace=pace, games=games)
    try:
        yield address
    finally:
        process.terminate()
        process.wait(timeout=30)


def started(folder: Path, port: int = 0, pace: str = "0", games: str = "") -> tuple[subprocess.Popen[bytes], str]:
    """A server that is ready to play, and its address. Whoever starts it ends it."""
    bundle()
    compile_bots()
    limits = "messages=1000,requests=1000,tables=1000"
    command = [sys.executable, "-m", "igroteka.cli", "serve", "--port", str(port), "--data", str(folder)]
    command += ["--workers", "1", "--pace", pace, "--limits", limits, "--lang", "en"]
    with (folder / "said.txt").open("w") as said:
        process = subprocess.Popen(
            command, stdout=said, stderr=subprocess.STDOUT, env=os.environ | {"IGROTEKA_GAMES": games}
        )
    try:
        address = wait_for_address(folder / "said.txt", process)
        wait_until_ready(address)
    except BaseException:
        process.kill()
        raise
    return process, address


@cache
def compile_bots() -> None:
    """The server does not wait for that: its tables are open meanwhile. But on a busy machine it takes longer than a
    test waits for a bot's first answer.
    """
    assert not any(answer.trouble for answer in readiness())


def wait_for_address(file: Path, process: subprocess.Popen[bytes]) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        found = ADDRESS.search(file.read_text())
        if found:
            return found[0]
        time.sleep(0.05)
    raise AssertionError(file.read_text())


def wait_until_ready(address: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address}/readyz"):  # noqa: S310 (our own server)
                return
        except urllib.error.URLError:
            time.sleep(0.1)
    raise AssertionError(f"{address} did not become ready")
