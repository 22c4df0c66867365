"""Every turn is shown whole, and the whole page tells of the position that is shown."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Axe, OpenPage
from tests.browser.hands import Finger, Mouse
from tests.browser.house import running
from tests.browser.journey import open_table, play_on
from tests.browser.seen import when_settled

pytestmark = pytest.mark.slow

WATCH = """
    const runs = (seats) => seats.filter((seat, at) => seat !== seats[at - 1]);
    const inLog = () => runs([...document.querySelectorAll('.log-entry')].map((one) => /seat-(\\d)/.exec(one.className))
        .filter(Boolean).map((found) => Number(found[1]) - 1));
    window.turns = [];
    window.ahead = [];
    addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
        const shown = document.querySelector('.shown-turn');
        if (shown) {
            window.turns = runs([...window.turns, Number(shown.dataset.seat)]);
            const lit = document.querySelector('.chip.awaited');
            if (!lit?.classList.contains(`seat-${Number(shown.dataset.seat) + 1}`)) window.ahead.push('chip');
        }
        if (inLog().length > window.turns.length) window.ahead.push('log');
    }).observe(document.body, { subtree: true, childList: true, attributes: true }));
    window.inLog = inLog;
"""


BRIEFLY = """
    const later = window.setTimeout;
    const frames = (n, done) => requestAnimationFrame(() => n > 1 ? frames(n - 1, done) : done());
    window.setTimeout = (done, ms, ...rest) => ms > 200 && ms <= 900 ? frames(3, done) : later(done, ms, ...rest);
"""
"""Each decision of others is shown for three frames, however long they take, and not for most of a second."""

OTHERS_OR_ASKED = """
    () => document.querySelector('.faster') ? 'others' : document.querySelector('.question.asked') ? 'asked' : null
"""
"""Turns of others are shown with a button to show them faster."""


def pass_turn(page: Page, hand: Mouse, game: str, dice: random.Random) -> None:
    """Decides until a turn of somebody else is shown."""
    while True:
        hand.decide(game, when_settled(page, game), dice)
        if page.wait_for_function(OTHERS_OR_ASKED).json_value() == "others":
            return


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_every_turn_of_three_bots_and_one_person_is_shown(open_page: OpenPage, motion: str):
    page = open_page("/", DESKTOP, "en", BRIEFLY + WATCH, reduced_motion=motion)
    mouse = Mouse(page)
    open_table(page, mouse, "marrakech", "en", players=4)
    play_on(page, mouse, "marrakech", random.Random(motion))
    turns = page.evaluate("window.turns")
    assert len(turns) == len(page.evaluate("window.inLog()")) >= 40
    assert page.evaluate("window.ahead") == []


def test_the_bar_says_whose_turn_is_shown(open_page: OpenPage):
    page = open_page("/", DESKTOP, "en", reduced_motion="reduce")
    mouse = Mouse(page)
    open_table(page, mouse, "marrakech", "en", players=4)
    pass_turn(page, mouse, "marrakech", random.Random(1))
    shown = page.locator(".shown-turn")
    expect(shown).to_contain_text(re.compile(r"^\w+: Assam faces"))
    expect(page.locator(".chip.awaited .chip-turn")).to_have_text("to move")
    when_settled(page, "marrakech")
    expect(shown).to_have_count(0)


RESTS = """
    const later = window.setTimeout;
    window.rests = []; // milliseconds for which each decision of others is shown
    window.isHeld = false; // then it is shown until somebody taps
    window.setTimeout = (done, ms, ...rest) => {
        const isRest = ms > 200 && ms <= 900;
        if (isRest) window.rests.push(ms);
        return isRest && window.isHeld ? 0 : later(done, ms, ...rest);
    };
