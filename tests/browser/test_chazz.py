"""The board of Chazz: what the race asks for, by keys and fingers."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hands import Finger, Hand, Keys
from tests.browser.seen import seen

FINGER = 44  # pixels


def open_for_all_at_one_screen(page: Page, hand: Hand) -> None:
    """So the leader is here in any case."""
    seats = page.locator(".seat-rows select")
    seats.first.wait_for()
    for seat in range(1, seats.count()):
        hand.select(seats.nth(seat), "me")
    hand.press(page.locator("form .button.main"))


def test_which_of_several_own_cats_is_steered_is_chosen_with_a_finger(open_page: OpenPage):
    page = open_page("/new/chazz", PHONE, "en")
    finger = Finger(page)
    open_for_all_at_one_screen(page, finger)
    cats = page.locator(".whose button")
    cats.last.wait_for()
    assert cats.count() == 4
    boxes = cats.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert min(min(box["width"], box["height"]) for box in boxes) >= FINGER
    finger.press(cats.last)
    expect(cats.last).to_have_attribute("aria-pressed", "true")


def test_a_word_is_called_by_tab_and_enter_while_the_cats_walk(open_page: OpenPage):
    page = open_page("/new/chazz", lang="en")
    keys = Keys(page)
    open_for_all_at_one_screen(page, keys)
    word = page.get_by_role("button", name="Claw", exact=True)
    word.wait_for()
    expect(word).to_be_disabled()
    expect(word).to_be_enabled()
    before = len(seen(page, "chazz").log)
    keys.press(word)
    expect(page.locator(".log-entry").nth(before)).to_contain_text("calls claw")
