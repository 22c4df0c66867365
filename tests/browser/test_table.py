"""At the table: steps by click and by key, and undo."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hands import Mouse
from tests.browser.journey import GAMES, open_table
from tests.browser.seen import when_settled

SMALLEST = (320, 568)


def play_now(page: Page, game: str) -> None:
    """One click on the home page, then the board of words: its steps are plain buttons."""
    page.get_by_role("button", name=f"Play now: {game}").click()
    page.wait_for_url(re.compile("/t/"))
    page.locator(".chip").first.wait_for()
    page.goto(f"{page.url}?plain")


def entries(page: Page) -> int:
    return page.locator(".log-entry").count()


def test_a_step_is_taken_by_a_click_and_the_bots_answer(open_page: OpenPage):
    page = open_page("/")
    play_now(page, "Marrakech")
    for _ in range(2):
        page.locator(".plain .step").first.wait_for()
        before = entries(page)
        page.locator(".plain .step").last.click()
        expect(page.locator(".log-entry").nth(before)).to_be_visible()
    expect(page.locator(".log-entry b", has_text="Guest (you):").first).to_be_attached()


def test_the_keyboard_alone_is_enough(open_page: OpenPage):
    page = open_page("/")
    play_now(page, "Ta Yü")
    page.get_by_role("option").first.wait_for(state="attached")
    before = entries(page)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".plain .marked")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.id") == "choices"
    page.keyboard.press("Enter")
    expect(page.locator(".log-entry").nth(before)).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Keys")).to_be_hidden()


def test_a_step_is_taken_back(open_page: OpenPage):
    page = open_page("/", PHONE)
    play_now(page, "Marrakech")
    page.locator(".plain .step").first.click()
    page.get_by_role("button", name="Log").click()
    page.keyboard.press("u")
    expect(page.locator(".log").get_by_text("The last decision is taken back.")).to_be_visible()


def test_the_log_on_a_phone_opens_at_what_happened_last(open_page: OpenPage):
    page = open_page("/", SMALLEST, reduced_motion="reduce")
    play_now(page, "Marrakech")
    for _ in range(4):
        page.locator(".plain .step").first.wait_for()
        before = entries(page)
        page.locator(".plain .step").first.click()
        expect(page.locator(".log-entry").nth(before)).to_be_attached()
    page.locator(".plain .step").first.wait_for()
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".log-entry").last).to_be_in_viewport()
    expect(page.locator(".log-entry").first).not_to_be_in_viewport()


def test_a_long_name_is_cut_on_a_phone_and_told_by_a_tap(open_page: OpenPage):
    name = "Wilhelmina Featherstonehaugh"
    host = open_page("/new/marrakech", lang="en")
    host.get_by_label("Your name").fill(name)
    for seat in range(1, host.locator(".seat-rows select").count()):
        host.locator(".seat-rows select").nth(seat).select_option("novice")
    host.get_by_role("button", name="Open the table").click()
    host.locator(".chip").first.wait_for()
    page = open_page("/", SMALLEST, "en")
    page.goto(host.url)
    cut = page.locator(".chip-name").filter(has_text=name)
    expect(cut).to_have_attribute("title", name)
    boxes = page.locator(".chip").evaluate_all(
        "(all) => all.map((one) => [one, one.querySelector('.chip-name')].map((part) => part.getBoundingClientRect()))"
    )
    rights = [0.0]
    for chip, inner in boxes:
        assert chip["left"] >= rights[-1]
        assert inner["right"] <= chip["right"]
        rights.append(chip["right"])
    assert rights[-1] <= SMALLEST[0]
    cut.click()
    expect(page.locator(".note")).to_have_text(name)


HAIR = 1.0  # pixel, which nobody misses
BOXES = "parts => parts.map(part => part.getBoundingClientRect().toJSON()).filter(box => box.width && box.height)"


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALLEST, SMALLEST[::-1], (740, 360)])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_and_all_that_can_be_pressed_fit_a_small_phone(open_page: OpenPage, game: str, size: tuple[int, int]):
    page = open_page("/", size, "ru", reduced_motion="reduce")
    open_table(page, Mouse(page), game, "ru")
    when_settled(page, game)
    parts = page.locator(
        ".mk-board, .mk-pile, .tayu-box, .tayu-panel, .mz, .stage, .pad, .bar .actions button, .top > *"
    )
    boxes = parts.evaluate_all(BOXES)  # all at once: a part may be drawn anew meanwhile
    assert boxes
    for box in boxes:
        assert box["x"] >= -HAIR
        assert box["x"] + box["width"] <= size[0] + HAIR
        assert box["y"] + box["height"] <= size[1] + HAIR


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, SMALLEST])
@pytest.mark.parametrize("game", ["marrakech", "tayu", "mazaitsy"])
def test_the_board_stays_where_it_is_between_the_first_tap_and_the_second(
    open_page: OpenPage, game: str, size: tuple[int, int]
):
    page = open_page("/", size, "ru", reduced_motion="reduce")
    open_table(page, Mouse(page), game, "ru")
    when_settled(page, game)
    heights = {page.locator(".board-place").evaluate("place => place.getBoundingClientRect().height")}
    for _ in range(3):
        page.keyboard.press("ArrowDown")
        expect(page.locator("#choices")).to_have_attribute("aria-activedescendant", re.compile("."))
        heights.add(page.locator(".board-place").evaluate("place => place.getBoundingClientRect().height"))
    assert len(heights) == 1