"""


def longest_rest(page: Page, dice: random.Random) -> float:
    """Of the next round of three bots. Without motion nothing else takes time."""
    page.evaluate("() => { window.rests = []; }")
    pass_turn(page, Mouse(page), "marrakech", dice)
    when_settled(page, "marrakech")
    return page.evaluate("Math.max(...window.rests)")


def test_turns_are_shown_faster_on_demand_and_a_tap_goes_on(open_page: OpenPage):
    page = open_page("/", DESKTOP, "en", RESTS, reduced_motion="reduce")
    mouse, dice = Mouse(page), random.Random(2)
    open_table(page, mouse, "marrakech", "en", players=4)
    usual = longest_rest(page, dice)

    page.evaluate("() => { window.isHeld = true; }")
    pass_turn(page, mouse, "marrakech", dice)
    expect(page.locator(".shown-turn")).to_be_visible()
    while not page.locator(".question.asked").count():
        page.locator(".board-place").click(position={"x": 4, "y": 4}, force=True)  # where nothing can be chosen
    page.evaluate("() => { window.isHeld = false; }")

    pass_turn(page, mouse, "marrakech", dice)
    faster = page.get_by_role("button", name="Show turns faster")
    faster.click()
    expect(faster).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("localStorage.getItem('pace')") == "fast"
    when_settled(page, "marrakech")
    assert longest_rest(page, dice) < usual / 2


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots take their time, as they do at people's tables."""
    with running(tmp_path_factory.mktemp("paced"), pace="1.2") as address:
        yield address


SAID = """
    window.said = new Set();
    addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
        for (const one of document.querySelectorAll('.question, .mz-caption')) window.said.add(one.textContent);
        for (const one of document.querySelectorAll('.tayu-tile')) window.said.add(one.ariaLabel);
    }).observe(document.body, { subtree: true, childList: true, characterData: true }));
"""
"""All that the bar has said on this page, and what boards say of whose turn it is."""
OWN_TURN = "() => document.querySelector('.chip.mine.awaited') && document.querySelector('.bar .lent')"
OTHERS_TURN = "() => document.querySelector('.chip.awaited:not(.mine)')"


def test_who_has_lent_the_seat_is_told_so_and_comes_back_by_one_button(open_page: OpenPage, paced: str, axe: Axe):
    page = open_page("/", PHONE, "ru", SAID, reduced_motion="reduce")
    page.goto(paced)
    finger = Finger(page)
    open_table(page, finger, "marrakech", "ru")
    when_settled(page, "marrakech")
    page.get_by_role("button", name="Стол").tap()
    page.get_by_role("button", name="Пусть за меня играет бот").tap()
    expect(page.locator(".bar")).to_contain_text("Бот играет за вас")
    page.reload()
    expect(page.locator(".bar")).to_contain_text("Бот играет за вас")
    back = page.locator(".bar").get_by_role("button", name="Я снова здесь")
    expect(back).to_be_in_viewport()
    axe(page)
    for state in (OTHERS_TURN, OWN_TURN, OTHERS_TURN):
        page.wait_for_function(state)
    assert [text for text in page.evaluate("[...window.said]") if "Вы думает" in text] == []
    back.tap()
    expect(page.locator(".bar")).not_to_contain_text("Бот играет за вас")
    assert not when_settled(page, "marrakech").is_over


@pytest.mark.parametrize("game", ["tayu", "mazaitsy"])
def test_who_has_lent_the_seat_is_not_told_to_lay_anything(open_page: OpenPage, paced: str, game: str):
    page = open_page("/", PHONE, "ru", SAID, reduced_motion="reduce")
    page.goto(paced)
    open_table(page, Finger(page), game, "ru")
    when_settled(page, game)
    page.get_by_role("button", name="Стол").tap()
    page.get_by_role("button", name="Пусть за меня играет бот").tap()
    expect(page.locator(".bar")).to_contain_text("Бот играет за вас")
    page.evaluate("window.said.clear()")
    for state in (OTHERS_TURN, OWN_TURN, OTHERS_TURN):
        page.wait_for_function(state)
    wrong = re.compile(r"Вы думает|Вы кладёте|Вы добавите|кладёте вы|Кладёт Вы|кладёт Вы")
    assert [text for text in page.evaluate("[...window.said]") if wrong.search(text)] == []
