"""`./run test coverage`: how much of src the tests that are not slow reach. Less than 95 % of lines or branches fails.

Lines of compiled code cannot be counted. So the tests of the rules run uncompiled here, and tests that compare the two
ways of running start uncompiled children: searches, evaluations, batches and playouts count from those. Browsers are
left out: tests of the server reach what they reach.
"""

import json
import os
import shutil
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

ENOUGH = 95  # per cent
DATA = Path(".tools/coverage")
RULES = ["tests/games", "tests/playthroughs"]
APART = [*RULES, "tests/browser", "tests/web"]
DIGESTS = ["tests/bots/test_uncompiled.py", "tests/envs/test_vector.py"]  # uncompiled searches and batches
TOO_SLOW = ["test_reference.py", "test_race_machine.py"]  # uncompiled, and they reach nothing that others do not


def coverage(*arguments: str, **switches: str) -> int:
    return subprocess.call([sys.executable, "-m", "coverage", *arguments], env={**os.environ, **switches})


def passes(*arguments: str, which: str = "not slow and not long", **switches: str) -> bool:
    """Runs these tests, and returns whether all passed."""
    parallel = ["-n", "auto", "--dist", "worksteal", "-m", which]
    return not coverage("run", "-m", "pytest", "-q", *parallel, *arguments, **switches)


def measure() -> bool:
    """Runs the tests, those of the rules uncompiled, and returns whether all passed."""
    shutil.rmtree(DATA, ignore_errors=True)
    DATA.mkdir(parents=True)
    rules_passed = passes(*RULES, *(f"--ignore-glob=*/{name}" for name in TOO_SLOW), NUMBA_DISABLE_JIT="1")
    digests_passed = passes(*DIGESTS, which="slow and not long")
    return passes("tests", *(f"--ignore={folder}" for folder in APART)) and rules_passed and digests_passed


def combined() -> dict[str, Any]:
    """What all processes reached, as coverage reports it."""
    file = DATA / "coverage.json"
    coverage("combine", "--quiet")
    coverage("json", "--quiet", "-o", str(file))
    return json.loads(file.read_text(encoding="utf-8"))


def spans(numbers: list[int]) -> str:
    """Line numbers, with neighbours as spans: 3, 7-9."""
    runs = [[number for _, number in run] for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def report(found: dict[str, Any]) -> str:
    """The files below, the least covered first, with the lines that no test reaches, and the totals."""
    below = sorted((one["summary"]["percent_covered"], path) for path, one in found["files"].items())
    lines = [
        f"{share:6.1f} %  {path}: lines {spans(found['files'][path]['missing_lines'])}"
        for share, path in below
        if share < ENOUGH
    ]
    total = found["totals"]
    return "\n".join(
        [
            f"Files of which less than {ENOUGH} % is reached: {len(lines)} of {len(below)}",
            *lines,
            f"{total['percent_statements_covered']:6.1f} %  of {total['num_statements']} lines of src",
            f"{total['percent_branches_covered']:6.1f} %  of {total['num_branches']} branches of src",
        ]
    )


def is_enough(found: dict[str, Any]) -> bool:
    total = found["totals"]
    return min(total["percent_statements_covered"], total["percent_branches_covered"]) >= ENOUGH


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit("./run test coverage takes no arguments: it always measures the same tests.")
    passed = measure()
    found = combined()
    sys.stdout.write(report(found) + "\n")
    if not is_enough(found):
        sys.stdout.write(f"Too little: at least {ENOUGH} % of each is required.\n")
    sys.exit(not (passed and is_enough(found)))
