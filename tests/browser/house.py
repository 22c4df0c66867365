"""A real server with data and a port of its own, as `./run serve` starts it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

from web.bundle import bundle

PATIENCE = 300.0  # seconds: the rules may have to be compiled first
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
READY = '"bots are ready"'


class Output(Thread):
    """Reads what a server prints and logs until it ends."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        super().__init__(daemon=True)
        self.process = process
        self.text = ""
        self.is_ready = Event()

    def run(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self.text += line
                if READY in line:
                    self.is_ready.set()
        self.is_ready.set()  # it never will be: nobody should wait for it

    def address(self) -> str:
        """Where the server is, once its rules are loaded and its bots can think."""
        self.is_ready.wait(PATIENCE)
        found = ADDRESS.search(self.text)
        assert found, self.text
        assert READY in self.text, self.text
        return found[0]


@contextmanager
def running(folder: Path, pace: str = "0", games: str = "", port: int = 0, more: Sequence[str] = ()) -> Iterator[str]:
    """The address of a server that is ready to play. Bots take `pace` seconds for a turn; `games` is a folder with more
    games; `more` are other arguments.
    """
    process, address = started(folder, port, pace, games, more)
    try:
        yield address
    finally:
        process.terminate()
        process.wait(timeout=30)


def started(
    folder: Path, port: int = 0, pace: str = "0", games: str = "", more: Sequence[str] = ()
) -> tuple[subprocess.Popen[str], str]:
    """A server that is ready to play, and its address. The caller ends it."""
    bundle()
    limits = "messages=1000,requests=1000,tables=1000"
    command = [sys.executable, "-m", "igroteka.cli", "serve", "--port", str(port), "--data", str(folder)]
    command += ["--workers", "1", "--pace", pace, "--limits", limits, "--lang", "en", *more]
    environment = os.environ | {"IGROTEKA_GAMES": games, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    output = Output(process)
    output.start()
    try:
        return process, output.address()
    except BaseException:
        process.kill()
        raise
