"""`./run bench store [--folder FOLDER] [--json]`: durable appends per second, compared with a bare sync of the disk.

A table waits for each append before the next one, as in play; so the more tables wait, the more appends share a sync.
Times are wall-clock times, because they include the disk; CPU time is that of all threads.
"""

import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from bench.asking import parser_of, write_json
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import StoredTable, Summary

ROUNDS = 5
SYNCS = 200
TABLES = {1: 200, 10: 100, 100: 50}  # number of waiting tables: appends of each in a round
PLAYING = Summary("marrakech", public=True, status="playing", seats=4, free=1, names=["Ann"])
PAYLOAD = b"x" * 300  # a step with its events
WRITTEN = b"x" * 4 * 4120  # what a single append adds to SQLite's log: four pages with their headers

sync = getattr(os, "fdatasync", os.fsync)  # fdatasync where it exists, as SQLite does


def bare_syncs(file: int) -> list[float]:
    """Times of writing as much as one append does and syncing it, again and again in the same place."""
    times = []
    os.lseek(file, 0, os.SEEK_SET)
    for _ in range(SYNCS):
        start = time.perf_counter()
        os.write(file, WRITTEN)
        sync(file)
        times.append(time.perf_counter() - start)
    return times


async def play(store: SqliteStore, table: str, number: int) -> list[float]:
    times = []
    for at in range(number):
        start = time.perf_counter()
        await store.append(table, at, [PAYLOAD], f"command {at}", PLAYING)
        times.append(time.perf_counter() - start)
    return times


async def appends(store: SqliteStore, tables: int) -> tuple[list[float], float, float]:
    """The times of all appends, the wall-clock time and the CPU time."""
    made = await store.count()
    names = [str(made + number) for number in range(tables)]
    await asyncio.gather(*[store.create(StoredTable(name, name, PLAYING), []) for name in names])
    start, cpu = time.perf_counter(), time.process_time()
    times = await asyncio.gather(*[play(store, name, TABLES[tables]) for name in names])
    took, worked = time.perf_counter() - start, time.process_time() - cpu
    return [one for some in times for one in some], took, worked


def spread(times: list[float]) -> dict[str, float]:
    """Milliseconds."""
    return {
        "median ms": round(1e3 * statistics.median(times), 3),
        "p99 ms": round(1e3 * statistics.quantiles(times, n=100)[-1], 3),
    }


async def measure(folder: Path, console: Console) -> dict[str, Any]:
    syncs: list[float] = []
    rounds: dict[int, list[tuple[list[float], float, float]]] = {tables: [] for tables in TABLES}
    store = await SqliteStore.open(folder)
    with (folder / "bare").open("wb") as bare:
        await appends(store, max(TABLES))  # until SQLite's log has reached its length and is overwritten
        bare_syncs(bare.fileno())
        for _ in track(range(ROUNDS), "appending", console=console, transient=True):
            syncs += bare_syncs(bare.fileno())
            for tables, done in rounds.items():
                done.append(await appends(store, tables))
    await store.close()
    figures: dict[str, Any] = {"bare sync": {"per second": round(len(syncs) / sum(syncs)), **spread(syncs)}}
    for tables, done in rounds.items():
        times = [one for some, _, _ in done for one in some]
        figures[f"appends, tables waiting: {tables}"] = {
            "per second": round(len(times) / sum(took for _, took, _ in done)),
            **spread(times),
            "CPU µs each": round(1e6 * sum(worked for _, _, worked in done) / len(times), 1),
        }
    return figures


def main() -> None:
    parser = parser_of("store", __doc__)
    parser.add_argument(
        "--folder", type=Path, default=Path.cwd(), help="a folder on the disk to measure (default: the current one)"
    )
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        figures = asyncio.run(measure(Path(folder), Console(stderr=True)))
    if asked.json:
        write_json(figures)
        return
    console = Console(highlight=False)
    for name, figure in figures.items():
        told = ", ".join(f"{value:,} {unit}" for unit, value in figure.items())
        console.print(f"{name:28} {told}", soft_wrap=True)


if __name__ == "__main__":
    main()
