"""The board of Ta Yü: the tile turned, the board enlarged, and what is refused."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Axe, OpenPage
from tests.browser.hands import Mouse
from tests.browser.journey import play_on

pytestmark = pytest.mark.slow


def play_now(page: Page, button: str) -> None:
    page.get_by_role("button", name=button).click()
    page.locator(".board .tayu-svg").wait_for()


def is_asked(page: Page) -> bool:
    """Waits for one's turn, or for the end."""
    page.locator(".board .offered .dot, .end").first.wait_for(timeout=60_000)
    return page.locator(".end").count() == 0


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


ANGLE = "((parseInt(document.querySelector('.board .tayu-turning').style.transform.slice(7)) % 360) + 360) % 360"
"""How the tile in hand is turned, whichever way round it got there."""


def enlarged(page: Page) -> str:
    return page.locator(".board .tayu-svg").evaluate("(board) => board.style.transform")


DOES = re.compile(r"(The first tile, on the centre|Continues the channel|Joins \d outlets).* \([a-s]\d+–[a-s]\d+\)$")
"""What a placement is said to do, and where."""
WHOLE = "translate(0%, 0%) scale(1)"


def test_a_tap_on_a_phone_enlarges_and_a_second_one_lays(open_page: OpenPage):
    page = open_page("/", PHONE, "ru", reduced_motion="reduce")
    play_now(page, "Играть сейчас: Тайу")
    assert is_asked(page)
    page.touchscreen.tap(*middle(page.locator(".board .offered .dot").last))
    page.locator(".board .ghost.marked").wait_for()
    assert enlarged(page) != WHOLE
    laid = page.locator(".board .porcelain[role]").count()
    page.touchscreen.tap(*middle(page.locator(".board .ghost-edge")))
    page.wait_for_function("(laid) => document.querySelectorAll('.board .porcelain[role]').length > laid", arg=laid)
    assert enlarged(page) == WHOLE


def test_the_tile_is_turned_by_wheel_tap_and_key(open_page: OpenPage):
    page = open_page("/", lang="en", reduced_motion="reduce")
    play_now(page, "Play now: Ta Yü")
    assert is_asked(page)
    page.mouse.move(*middle(page.locator(".board .tayu-box")))
    seen = [page.evaluate(ANGLE)]
    for turn in (
        lambda: page.mouse.wheel(0, 120),
        lambda: page.get_by_role("button", name="Turn the tile").click(),
        lambda: page.keyboard.press("r"),
    ):
        turn()
        page.wait_for_function(f"(was) => {ANGLE} !== was", arg=seen[-1])
        seen.append(page.evaluate(ANGLE))
    page.keyboard.press("Shift+R")
    page.wait_for_function(f"(was) => {ANGLE} === was", arg=seen[-2])


def test_a_tap_where_it_cannot_lie_tells_the_rule(open_page: OpenPage):
    page = open_page("/", lang="en")
    play_now(page, "Play now: Ta Yü")
    assert is_asked(page)
    box = page.locator(".board .tayu-box").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 0.15 * box["width"], box["y"] + 0.15 * box["height"])
    expect(page.locator(".note")).to_contain_text("TY-")
    expect(page.locator(".refused")).to_be_attached()


def test_the_board_is_enlarged_and_whole_again(open_page: OpenPage):
    page = open_page("/", PHONE, "ru", reduced_motion="reduce")
    play_now(page, "Играть сейчас: Тайу")
    page.get_by_role("button", name="Крупнее").click()
    assert enlarged(page) != WHOLE
    page.get_by_role("button", name="Всё поле").click()
    assert enlarged(page) == WHOLE


def begin_alone(page: Page, players: int) -> None:
    """All seats are one's own, so it begins at once."""
    page.locator(f"input[name=players][value='{players}']").check(force=True)
    seats = page.locator(".seat-rows select")
    expect(seats).to_have_count(players)
    for seat in seats.all():
        seat.select_option("me")
    page.locator("form .button.main").click()
    assert is_asked(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_table_is_lacquer_blue_by_day_and_by_night(
    open_page: OpenPage, axe: Axe, theme: str, size: tuple[int, int]
):
    page = open_page("/new/tayu", size, "en", reduced_motion="reduce", color_scheme=theme)
    begin_alone(page, 2)
    ground = page.locator(".play").evaluate("(one) => getComputedStyle(one).backgroundImage")
    colours = [[int(part) for part in colour] for colour in re.findall(r"rgb\((\d+), (\d+), (\d+)\)", ground)]
    assert colours
    for red, green, blue in colours:
        assert blue > 2 * red
        assert blue > green > red
    axe(page)


def test_a_choice_says_what_the_tile_does_there(open_page: OpenPage):
    page = open_page("/new/tayu", lang="en", reduced_motion="reduce")
    begin_alone(page, 2)
    first = page.locator("#choices [role=option]")
    expect(first.first).to_have_text(
        re.compile(r"^the first tile, on the centre \([a-r]\d+\W[a-r]\d+\)$", re.IGNORECASE)
    )
    page.get_by_role("button", name="How many are left?").click()
    expect(page.locator(".note")).to_contain_text("2 still in the bag")
    page.get_by_role("button", name="Hide").click()
    expect(page.get_by_role("button", name="How many are left?")).to_be_visible()


def test_partners_share_the_shores_that_they_build_between(open_page: OpenPage):
    page = open_page("/new/tayu", lang="en", reduced_motion="reduce")
    begin_alone(page, 4)
    bands = page.locator(".tayu-svg .band").evaluate_all("(all) => all.map((one) => one.style.fill)")
    assert sorted(bands) == sorted(f"var(--seat-{seat})" for seat in (1, 2, 3, 4) for _ in range(2))


def test_the_board_of_words_tells_all_that_lies_there_and_presses_nothing_together(open_page: OpenPage, axe: Axe):
    page = open_page("/new/tayu", DESKTOP, "en", reduced_motion="reduce")
    begin_alone(page, 2)
    page.goto(f"{page.url}?plain")
    told = page.locator(".plain-position li")
    expect(told.first).to_contain_text("A tile is drawn")
    steps = page.locator(".plain .step")
    assert steps.count() > 3
    pressed = "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length"
    assert steps.evaluate_all(pressed) == 0
    axe(page)
    for laid in range(4):
        names = steps.all_inner_texts()
        assert [name for name in names if not DOES.match(name)] == []
        steps.first.click()
        expect(told.filter(has_text="Tile on")).to_have_count(laid + 1)
        steps.first.wait_for()


def test_the_end_says_why_it_came_and_shows_it(open_page: OpenPage, axe: Axe):
    page = open_page("/new/tayu", DESKTOP, "en", reduced_motion="reduce")
    begin_alone(page, 4)
    assert play_on(page, Mouse(page), "tayu", random.Random("the end"), 120).is_over
    expect(page.locator(".end-why")).to_contain_text("The game is over: ")
    expect(page.locator(".stage .tayu-left-over figcaption")).to_contain_text("fits nowhere")
    expect(page.locator(".stage .tayu-score")).to_have_count(2)
    expect(page.locator(".end .places .reckoning .number")).to_have_count(4)
    axe(page)
