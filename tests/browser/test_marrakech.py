"""Marrakech: what is asked is drawn as it will look, and what is paid says by whom, to whom and for what."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from igroteka.core.dice import Dice
from tests.browser.conftest import DESKTOP, PHONE, Axe, OpenPage
from tests.browser.house import running
from tests.browser.laid import laid
from web.gallery import positions

pytestmark = pytest.mark.slow

TWICE_ON_G1 = (
    "left, roll 3, lay f4f5, left, roll 1, lay f2f3, ahead, roll 1, lay e2f2, right, roll 1, lay g1g2, "
    "right, roll 2, lay e1f1, ahead, roll 1, lay f1f2"
)
DEAR = (
    "ahead, roll 1, lay c4d4, left, roll 4, lay e4f4, left, roll 4, lay d7e7, "
    "ahead, roll 2, lay f6f7, ahead, roll 2, lay e2e3, ahead, roll 2, lay e1e2"
)
TABLES = {
    "twice": TWICE_ON_G1,
    "paid": f"{TWICE_ON_G1}, ahead, roll 1",
    "dear": DEAR,
    "dear-too": DEAR,
}
"""Two have paid on the same corner; one has just paid oneself; one will pay straight ahead, whatever the die shows."""
TIED = 40  # the dice of a match that ends with 51 points each, 31 dirhams to 29
REACH = 20  # pixels that a finger may be off the middle
MIDDLES = """all => all.map(one => {
    const box = one.getBoundingClientRect();
    return [one.dataset.way, box.x + box.width / 2, box.y + box.height / 2];
})"""
OVERLAPS = """all => {
    const boxes = all.map(one => one.getBoundingClientRect());
    const meet = (one, other, low, high) => one[low] < other[high] - 1 && other[low] < one[high] - 1;
    const overlap = (one, other) => meet(one, other, 'left', 'right') && meet(one, other, 'top', 'bottom');
    return all.flatMap((one, n) => all.slice(n + 1).filter((_, m) => overlap(boxes[n], boxes[n + 1 + m]))
        .map(other => [one.textContent, one.dataset.way, other.textContent, other.dataset.way]));
}"""
SCREEN = {"n": "up", "e": "to the right", "s": "down", "w": "to the left"}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    folder = tmp_path_factory.mktemp("laid")
    paths = laid(folder, TABLES, ("Аня", "Боря", "Вера"))
    *_, over = positions("marrakech", {"players": "2"}, Dice(TIED))
    paths |= laid(folder, {"tied": ", ".join(step.a for step in over.steps)}, ("Аня", "Боря"))
    with running(folder) as address:
        yield {table: address + path for table, path in paths.items()}


@pytest.fixture
def sit(open_page: OpenPage, tables: dict[str, str]) -> Callable[..., Page]:
    def seated(table: str, size: tuple[int, int] = PHONE, lang: str = "en", **context: str) -> Page:
        page = open_page("/", size, lang, **{"reduced_motion": "reduce", **context})
        page.goto(tables[table])
        page.locator(".mk-board").wait_for()
        return page

    return seated


def cells(one: Locator) -> set[str]:
    return set((one.get_attribute("data-cells") or "").split())


def test_each_turn_is_drawn_where_it_leads_and_is_met_by_any_finger(sit: Callable[..., Page]):
    page = sit("twice")
    page.locator(".mk-turn").first.wait_for()
    marks = page.locator(".mk-turn").evaluate_all(MIDDLES)
    assert {way for way, _, _ in marks} == {"n", "w", "s"}
    board = page.locator(".mk-board").bounding_box()
    assert board
    for way, x, y in marks:
        for dx, dy in ((0, 0), (REACH, 0), (-REACH, 0), (0, REACH), (0, -REACH)):
            if y + dy <= board["y"] or (way == "n" and dy < 0):
                continue  # beyond the board's edge; the other sides make up for it
            page.touchscreen.tap(x + dx, y + dy)
            expect(page.locator(".question")).to_contain_text(f"Assam goes {SCREEN[way]}")
            expect(page.locator(".mk-assam")).to_have_attribute("data-way", way)
            page.get_by_role("button", name="Cancel").click()
            expect(page.locator(".mk-assam")).to_have_attribute("data-way", "w")


def test_buttons_of_turns_are_pictures_whose_names_are_true_on_the_screen(sit: Callable[..., Page]):
    page = sit("twice")
    buttons = page.locator(".bar .actions button")
    expect(buttons).to_have_count(3)
    assert [one.strip() for one in buttons.all_inner_texts()] == ["", "", ""]
    for number, way in enumerate(["n", "w", "s"]):
        expect(buttons.nth(number)).to_have_accessible_name(f"Assam goes {SCREEN[way]}")
    assert re.findall("[Ll]eft|[Rr]ight|[Aa]head", " ".join(page.locator(".bar").all_inner_texts())) == []


def test_each_throw_is_shown_where_it_ends_with_its_odds_and_the_area_of_its_toll(sit: Callable[..., Page]):
    page = sit("twice")
    expect(page.locator(".mk-tray .mk-odds")).to_have_count(6)
    page.get_by_role("button", name="Assam goes to the left").click()
    throws = page.locator(".mk-throw")
    expect(throws).to_have_count(4)
    seen = throws.evaluate_all(
        "all => all.map(one => [one.dataset.cell, one.dataset.throws, one.querySelectorAll('.mk-die-slipper').length, "
        "one.querySelectorAll('.mk-odds').length])"
    )
    assert seen == [["f1", "1", 1, 1], ["e1", "2", 2, 2], ["d1", "3", 3, 2], ["c1", "4", 4, 1]]
    assert [cells(one) for one in page.locator(".mk-region").all()] == [{"f1", "f2", "e2"}, {"e1"}]
    assert throws.evaluate_all(OVERLAPS) == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_who_paid_whom_is_told_in_place_and_two_payments_on_a_cell_do_not_hide_each_other(
    sit: Callable[..., Page], size: tuple[int, int]
):
    page = sit("twice", size, "ru")
    paid = page.locator(".mk-toll.was")
    expect(paid).to_have_text(["Боря → Аня: 2", "Вера → Аня: 2"])
    page.locator(".mk-toll:not(.was)").first.wait_for()
    assert page.locator(".mk-toll, .mk-turn").evaluate_all(OVERLAPS) == []
    for tag in paid.all():
        expect(tag).to_be_in_viewport(ratio=1)
        inside = tag.evaluate(
            "one => one.querySelector('text').getBBox().width < one.querySelector('rect').getBBox().width - 80"
        )
        assert inside, "the names fit between the two signs"
    assert [cells(one) for one in page.locator(".mk-region").all()] == [{"g1", "g2"}, {"g1", "g2"}]


def test_the_area_that_was_paid_for_stays_outlined_until_one_acts(sit: Callable[..., Page]):
    page = sit("paid", lang="ru")
    expect(page.locator(".mk-toll.was")).to_have_text(["Аня → Вера: 3"])
    assert cells(page.locator(".mk-region")) == {"f1", "f2", "e2"}
    page.locator(".mk-target").first.wait_for()


WATCH = """
    window.coins = [];
    window.told = [];
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const follow = (coin) => {
        if (!coin.isConnected) return;
        window.coins.push(middle(coin.getBoundingClientRect()));
        window.told.push(document.querySelector('.mk-toll.was')?.textContent ?? '');
        requestAnimationFrame(() => follow(coin));
    };
    addEventListener('DOMContentLoaded', () => new MutationObserver((all) => {
        const added = all.flatMap((one) => [...one.addedNodes]).filter((node) => node.className === 'mk-flying');
        for (const coin of added) requestAnimationFrame(() => follow(coin));
    }).observe(document.body, { subtree: true, childList: true }));
