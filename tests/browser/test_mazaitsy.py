"""The board of Mazaitsy: what is asked is drawn as it will look, and every card tells what it does."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Axe, Links, OpenPage

pytestmark = pytest.mark.slow

SMALLEST = (360, 640)
FINGER = 44
DRAWN = 24
ANGLES = {"up": 0, "right": 90, "down": 180, "left": 270}
SIDES_OF_A_BOAT = re.compile(r"turn left|turn right|to the left|to the right|налево|направо", re.IGNORECASE)
THREE = "mazaitsy players=3 free_choice=on"
TWO = "mazaitsy players=2"
TEAMS = "mazaitsy players=4 teams=on stealing=on"


@pytest.fixture
def address() -> str:
    """Links are whole."""
    return ""


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def angle(drawn: Locator) -> int:
    """How a boat that is drawn there is turned, in degrees."""
    found = re.fullmatch(r"rotate\((\d+)\)", drawn.locator(".mz-boat").get_attribute("transform") or "")
    assert found
    return int(found[1])


def at_table(open_page: OpenPage, link: str, size: tuple[int, int] = PHONE, lang: str = "en") -> Page:
    page = open_page(link, size, lang, reduced_motion="reduce")
    page.locator(".mz").wait_for()
    return page


def buttons(page: Page) -> list[str]:
    return [one.inner_text().strip() for one in page.locator(".bar .actions button").all()]


@pytest.mark.parametrize("position", [f"{THREE} move late", f"{THREE} second late", f"{TWO} move late"])
@pytest.mark.parametrize("size", [PHONE, SMALLEST])
def test_a_turn_is_drawn_as_the_boat_will_lie(open_page: OpenPage, links: Links, position: str, size: tuple[int, int]):
    page = at_table(open_page, links[position], size)
    for step in ("left", "right"):
        handle = page.locator(f".mz-handle[data-key={step}]")
        way = next(way for way, degrees in ANGLES.items() if degrees == angle(handle))
        assert page.get_by_role("option", name=f"Turn the bow {way}", exact=True).count() == 1
        button = page.get_by_role("button", name=f"Turn the bow {way}", exact=True)
        assert angle(button) == ANGLES[way]
        box = handle.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER - 0.5
    said = page.locator(".bar").inner_text() + " ".join(page.locator("#choices [role=option]").all_inner_texts())
    assert not SIDES_OF_A_BOAT.search(said)


def test_where_the_boat_can_go_it_is_drawn(open_page: OpenPage, links: Links):
    page = at_table(open_page, links[f"{THREE} second late"], lang="ru")
    expect(page.locator(".mz-target ~ g .mz-boat.ghost")).to_have_count(page.locator(".mz-target").count())
    expect(page.get_by_role("option", name=re.compile("^Плыть вверх: f4, "))).to_be_attached()
    expect(page.get_by_role("button", name="Плыть вверх", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Остаться здесь")).to_be_visible()
    assert not SIDES_OF_A_BOAT.search(page.locator("#choices").inner_text())


def test_to_take_is_the_main_button(open_page: OpenPage, links: Links):
    page = at_table(open_page, links[f"{THREE} grab late"], lang="ru")
    assert buttons(page) == ["1\nВзять", "Оставить"]
    expect(page.locator(".bar .actions .main")).to_contain_text("Взять")


def test_hares_go_ashore_by_buttons_all_of_them_if_wanted(open_page: OpenPage, links: Links):
    page = at_table(open_page, links[f"{TWO} move late"], lang="ru")
    own = page.locator(".mz-hold.turn .mz-token")
    expect(own).to_have_count(2)
    page.get_by_role("button", name="Выгрузить").tap()
    expect(page.locator(".question")).to_have_text("Кого на берег?")
    assert buttons(page)[0] == "Всех на берег"
    assert len(buttons(page)) <= 4
    page.get_by_role("button", name="Назад").tap()
    page.get_by_role("button", name="Выгрузить").tap()
    page.get_by_role("button", name="Всех на берег").tap()
    expect(page.locator(".mz-hold").first.locator(".mz-token")).to_have_count(0)
    expect(page.locator(".log-entry", has_text="выгружает").last).to_be_attached()


def test_the_card_to_be_laid_is_named_in_a_sentence(open_page: OpenPage, links: Links):
    page = at_table(open_page, links[f"{THREE} lay late"], lang="ru")
    expect(page.locator(".question")).to_have_text("Положите карточку: течение боковое")


@pytest.mark.parametrize("size", [PHONE, SMALLEST])
def test_every_card_that_lies_beside_the_field_tells_what_it_does(
    open_page: OpenPage, links: Links, axe: Axe, size: tuple[int, int]
):
    page = at_table(open_page, links[f"{THREE} pick late"], size)
    marks = page.locator(".mz-help")
    expect(marks).to_have_count(page.locator(".mz-lying").count())
    log = page.locator(".log-entry").count()
    for mark in marks.all():
        box = mark.locator(".mz-help-disc").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= DRAWN - 0.5
        assert box["x"] >= -1
        page.mouse.click(*middle(mark))
        name = (mark.get_attribute("aria-label") or "").removesuffix(": what does it do?")
        expect(page.locator(".note")).to_contain_text(f"{name}: ")
    assert page.locator(".log-entry").count() == log, "to ask is not to choose"
    axe(page)


def test_the_marked_card_of_the_field_tells_what_it_is_by_finger_and_by_keys(open_page: OpenPage, links: Links):
    page = at_table(open_page, links[f"{THREE} lay late"])
    page.keyboard.press("ArrowRight")
    mark = page.locator(".mz-help[data-cell]")
    expect(mark).to_have_count(1)
    page.touchscreen.tap(*middle(mark))
    expect(page.locator(".note")).to_contain_text("Here is now: ")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".note")).to_have_count(0)
    mark.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_contain_text("Here is now: ")
    expect(page.locator("#choices")).to_have_attribute("aria-activedescendant", re.compile("choice"))


def test_a_card_that_is_no_choice_can_be_asked_about_after_a_tap(open_page: OpenPage, links: Links):
    page = at_table(open_page, links[f"{THREE} move late"])
    mark = page.locator(".mz-help[data-cell]")
    expect(mark).to_have_count(0)
    chosen = set(re.findall(r"\b[a-f][1-6]\b", " ".join(page.locator("#choices [role=option]").all_inner_texts())))
    boats = page.locator("[data-cell][aria-label*='boat']").evaluate_all("all => all.map((one) => one.dataset.cell)")
    other = next(cell for cell in ("a1", "a6", "f1", "f6", "c3") if cell not in chosen | set(boats))
    page.touchscreen.tap(*middle(page.locator(f"[data-cell={other}]").first))
    expect(page.locator(".note")).to_contain_text("A boat goes ahead")
    expect(mark).to_have_attribute("data-cell", other)
    card = (mark.get_attribute("aria-label") or "").removesuffix(": what does it do?")
    page.touchscreen.tap(*middle(mark))
    expect(page.locator(".note")).to_contain_text(f"{card}: ")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f".mz-help[data-cell={other}]")).to_have_count(0)


def test_partners_sail_under_one_flag(open_page: OpenPage, links: Links):
    page = at_table(open_page, links[f"{TEAMS} unload late"])
    flags = [page.locator(f"[data-boat='{seat}'] .mz-pennant").get_attribute("class") for seat in range(4)]
    assert flags[0] == flags[2] != flags[1] == flags[3]


def test_what_is_known_of_the_points_is_on_the_chips(open_page: OpenPage, links: Links):
    page = at_table(open_page, links[f"{TEAMS} unload late"])
    points = page.locator(".chip .mz-points")
    expect(points.nth(1)).to_have_text("1+")  # one hare ashore, face down
    expect(points.nth(1)).to_have_attribute("aria-label", "at least 1 point")
    expect(points.nth(3).locator("b")).to_have_text("8")  # all of them in the boat, for everybody to see
    expect(page.locator(".chip:has(.mz-carrot)")).to_have_count(2)


def test_the_end_says_why_and_the_count_adds_up(open_page: OpenPage, links: Links, axe: Axe):
    for position in (f"{THREE} over", f"{TWO} over", f"{TEAMS} over"):
        page = at_table(open_page, links[position])
        expect(page.locator(".end-why")).to_contain_text("Mazai came for the ")
        expect(page.locator(".mz-face-down").first).to_be_hidden()
        for place in page.locator(".places li").all():
            parts = [int(text) for text in place.locator("dd.number").all_inner_texts()]
            assert sum(parts) == int(place.locator("b.number").inner_text())
        axe(page)


def test_the_boats_of_the_winning_team_come_in_and_its_points_are_those_of_both(open_page: OpenPage, links: Links):
    page = at_table(open_page, links[f"{TEAMS} over"])
    expect(page.locator(".mz-landing .mz-boat")).to_have_count(2)
    expect(page.locator(".mz-ending .mz-total")).to_have_text(page.locator(".places b.number").all_inner_texts())


def test_hares_are_turned_over_one_by_one_and_a_tap_shows_all(open_page: OpenPage, links: Links):
    page = open_page(links[f"{TEAMS} over"], PHONE)
    turning = "document.querySelector('.mz-ending')?.getAnimations({ subtree: true }).length"
    page.wait_for_function(f"() => {turning} > 1")
    delays = page.locator(".mz-face-up").evaluate_all("all => all.map((one) => getComputedStyle(one).animationDelay)")
    assert len(set(delays)) > 1
    page.touchscreen.tap(*middle(page.locator(".end h2")))
    expect(page.locator(".mz-face-down").first).to_be_hidden()
    assert page.evaluate(turning) == 0


def test_the_board_of_words_tells_all_that_lies_there(open_page: OpenPage, links: Links):
    page = open_page(links[f"{THREE} second late"].replace("#", "?plain#"), PHONE, "ru")
    lines = page.locator(".plain-position li")
    expect(lines.filter(has_text=re.compile(r"^[a-f][1-6]: "))).to_have_count(36)
    expect(lines.filter(has_text="Вера: в лодке: никого; на берегу 1 заяц")).to_have_count(1)
