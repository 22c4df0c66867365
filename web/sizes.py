"""The gzipped size of pages: the files that a browser has requested, measured on disk."""

import gzip

from playwright.sync_api import Page

from web.bundle import STATIC

KB = 1000
HOME, BOARD, LESSONS = 60 * KB, 30 * KB, 40 * KB
"""The budgets of the whole home page, of a board's own script and style, and of a guided game beyond its table."""

ASKED_FOR = "performance.getEntriesByType('resource').map((one) => one.name)"


def assets(page: Page) -> set[str]:
    """The files of the client that the page has loaded so far."""
    return {name.rpartition("/")[2] for name in page.evaluate(ASKED_FOR) if "/assets/" in name}


def gzipped(files: set[str]) -> int:
    return sum((STATIC / "assets" / f"{file}.gz").stat().st_size for file in files)


def whole(page: Page) -> int:
    """The size of the page itself, its files, and its requests to the API."""
    bodies = [page.request.get(address).body() for address in (page.url, *sorted(answers(page)))]
    return gzipped(assets(page)) + sum(len(gzip.compress(body)) for body in bodies)


def board_and_words(page: Page, table: str) -> tuple[int, int]:
    """The size of the board beyond that of any table, and the size of the game's words."""
    page.goto(f"{table.rpartition('/')[0]}/nowhere")
    page.locator("h1").wait_for()
    page.wait_for_load_state("networkidle")
    any_table = assets(page)
    page.goto(table)
    page.locator(".board > :not(.plain)").wait_for()
    page.wait_for_load_state("networkidle")
    words = next(name for name in page.evaluate(ASKED_FOR) if name.endswith("/words"))
    return gzipped(assets(page) - any_table), len(gzip.compress(page.request.get(words).body()))


def lessons(page: Page, table: str, game: str, stage: int) -> int:
    """The size of a page of the guided first game, with its texts, beyond a table of the game."""
    seen(page, table, ".board > :not(.plain)")
    known, told = assets(page), answers(page)
    page.evaluate(
        "([game, stage]) => localStorage.setItem('lessons', JSON.stringify({ [game]: stage }))", [game, stage]
    )
    seen(page, f"{table.partition('/t/')[0]}/learn/{game}", ".coach")
    more = [page.request.get(address).body() for address in sorted(answers(page) - told)]
    return gzipped(assets(page) - known) + sum(len(gzip.compress(body)) for body in more)


def seen(page: Page, address: str, selector: str) -> None:
    """Opens an address, and waits for what is on the page."""
    page.goto(address)
    page.locator(selector).first.wait_for()
    page.wait_for_load_state("networkidle")


def answers(page: Page) -> set[str]:
    """What the page has asked the API for."""
    return {name for name in page.evaluate(ASKED_FOR) if "/api/" in name}
