"""The board of Chazz: what the race asks for, by keys."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Keys
from tests.browser.seen import seen


def test_a_word_is_called_by_tab_and_enter_while_the_cats_walk(open_page: OpenPage):
    page = open_page("/new/chazz", lang="en")
    keys = Keys(page)
    seats = page.locator(".seat-rows select")
    seats.first.wait_for()
    for seat in range(1, seats.count()):
        keys.select(seats.nth(seat), "me")  # so the leader is here in any case
    keys.press(page.locator("form .button.main"))
    word = page.get_by_role("button", name="Claw", exact=True)
    word.wait_for()
    expect(word).to_be_disabled()
    expect(word).to_be_enabled()
    before = len(seen(page, "chazz").log)
    keys.press(word)
    expect(page.locator(".log-entry")).to_have_count(
        before + 1, timeout=10_000
    )  # the latest call comes after 17 seconds
