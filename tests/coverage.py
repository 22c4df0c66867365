"""`./run test coverage`: the branch coverage of src by all tests that are not slow, and the files below 95 %.

Lines of compiled code cannot be counted. So the tests of the rules run once more uncompiled, and some tests start
children that run uncompiled; children are counted too. Browsers are left out: what they reach, tests of the server do.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ENOUGH = 95  # per cent
DATA = Path(".tools/coverage")
PYTEST = ["run", "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "-m", "not slow"]
ALL = ["tests", "--ignore=tests/browser", "--ignore=tests/web"]
RULES = ["tests/games", "tests/playthroughs", "--ignore-glob=*/test_reference.py"]


def coverage(*arguments: str, **switches: str) -> int:
    return subprocess.call([sys.executable, "-m", "coverage", *arguments], env={**os.environ, **switches})


def measure(tests: list[str]) -> bool:
    """Runs the tests, then those of the rules uncompiled. Whether all passed."""
    shutil.rmtree(DATA, ignore_errors=True)
    DATA.mkdir(parents=True)
    return not coverage(*PYTEST, *tests) + coverage(*PYTEST, *RULES, NUMBA_DISABLE_JIT="1")


def report() -> str:
    """The files below, those with most missing first, and the total."""
    file = DATA / "coverage.json"
    coverage("combine", "--quiet")
    coverage("json", "--quiet", "-o", str(file))
    found = json.loads(file.read_text(encoding="utf-8"))
    shares = {path: one["summary"] for path, one in found["files"].items()}
    below = [path for path, one in shares.items() if one["percent_covered"] < ENOUGH]
    below.sort(key=lambda path: -shares[path]["missing_lines"])
    lines = [f"{shares[path]['percent_covered']:6.1f} %  {path}: {shares[path]['missing_lines']}" for path in below]
    total = found["totals"]["percent_covered"]
    return "\n".join([*lines, f"{total:6.1f} %  of the lines and branches of src; above, files below {ENOUGH} %"])


if __name__ == "__main__":
    passed = measure(sys.argv[1:] or ALL)
    sys.stdout.write(report() + "\n")
    sys.exit(not passed)
