"""A browser for the tests: Debian's, if it is there, else one from npm that needs no installing."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from web.bundle import environment, node_program, node_wheel

HERE = Path(__file__).parent
PATH = "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())"


def launch_options() -> dict[str, Any]:
    flags = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return {"executable_path": shutil.which("chromium") or from_npm(), "args": flags}


def from_npm() -> str:
    if not (HERE / "node_modules").exists():
        node_wheel().npm(["ci", "--loglevel=error"], cwd=HERE, env=environment())
    command = [node_program(), "--input-type=module", "--eval", PATH]
    done = subprocess.run(command, cwd=HERE, env=environment(), capture_output=True, text=True, check=True)
    return done.stdout.strip()
