"""`./run bench storm [--tables N] [--rate R] [--seconds S] [--idle N] [--races N] [--restart N] [--page] [--json]`.

A load test: a real server on one core, and real clients on another, over loopback. At every table four guests take
legal steps, in all four games. Steps are due at times that do not depend on the server (an open loop), and a step has
arrived when the last of the four has received it. Each part has a server of its own; without arguments all parts run.
It fails if a guest receives something that does not follow what it knows, or is refused anything.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

from rich.console import Console
from storms.figures import Figure, plain, show
from storms.house import House, open_many_files, share_cores
from storms.idle import idle
from storms.open_loop import Storm
from storms.races import races
from storms.starting import first_page, restart

Measure = Callable[[House], Awaitable[list[Figure]]]
WHOLE = {"tables": 400, "idle": 2000, "races": 40, "restart": 500, "page": True}


class Bench:
    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.core = share_cores()
        self.troubles: list[str] = []
        self.console = Console(stderr=True)

    async def run(self) -> dict[str, list[Figure]]:
        asked, troubles = self.asked, self.troubles
        found: dict[str, list[Figure]] = {}
        if asked.tables:
            title = f"{asked.tables} tables of four, {asked.rate:g} decisions due a second, for {asked.seconds:g} s"
            found[title] = await self.at_home(
                lambda house: Storm(house, asked.tables, asked.rate, asked.seconds, troubles).run()
            )
        if asked.idle:
            found["idle sockets"] = await self.at_home(lambda house: idle(house, asked.idle, troubles))
        if asked.races:
            title = f"races at {asked.races} tables of eight, for {asked.seconds:g} s"
            found[title] = await self.at_home(lambda house: races(house, asked.races, asked.seconds, troubles))
        if asked.restart:
            with tempfile.TemporaryDirectory() as folder:
                found["killed and started again"] = await restart(Path(folder), self.core, asked.restart, troubles)
        if asked.page:
            with tempfile.TemporaryDirectory() as folder:
                found["a warm start"] = await first_page(Path(folder), self.core)
        return found

    async def at_home(self, measure: Measure) -> list[Figure]:
        """Runs a part with a server of its own, which is always stopped afterwards."""
        with tempfile.TemporaryDirectory() as folder:
            house = House(Path(folder), self.core)
            try:
                with self.console.status("loading, measuring"):
                    await house.until_settled()
                    return await measure(house)
            finally:
                self.troubles += house.errors()
                await house.stop()


def asked_for() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run bench storm", description="A server on one core, stormed from another")
    parser.add_argument("--tables", type=int, help="tables at which steps are taken (default: 400)")
    parser.add_argument(
        "--rate", type=float, default=1400, help="decisions per second at all tables together (default: 1400)"
    )
    parser.add_argument(
        "--seconds", type=float, default=20, help="length of the measurement of steps and of races (default: 20)"
    )
    parser.add_argument("--idle", type=int, help="idle sockets (default: 2000)")
    parser.add_argument("--races", type=int, help="tables of eight with live races (default: 40)")
    parser.add_argument(
        "--restart", type=int, help="tables in the store of a server that is killed and restarted (default: 500)"
    )
    parser.add_argument("--page", action="store_true", help="time to the first page of a warm start")
    parser.add_argument("--json", action="store_true", help="figures as JSON on standard output")
    asked = parser.parse_args()
    if not any(getattr(asked, part) for part in WHOLE):
        vars(asked).update(WHOLE)
    return asked


def main() -> None:
    asked = asked_for()
    open_many_files()
    bench = Bench(asked)
    found = asyncio.run(bench.run())
    if asked.json:
        json.dump(plain(found), sys.stdout, indent=2, ensure_ascii=False)
        print()
    else:
        show(found, Console(highlight=False))
    for trouble, times in Counter(bench.troubles).most_common(10):
        print(f"wrong: {trouble} ({times} times)", file=sys.stderr)
    sys.exit(1 if bench.troubles else 0)


if __name__ == "__main__":
    main()
