"""The first start on a bare machine: a fresh clone, an empty home folder, and caches of packages that are warm."""

import asyncio
import os
import random
import resource
import subprocess
import time
from pathlib import Path

from storms.figures import Figure
from storms.house import ROOT, House
from upgrades.returning import Returning

PACKAGES = {"UV_CACHE_DIR": ".cache/uv", "PIP_CACHE_DIR": ".cache/pip", "npm_config_cache": ".npm"}
"""Folders below the home folder where the installers keep what they downloaded."""
MOST_TO_ANSWER = 60.0  # seconds, the target
TRY_EVERY = 0.1


def cpu_of_children() -> float:
    """CPU seconds of all processes below this one that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def cpu_of(process: int) -> float:
    """CPU seconds so far of a process and all below it."""
    ticks = os.sysconf("SC_CLK_TCK")
    parents: dict[int, tuple[int, float]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        parents[int(folder.name)] = int(fields[1]), sum(map(int, fields[11:15])) / ticks
    below = {process}
    while more := {pid for pid, (parent, _) in parents.items() if parent in below} - below:
        below |= more
    return sum(parents[pid][1] for pid in below if pid in parents)


async def first_start(folder: Path) -> list[Figure]:
    """Only what is committed is in the clone."""
    home = Path.home()
    warm = {name: os.environ.get(name, str(home / where)) for name, where in PACKAGES.items()}
    bare = {"HOME": str(folder / "home"), "XDG_CACHE_HOME": str(folder / "home/cache"), "VIRTUAL_ENV": ""}
    (folder / "home").mkdir()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "clone")], check=True)  # noqa: S603, S607
    before = cpu_of_children()
    house = await asyncio.to_thread(
        House, folder, None, (str(folder / "clone" / "run"), "serve"), environment={**warm, **bare}
    )
    page = await house.until_answered("/")
    answer, cpu = await until_a_bot_answers(house)
    ready = await house.until_answered("/readyz")
    await house.until_settled()
    strong = time.perf_counter() - house.began
    await house.stop()
    return [
        Figure("./run serve in a fresh clone to the first page", page, "s"),
        Figure("to the first answer of a bot, in Marrakech", answer, "s", most=MOST_TO_ANSWER),
        Figure("CPU time until then, of all processes", cpu, "s"),
        Figure("until all games can be played", ready, "s"),
        Figure("until all bots are at full strength", strong, "s"),
        Figure("CPU time of all of it", cpu_of_children() - before, "s"),
    ]


async def until_a_bot_answers(house: House) -> tuple[float, float]:
    """Opens a table as soon as that is possible. Seconds from the start of the server, and CPU seconds."""
    wanted = {"game": "marrakech", "shuffle": False, "seats": [{"bot": "casual"}, {"name": "Guest"}]}
    while (answer := await house.http.post("/api/tables", json=wanted)).status_code != 201:
        await asyncio.sleep(TRY_EVERY)
    cookie = answer.headers["set-cookie"].partition(";")[0]
    troubles: list[str] = []
    guest = Returning(house.port, answer.json()["id"], cookie, random.Random(1), troubles)
    guest.start()
    await guest.came.wait()
    await guest.do("begin")
    while not any(line.get("by") == "bot" for line in guest.lines):
        await asyncio.sleep(TRY_EVERY / 10)
    took, cpu = time.perf_counter() - house.began, cpu_of(house.process.pid)
    await guest.leave()
    if troubles:
        raise RuntimeError(f"The first table went wrong: {troubles}")
    return took, cpu
