"""`./run bench dice [--draws N]`: are sealed dice fair, and what does a draw cost?

For every kind of chance event, tables of weights are sampled from random games, and each is drawn from again and again,
as a table does: draw number k of a stream. A χ² test compares how often each outcome came with its weight (frequency),
another one pairs of successive draws with the product of their weights (serial). Fails if one of the p-values,
multiplied by their number, is below 0.01. The streams are new each time; `--seed` repeats one run.
"""

import secrets
import sys
import time
from collections.abc import Sequence

from rich.box import MARKDOWN
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.asking import parser_of, write_json
from bench.dices.chi_square import p_value
from bench.dices.sampled import Weights, weights_of_all_games
from igroteka.core.dice import drawn
from igroteka.core.stream import SECRET_BYTES, Stream, commitment

TABLES = 20
"""Of weights, for each kind."""
TOO_UNLIKELY = 0.01


def stream_of(seed: str) -> Stream:
    secret = (seed.encode() * SECRET_BYTES)[:SECRET_BYTES] if seed else secrets.token_bytes(SECRET_BYTES)
    return Stream(secret, [f"commit {commitment(secret)}", "seal"])


def drawn_again(stream: Stream, weights: Weights, first: int, draws: int) -> list[int]:
    """The outcomes of successive draws."""
    outcomes = [*enumerate(weights)]
    return [drawn(outcomes, stream.numbers(f"draw {number}")) for number in range(first, first + draws)]


def frequency(came: Sequence[int], weights: Weights) -> float:
    total = sum(weights)
    counts = [0] * len(weights)
    for outcome in came:
        counts[outcome] += 1
    return p_value(counts, [len(came) * weight / total for weight in weights])


def serial(came: Sequence[int], weights: Weights) -> float:
    """Pairs do not overlap, so that they are independent."""
    total, size = sum(weights), len(weights)
    counts = [0] * size**2
    pairs = [*zip(came[::2], came[1::2], strict=False)]
    for one, other in pairs:
        counts[one * size + other] += 1
    return p_value(counts, [len(pairs) * one * other / total**2 for one in weights for other in weights])


def measure(kind: str, tables: Sequence[Weights], draws: int, seed: str, console: Console) -> dict[str, float]:
    stream, each = stream_of(seed and f"{seed} {kind}"), -(-draws // len(tables))
    worst, tests, took = {"frequency": 1.0, "serial": 1.0}, 0, 0.0
    for number, weights in enumerate(track(tables, kind, console=console, transient=True)):
        start = time.process_time()
        came = drawn_again(stream, weights, number * each + 1, each)
        took += time.process_time() - start
        for name, test in (("frequency", frequency), ("serial", serial)):
            worst[name] = min(worst[name], test(came, weights))
            tests += len(weights) > 1
    return {"tables": len(tables), "draws": each * len(tables), "tests": tests, **worst, "µs": 1e6 * took / draws}


def main() -> None:
    parser = parser_of("dice", __doc__)
    parser.add_argument("--draws", type=int, default=1_000_000, help="for each kind of chance event")
    parser.add_argument("--seed", default="", help="any text; without it, the system's randomness")
    asked, console = parser.parse_args(), Console(stderr=True)
    kinds = weights_of_all_games(TABLES)
    figures = {kind: measure(kind, tables, asked.draws, asked.seed, console) for kind, tables in kinds.items()}
    tests = sum(one["tests"] for one in figures.values())
    least = min(min(one["frequency"], one["serial"]) for one in figures.values())
    if asked.json:
        write_json(figures)
    else:
        show(figures)
        print(f"\nThe smallest of {tests:.0f} p-values is {least:.2g}; corrected, {min(1.0, least * tests):.2g}.")
    if least * tests < TOO_UNLIKELY:
        sys.exit("This is not what fair dice do.")


def show(figures: dict[str, dict[str, float]]) -> None:
    table = Table("chance event", "tables", "draws", "smallest p: frequency", "serial", "µs a draw", box=MARKDOWN)
    for kind, one in figures.items():
        texts = [f"{one['frequency']:.2g}", f"{one['serial']:.2g}", f"{one['µs']:.1f}"]
        table.add_row(kind, f"{one['tables']:.0f}", f"{one['draws']:,.0f}", *texts)
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
