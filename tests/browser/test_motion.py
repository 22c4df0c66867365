"""What happens is played, and any tap or key ends it: then the position is shown. Who wants no motion gets none."""

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, OpenPage
from tests.browser.hands import Mouse
from tests.browser.journey import GAMES, open_table
from tests.browser.seen import Seen, seen, when_settled

pytestmark = pytest.mark.slow

WATCH = """
    window.played = window.ended = 0;
    window.isFrozen = false;
    const ask = window.requestAnimationFrame.bind(window);
    const busy = () => document.querySelector('.board-place')?.ariaBusy === 'true';
    const skip = () => { // one motion may follow upon the other
        if (!window.isFrozen || !busy()) return;
        document.querySelector('.board-place').dispatchEvent(%s);
        ask(skip);
    };
    addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
        if (!busy()) return (window.ended = window.played);
        window.played += 1;
        ask(() => ask(skip));
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] }));

    // While it is frozen, what is played never ends by itself.
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        return animate.call(this, frames, window.isFrozen ? { ...options, duration: 1e9 } : options);
    };
    window.requestAnimationFrame = (draw) => ask((now) => draw(window.isFrozen && busy() ? 0 : now));
"""
SKIPS = {
    "press": "new PointerEvent('pointerdown', { bubbles: true })",
    "key": "new KeyboardEvent('keydown', { key: 'x', code: 'KeyX', bubbles: true })",
}
MOST = 40  # decisions, in which something moves in every game


def decide_until(page: Page, game: str, dice: random.Random, is_done: str) -> Seen:
    for _ in range(MOST):
        now = when_settled(page, game)
        if now.is_over or page.evaluate(is_done):
            return now
        Mouse(page).decide(game, now, dice)
    raise AssertionError(f"{is_done} has not come")


def shown(page: Page, game: str) -> tuple[str, list[str], list[str]]:
    """In Ta Yü the choices depend on how the tile in hand is turned, and a new page turns it as it likes. In Marrakech
    they say a moment later what each throw would cost.
    """
    now = seen(page, game)
    choices = [name.partition(":")[0] for name in now.choices] if game != "tayu" else []
    return now.board, choices, page.locator(".chip").all_inner_texts()


@pytest.mark.parametrize(("game", "by"), list(zip(GAMES, ["press", "key", "press", "key"], strict=True)))
def test_what_happens_is_played_and_can_be_skipped(open_page: OpenPage, game: str, by: str):
    page = open_page("/", DESKTOP, "en", WATCH % SKIPS[by], reduced_motion="no-preference")
    dice = random.Random(game)
    open_table(page, Mouse(page), game, "en")
    decide_until(page, game, dice, "window.ended > 0")
    page.evaluate("window.isFrozen = true, window.ended = window.played = 0")
    decide_until(page, game, dice, "window.ended > 0")
    page.evaluate("window.isFrozen = false")
    if game == "chazz":  # the race goes on, so no two looks need to be alike
        return
    when_settled(page, game)
    live = shown(page, game)
    page.reload()
    when_settled(page, game)
    assert shown(page, game) == live


FADES = """
    window.faded = [];
    window.named = 0;
    const plays = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        window.named += this.querySelectorAll('[id]').length + (this.id ? 1 : 0);
        window.faded.push([this.className, Object.keys(frames).join()]);
        return plays.call(this, frames, options);
    };
"""


@pytest.mark.parametrize("game", ["marrakech", "tayu"])
def test_who_wants_no_motion_sees_one_picture_fade_into_the_next(open_page: OpenPage, game: str):
    page = open_page("/", DESKTOP, "en", WATCH % SKIPS["press"] + FADES, reduced_motion="reduce")
    open_table(page, Mouse(page), game, "en")
    decide_until(page, game, random.Random(game), "window.faded.length > 2")
    assert page.evaluate("window.played") == 0
    assert {tuple(one) for one in page.evaluate("window.faded")} == {("leaving", "opacity")}
    assert page.evaluate("window.named") == 0, "drawings with the ids of the board's own would take their place"
    page.locator(".leaving").first.wait_for(state="detached")
