"""`./run bench upgrade [--tables N] [--pages N] [--json]`: a live server, stopped and started again.

At every table people take steps over real sockets, and come back by themselves as the browser's page does; some pages
are real ones, in a headless Chromium. The old process gets SIGTERM, the new one starts when it has ended. A client has
gone on when it hears of a step that was taken after that. It fails if a step that was acknowledged or seen is missing
from a log, or is there twice, or if a client does not go on.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from storms.figures import Figure, plain, quantile, show
from storms.house import COMMAND, House, open_many_files, share_cores
from upgrades.pages import WatchedPage, headless
from upgrades.returning import PACE, Returning

from web.bundle import bundle

KINDS: list[dict[str, Any]] = [
    {"game": "marrakech", "seats": [{"name": "Guest 0"}, {}]},
    {"game": "tayu", "seats": [{"name": "Guest 0"}, {}]},
    {"game": "mazaitsy", "seats": [{"name": "Guest 0"}, {}]},
    {"game": "chazz", "calm": True, "seats": [{"name": "Guest 0"}, {}, {}, {}]},
]
AT_ONCE = 10  # tables that are opened at the same time
BEFORE = 5.0  # seconds of play before the upgrade
PATIENCE = 60.0  # seconds for everybody to go on
AFTER = 3.0  # seconds of play after that
MOST = 5.0  # seconds, the target
NEVER = float("inf")


class Played:
    """A table and the people at it."""

    def __init__(self, house: House, wanted: dict[str, Any], rng: random.Random, troubles: list[str]) -> None:
        self.house, self.wanted, self.rng, self.troubles = house, wanted, rng, troubles
        self.people: list[Returning] = []
        self.known = 0
        """The length of the log when the old server had ended."""
        self.is_over = False
        """Whether the match was over by then, and has no next step: Ta Yü may end after a few."""

    async def open(self) -> None:
        answer = await self.house.http.post("/api/tables", json=self.wanted, headers={"cookie": ""})
        host, table = answer.headers["set-cookie"].partition(";")[0], answer.json()["id"]
        for seat in range(len(self.wanted["seats"])):
            person = Returning(self.house.port, table, None if seat else host, self.rng, self.troubles)
            self.people.append(person)
            person.start()
            await person.came.wait()
            if seat:
                await person.do("sit", seat=seat, name=f"Guest {seat}")
        for person in self.people:
            person.pace = PACE
        await self.people[0].do("begin")

    def note_known(self) -> None:
        best = max(self.people, key=lambda person: len(person.lines))
        self.known, self.is_over = len(best.lines), not best.position.get("waits")

    async def check(self) -> int:
        """Compares the log with what everybody saw and was acknowledged. Returns the number of acknowledged steps."""
        reader = Returning(self.house.port, self.people[0].table, None, self.rng, self.troubles)
        reader.start()
        await reader.came.wait()
        log = reader.lines
        await reader.leave()
        acted = [one for person in self.people for one in person.acted.values()]
        for person in self.people:
            if person.lines != log[: len(person.lines)]:
                self.troubles.append(f"a line that was seen is missing or different at {reader.table}")
        for n, sent in acted:
            line = log[n] if n < len(log) else {}
            if line.get("a") != sent.get("a") or line.get("e") not in ("step", "stepped", "picked"):
                self.troubles.append(f"an acknowledged {sent['t']} is missing: {sent} is not {line}")
        decided = [line for line in log if line.get("by") == "seat" or line["e"] == "picked"]
        if len(decided) != len(acted):
            self.troubles.append(f"{len(decided)} decisions in the log, {len(acted)} acknowledged")
        return len(acted)


class Upgrade:
    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.core = share_cores()
        self.troubles: list[str] = []
        self.console = Console(stderr=True)
        rng = random.Random(1)
        self.rngs = [random.Random(rng.random()) for _ in range(asked.tables)]

    async def run(self, folder: Path) -> list[Figure]:
        house = await asyncio.to_thread(House, folder, self.core)
        try:
            with self.console.status("starting, opening tables"):
                await house.until_settled()
                tables = [
                    Played(house, KINDS[number % len(KINDS)], rng, self.troubles)
                    for number, rng in enumerate(self.rngs)
                ]
                for first in range(0, len(tables), AT_ONCE):
                    await asyncio.gather(*(table.open() for table in tables[first : first + AT_ONCE]))
            async with AsyncExitStack() as stack:
                pages = [WatchedPage(tables[number].people[0]) for number in range(self.asked.pages)]
                if pages:
                    browser = await stack.enter_async_context(headless())
                    for page in pages:
                        await page.open(browser, str(house.http.base_url).rstrip("/"))
                with self.console.status("playing, upgrading"):
                    await asyncio.sleep(BEFORE)
                    house, figures = await self.upgraded(house, folder, tables, pages)
            return figures
        finally:
            self.troubles += house.errors()
            await house.stop()

    async def upgraded(
        self, house: House, folder: Path, tables: list[Played], pages: list[WatchedPage]
    ) -> tuple[House, list[Figure]]:
        """Stops the server, starts another one, and waits until everybody goes on."""
        stopped = time.perf_counter()
        await house.stop()
        gone = time.perf_counter()
        self.troubles += house.errors()
        for table in tables:
            table.note_known()
        house = await asyncio.to_thread(House, folder, self.core, COMMAND, house.port)
        listening = time.perf_counter()
        clients: list[tuple[Returning | WatchedPage, int]] = [
            (person, table.known) for table in tables if not table.is_over for person in table.people
        ]
        watched = [(page, table.known) for page, table in zip(pages, tables, strict=False) if not table.is_over]
        clients += watched
        while any(client.went_on_at(known) is None for client, known in clients):
            if time.perf_counter() > stopped + PATIENCE:
                break
            await asyncio.sleep(0.02)
        took = [(client.went_on_at(known) or NEVER) - stopped for client, known in clients]
        if NEVER in took:
            self.troubles.append(f"{took.count(NEVER)} clients did not go on")
        acted = await self.checked(house, tables)
        back = [person.back_at(stopped) - stopped for table in tables for person in table.people]
        return house, [
            Figure("clients, real pages among them", len(took), ""),
            Figure("real pages", len(watched), ""),
            Figure("SIGTERM to the end of the old process", gone - stopped, "s"),
            Figure("its end to the new one's first line, by which it listens", listening - gone, "s"),
            Figure("SIGTERM to a client's next welcome, median", quantile(sorted(back), 0.5), "s"),
            Figure("SIGTERM to the next step that a client hears of, median", quantile(sorted(took), 0.5), "s"),
            Figure("p99", quantile(sorted(took), 0.99), "s", most=MOST),
            Figure("worst", max(took), "s", most=MOST),
            Figure("worst, from the moment the new process listens", max(took) - (listening - stopped), "s"),
            *([Figure("worst of the real pages", max(took[-len(watched) :]), "s", most=MOST)] if watched else []),
            Figure("decisions that were acknowledged, each of them once in the logs", acted, ""),
        ]

    async def checked(self, house: House, tables: list[Played]) -> int:
        """Lets everybody play on for a while, and then compares the logs. The number of acknowledged decisions."""
        await asyncio.sleep(AFTER)
        people = [person for table in tables for person in table.people]
        for person in people:
            person.pace = 0.0
        await asyncio.sleep(2 * PACE)  # for decisions that are due
        acted = 0
        for table in tables:
            table.house = house
            acted += await table.check()
        for person in people:
            await person.leave()
        return acted


def asked_for() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run bench upgrade", description="A live server, stopped and started again")
    parser.add_argument("--tables", type=int, default=200, help="tables with a match in progress (default: 200)")
    parser.add_argument("--pages", type=int, default=3, help="real pages among the clients (default: 3)")
    parser.add_argument("--json", action="store_true", help="figures as JSON on standard output")
    return parser.parse_args()


def main() -> None:
    asked = asked_for()
    open_many_files()
    if asked.pages:
        bundle()
    upgrade = Upgrade(asked)
    with tempfile.TemporaryDirectory() as folder:
        found = {f"upgrade of a server with {asked.tables} tables": asyncio.run(upgrade.run(Path(folder)))}
    if asked.json:
        json.dump(plain(found), sys.stdout, indent=2, ensure_ascii=False)
        print()
    else:
        show(found, Console(highlight=False))
    for trouble, times in Counter(upgrade.troubles).most_common(10):
        print(f"wrong: {trouble} ({times} times)", file=sys.stderr)
    sys.exit(1 if upgrade.troubles else 0)


if __name__ == "__main__":
    main()
