"""What happens for the first time is explained once, beside the board, in a person's first games."""

import random
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from igroteka.core.words import LANGUAGES, Lang
from igroteka.games import NAMES, game
from tests.browser.conftest import DESKTOP, Axe, Links, OpenPage
from tests.browser.hands import Finger, Mouse
from tests.browser.house import running
from tests.browser.journey import GAMES, TITLES
from tests.browser.laid import laid
from tests.browser.seen import DRAWN, when_settled

pytestmark = pytest.mark.slow

SMALL = (360, 640)
TOLL = (
    "ahead, roll 1, lay c4d4, left, roll 4, lay e4f4, left, roll 4, lay d7e7, "
    "ahead, roll 2, lay f6f7, ahead, roll 2, lay e2e3, ahead, roll 2, lay e1e2"
)
"""Whoever goes straight ahead now pays, whatever the die shows."""
WAYS = [
    pytest.param(*way, marks=[] if way in ((SMALL, "ru"), (DESKTOP, "en")) else pytest.mark.long)
    for way in product((SMALL, DESKTOP), ("en", "ru"))
]
SAYS = {
    "en": {"turn": "Choose where Assam looks", "toll": "A toll: Assam stopped", "seen": "I see", "table": "Table"},
    "ru": {"turn": "Выберите, куда смотрит", "toll": "Плата: Ассам", "seen": "Понятно", "table": "Стол"},
}
PLAY, HINT = "Играть сейчас", "Как бы вы сыграли?"
OFF = "Explain new things in my first games"
COVERED = """([drawn, buttons]) => [...document.querySelectorAll(drawn), ...document.querySelectorAll(buttons)]
    .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return width > 0 && hit?.closest('.said-aside');
    }).map((one) => one.outerHTML)"""
"""What lies under an explanation or a hint, so that a tap would not reach it."""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """Gives the address of a table at which the next throw costs a toll, each time another one."""
    folder = tmp_path_factory.mktemp("laid")
    paths = iter(laid(folder, {f"toll-{number}": TOLL for number in range(12)}, ("Аня", "Боря", "Вера")).values())
    with running(folder) as address:
        yield lambda: address + next(paths)


def go_ahead(page: Page) -> None:
    page.locator(".bar .actions button").nth(1).click()
    page.locator(".bar .actions .main").click()
    page.locator(".mk-target").first.wait_for()


def sit(open_page: OpenPage, table: str, size: tuple[int, int] = DESKTOP, lang: str = "en", script: str = "") -> Page:
    page = open_page("/", size, lang, script, reduced_motion="reduce")
    page.goto(table)
    page.locator(".mk-board").wait_for()
    when_settled(page, "marrakech")
    return page


def close_all_but(page: Page, wanted: str, button: str) -> None:
    """Says "I see" until this is explained."""
    said = page.locator(".explained")
    for _ in range(5):
        said.wait_for()
        if wanted in said.inner_text():
            return
        page.get_by_role("button", name=button, exact=True).click()
    raise AssertionError(f"{wanted!r} is not explained")


@pytest.mark.parametrize(("size", "lang"), WAYS)
def test_the_first_toll_is_explained_once_with_its_clause(
    open_page: OpenPage, axe: Axe, tables: Callable[[], str], size: tuple[int, int], lang: str
):
    page, says = sit(open_page, tables(), size, lang), SAYS[lang]
    said = page.locator(".explained")
    expect(said).to_contain_text(says["turn"])
    axe(page)
    go_ahead(page)
    close_all_but(page, says["toll"], says["seen"])
    axe(page)
    said.get_by_role("button", name="(MK-112)").click()
    expect(page.locator(".clause.wanted dt")).to_have_text("MK-112")
    expect(page.locator(".clause.wanted")).to_be_in_viewport()
    page.keyboard.press("Escape")
    while said.count():  # more may have happened on the way
        before = said.inner_text()
        page.get_by_role("button", name=says["seen"], exact=True).click()
        expect(said.filter(has_text=before)).to_have_count(0)
    page.reload()
    page.locator(".mk-target").first.wait_for()
    expect(said).to_have_count(0)


