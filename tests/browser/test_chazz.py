"""The board of Chazz: what the race asks for, by keys and fingers."""

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Axe, OpenPage
from tests.browser.hands import Finger, Hand, Keys
from tests.browser.seen import seen

pytestmark = pytest.mark.slow

FINGER = 44  # pixels


def open_for_all_at_one_screen(page: Page, hand: Hand) -> None:
    """So the leader is here in any case."""
    seats = page.locator(".seat-rows select")
    seats.first.wait_for()
    for seat in range(1, seats.count()):
        hand.select(seats.nth(seat), "me")
    hand.press(page.locator("form .button.main"))


def test_which_of_several_own_cats_is_steered_is_chosen_with_a_finger(open_page: OpenPage):
    page = open_page("/new/chazz", PHONE, "en")
    finger = Finger(page)
    open_for_all_at_one_screen(page, finger)
    cats = page.locator(".whose button")
    cats.last.wait_for()
    assert cats.count() == 4
    boxes = cats.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert min(min(box["width"], box["height"]) for box in boxes) >= FINGER
    finger.press(cats.last)
    expect(cats.last).to_have_attribute("aria-pressed", "true")


def test_a_word_is_called_by_tab_and_enter_while_the_cats_walk(open_page: OpenPage):
    page = open_page("/new/chazz", lang="en")
    keys = Keys(page)
    open_for_all_at_one_screen(page, keys)
    word = page.get_by_role("button", name="Claw", exact=True)
    word.wait_for()
    expect(word).to_be_disabled()
    expect(word).to_be_enabled()
    before = len(seen(page, "chazz").log)
    keys.press(word)
    expect(page.locator(".log-entry").nth(before)).to_contain_text("calls claw")


EAVESDROPPING = """
    window.heard = [];
    const pitches = new WeakMap();
    const { setValueAtTime } = AudioParam.prototype;
    AudioParam.prototype.setValueAtTime = function (value, at) {
        pitches.set(this, value);
        return setValueAtTime.call(this, value, at);
    };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (at) {
        window.heard.push(Math.round(pitches.get(this.frequency)));
        return start.call(this, at);
    };
"""
"""Writes down every note, in whole hertz."""

TICK, G5, STEP = 980, 784, 420


def heard(page: Page) -> list[int]:
    notes: list[int] = page.evaluate("window.heard")
    return notes


def call_claw(page: Page) -> None:
    word = page.get_by_role("button", name="Claw", exact=True)
    expect(word).to_be_enabled()
    word.click()


def big_screen(page: Page) -> str:
    return re.sub(r".*/t/", "/t/", page.url) + "?tv"


def test_cats_walk_to_music_which_stops_at_the_word(open_page: OpenPage):
    page = open_page("/new/chazz", lang="en", script=EAVESDROPPING)
    open_for_all_at_one_screen(page, Keys(page))
    page.locator(".heart .count").wait_for()
    page.locator(".heart .music").wait_for()
    page.wait_for_function(f"() => window.heard.includes({G5})")
    assert 1 <= heard(page).count(TICK) <= 3
    call_claw(page)
    page.locator(".shout").wait_for()
    notes = heard(page)
    page.locator(".cat.sits").first.wait_for()
    assert set(heard(page)[len(notes) :]) <= {STEP}


def test_whoever_mutes_hears_neither_ticks_nor_music(open_page: OpenPage):
    page = open_page("/new/chazz", lang="en", script=f"localStorage.setItem('muted', 'yes'); {EAVESDROPPING}")
    open_for_all_at_one_screen(page, Keys(page))
    page.locator(".heart .music").wait_for()
    call_claw(page)
    page.locator(".cat.sits").first.wait_for()
    assert heard(page) == []


WATCHING = """() => {
    window.shown = {};
    const look = (now) => {
        for (const one of document.querySelectorAll('.shout, .no-chair')) {
            if (!one.checkVisibility({ visibilityProperty: true })) continue;
            const [first] = window.shown[one.textContent] ?? [now];
            window.shown[one.textContent] = [first, now];
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""Writes down what is told large, from when to when: it may be gone before a busy machine looks again."""

TOLD = """([words, least]) => {
    const [first, last] = window.shown[words] ?? [0, 0];
    return last - first > least;
}"""
A_SHOUT, A_BEAT = 700, 1300  # milliseconds, a little less than they last


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_whoever_gets_no_chair_is_told_large_on_phones_and_on_the_big_screen(open_page: OpenPage, motion: str):
    page = open_page("/new/chazz", PHONE, "en", reduced_motion=motion)
    page.get_by_label("Your name").fill("Grisha")
    open_for_all_at_one_screen(page, Finger(page))
    page.locator(".heart").wait_for()
    tv = open_page(big_screen(page), DESKTOP, "en", reduced_motion=motion)
    tv.locator(".chazz.big").wait_for()
    for screen in (page, tv):
        screen.evaluate(WATCHING)
    call_claw(page)
    for screen in (page, tv):
        screen.wait_for_function(TOLD, arg=["Claw!", A_SHOUT])
        screen.wait_for_function(TOLD, arg=["No chair for Grisha!", A_BEAT])
        expect(screen.locator(".no-chair")).to_have_count(0)


def test_no_name_is_cut_on_the_big_screen(open_page: OpenPage):
    page = open_page("/new/chazz", DESKTOP, "en")
    page.get_by_label("Your name").fill("Alexandra Constantinopolsky")
    page.locator("input[name=players][value='8']").check(force=True)
    expect(page.locator(".seat-rows select")).to_have_count(8)
    open_for_all_at_one_screen(page, Keys(page))
    page.locator(".heart").wait_for()
    tv = open_page(big_screen(page), (1920, 1080), "en")
    names = tv.locator(".cat-name, .chip-name")
    expect(names).to_have_count(16)
    cut = names.evaluate_all(
        """(all) => all.filter((one) => {
            const box = one.getBoundingClientRect();
            const isWhole = one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1;
            return !isWhole || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
        }).map((one) => `${one.className} ${JSON.stringify(one.getBoundingClientRect())}`)"""
    )
    assert cut == []


def test_the_end_says_why_it_came_with_the_winners_on_stage(open_page: OpenPage, axe: Axe):
    page = open_page("/new/chazz", PHONE, "en", reduced_motion="reduce")
    page.locator("summary").tap()
    page.locator("details input[type=number]").fill("1")
    open_for_all_at_one_screen(page, Finger(page))
    call_claw(page)
    expect(page.locator(".end-why")).to_have_text("The game is over: all the agreed rounds have been played.")
    winners = page.locator(".end .places li.first").count()
    expect(page.locator(".stage .chazz-ending .cat")).to_have_count(winners)
    axe(page)


def test_in_the_calm_mode_undo_is_not_called_free_when_the_other_has_to_agree(open_page: OpenPage):
    """Where the cats stand is drawn after the word, so nobody may take the word back freely."""
    host = open_page("/new/chazz")
    host.locator(".segment", has_text="4").click()
    for seat in (1, 2):
        host.locator(".seat-rows select").nth(seat).select_option("me")
    host.get_by_label("Calm mode").check()
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Open the table").click()
    guest = open_page(f"/j/{host.locator('.code').inner_text()}")
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit here").first.click()
    host.get_by_text("Bob").wait_for()
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.locator(".question").wait_for()
    claw = [page.get_by_role("button", name="Claw") for page in (host, guest)]
    leader = next(page for page, call in itertools.cycle(zip((host, guest), claw, strict=True)) if call.count())
    leader.get_by_role("button", name="Claw").click()
    undo = leader.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    expect(undo).to_have_attribute("title", "Undo (U)")
