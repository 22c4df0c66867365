"""`./run bench lag [--races N] [--json]`: is a race of Chazz fair to those who are far away, and closed to liars?

Players who react alike race behind networks of their own, through the server's own timeline and crediting. How often
each is left standing is compared with the fair share. Everybody sees the race half a trip late, steers, reacts to the
word and is heard half a trip later, with jitter and hiccups. A liar answers pings late, to be credited for a lag that
they do not have.
"""

import statistics
from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from rich.console import Console
from rich.progress import track
from storms.figures import Figure, plain, show

from bench.asking import parser_of, write_json
from bench.lags.player import Kind
from bench.lags.raced import Cell, stood

RACES = 40_000
AT_ONCE = 1_000
NEAR, FAR = 0.02, 0.2
LIE = 0.21
"""With it a neighbour seems to be as far away as anybody is credited for."""
HONEST_MOST, LIAR_MOST = 2.0, 1.0
"""Percentage points from the fair share; and by how many a liar stands less often than the honest ones beside them."""
BUSY = 0.01


def person(lag: float) -> Kind:
    return Kind(f"{lag * 1000:.0f} ms", lag)


def beside(seats: int, other: Kind) -> tuple[Kind, ...]:
    return (*[person(NEAR)] * (seats - 1), other)


def cells() -> dict[str, Cell]:
    found: dict[str, Cell] = {}
    for seats in (4, 8):
        half = seats // 2
        step = (FAR - NEAR) / (seats - 1)
        liar = Kind("liar", NEAR, LIE)
        tables = {
            "one far away": beside(seats, person(FAR)),
            "one at 100 ms": beside(seats, person(0.1)),
            "34 ms and 32 ms": (*[person(0.032)] * half, *[person(0.034)] * half),
            "two halves": (*[person(NEAR)] * half, *[person(FAR)] * half),
            "a ladder": tuple(person(NEAR + number * step) for number in range(seats)),
            "one behind a proxy": beside(seats, Kind("150 ms, behind a proxy", 0.15, is_behind_proxy=True)),
            "a liar": beside(seats, liar),
            "a liar behind a proxy": beside(seats, liar._replace(is_behind_proxy=True)),
        }
        found |= {f"{seats} seats: {name}": Cell(kinds) for name, kinds in tables.items()}
        found[f"{seats} seats: a ladder, and the server is late"] = Cell(tables["a ladder"], BUSY)
    return found


def figures(cell: Cell, standing: list[int], races: int) -> list[Figure]:
    """For each kind of player how often one of them stands; and what a liar has of it."""
    shares = shares_of(cell, standing, races)
    fair = 100 / len(cell.kinds)
    told = [Figure("fair share", fair, "%")]
    honest = statistics.mean(share for kind, share in shares.items() if not kind.lies)
    for kind, share in shares.items():
        told.append(Figure(f"{kind.name} stands", share, "%"))
        if kind.lies:
            told.append(Figure("  less than the honest ones", honest - share, "points", most=LIAR_MOST))
        else:
            told.append(Figure("  off the fair share", abs(share - fair), "points", most=HONEST_MOST))
    return told


def shares_of(cell: Cell, standing: list[int], races: int) -> dict[Kind, float]:
    return {
        kind: 100
        * statistics.mean(count for one, count in zip(cell.kinds, standing, strict=True) if one == kind)
        / races
        for kind in dict.fromkeys(cell.kinds)
    }


def measure(races: int, console: Console) -> dict[str, list[Figure]]:
    wanted = cells()
    standing = {name: [0] * len(cell.kinds) for name, cell in wanted.items()}
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        parts: dict[Future[list[int]], str] = {}
        for name, cell in wanted.items():
            for first in range(0, races, AT_ONCE):
                parts[processes.submit(stood, cell, min(AT_ONCE, races - first), first)] = name
        done: Iterable[Future[list[int]]] = as_completed(parts)
        for part in track(done, "racing", total=len(parts), console=console, transient=True):
            name = parts[part]
            standing[name] = [sum(counts) for counts in zip(standing[name], part.result(), strict=True)]
    return {name: figures(cell, standing[name], races) for name, cell in wanted.items()}


def main() -> None:
    parser = parser_of("lag", __doc__)
    parser.add_argument("--races", type=int, default=RACES, help=f"races at each table (default: {RACES})")
    asked = parser.parse_args()
    found = measure(asked.races, Console(stderr=True))
    if asked.json:
        write_json(plain(found))
    else:
        show(found, Console(highlight=False))
    if not all(figure.is_reached for told in found.values() for figure in told):
        raise SystemExit("Somebody stands too often, or too seldom.")


if __name__ == "__main__":
    main()
