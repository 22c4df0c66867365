"""`./run bench start [--clone] [--json]`: start-up times: import, first compile, first answer, first prompt, `./run`.

With `--clone` instead the first start of a server on a bare machine: a fresh clone of what is committed, an empty home
folder, and caches of packages that are warm. It measures until a bot answers, and all CPU time.
"""

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import track
from starts.first_start import first_start
from storms.figures import plain, show

from bench.asking import parser_of, write_json
from igroteka.bots.opponents import opponents
from igroteka.games import NAMES

ROOT = Path(__file__).parents[1]
ROUNDS = 5
THINKING = [name for name in NAMES if "strong" in opponents(name)]

IMPORT = "import time; t = time.process_time(); import igroteka; print(time.process_time() - t)"
GAME = """
import time, igroteka
t = time.process_time()
state = igroteka.game("{name}").new()
state.apply(state.outcomes()[0][0])
state.view()
print(time.process_time() - t)
"""
ANSWER = """
import time, igroteka
from igroteka.bots.roster import factory_of
state = igroteka.game("{name}").new()
while state.actor < 0:
    state.apply(state.outcomes()[0][0])
factory_of("strong", "{name}", time.monotonic)(1).choose(state)
print(time.process_time())
"""


def told(code: str, **environment: str) -> float:
    """Runs code in a new Python process and returns the number that it prints."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def first_compile(name: str) -> float:
    """CPU seconds from an empty cache to the first step and view, including numba's own import."""
    with tempfile.TemporaryDirectory() as empty:
        return told(GAME.format(name=name), XDG_CACHE_HOME=empty)


def from_cache(name: str) -> float:
    return told(GAME.format(name=name))


def first_answer(name: str) -> float:
    """CPU seconds of a whole process that asks a strong bot for one step."""
    return told(ANSWER.format(name=name))


def waited_for(*command: str) -> float:
    """Wall-clock seconds of a command with empty input."""
    start = time.perf_counter()
    subprocess.run([str(ROOT / "run"), *command], stdin=subprocess.DEVNULL, capture_output=True, check=True)  # noqa: S603
    return time.perf_counter() - start


def python_itself() -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return time.perf_counter() - start


FIGURES: dict[str, tuple[int, Callable[[], float]]] = {
    "import igroteka, CPU seconds": (ROUNDS, lambda: told(IMPORT)),
    **{f"first compile of {name}, CPU seconds": (2, partial(first_compile, name)) for name in NAMES},
    **{f"{name} from the cache, CPU seconds": (ROUNDS, partial(from_cache, name)) for name in NAMES},
    **{f"first answer of a bot in {name}, CPU seconds": (ROUNDS, partial(first_answer, name)) for name in THINKING},
    "./run play at its first prompt, seconds": (ROUNDS, lambda: waited_for("play", "marrakech")),
    "./run, in addition to Python itself, seconds": (
        ROUNDS,
        lambda: waited_for("python", "-c", "pass") - python_itself(),
    ),
}


def from_a_clone(as_json: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = {"first start, in a fresh clone": asyncio.run(first_start(Path(folder)))}
    if as_json:
        write_json(plain(found))
    else:
        show(found, Console(highlight=False))


def main() -> None:
    parser = parser_of("start", __doc__)
    parser.add_argument("--clone", action="store_true", help="the first start of a server, in a fresh clone")
    asked = parser.parse_args()
    if asked.clone:
        from_a_clone(asked.json)
        return
    for name in NAMES:
        waited_for("play", name)
    for name in THINKING:
        first_answer(name)
    figures = {}
    for name, (rounds, measure) in FIGURES.items():
        times = [measure() for _ in track(range(rounds), name, console=Console(stderr=True), transient=True)]
        figures[name] = {"median": round(statistics.median(times), 3), "best": round(min(times), 3)}
    if asked.json:
        write_json(figures)
    else:
        for name, took in figures.items():
            print(f"{name:48} {took['median']:>8} median {took['best']:>8} best")


if __name__ == "__main__":
    main()
