"""A browser for tests, benchmarks and screenshots: Debian's chromium if it is installed, else one from npm, which is
fetched and unpacked once for a checkout.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from web.bundle import alone, environment, fetch_libraries, node_program

HERE = Path(__file__).parent
UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"


@contextmanager
def chromium() -> Iterator[Browser]:
    flags = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium") or from_npm(), args=flags)
        yield browser
        browser.close()


def from_npm(here: Path = HERE) -> str:
    unpacked, done = here / "node_modules" / "unpacked", here / "node_modules" / "unpacked.done"
    with alone(here):  # parallel tests must not use a program that is half unpacked
        fetch_libraries(here)
        if not done.exists():
            shutil.rmtree(unpacked, ignore_errors=True)
            unpacked.mkdir()
            unpack(here, unpacked)
            done.touch()
    return str(unpacked / "chromium")


def unpack(here: Path, folder: Path) -> None:
    """The package unpacks into what it takes for the temporary folder."""
    command = [node_program(), "--input-type=module", "--eval", UNPACK]
    subprocess.run(command, cwd=here, env={**environment(), "TMPDIR": str(folder)}, capture_output=True, check=True)
