"""Walking through a match by turn and by step, however fast, from the first decision on, without what was undone."""

import json
import random
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import igroteka
from tests.browser.conftest import DESKTOP, PHONE, Axe, OpenPage

pytestmark = pytest.mark.slow

PRESSES = 60
PRESS_AT_ONCE = "(button, times) => { for (let n = 0; n < times; n += 1) button.click(); }"
HELD = """
    window.isHeld = false; // if it is, what is played never ends by itself
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
        return animate.call(this, frames, window.isHeld ? { ...options, duration: 1e9 } : options);
    };
    const ask = window.requestAnimationFrame.bind(window);
    const isBusy = () => document.querySelector('.board-place')?.ariaBusy === 'true';
    window.requestAnimationFrame = (draw) => ask((now) => draw(window.isHeld && isBusy() ? 0 : now));
"""
LISTENING = """
    window.told = {};
    addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
        const step = document.querySelector('.question small')?.textContent.split(' · ')[0];
        if (step) window.told[step] ??= document.querySelector('.question').innerText;
    }).observe(document.body, { subtree: true, childList: true, characterData: true }));
"""
"""Writes down what the bar says at each step: on a busy machine it may be gone before a test looks again."""
FRAME = "() => new Promise((done) => requestAnimationFrame(done))"


def match_of(game: str, decisions: int) -> igroteka.Match:
    dice = random.Random(3)
    match = igroteka.Match(game, names=("Anna", "Boris"))
    match.draw(dice)
    for _ in range(decisions):
        decide(match, dice)
    return match


def decide(match: igroteka.Match, dice: random.Random) -> None:
    match.play(match.state.actor, match.game.text(dice.choice(list(match.state.legal()))))
    match.draw(dice)


def opened(page: Page, match: igroteka.Match) -> Locator:
    page.locator("input[type=file]").set_input_files(
        {"name": "match.txt", "mimeType": "text/plain", "buffer": match.record.text().encode()}
    )
    slider = page.get_by_role("slider")
    slider.wait_for()
    return slider


def shown(page: Page) -> tuple[str, str, str]:
    """What the page tells of the position when nothing moves."""
    page.locator(".board-place[aria-busy=false]").wait_for()
    board = page.locator(".board").first
    return (
        page.locator(".question").inner_text(),
        page.locator(".chips").inner_text(),
        board.get_attribute("aria-label") or "",
    )


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("game", ["mazaitsy", "marrakech"])
def test_sixty_quick_presses_are_sixty_steps(open_page: OpenPage, game: str, motion: str):
    page = open_page("/replay", reduced_motion=motion)
    slider = opened(page, match_of(game, PRESSES))
    page.get_by_role("button", name="Forward one step").evaluate(PRESS_AT_ONCE, PRESSES)
    expect(slider).to_have_value(f"{PRESSES}")
    after = shown(page)
    page.keyboard.press("Home")
    for _ in range(PRESSES):
        page.keyboard.press("Period")
        page.evaluate(FRAME)  # a motion is in its midst
    expect(slider).to_have_value(f"{PRESSES}")
    assert shown(page) == after
    page.keyboard.press("Home")
    slider.fill(f"{PRESSES}")
    assert shown(page) == after


def test_whatever_is_pressed_in_the_midst_of_a_motion_counts(open_page: OpenPage):
    page = open_page("/replay", script=HELD)
    slider = opened(page, match_of("marrakech", 20))
    start = shown(page)
    page.evaluate("window.isHeld = true")
    moves = [("Period", "1"), ("Period", "2"), ("Comma", "1"), ("Shift+ArrowRight", "2"), ("ArrowRight", "4")]
    moves += [
        ("ArrowRight", "8"),
        ("ArrowLeft", "4"),
        ("ArrowRight", "8"),
        ("Shift+ArrowLeft", "7"),
        ("ArrowLeft", "4"),
    ]
    for key, stop in moves:
        page.keyboard.press(key)
        expect(slider).to_have_value(stop)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    assert shown(page) == start


def test_a_turn_is_played_step_by_step_and_a_tap_shows_its_end(open_page: OpenPage):
    page = open_page("/replay", script=HELD + LISTENING)
    opened(page, match_of("marrakech", 20))
    page.get_by_role("button", name="Forward one turn").click()
    steps = ["Turn 1 of 10, step 1 of 4", "Turn 1 of 10, step 2 of 4", "Turn 1 of 10, step 3 of 4", "Turn 1 of 10"]
    page.wait_for_function("(step) => step in window.told", arg=steps[-1])
    told: dict[str, str] = page.evaluate("window.told")
    assert list(told) == ["Start", *steps]
    assert told[steps[0]].split(" · ")[1].startswith("Anna: ")
    assert "Anna: lays a rug" in told[steps[-1]]
    page.evaluate("window.isHeld = true")
    page.get_by_role("button", name="Forward one turn").click()
    page.locator(".board-place[aria-busy=true]").click()
    page.locator(".board-place[aria-busy=false]").wait_for()
    expect(page.locator(".question")).to_contain_text("Turn 2 of 10")