def test_a_decision_ends_an_explanation_too(open_page: OpenPage, tables: Callable[[], str]):
    page = sit(open_page, tables())
    said = page.locator(".explained")
    expect(said).to_contain_text(SAYS["en"]["turn"])
    go_ahead(page)
    expect(said).not_to_contain_text(SAYS["en"]["turn"])


def test_explanations_can_be_switched_off(open_page: OpenPage, tables: Callable[[], str]):
    page = sit(open_page, tables())
    expect(page.locator(".explained")).to_be_visible()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label(OFF).uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".explained")).to_have_count(0)
    go_ahead(page)
    expect(page.locator(".mk-toll.was")).to_be_attached()
    expect(page.locator(".explained")).to_have_count(0)
    page.reload()
    page.locator(".mk-target").first.wait_for()
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_label(OFF)).not_to_be_checked()


@pytest.mark.parametrize(
    ("finished", "is_new"), [('{"marrakech": ["a"]}', True), ('{"marrakech": ["a", "b"], "tayu": ["c"]}', False)]
)
def test_after_two_finished_games_nothing_is_explained(
    open_page: OpenPage, tables: Callable[[], str], finished: str, is_new: bool
):
    page = sit(open_page, tables(), script=f"localStorage.setItem('finished', '{finished}')")
    go_ahead(page)
    expect(page.locator(".mk-toll.was")).to_be_attached()
    expect(page.locator(".explained")).to_have_count(int(is_new))


def test_a_match_counts_as_finished_once(open_page: OpenPage, last_turns: Links):
    page = open_page("/", lang="en", reduced_motion="reduce")
    page.goto(last_turns["tayu"])
    mouse = Mouse(page)
    dice = random.Random(1)
    while not (now := when_settled(page, "tayu")).is_over:
        mouse.decide("tayu", now, dice)
    page.locator(".end").wait_for()
    page.reload()
    page.locator(".end").wait_for()
    assert len(page.evaluate("JSON.parse(localStorage.getItem('finished')).tayu")) == 1


@pytest.mark.parametrize("size", [SMALL, DESKTOP])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_can_be_tapped_lies_under_what_is_said(open_page: OpenPage, game: str, size: tuple[int, int]):
    """The explanation of the first decision, and then a hint."""
    page = open_page("/", size, "ru", reduced_motion="reduce")
    hand = Finger(page) if size == SMALL else Mouse(page)
    hand.press(page.get_by_role("button", name=f"{PLAY}: {TITLES[game]['ru']}"))
    page.locator(".chip").first.wait_for()
    if game == "chazz":
        page.locator(".heart").first.wait_for()
        assert covered(page, game, ".bar button, .top button") == []
        return
    when_settled(page, game)
    assert covered(page, game, ".bar button, .top button") == []
    hand.press(page.get_by_role("button", name=HINT))
    page.locator(".hint-panel").wait_for()
    assert covered(page, game, ".bar button") == []  # it is over the top line, and is closed when it has been read


def covered(page: Page, game: str, buttons: str) -> list[str]:
    return page.evaluate(COVERED, [DRAWN[game], buttons])


SAY = """(text) => {
    const said = document.querySelector('.explained p');
    said.firstChild.textContent = `${text} `;
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    return [box('.explained').top, box('.explained').bottom, box('.board-place').top];
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_explanation_lies_above_the_board_on_the_smallest_phone(
    open_page: OpenPage, tables: Callable[[], str], lang: Lang
):
    """A tap on the board must not reach the buttons of an explanation."""
    page = sit(open_page, tables(), SMALL, lang)
    page.locator(".explained").wait_for()
    for text in sorted((first.said.say(lang) for name in NAMES for first in game(name).firsts), key=len)[-20:]:
        top, bottom, board = page.evaluate(SAY, text)
        assert top >= 0
        assert bottom <= board + 1, text
