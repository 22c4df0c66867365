"""A party: a television, four phones, a match of Chazz and another one, without a word of explanation."""

import random
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hands import Finger
from tests.browser.seen import seen
from tests.browser.silence import WATCH, expect_no_silence

pytestmark = pytest.mark.slow

TELEVISION = (1280, 720)
NAMES = ["Аня", "Боря", "Вера", "Гриша"]
A_MATCH = 180.0  # seconds
GAME = "chazz"


def open_on_television(page: Page) -> Page:
    """Whoever opens the table does not play: every seat is for a friend."""
    page.locator(".segment", has_text="4").click()
    page.locator(".seat-rows select").first.select_option("open")
    page.locator("summary").click()
    page.locator("details input[type=number]").fill("1")
    page.get_by_role("button", name="Открыть стол").click()
    page.locator(".code").wait_for()
    page.goto(f"{page.url}?tv")
    return page


def come(phone: Page, code: str, name: str) -> None:
    phone.get_by_label("Код").fill(code)
    phone.get_by_role("button", name="Войти").tap()
    phone.get_by_label("Ваше имя").fill(name)
    phone.get_by_role("button", name="Сесть сюда").first.tap()
    expect(phone.locator(".seat-row", has_text=name)).to_be_visible()


def play_together(phones: list[Page], dice: random.Random) -> None:
    """Everybody taps on what the phone offers, until the result is there."""
    deadline = time.monotonic() + A_MATCH
    while not all(seen(phone, GAME).is_over for phone in phones):
        assert time.monotonic() < deadline
        for phone in phones:
            now = seen(phone, GAME)
            if now.is_asked and (places := now.drawn or now.buttons):
                Finger(phone).touch(dice.choice(places))


def looks(page: Page) -> dict[str, str | None]:
    """The colour of each name on the television."""
    chips = page.locator(".chip").all()
    fill = "(one) => one.querySelector('.seat-mark circle').getAttribute('fill')"
    return {chip.locator(".chip-name").inner_text(): chip.evaluate(fill) for chip in chips}


def test_four_phones_and_a_television(open_page: OpenPage):
    tv = open_on_television(open_page(f"/new/{GAME}", TELEVISION, "ru", reduced_motion="reduce"))
    code = tv.locator(".code").inner_text()
    phones = [open_page("/", PHONE, "ru", WATCH, reduced_motion="reduce") for _ in NAMES]
    for phone, name in zip(phones, NAMES, strict=True):
        come(phone, code, name)
        expect(tv.locator(".big-seats")).to_contain_text(name)
    phones[2].get_by_role("button", name="Начать").tap()
    expect(tv.locator(".chip")).to_have_count(4)
    colours = looks(tv)
    dice = random.Random(GAME)
    play_together(phones, dice)
    expect(tv.locator(".end h2")).not_to_be_empty()

    phones[1].get_by_role("button", name="Сыграть ещё").tap()
    expect(phones[1].locator(".begin")).to_contain_text("Ждём")
    expect(tv.locator(".big-seats .hint")).to_contain_text("Ждём: ")
    expect(tv.locator(".big-seats .hint")).not_to_contain_text("Боря")
    for phone, name in ((phones[0], "Аня"), (phones[2], "Вера"), (phones[3], "Гриша")):
        expect(tv.locator(".big-seats .hint")).to_contain_text(name)
        expect(phone.locator(".end-again")).to_have_text("Боря зовёт сыграть ещё.")
        phone.get_by_role("button", name="Присоединиться").tap()
    for page in (*phones, tv):
        expect(page.locator(".chip")).to_have_count(4)
    assert looks(tv) == colours
    play_together(phones, dice)
    for phone in phones:
        expect_no_silence(phone)
