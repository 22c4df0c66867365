"""Nothing shifts under a finger while a table is being opened."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.hands import Finger, Mouse
from tests.browser.journey import GAMES, open_table
from tests.browser.seen import when_settled

pytestmark = pytest.mark.slow

WATCH = """
    window.shifts = [];
    const isSentence = (node) => node.closest('.question, .heart') !== null; // one gives way to another, longer one
    new PerformanceObserver((list) => list.getEntries().forEach((one) => {
        const nodes = one.sources.map(({ node }) => node?.parentElement && (node.closest ? node : node.parentElement));
        const moved = nodes.filter((node) => node && !isSentence(node));
        const walkers = moved.filter((node) => node.closest('.cats'));
        const what = moved.map((node) => node.getAttribute('class') ?? node.nodeName);
        const [walks, rests] = [walkers.length > 0, moved.length > walkers.length];
        if (moved.length) window.shifts.push({ value: one.value, what, walks, rests });
    })).observe({ type: 'layout-shift', buffered: true });
"""
UNSEEN = 0.0005
"""Of a shift."""
HALVES = "[...document.querySelectorAll('.cats > div')].map((one) => one.classList.contains('far')).join()"
CROSSED = f"(before) => document.querySelector('.cat.sits') || {HALVES} !== before"
"""Some cat has come into the other half of the ring, where its name is on its other side; or the race is over."""


def seen_to_shift(page: Page) -> list[dict[str, Any]]:
    """In a race that goes on while the page is loaded, the names of cats may come to their places a frame late."""
    page.locator(".board > *").wait_for()
    page.wait_for_load_state("networkidle")
    return page.evaluate("(unseen) => window.shifts.filter(({ value, rests }) => rests && value >= unseen)", UNSEEN)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_opened_in_one_piece(open_page: OpenPage, game: str):
    page = open_page("/", PHONE, "en", reduced_motion="reduce")
    open_table(page, Finger(page), game, "en")
    when_settled(page, game)
    page.add_init_script(WATCH)
    page.reload()
    assert seen_to_shift(page) == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_nothing_shifts_on_the_home_page_while_the_server_answers(open_page: OpenPage, size: tuple[int, int]):
    """Not when a table is gone at which one has been, nor while the rules are still being prepared."""
    page = open_page("/", size)
    page.get_by_role("button", name="Play now: Marrakech").click()
    page.locator(".chip").first.wait_for()
    page.evaluate("""localStorage.setItem("visited", JSON.stringify([
        { id: "no-longer-there", code: "QQQQQQ", game: "tayu" }, ...JSON.parse(localStorage.getItem("visited"))]))""")
    not_ready = {"status": 503, "json": {"code": "not-ready", "parameters": {}}}
    answers = iter([not_ready, not_ready])
    page.route("**/api/games", lambda route: fulfilled(route, next(answers, None)))
    page.add_init_script(WATCH)
    page.goto(page.url.partition("/t/")[0])
    page.locator(".waiting").wait_for()
    page.get_by_text("casual player").first.wait_for()
    expect(page.locator(".continue a")).to_have_count(1)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifts") == []


def fulfilled(route: Route, answer: dict[str, Any] | None) -> None:
    if answer:
        route.fulfill(**answer)
    else:
        route.continue_()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_nothing_shifts_while_cats_walk_about_with_their_names(open_page: OpenPage, size: tuple[int, int]):
    page = open_page("/", size, "en", WATCH)
    open_table(page, Mouse(page), "chazz", "en")
    page.locator(".heart .music").wait_for()
    page.wait_for_function(CROSSED, arg=page.evaluate(HALVES), polling=100)
    assert page.evaluate("window.shifts.filter((one) => one.walks)") == []
