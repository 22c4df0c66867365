"""The review of a match beside its replay: made by the real judge, moved through on its graph, and it adds up."""

import re
from collections.abc import Iterator
from decimal import Decimal

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from igroteka.core.dice import Dice
from tests.browser.conftest import DESKTOP, PHONE, Axe, Links, OpenPage
from tests.browser.house import running
from tests.browser.laid import laid
from tests.browser.test_replay import match_of, opened
from web.gallery import positions
from web.sizes import KB, assets, gzipped

pytestmark = pytest.mark.slow

SMALL, LYING = (PHONE[0], 640), (740, 360)
REVIEW = {"en": "Review the match", "ru": "Разобрать партию"}
LONGEST = 240_000  # milliseconds for a review, on a machine that has much else to do
LARGEST = 15 * KB
"""The budget of the review's script and style."""
FINGER = 44  # pixels
BADGES = ".hint-badges g"


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Links]:
    """A match that is over, and one that is on."""
    folder = tmp_path_factory.mktemp("reviewed")
    *_, over = positions("marrakech", {"players": "2"}, Dice(11))
    whole = ", ".join(step.a for step in over.steps)
    paths = laid(folder, {"over": whole, "on": ", ".join(whole.split(", ")[:9])}, ("Аня", "Боря"))
    with running(folder) as address:
        yield {table: address + path for table, path in paths.items()}


def of_replay(link: str, more: str = "?review") -> str:
    return re.sub(r"/t/([\w-]+).*", rf"/replay/\1{more}", link)


def reviewed(page: Page, link: str) -> Locator:
    page.goto(link)
    page.locator(".ledger").wait_for(timeout=LONGEST)
    return page.locator(".review-graph")


def stop_of(graph: Locator) -> int:
    return int(graph.get_attribute("aria-valuenow") or "")


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (SMALL, "ru")])
def test_the_end_of_a_match_leads_to_a_review_that_adds_up(
    open_page: OpenPage, tables: Links, axe: Axe, size: tuple[int, int], lang: str
):
    page = open_page("/", size, lang, reduced_motion="reduce")
    page.goto(tables["over"])
    page.get_by_role("link", name=REVIEW[lang]).click()
    page.locator(".ledger").wait_for(timeout=LONGEST)
    columns = zip(*(row.locator("td").all_inner_texts() for row in page.locator(".ledger tbody tr").all()), strict=True)
    for column in columns:
        *parts, result = (Decimal(text.strip().replace("−", "-").replace(",", ".")) for text in column)
        assert sum(parts) == result
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)
    for control in page.locator(".review-side :is(button, summary)").all():
        box = control.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    page.locator("details.review-part summary").click()
    expect(page.locator("details.review-part p").first).to_be_visible()
    axe(page)


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (SMALL, "ru"), (LYING, "ru")])
def test_on_the_graph_one_moves_through_the_match(open_page: OpenPage, tables: Links, size: tuple[int, int], lang: str):
    page = open_page("/", size, lang, reduced_motion="reduce")
    graph = reviewed(page, of_replay(tables["over"]))
    end = int(graph.get_attribute("aria-valuemax") or "")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    graph.scroll_into_view_if_needed()
    box = graph.bounding_box()
    board = page.locator(".board").bounding_box()
    assert box is not None
    assert board is not None
    x, y = box["x"] + 0.6 * box["width"], box["y"] + 30
    before = page.locator(".question").inner_text()
    if size == SMALL:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    expect(page.locator(".question")).not_to_have_text(before)
    there = stop_of(graph)
    assert 0.4 * end < there < 0.8 * end
    assert page.locator(".board").bounding_box() == board  # it is seen all the while, and stays where it is
    assert board["height"] >= 0.3 * size[1]
    for key, stop in (("ArrowRight", there + 1), ("ArrowLeft", there), ("End", end), ("Home", 0)):
        graph.press(key)
        expect(graph).to_have_attribute("aria-valuenow", f"{stop}")
    graph.press("PageUp")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"^(Turn|Ход) 1 .*Аня \d+[.,]\d.*%.*Боря"))


