"""No tap is lost, whatever is drawn between press and release; a long press with a mouse is a tap as well."""

import random
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.hands import Finger, Mouse
from tests.browser.hurry import HURRIED
from tests.browser.journey import open_table
from tests.browser.seen import (
    Point,
    remember,
    seen,
    wait_for_change,
    wait_until_gone_on,
    when_settled,
    when_settled_anew,
)

pytestmark = pytest.mark.slow

DRAWN_GAMES = ["marrakech", "tayu", "mazaitsy"]
FADE = """
    const old = document.querySelector('.board').cloneNode(true);
    old.className = 'leaving';
    document.querySelector('.board-place').append(old);
"""
"""What a cross-fade does: a copy of the board with all its drawings comes, and goes."""
LONG = 1000  # milliseconds, twice as long as a finger has to press to ask
SOON = 2000  # milliseconds: a note that nothing happens to stays three times as long
COVERING = "(note) => Object.assign(note.style, { position: 'fixed', inset: 0, maxWidth: 'none' })"
SMALL = (900, 560)  # drawn in less time than a desktop takes, and as wide as the wide layout asks
MUTED = "localStorage.setItem('muted', 'yes');"
TAPS = (  # in each motion setting, by finger and mouse, on the three boards together
    600,
    pytest.param(2000, marks=pytest.mark.long),
)


def a_choice(page: Page, game: str) -> None:
    """The pointer is over something that can be chosen."""
    place = when_settled(page, game).drawn[0]
    page.mouse.move(*place)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("game", DRAWN_GAMES)
def test_a_picture_that_fades_between_press_and_release_loses_no_tap(open_page: OpenPage, game: str):
    page = open_page("/", DESKTOP, "en", reduced_motion="reduce")
    open_table(page, Mouse(page), game, "en")
    for _ in range(5):
        a_choice(page, game)
        now = seen(page, game)
        page.mouse.down()
        page.evaluate(FADE)
        page.evaluate("document.querySelector('.leaving').remove()")
        page.mouse.up()
        wait_for_change(page, game, now)


def test_a_long_press_with_a_mouse_is_a_tap(open_page: OpenPage):
    page = open_page("/", DESKTOP, "en", HURRIED, reduced_motion="reduce")
    page.clock.install()
    open_table(page, Mouse(page), "mazaitsy", "en")
    target = page.locator(".mz-target")
    dice = random.Random(2)
    while not target.count():  # on a card: a long press of a finger would tell what it is
        Mouse(page).decide("mazaitsy", when_settled(page, "mazaitsy"), dice)
        when_settled(page, "mazaitsy")
    target.first.hover(force=True)  # a drawing that lies over it is no obstacle
    now = seen(page, "mazaitsy")
    page.mouse.down()
    page.clock.run_for(LONG)
    assert page.locator(".note").count() == 0
    assert seen(page, "mazaitsy") == now, "a mouse has a second button to ask with"
    page.mouse.up()
    wait_for_change(page, "mazaitsy", now)


def share_screen(page: Page, hand: Mouse, game: str) -> None:
    """All seats are one's own, so nobody has to be waited for."""
    page.goto(f"{page.url.rstrip('/')}/new/{game}")
    seats = page.locator(".seat-rows select")
    seats.first.wait_for()
    for seat in range(1, seats.count()):
        seats.nth(seat).select_option("me")
    hand.press(page.locator("form .button.main"))


def cell_at(page: Page, cell: str) -> Point:
    """The middle of a cell of Marrakech."""
    box = page.locator(f".mk-cells [data-cell={cell}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_note_swallows_no_tap_and_vanishes_when_the_position_moves_on(open_page: OpenPage):
    page = open_page("/", PHONE, "en", reduced_motion="reduce")
    finger, note = Finger(page), page.locator(".note")
    share_screen(page, finger, "marrakech")
    when_settled(page, "marrakech")
    finger.tap(cell_at(page, "a1"))  # no walk of Assam's leads there
    expect(note).to_be_visible()
    note.evaluate(COVERING)
    now = seen(page, "marrakech")
    finger.tap(now.drawn[0])
    wait_until_gone_on(page, "marrakech", now)
    assert seen(page, "marrakech").marked
    finger.tap(cell_at(page, "a1"))
    expect(note).to_be_visible()
    finger.press(page.get_by_role("button", name="Confirm"))
    expect(page.locator(".log-entry").nth(len(now.log))).to_be_attached()
    expect(note).to_have_count(0, timeout=SOON)


def tap_around(hands: Sequence[Mouse], game: str, taps: int, dice: random.Random) -> int:
    """Each hand taps on what can be chosen, at the most `taps` times, and sees each time that something comes of it;
    meanwhile the other taps. Says how often they tapped.
    """
    done, playing = 0, list(hands)
    for _ in range(taps):
        for hand in tuple(playing):
            now = when_settled_anew(hand.page, game)
            if now.is_over:
                playing.remove(hand)
                continue
            place = dice.choice(now.drawn or now.buttons)
            hand.aim(place)
            remember(hand.page, game)
            hand.tap(place)
            done += 1
    for hand in playing:
        when_settled_anew(hand.page, game)
    return done


def hurry_transitions(page: Page) -> None:
    """The board of Ta Yü is enlarged and shrinks at once: it is not tapped meanwhile."""
    inspector = page.context.new_cdp_session(page)
    inspector.send("Animation.enable")
    inspector.send("Animation.setPlaybackRate", {"playbackRate": 20})


@pytest.mark.parametrize("game", DRAWN_GAMES)
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("taps", TAPS)
def test_hundreds_of_taps_lose_none(open_page: OpenPage, taps: int, motion: str, game: str):
    dice, done = random.Random(motion + game), 0
    script = HURRIED if motion == "no-preference" else HURRIED + MUTED  # with sounds, and without
    pages = [open_page("/", size, "en", script, reduced_motion=motion) for size in (PHONE, SMALL)]
    hands = [Finger(pages[0]), Mouse(pages[1])]
    home = pages[0].url
    if motion == "no-preference":  # otherwise pictures fade slowly, and are tapped meanwhile
        for page in pages:
            hurry_transitions(page)
    while done < taps // len(DRAWN_GAMES):
        for page, hand in zip(pages, hands, strict=True):
            page.goto(home)
            share_screen(page, hand, game)
        done += tap_around(hands, game, taps // 12, dice)