"""
NEAR = 60  # pixels


@pytest.mark.parametrize(("table", "size"), [("dear", PHONE), ("dear-too", DESKTOP)])
def test_a_coin_travels_from_chip_to_chip_while_the_tag_says_who_pays_whom(
    sit: Callable[..., Page], table: str, size: tuple[int, int]
):
    page = sit(table, size, reduced_motion="no-preference")
    page.add_init_script(WATCH)
    page.reload()
    page.locator(".bar .actions button").nth(1).click()
    page.get_by_role("button", name="Confirm").click()
    page.locator(".mk-target").first.wait_for()
    coins, told = page.evaluate("[window.coins, window.told]")
    [text] = set(told)
    assert text == page.locator(".mk-toll.was").text_content()
    payer, receiver = re.fullmatch("(.+) → (.+): \\d+", text).groups()  # type: ignore[union-attr]
    assert payer == "Аня"
    chips = {seat: page.locator(".chip").nth(seat).bounding_box() for seat in range(3)}
    for (x, y), seat in ((coins[0], 0), (coins[-1], ("Аня", "Боря", "Вера").index(receiver))):
        chip = chips[seat]
        assert chip
        assert abs(x - chip["x"] - chip["width"] / 2) < chip["width"] / 2 + NEAR
        assert abs(y - chip["y"] - chip["height"] / 2) < chip["height"] / 2 + NEAR
    assert all(0 <= x <= size[0] and 0 <= y <= size[1] for x, y in coins)


def test_chips_are_of_the_evening_market_and_easy_to_read(sit: Callable[..., Page], axe: Axe):
    page = sit("twice", color_scheme="dark")
    red, _, blue = page.locator(".chip").first.evaluate(
        "one => getComputedStyle(one).backgroundColor.match(/[\\d.]+/g).map(Number)"
    )[:3]
    assert red > blue, "warm, as the ground is"
    axe(page)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_end_says_why_and_what_decided_and_assam_bows_on_the_winners_rugs(
    sit: Callable[..., Page], axe: Axe, size: tuple[int, int]
):
    page = sit("tied", size, "ru", color_scheme="dark")
    expect(page.locator(".end-why")).to_have_text("Выложен последний ковёр.")
    expect(page.locator(".end-decided")).to_have_text(
        "Очков поровну, поэтому решают дирхамы: Аня — 31, следующий — 29."
    )
    expect(page.locator(".mk-ending")).to_be_in_viewport(ratio=0.9)
    rugs = page.locator(".mk-ending-rug use").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert set(rugs) == {"#mk-rug-0", "#mk-rug-1"}, "of both colours of the first seat"
    axe(page)


def test_the_board_of_words_says_all_that_lies_on_the_square(sit: Callable[..., Page]):
    page = sit("paid")
    page.goto(f"{page.url.split('#')[0]}?plain")
    lying = page.locator(".plain-position li")
    expect(lying.first).to_have_text("Assam on f1, facing to the left")
    assert "Аня: 31 dirhams, 13 rugs left" in lying.all_inner_texts()
    assert {"f1 and f2: Вера’s rug", "e1: Боря’s rug, half covered"} <= set(lying.all_inner_texts())
