"""Matches that are over, in a server's data before it starts, so that somebody has games to look back on."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from igroteka.core.dice import Dice
from igroteka.reviews.ledger import Account
from igroteka.reviews.review import VERSION, Review
from igroteka.server.table.entries import AnyEntry, Sat
from igroteka.store.sqlite import SqliteStore
from tests.browser.laid import ME, OTHERS, begun, kept
from web.gallery import positions

LEDGER = [Account(500_000, 32_000, -41_000, 0, 0, 491_000), Account(500_000, -32_000, 0, 41_000, 0, 509_000)]


def finished(folder: Path) -> dict[str, str]:
    """The paths at which one takes the seats of some matches: against bots, against Боря, and one that is reviewed."""
    paths = kept(
        folder,
        {
            "against-novice": over("tayu", 1, [None, "novice"]),
            "against-master": over("tayu", 2, [None, "master"]),
            "against-boris": over("marrakech", 3, [None, None]),
            "of-four": over("marrakech", 4, [None, "solid", "solid", "expert"]),
        },
    )
    with ThreadPoolExecutor(1) as thread:  # a browser's event loop may be running in this one
        thread.submit(lambda: asyncio.run(review(folder, "against-master"))).result()
    return paths


def over(game: str, seed: int, bots: list[str | None]) -> list[AnyEntry]:
    *_, played = positions(game, {"players": str(len(bots))}, Dice(seed))
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    names = [(ME, "Аня"), (OTHERS, "Боря")]
    return [*begun(game, bots, [Sat(seat, *names[seat]) for seat in people]), *played.steps]


async def review(folder: Path, table: str) -> None:
    store = await SqliteStore.open(folder)
    await store.keep_review(table, VERSION, msgspec.json.encode(Review("tayu", True, [], (0, 0), LEDGER, [])))
    await store.close()
