"""Learn by playing: a newcomer who only follows what the page says finishes the guided first game of each game."""

import json
import random
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, Axe, OpenPage
from tests.browser.hands import Finger, Keys
from tests.browser.journey import GAMES, PLAYED_IN_TURNS, TITLES, play_on
from tests.browser.newcomer import Misled, Newcomer
from tests.browser.seen import Point, when_settled
from tests.browser.tapping import WATCH, begin_to_count, tapped

pytestmark = pytest.mark.slow

SMALL = (360, 640)
INVITES = {"en": "Learn by playing", "ru": "Учиться играя"}
FIRST_DECISIONS = 8
"""In the real game."""
SOME_ROUNDS = "4"
LEGAL = 0.9
"""The least share of their taps there."""
MOST_STAGES = 12
MOST_PRESSES = 4
"""At each stage, if nothing misleads: "Show me", "Do it", "Next", and one to spare."""
USUAL = [("mazaitsy", SMALL, "ru"), ("marrakech", DESKTOP, "en"), ("chazz", SMALL, "en"), ("tayu", DESKTOP, "ru")]
"""One way to learn each game; the others are long."""
WAYS = [
    pytest.param(*way, marks=[] if way in USUAL else pytest.mark.long)
    for way in product(GAMES, (SMALL, DESKTOP), ("en", "ru"))
]


@pytest.mark.parametrize(("game", "size", "lang"), WAYS)
def test_a_newcomer_learns_and_then_plays(open_page: OpenPage, axe: Axe, game: str, size: tuple[int, int], lang: str):
    page = open_page("/", size, lang, WATCH, reduced_motion="reduce")
    page.route("**/api/tables", shortened)
    hand = Keys(page) if size == DESKTOP else Finger(page)
    page.locator(".games").wait_for()
    hand.press(page.get_by_role("link", name=f"{INVITES[lang]}: {TITLES[game][lang]}"))
    page.locator(".coach").wait_for()
    axe(page)
    newcomer = Newcomer(page, hand, lang)
    newcomer.learn()
    assert 6 <= newcomer.stages <= MOST_STAGES
    assert newcomer.presses <= MOST_PRESSES * newcomer.stages
    page.locator(".chip").first.wait_for()
    begin_to_count(page)
    play_on(page, hand, game, random.Random(game), FIRST_DECISIONS)
    played = tapped(page)
    assert played.taps >= (FIRST_DECISIONS if game in PLAYED_IN_TURNS else 1)
    assert played.legal >= LEGAL


def shortened(route: Route) -> None:
    """The page opens its tables as it likes, but a match of Chazz, which lasts minutes, ends after some rounds."""
    wanted = json.loads(route.request.post_data or "{}")
    if wanted.get("game") == "chazz" and "round_limit" not in wanted.get("options", {}):
        wanted["options"] = {**wanted.get("options", {}), "round_limit": SOME_ROUNDS}
    route.continue_(post_data=json.dumps(wanted))


def test_taps_on_what_is_not_marked_are_counted_as_refused(open_page: OpenPage):
    page = open_page("/", SMALL, "en", WATCH, reduced_motion="reduce")
    page.get_by_role("button", name="Play now: Marrakech").tap()
    when_settled(page, "marrakech")
    page.locator(".leaving, .board-place[aria-busy=true]").first.wait_for(state="detached")  # a tap would end a motion
    Finger(page).tap(corner(page))
    page.locator(".note").wait_for()
    assert tapped(page).refused == 1
    assert tapped(page).legal < LEGAL


def corner(page: Page) -> Point:
    """The middle of a1, to which no walk of Assam's leads."""
    box = page.locator(".mk-cells [data-cell=a1]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def with_mistake(key: str, right: str, wrong: str) -> Callable[[Route], None]:
    """Answers with the lessons of Ta Yü, in which the second scene has been changed."""

    def answer(route: Route) -> None:
        lessons = route.fetch().json()
        scene = lessons["scenes"][1]
        assert right in json.dumps(scene[key])
        scene[key] = json.loads(json.dumps(scene[key]).replace(right, wrong))
        route.fulfill(json=lessons)

    return answer


@pytest.mark.parametrize(
    "mistake",
    [
        pytest.param(("task", "j4 to j6", "m9 to o9"), id="the sentence names other cells"),
        pytest.param(("wants", "place j4 s", "place g7 e"), id="another choice is marked"),
    ],
)
def test_a_planted_mistake_misleads_them(open_page: OpenPage, mistake: tuple[str, str, str]):
    page = open_page("/rules/tayu", DESKTOP, "en", reduced_motion="reduce")
    page.route("**/api/games/tayu/lessons", with_mistake(*mistake))
    page.get_by_role("link", name=INVITES["en"]).click()
    with pytest.raises(Misled):
        Newcomer(page, Keys(page), "en").learn()


def test_a_wrong_tap_is_answered_and_the_place_is_kept(open_page: OpenPage):
    page = open_page("/learn/marrakech", SMALL, "en", reduced_motion="reduce")
    turns = page.locator(".bar .actions button")
    turns.nth(0).tap()
    page.locator(".bar .actions .main").tap()
    expect(page.locator(".note")).to_contain_text("this time let him go to the right")
    expect(page.locator(".bar.done")).to_have_count(0)
    turns.nth(2).tap()
    page.locator(".bar .actions .main").tap()
    page.locator(".bar.done .main").tap()
    expect(page.locator(".stage")).to_have_text("2 of 7")
    page.reload()
    expect(page.locator(".stage")).to_have_text("2 of 7")
    page.goto(page.url.replace("/learn/marrakech", "/"))
    expect(page.get_by_role("link", name=f"{INVITES['en']}: Marrakech")).to_be_visible()


def test_the_rule_behind_a_scene_can_be_read(open_page: OpenPage, axe: Axe):
    page = open_page("/learn/tayu", DESKTOP, "ru", reduced_motion="reduce")
    page.get_by_role("button", name="Показать").click()
    page.locator(".bar .actions .main").click()
    page.get_by_role("button", name="(TY-3)").click()
    expect(page.locator(".sheet #TY-3")).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)


def test_it_is_offered_until_a_game_of_this_kind_is_finished(open_page: OpenPage):
    page = open_page("/", DESKTOP, "en", script="localStorage.setItem('finished', '{\"tayu\": true}')")
    expect(page.get_by_role("link", name=f"{INVITES['en']}: Marrakech")).to_be_visible()
    expect(page.get_by_role("link", name=f"{INVITES['en']}: Ta Yü")).to_have_count(0)
    page.goto(f"{page.url}rules/tayu")
    expect(page.get_by_role("link", name=INVITES["en"])).to_be_visible()
