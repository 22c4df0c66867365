"""The fifth game in a real browser, where nobody has drawn it: its card, its rules, a match, and the match again."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Axe, OpenPage, axe, open_page
from tests.browser.house import running
from tests.fifth.test_fifth import FOLDER
from web.browser.chromium import chromium

pytestmark = pytest.mark.slow

__all__ = ["axe", "open_page"]
MOST = 12  # a match has no more turns: each takes a match at least


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("house"), games=str(FOLDER)) as address:
        yield address


def play_to_the_end(page: Page) -> None:
    """Whatever is offered first is taken."""
    steps, end = page.locator(".board .plain .step"), page.locator(".end")
    for _ in range(MOST):
        expect(steps.first.or_(end).first).to_be_visible()
        if end.is_visible():
            return
        entries = page.locator(".log-entry").count()
        steps.first.click()
        page.wait_for_function("(n) => document.querySelectorAll('.log-entry').length > n", arg=entries)
    expect(end).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "ru"), (DESKTOP, "en")])
def test_it_is_played_in_words(open_page: OpenPage, axe: Axe, size: tuple[int, int], lang: str):
    title, play, take = {
        "ru": ("Ним с кубиком", "Играть сейчас", "Взять 1 спичку"),
        "en": ("Nim with a die", "Play now", "Take 1 match"),
    }[lang]
    page = open_page("/", size, lang, reduced_motion="reduce")  # axe sees no colours that are still fading in
    expect(page.locator(".game-nim .game-picture")).to_be_visible()
    page.get_by_role("button", name=f"{play}: {title}").click()
    expect(page.locator(".board .plain-position")).to_contain_text(re.compile(r"heap: \d+"))
    expect(page.locator(".board .plain .step").first).to_have_text(take)
    axe(page)
    play_to_the_end(page)
    axe(page)
    page.locator(".end a[href^='/replay/']:not([href$=review])").click()
    expect(page.locator(".board .plain-position")).to_contain_text("heap")


def test_its_rules_can_be_read(open_page: OpenPage):
    page = open_page("/rules/nim", PHONE, "ru")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ним с кубиком")
    expect(page.locator("#NI-3")).to_contain_text("не больше, чем на кубике")


def test_a_table_for_friends_has_its_options(open_page: OpenPage):
    page = open_page("/new/nim", PHONE, "ru")
    expect(page.get_by_text("Спичек в куче")).to_be_attached()


def test_its_guided_first_game_leads_into_a_real_one(open_page: OpenPage):
    page = open_page("/rules/nim", PHONE, "ru")
    page.get_by_role("link", name="Учиться играя").tap()
    page.locator(".plain .step", has_text="Взять 1 спичку").tap()
    expect(page.locator(".note")).to_contain_text("Возьмите всё, что позволяет кубик")
    for _ in range(2):
        page.locator(".plain .step", has_text="Взять 3 спички").tap()
        page.get_by_role("button", name="Дальше").tap()
    page.get_by_role("button", name="Сыграть по-настоящему").tap()
    expect(page.locator(".board .plain-position")).to_contain_text(re.compile(r"heap: \d+"))
