"""What does not arrive: the page asks again, and then says so with a button. It never waits for ever."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Axe

pytestmark = pytest.mark.slow

MISSING = {"en": "A part of the page did not arrive.", "ru": "Часть страницы не загрузилась."}
AGAIN = {"en": "Try again", "ru": "Попробовать ещё раз"}
PLAY = {"en": "Play now: Ta Yü", "ru": "Играть сейчас: Тайу"}
BOARD = ".board .tayu-box"

Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Opens a page whose browser may note what did not arrive. Its clock runs when it is told to."""
    contexts = []

    def visited(path: str = "/", size: tuple[int, int] = DESKTOP, lang: str = "en") -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale={"en": "en-GB", "ru": "ru-RU"}[lang]
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.clock.install()
        page.goto(address + path)
        return page

    yield visited
    for context in contexts:
        context.close()


class Losing:
    """Lets requests get lost, and counts them."""

    def __init__(self, page: Page, pattern: str, most: int = 1000) -> None:
        self.lost, self.most = 0, most
        page.route(pattern, self.lose)

    def lose(self, route: Route) -> None:
        if self.lost == self.most:
            return route.continue_()
        self.lost += 1
        return route.abort()


def wait_until_given_up(page: Page, lang: str = "en") -> None:
    """Half a minute passes on the page, or less if it has given up by then."""
    missing = page.get_by_text(MISSING[lang])
    for _ in range(60):
        if missing.count():
            return
        page.clock.run_for(500)
    expect(missing).to_be_visible()


@pytest.mark.parametrize("what", ["**/api/games/tayu/words", "**/assets/tayu-*.js", "**/assets/board-*.css"])
def test_a_board_of_which_a_part_is_lost_is_asked_for_again(visit: Visit, what: str):
    page = visit()
    losing = Losing(page, what, most=2)
    page.get_by_role("button", name=PLAY["en"]).click()
    expect(page.locator(BOARD)).to_be_visible()
    assert losing.lost == 2


@pytest.mark.parametrize(
    ("what", "lang", "size"),
    [
        ("**/api/games/tayu/words", "ru", PHONE),
        ("**/assets/tayu-*.js", "en", DESKTOP),
        ("**/assets/board-*.css", "en", PHONE),
        ("**/assets/TablePage-*.js", "ru", DESKTOP),
    ],
)
def test_a_table_of_which_a_part_is_lost_says_so_and_is_there_after_a_button(
    visit: Visit, axe: Axe, what: str, lang: str, size: tuple[int, int]
):
    page = visit("/", size, lang)
    Losing(page, what)
    page.get_by_role("button", name=PLAY[lang]).click()
    wait_until_given_up(page, lang)
    axe(page)
    page.unroute(what)
    page.clock.resume()
    page.get_by_role("button", name=AGAIN[lang]).click()
    expect(page.locator(BOARD)).to_be_visible()
    expect(page.locator(".chip.mine")).to_have_count(1)


@pytest.mark.parametrize("what", ["**/api/games/tayu/rules", "**/assets/pictures-*.js", "**/assets/RulesPage-*.js"])
def test_lost_rules_are_said_to_be_lost(visit: Visit, what: str):
    page = visit("/new/tayu")
    Losing(page, what)
    page.goto(page.url.replace("/new/", "/rules/"))
    wait_until_given_up(page)
    page.unroute(what)
    page.clock.resume()
    page.get_by_role("button", name=AGAIN["en"]).click()
    expect(page.locator(".rules section").first).to_be_visible()


def test_a_lost_cover_is_asked_for_again(visit: Visit):
    page = visit("/new/tayu")
    Losing(page, "**/api/games/tayu/cover", most=2)
    page.reload()
    page.wait_for_function("() => document.querySelector('.game-picture')?.naturalWidth > 0")


def test_a_page_whose_own_script_is_lost_says_so_in_both_languages(visit: Visit):
    page = visit("/new/tayu")
    Losing(page, "**/assets/main-*.js")
    page.reload()
    for lang in ("en", "ru"):
        expect(page.get_by_text(MISSING[lang])).to_be_visible()
    page.unroute("**/assets/main-*.js")
    page.get_by_role("button", name=AGAIN["en"]).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("New table: Ta Yü")


@pytest.mark.parametrize(("lang", "size", "home"), [("ru", PHONE, "На главную"), ("en", DESKTOP, "Home")])
def test_an_address_with_nothing_at_it_leads_home(visit: Visit, axe: Axe, lang: str, size: tuple[int, int], home: str):
    page = visit("/some/where", size, lang)
    nothing = {"ru": "По этому адресу ничего нет.", "en": "There is nothing at this address."}[lang]
    expect(page.get_by_role("heading", level=1)).to_have_text(nothing)
    axe(page)
    page.get_by_role("link", name=home).last.click()
    expect(page.locator(".games")).to_be_visible()