def test_a_match_begins_with_the_first_decision(open_page: OpenPage):
    match = match_of("mazaitsy", 12)
    dealt = next(number for number, actor in enumerate(match.actors) if actor >= 0)
    assert dealt > 40
    page = open_page("/replay", PHONE, "ru")
    slider = opened(page, match)
    expect(slider).to_have_value("0")
    expect(slider).to_have_attribute("max", f"{len(match.steps) - dealt}")
    expect(slider).to_have_attribute("aria-valuetext", "Начало")
    expect(page.locator(".question")).to_have_text("Начало")
    expect(page.locator(".chip.awaited")).to_have_count(1)
    page.get_by_role("button", name="На ход вперёд").tap()
    expect(page.locator(".question")).to_contain_text("Ход 1 из ")
    page.get_by_role("button", name="В начало").tap()
    expect(page.locator(".question")).to_have_text("Начало")


def with_undo() -> tuple[igroteka.Match, list[str]]:
    """A match, and the decisions that were taken back in it."""
    dice = random.Random(4)
    match = match_of("marrakech", 6)
    before = len(match.steps)
    decide(match, dice)
    decide(match, dice)
    back = match.entries[before:]
    match.undo(before)
    for _ in range(6):
        decide(match, dice)
    return match, back


def test_what_was_taken_back_is_folded(open_page: OpenPage, axe: Axe):
    match, back = with_undo()
    page = open_page("/replay", reduced_motion="reduce")
    slider = opened(page, match)
    expect(slider).to_have_attribute("max", f"{len(match.steps) - 2}")
    log = page.locator(".log")
    fold = log.get_by_text(f"Taken back: {len(back)} steps")
    expect(fold).to_have_count(1)
    expect(page.locator(".taken-back li").first).to_be_hidden()
    fold.click()
    expect(page.locator(".taken-back li").first).to_be_visible()
    axe(page)
    stops = [page.locator(".question").inner_text()]
    for _ in range(len(match.steps) - 2):
        page.keyboard.press("Period")
        stops.append(page.locator(".question").inner_text())
    assert not [told for told in stops if "aken back" in told]
    expect(slider).to_have_value(f"{len(match.steps) - 2}")


def test_links_count_all_entries_of_the_record(open_page: OpenPage):
    match, back = with_undo()
    undo = next(number for number, entry in enumerate(match.entries) if entry.startswith("undo"))

    def as_of_a_table(route: Route) -> None:
        asked = json.loads(route.request.post_data or "")
        route.continue_(post_data=json.dumps({"record": match.record.text(), "since": asked.get("since", 0)}))

    page = open_page("/replay", reduced_motion="reduce")
    page.route("**/api/replay", as_of_a_table)
    start = page.url
    slider = page.get_by_role("slider")
    parting = undo - len(back) - 2  # two steps are dealt before the first decision
    for entries, stop in ((undo - len(back), parting), (undo + 1, parting), (undo + 2, parting + 1)):
        page.goto(f"{start}/table?at={entries}")
        expect(slider).to_have_value(f"{stop}")
        expect(page.locator(".question")).not_to_contain_text("Taken back")
    page.goto(f"{start}/table?at={undo}")
    expect(page.locator(".question")).to_contain_text("Taken back")
    expect(slider).to_have_value(f"{parting}")
    page.keyboard.press("Period")
    expect(page.locator(".question")).not_to_contain_text("Taken back")
    page.wait_for_url(re.compile(rf"\?at={undo + 2}$"))


def test_the_log_of_a_phone_opens_over_the_replay(open_page: OpenPage, axe: Axe):
    match, _ = with_undo()
    page = open_page("/replay", PHONE, "ru", reduced_motion="reduce")
    opened(page, match)
    page.get_by_role("button", name="Ход партии").tap()
    expect(page.locator(".log").get_by_text("Взято назад")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Закрыть").tap()
    expect(page.locator(".log")).to_be_hidden()
    page.get_by_role("button", name="Ход партии").tap()
    page.locator(".log-go").nth(1).tap()
    expect(page.locator(".log")).to_be_hidden()
    expect(page.locator(".question")).to_have_text(re.compile("^Ход 1 из "))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_match_that_plays_itself_can_be_taken_over(open_page: OpenPage):
    page = open_page("/replay", size=DESKTOP)
    slider = opened(page, match_of("marrakech", 20))
    page.keyboard.press("Space")
    expect(slider).to_have_value("3")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("0")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