def test_a_drag_follows_the_mouse(open_page: OpenPage, tables: Links):
    page = open_page("/")
    graph = reviewed(page, of_replay(tables["over"]))
    box = graph.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 40)
    page.mouse.down()
    stops = [stop_of(graph)]
    for part in (0.3, 0.5, 0.9):
        page.mouse.move(box["x"] + part * box["width"], box["y"] + 200)
        expect(graph).not_to_have_attribute("aria-valuenow", f"{stops[-1]}")
        stops.append(stop_of(graph))
    page.mouse.up()
    assert stops == sorted(set(stops))
    page.mouse.move(box["x"] + 60, box["y"] + 40)
    expect(graph).to_have_attribute("aria-valuenow", f"{stops[-1]}")


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (SMALL, "ru")])
def test_the_costliest_decision_leads_to_its_position_with_the_better_choice(
    open_page: OpenPage, tables: Links, size: tuple[int, int], lang: str
):
    page = open_page("/", size, lang, reduced_motion="reduce")
    graph = reviewed(page, of_replay(tables["over"]))
    cards = page.locator(".review-card")
    expect(cards).to_have_count(3)
    expect(page.locator(BADGES)).to_have_count(0)
    page.wait_for_url(re.compile(r"\?at=\d+&review$"))
    start = page.url
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-current", "true")
    expect(page.locator(BADGES)).to_have_count(2)
    there = stop_of(graph)
    assert there > 0
    page.wait_for_url(lambda url: url != start)
    link = page.url
    graph.press("ArrowRight")
    expect(page.locator(BADGES)).to_have_count(0)
    page.goto("about:blank")
    graph = reviewed(page, link)
    expect(graph).to_have_attribute("aria-valuenow", f"{there}")
    expect(page.locator(BADGES)).to_have_count(2)
    page.locator(".review-side header button").click()
    expect(page.locator(".review-side")).to_have_count(0)
    expect(page.locator(BADGES)).to_have_count(0)
    page.wait_for_url(re.compile(r"\?at=\d+$"))


def test_where_the_match_turned_is_listed_too(open_page: OpenPage, tables: Links):
    page = open_page("/", reduced_motion="reduce")
    graph = reviewed(page, of_replay(tables["over"]))
    swings = page.locator(".review-swings button")
    assert 0 < swings.count() <= 10
    stops = []
    for swing in swings.all():
        swing.click()
        expect(swing).to_have_attribute("aria-current", "true")
        stops.append(stop_of(graph))
    assert stops == sorted(stops)


def test_a_match_that_is_on_is_not_reviewed(open_page: OpenPage, tables: Links, axe: Axe):
    page = open_page("/")
    page.goto(of_replay(tables["on"]))
    panel = page.locator(".review-side")
    expect(panel).to_contain_text("The match is still on.")
    expect(panel.get_by_role("link", name="To the table")).to_be_visible()
    axe(page)


def test_a_file_is_reviewed_while_one_looks_on(open_page: OpenPage, axe: Axe):
    def half_done(route: Route) -> None:
        """The server's answers, but for the last one: that comes when the page has been looked at."""
        answer = route.fetch()
        progress = answer.json()
        if "review" in progress and not is_seen:
            progress |= {"done": 3, "of": 99}
        route.fulfill(response=answer, json=progress)

    is_seen = False
    page = open_page("/replay", SMALL)
    page.route("**/api/reviews", half_done)
    opened(page, match_of("marrakech", 5))
    page.get_by_role("button", name="Review").tap()
    expect(page.get_by_role("progressbar", name="Judged 3 of 99")).to_be_visible()
    expect(page.locator(".review-area")).to_have_count(2)
    expect(page.locator(".ledger")).to_have_count(0)
    axe(page)
    is_seen = True
    expect(page.locator(".ledger")).to_be_visible(timeout=LONGEST)
    expect(page.locator(".review-side")).to_contain_text("was not played to its end")
    expect(page.get_by_role("progressbar")).to_have_count(0)


def test_a_failure_is_told_with_a_way_on(open_page: OpenPage):
    page = open_page("/replay")
    page.route("**/api/reviews", lambda route: route.fulfill(status=409, json={"code": "frozen"}))
    opened(page, match_of("marrakech", 5))
    page.get_by_role("button", name="Review").click()
    again = page.locator(".review-side").get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.unroute("**/api/reviews")
    again.click()
    expect(page.locator(".ledger")).to_be_visible(timeout=LONGEST)


def test_a_review_is_small_and_comes_only_when_it_is_wanted(open_page: OpenPage):
    page = open_page("/replay")
    opened(page, match_of("marrakech", 2))
    page.wait_for_load_state("networkidle")
    before = assets(page)
    assert not [file for file in before if file.startswith(("ReviewPanel", "review"))]
    page.get_by_role("button", name="Review").click()
    page.locator(".review").wait_for()
    assert 0 < gzipped(assets(page) - before) <= LARGEST
