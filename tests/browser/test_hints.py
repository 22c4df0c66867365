"""Hints: asked for by tap, mouse or key; shown as numbers on the board and with a sentence; taken, and counted."""

import random
import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Axe, Links, OpenPage
from tests.browser.hands import Finger, Hand, Keys, Mouse
from tests.browser.journey import PLAYED_IN_TURNS, TITLES
from tests.browser.seen import seen, when_settled

pytestmark = pytest.mark.slow

SMALL = (360, 640)
HINT = {"en": "What would you do?", "ru": "Как бы вы сыграли?"}
TAKE = {"en": "Confirm", "ru": "Подтвердить"}
PLAY = {"en": "Play now", "ru": "Играть сейчас"}
ALLOW = "Hints for everybody"
SIT_DOWN = "Sit here"


def play_now(page: Page, hand: Hand, game: str, lang: str) -> None:
    hand.press(page.get_by_role("button", name=f"{PLAY[lang]}: {TITLES[game][lang]}"))
    page.locator(".chip").first.wait_for()
    when_settled(page, game)


def ask(page: Page, hand: Hand, lang: str = "en") -> None:
    hand.press(page.get_by_role("button", name=HINT[lang]))
    page.locator(".hint-panel").wait_for()


def marked(page: Page) -> str:
    """The choice that only has to be confirmed: on the board, or a button."""
    found = page.locator("#choices [role=option][aria-selected=true], .bar .pointed")
    found.first.wait_for(state="attached")
    return found.first.text_content() or ""


USUAL = [("marrakech", DESKTOP, "en"), ("tayu", SMALL, "ru"), ("mazaitsy", SMALL, "en")]
WAYS = [
    pytest.param(*way, marks=[] if way in USUAL else pytest.mark.long)
    for way in product(PLAYED_IN_TURNS, (SMALL, DESKTOP), ("en", "ru"))
]


@pytest.mark.parametrize(("game", "size", "lang"), WAYS)
def test_a_hint_shows_choices_on_the_board_with_their_reasons(
    open_page: OpenPage, axe: Axe, game: str, size: tuple[int, int], lang: str
):
    page = open_page("/", size, lang, reduced_motion="reduce")
    hand = Keys(page) if size == DESKTOP else Finger(page)
    play_now(page, hand, game, lang)
    ask(page, hand, lang)
    numbers = page.locator(".hint-choice")
    assert numbers.count() in (2, 3)
    assert page.locator(".hint-badges g, .bar .hint-number").count() >= 1
    said = page.locator(".hint-panel p")
    expect(said).to_have_text(re.compile(r"^.+ — .+\. .+\.$"))
    best, first = said.inner_text(), marked(page)
    axe(page)
    hand.press(numbers.nth(1))
    expect(numbers.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(said).not_to_have_text(best)
    assert marked(page) != first or game == "tayu"  # where a tile can lie both ways round in the same cells
    names = numbers.evaluate_all("(all) => all.map((one) => one.ariaLabel.replace(/^\\d: /, ''))")
    assert len({*names}) == len(names)


def test_taking_a_hint_plays_it(open_page: OpenPage):
    page = open_page("/", lang="en", reduced_motion="reduce")
    hand = Mouse(page)
    play_now(page, hand, "marrakech", "en")
    ask(page, hand)
    before = seen(page, "marrakech")
    page.locator(".hint-choice").nth(1).click()
    page.get_by_role("button", name=TAKE["en"]).click()
    expect(page.locator(".hint-panel")).to_have_count(0)
    expect(page.locator(".log-entry").nth(len(before.log))).to_be_attached()


def test_a_hint_is_taken_by_keys_alone(open_page: OpenPage):
    page = open_page("/", lang="en", reduced_motion="reduce")
    keys = Keys(page)
    play_now(page, keys, "tayu", "en")
    before = seen(page, "tayu")
    ask(page, keys)
    keys.press(page.locator(".hint-choice").first)
    keys.press(page.get_by_role("button", name=TAKE["en"]))
    expect(page.locator(".log-entry").nth(len(before.log))).to_be_attached()


def test_a_hint_is_closed_and_the_choice_stays_free(open_page: OpenPage):
    page = open_page("/", PHONE, "en", reduced_motion="reduce")
    finger = Finger(page)
    play_now(page, finger, "marrakech", "en")
    ask(page, finger)
    page.locator(".hint-panel").get_by_role("button", name="Close").tap()
    expect(page.locator(".hint-panel")).to_have_count(0)
    expect(page.locator(".hint-badges g")).to_have_count(0)
    assert seen(page, "marrakech").is_asked


def test_in_chazz_a_place_for_the_leader_card_is_hinted_at_its_chair(open_page: OpenPage, axe: Axe, links: Links):
    page = open_page("/", DESKTOP, "en", reduced_motion="reduce")
    page.goto(links["chazz players=4 calm=on card late"])
    page.locator("#choices").wait_for(state="attached")
    ask(page, Mouse(page))
    assert page.locator(".hint-badges g").count() >= 1
    expect(page.locator(".hint-panel p")).to_contain_text("chair")
    axe(page)


def test_the_end_counts_the_hints(open_page: OpenPage, last_turns: Links):
    page = open_page("/", lang="en", reduced_motion="reduce")
    page.goto(last_turns["marrakech"])
    hand = Mouse(page)
    asked, dice = 0, random.Random(1)
    while not (now := when_settled(page, "marrakech")).is_over:
        if asked < 2:
            ask(page, hand)
            asked += 1
            expect(page.locator(".log-entry", has_text="asks for a hint")).to_have_count(asked)
            when_settled(page, "marrakech")
            page.get_by_role("button", name=TAKE["en"]).click()
            expect(page.locator(".hint-panel")).to_have_count(0)
        else:
            hand.decide("marrakech", now, dice)
    expect(page.locator(".places .place-name small")).to_have_text(f" · {asked} hints")


@pytest.mark.parametrize("is_allowed", [False, True])
def test_among_people_hints_are_there_if_the_host_allows_them(open_page: OpenPage, is_allowed: bool):
    host = open_page("/new/marrakech", lang="en", reduced_motion="reduce")
    host.locator(".segment", has_text="2").click()
    if is_allowed:
        host.get_by_label(ALLOW).check()
    host.get_by_role("button", name="Open the table").click()
    host.locator(".code").wait_for()
    guest = open_page("/", lang="en", reduced_motion="reduce")
    guest.goto(host.url)
    guest.get_by_role("button", name=SIT_DOWN).first.click()
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.locator(".chip").first.wait_for()
    host.locator("#choices, .question").first.wait_for(state="attached")
    asked = host if host.locator(".question.asked").count() else guest
    asked.locator(".question.asked").wait_for()
    expect(asked.get_by_role("button", name=HINT["en"])).to_have_count(int(is_allowed))
