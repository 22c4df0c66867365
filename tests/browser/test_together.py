"""Two people in two browsers at one table of Мазайцы: both see the same, but for what is hidden from the other."""

import random
import time

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.hands import DRAWN_ANEW, Finger, Mouse
from tests.browser.hurry import HURRIED
from tests.browser.journey import A_MATCH, expect_result
from tests.browser.seen import Seen, seen
from tests.browser.silence import WATCH, expect_no_silence

pytestmark = pytest.mark.slow

GAME = "mazaitsy"
SOON = 60.0  # seconds


def sit_down_together(host: Page, guest: Page) -> None:
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Open the table").click()
    guest.get_by_label("Code").fill(host.locator(".code").inner_text())
    guest.get_by_role("button", name="Join").tap()
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit here").tap()
    host.get_by_text("Bob").wait_for()
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.locator(".mz").wait_for()


def seen_alike(host: Page, guest: Page) -> tuple[Seen, Seen]:
    """As soon as both pages have heard the same, and one of them is asked, or both show the end."""
    deadline = time.monotonic() + SOON
    while True:
        one, other = seen(host, GAME), seen(guest, GAME)
        is_alike = (one.log, one.board) == (other.log, other.board)
        if is_alike and (one.is_asked != other.is_asked or (one.is_over and other.is_over)):
            return one, other
        assert time.monotonic() < deadline, (one, other)
        host.evaluate(DRAWN_ANEW)


def points(page: Page, seat: int) -> tuple[int, bool]:
    """What is known of the seat's points, and whether that is all: `7+` says that there may be more."""
    text = page.locator(".chip").nth(seat).locator(".mz-points .number").inner_text()
    return int(text.removesuffix("+")), not text.endswith("+")


def own_seat(page: Page) -> int:
    return page.locator(".chip").evaluate_all("(all) => all.findIndex((one) => one.classList.contains('mine'))")


def test_two_browsers_see_the_same_match(open_page: OpenPage):
    host = open_page(f"/new/{GAME}", DESKTOP, "en", HURRIED + WATCH, reduced_motion="reduce")
    guest = open_page("/", PHONE, "en", HURRIED + WATCH, reduced_motion="reduce")
    sit_down_together(host, guest)
    hands = {host: Mouse(host), guest: Finger(guest)}
    dice = random.Random(GAME)
    for _ in range(A_MATCH):
        one, other = seen_alike(host, guest)
        if one.is_over:
            break
        for page, across in ((host, guest), (guest, host)):
            exact, is_all = points(page, own_seat(page))
            known, is_known = points(across, own_seat(page))
            assert is_all
            assert known == exact if is_known else known <= exact
        acting = host if one.is_asked else guest
        hands[acting].decide(GAME, one if acting is host else other, dice)
    for page in (host, guest):
        expect_result(page)
        expect_no_silence(page)
    assert host.locator(".places").inner_text() == guest.locator(".places").inner_text()
