"""No tap is lost, whatever is drawn between press and release; a long press with a mouse is a tap as well."""

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.hands import Finger, Mouse
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
TAPS = 2000  # in each motion setting, on the three boards together


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
    target = page.locator(".mz-target")
    dice = random.Random(2)
    while not target.count():  # on a card: a long press of a finger would tell what it is
        Mouse(page).decide("mazaitsy", when_settled(page, "mazaitsy"), dice)
        when_settled(page, "mazaitsy")
    target.first.hover(force=True)  # a drawing that lies over it is no obstacle
    now = seen(page, "mazaitsy")
    page.mouse.down()
    page.wait_for_timeout(LONG)
    assert page.locator(".note").count() == 0
    assert seen(page, "mazaitsy") == now, "a mouse has a second button to ask with"
    page.mouse.up()
    wait_for_change(page, "mazaitsy", now)


def share_screen(page: Page, game: str) -> None:
    """All seats are one's own, so nobody has to be waited for."""
    page.goto(f"{page.url.rstrip('/')}/new/{game}")
    seats = page.locator(".seat-rows select")
    seats.first.wait_for()
    for seat in range(1, seats.count()):
        seats.nth(seat).select_option("me")
    page.locator("form .button.main").tap()


def tap_around(page: Page, game: str, taps: int, dice: random.Random) -> int:
    """Taps on what can be chosen, and sees each time that something comes of it. Says how often, at the most `taps`."""
    finger, done = Finger(page), 0
    while done < taps:
        now = when_settled(page, game)
        if now.is_over:
            return done
        finger.touch(dice.choice(now.drawn or now.buttons))
        wait_for_change(page, game, now)
        page.keyboard.press("x")  # ends what is played
        done += 1
    return done


@pytest.mark.slow
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_two_thousand_taps_lose_none(open_page: OpenPage, motion: str):
    dice, done = random.Random(motion), 0
    page = open_page("/", PHONE, "en", reduced_motion=motion)
    home = page.url
    while done < TAPS:
        for game in DRAWN_GAMES:
            page.goto(home)
            share_screen(page, game)
            done += tap_around(page, game, TAPS // 9, dice)
