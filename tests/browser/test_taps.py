"""No tap is lost, whatever is drawn between press and release; a long press with a mouse is a tap as well."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, OpenPage
from tests.browser.hands import Mouse
from tests.browser.journey import open_table
from tests.browser.seen import seen, wait_for_change, when_settled

DRAWN_GAMES = ["marrakech", "tayu", "mazaitsy"]
FADE = """
    const old = document.querySelector('.board').cloneNode(true);
    old.className = 'leaving';
    document.querySelector('.board-place').append(old);
"""
"""What a cross-fade does: a copy of the board with all its drawings comes, and goes."""
LONG = 700  # milliseconds


def a_choice(page: Page, game: str) -> None:
    """The pointer is over something that can be chosen."""
    place = when_settled(page, game).drawn[0]
    page.mouse.move(*place)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("game", DRAWN_GAMES)
def test_a_picture_that_fades_between_press_and_release_loses_no_tap(open_page: OpenPage, game: str):
    page = open_page("/", DESKTOP, "en", reduced_motion="reduce")
    open_table(page, Mouse(page), game, "en")
    for _ in range(5):
        a_choice(page, game)
        now = seen(page, game)
        page.mouse.down()
        page.evaluate(FADE)
        page.evaluate("document.querySelector('.leaving').remove()")
        page.mouse.up()
        wait_for_change(page, game, now)


def test_a_long_press_with_a_mouse_is_a_tap(open_page: OpenPage):
    page = open_page("/", DESKTOP, "en", reduced_motion="reduce")
    open_table(page, Mouse(page), "mazaitsy", "en")
    a_choice(page, "mazaitsy")
    now = seen(page, "mazaitsy")
    page.mouse.down()
    page.wait_for_timeout(LONG)
    assert seen(page, "mazaitsy") == now, "a mouse has a second button to ask with"
    page.mouse.up()
    wait_for_change(page, "mazaitsy", now)
