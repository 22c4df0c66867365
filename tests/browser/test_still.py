"""Nothing shifts under a finger while a table is being opened."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.hands import Finger, Mouse
from tests.browser.journey import GAMES, open_table
from tests.browser.seen import when_settled

WATCH = """
    window.shifts = [];
    const isSentence = (node) => node.closest('.question, .heart') !== null; // one gives way to another, longer one
    new PerformanceObserver((list) => list.getEntries().forEach((one) => {
        const nodes = one.sources.map(({ node }) => node?.parentElement && (node.closest ? node : node.parentElement));
        const moved = nodes.filter((node) => node && !isSentence(node));
        if (moved.length) window.shifts.push({ value: one.value, walks: moved.some((node) => node.closest('.cats')) });
    })).observe({ type: 'layout-shift', buffered: true });
"""
UNSEEN = 0.0005
"""Of a shift: in a race that goes on while the page is loaded, a name may come to its place a frame late."""
HALVES = "[...document.querySelectorAll('.cats > div')].map((one) => one.classList.contains('far')).join()"
CROSSED = f"(before) => document.querySelector('.cat.sits') || {HALVES} !== before"
"""Some cat has come into the other half of the ring, where its name is on its other side; or the race is over."""


def shifted(page: Page) -> float:
    page.locator(".board > *").wait_for()
    page.wait_for_load_state("networkidle")
    return page.evaluate("window.shifts.reduce((sum, one) => sum + one.value, 0)")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_opened_in_one_piece(open_page: OpenPage, game: str):
    page = open_page("/", PHONE, "en", reduced_motion="reduce")
    open_table(page, Finger(page), game, "en")
    when_settled(page, game)
    page.add_init_script(WATCH)
    page.reload()
    assert shifted(page) < UNSEEN


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_nothing_shifts_while_cats_walk_about_with_their_names(open_page: OpenPage, size: tuple[int, int]):
    page = open_page("/", size, "en")
    page.add_init_script(WATCH)
    page.reload()
    open_table(page, Mouse(page), "chazz", "en")
    page.locator(".heart .music").wait_for()
    page.wait_for_function(CROSSED, arg=page.evaluate(HALVES), polling=100)
    assert page.evaluate("window.shifts.filter((one) => one.walks)") == []
