"""Nothing shifts under a finger while a table is being opened."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hands import Finger
from tests.browser.journey import GAMES, open_table
from tests.browser.seen import when_settled

WATCH = """
    window.shifted = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.shifted += one.value)))
        .observe({ type: 'layout-shift', buffered: true });
"""


def shifted(page: Page) -> float:
    page.locator(".board > *").wait_for()
    page.wait_for_load_state("networkidle")
    return page.evaluate("window.shifted")


@pytest.mark.parametrize("game", GAMES[:3])  # in Chazz cats walk about, with their names
def test_a_table_is_opened_in_one_piece(open_page: OpenPage, game: str):
    page = open_page("/", PHONE, "en", reduced_motion="reduce")
    open_table(page, Finger(page), game, "en")
    when_settled(page, game)
    page.add_init_script(WATCH)
    page.reload()
    assert shifted(page) == 0
