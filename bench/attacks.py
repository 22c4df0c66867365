"""`./run bench attacks [ATTACK ...] [--seconds N] [--json]`: what honest people feel while somebody attacks the server.

Each attack has a fresh server with default limits. Honest people play at tables of their own and open pages, first
undisturbed, then under the attack, which comes from another loopback address. The bench fails if somebody honest is
thrown out, or if their p99 is above twice the baseline of the same run, in two runs one after the other: on a machine
that does other work, too, one half of a run may be slower than the other by chance. Attackers bring machines of their
own; here their process yields the processor to the server and to honest people.
"""

import asyncio
import importlib
import os
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path

import httpx
from asking import parser_of, write_json
from rich.console import Console
from storms.figures import Figure, plain, quantile, show

from bench.attacks.honest import Felt, feel
from bench.attacks.target import Target

FOLDER = Path(__file__).parent / "attacks"
PARTS = ("__init__", "flooding", "honest", "novice", "target", "victim", "waiting")
ATTACKS = sorted(file.stem for file in FOLDER.glob("*.py") if file.stem not in PARTS)
MS = 1000
TIMES = 2.0
"""The most by which an attack may lengthen what honest people wait."""
LEAST = 5.0
"""Milliseconds below which a p99 is not compared: two such figures differ by chance. The output says where."""
RUNS = 2
"""Each with a fresh server and a baseline of its own. The first that succeeds is the last."""
READY = 2.0
"""Seconds for an attack to reach its strength."""
NOTES = 1_000_000
"""Bytes that the server may log during an attack."""


YIELDING = 10
"""The niceness of the attacker's process."""


def attacked(name: str, seconds: float) -> list[Figure]:
    """In a process of its own, because it cannot become less nice again."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measured(name, seconds, Path(folder)))


async def measured(name: str, seconds: float, folder: Path) -> list[Figure]:
    module = importlib.import_module(f"bench.attacks.{name}")
    with Target(folder, getattr(module, "DESCRIPTORS", None)) as target, in_a_process() as honest:
        await until_ready(target)
        before, noted = await felt_by_others(honest, target, seconds), target.noted_bytes
        os.nice(YIELDING)
        if hasattr(module, "prepare"):
            await module.prepare(target)
        attack = asyncio.create_task(module.attack(target))
        await asyncio.sleep(READY)
        under = await felt_by_others(honest, target, seconds)
        attack.cancel()
        with suppress(asyncio.CancelledError):
            await attack
        return [*compared(before, under), *target.figures, logged(target, noted)]


def in_a_process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, get_context("spawn"))


async def felt_by_others(honest: ProcessPoolExecutor, target: Target, seconds: float) -> Felt:
    return await asyncio.get_running_loop().run_in_executor(honest, feel, target.port, seconds)


async def until_ready(target: Target) -> None:
    """Waits until all games and their bots are loaded, so that nothing else is under way."""
    async with target.http(target.honest) as http:
        while not is_ready(await http.get("/readyz")):
            await asyncio.sleep(0.5)


def is_ready(answer: httpx.Response) -> bool:
    return answer.is_success and sorted(answer.json()["strong"]) == sorted(answer.json()["loaded"])


def compared(before: Felt, under: Felt) -> list[Figure]:
    figures: list[Figure] = []
    for what in ("steps", "pages"):
        was, now = sorted(getattr(before, what)), sorted(getattr(under, what))
        if not was or not now:
            under.troubles.append(f"no {what} were counted")
            continue
        twice = TIMES * quantile(was, 0.99) * MS
        floor = "" if twice >= LEAST else f" (less than {LEAST:g} ms is not compared)"
        figures += [
            Figure(f"{what} undisturbed, median", quantile(was, 0.5) * MS, "ms"),
            Figure(f"{what} undisturbed, p99", quantile(was, 0.99) * MS, "ms"),
            Figure(f"{what} under attack, median", quantile(now, 0.5) * MS, "ms"),
            Figure(f"{what} under attack, p99{floor}", quantile(now, 0.99) * MS, "ms", most=max(twice, LEAST)),
        ]
    figures.append(Figure("honest people in trouble", len(under.troubles), "", most=0))
    figures += [Figure(f"  {trouble}", 1, "") for trouble in sorted(set(under.troubles))[:5]]
    return figures


def logged(target: Target, before: int) -> Figure:
    return Figure("written into the log", target.noted_bytes - before, "bytes", most=NOTES)


def main() -> None:
    parser = parser_of("attacks", __doc__)
    parser.add_argument("attack", nargs="*", choices=[*ATTACKS, []], help=f"default: all ({', '.join(ATTACKS)})")
    parser.add_argument("--seconds", type=float, default=10.0, help="with and without the attack (default: 10)")
    asked = parser.parse_args()
    console, found = Console(stderr=True), dict[str, list[Figure]]()
    for name in asked.attack or ATTACKS:
        about = (importlib.import_module(f"bench.attacks.{name}").__doc__ or "").strip()
        for run in range(RUNS):
            title = f"{name}: {about}" if run == 0 else f"{name}, once more: {about}"
            with console.status(title), in_a_process() as process:
                figures = found[f"{name}: {about}"] = process.submit(attacked, name, asked.seconds).result()
            if not asked.json:
                show({title: figures}, Console())
            if all(figure.is_reached for figure in figures):
                break
    if asked.json:
        write_json(plain(found))
    if not all(figure.is_reached for figures in found.values() for figure in figures):
        sys.exit("An attack reached somebody honest.")


if __name__ == "__main__":
    main()
