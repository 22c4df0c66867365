"""The end of a match: who won, together with whom, and why."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Axe, Links, OpenPage
from tests.browser.journey import GAMES

pytestmark = pytest.mark.slow

TELEVISION = (1280, 720)


def over(links: Links, *words: str) -> str:
    """The link to a match that is over, of the table with these options."""
    return next(link for name, link in links.items() if name.endswith("over") and all(word in name for word in words))


def numbers(page: Page, selector: str) -> list[int]:
    return [int(text) for text in page.locator(selector).all_inner_texts()]


@pytest.mark.parametrize("options", [("mazaitsy", "teams=on"), ("tayu", "players=4")])
def test_partners_win_together(open_page: OpenPage, links: Links, options: tuple[str, ...]):
    page = open_page("/", DESKTOP, "en")
    page.goto(over(links, *options))
    places = page.locator(".places > li")
    expect(places).to_have_count(2)
    expect(page.locator(".end h2")).not_to_contain_text("tie")
    assert numbers(page, ".places .place") == [1, 2]
    for place in places.all():
        expect(place.locator(".place-marks svg")).to_have_count(2)
        expect(place.locator(".reckoning").first).to_be_visible()


def test_a_teams_points_are_those_of_both_partners(open_page: OpenPage, links: Links):
    page = open_page("/", DESKTOP, "en")
    page.goto(over(links, "mazaitsy", "teams=on"))
    for place in page.locator(".places > li").all():
        parts = place.locator(".reckoning dd.number").all_inner_texts()
        assert int(place.locator("b.number").inner_text()) == sum(map(int, parts))


def test_chips_show_partners(open_page: OpenPage, links: Links):
    page = open_page("/", DESKTOP, "en")
    page.goto(over(links, "tayu", "players=4"))
    expect(page.locator(".chip").first.get_by_role("img", name="plays with Вера")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_end_is_seen_on_a_big_screen_where_nobody_scrolls(
    open_page: OpenPage, links: Links, axe: Axe, game: str
):
    page = open_page("/", TELEVISION, "ru", reduced_motion="reduce")
    for name, link in links.items():
        if not (name.startswith(game) and name.endswith("over")):
            continue
        page.goto(link.replace("#", "?tv#"))
        end = page.locator(".play.big .end")
        expect(end.locator("h2")).not_to_be_empty()
        assert end.evaluate("(one) => one.scrollHeight <= one.clientHeight"), name
        axe(page)


ANIMATED = "document.getAnimations().filter((one) => one instanceof CSSAnimation).map((one) => one.animationName)"


def freeze(page: Page) -> None:
    """What is animated from now on never ends by itself."""
    inspector = page.context.new_cdp_session(page)
    inspector.send("Animation.enable")
    inspector.send("Animation.setPlaybackRate", {"playbackRate": 0})


@pytest.mark.parametrize("game", GAMES)
def test_the_ending_is_skipped_by_a_tap_and_by_a_key(open_page: OpenPage, links: Links, game: str):
    page = open_page("/", DESKTOP, "en", reduced_motion="no-preference")
    freeze(page)
    for skip in (lambda: page.locator(".end h2").click(), lambda: page.keyboard.press("x")):
        page.goto("about:blank")
        page.goto(over(links, game))
        page.locator(".end .stage > *").wait_for()
        assert len(set(page.evaluate(ANIMATED))) > 1, "the places come, and something happens on stage"
        skip()
        page.wait_for_function(f"() => !{ANIMATED}.length", timeout=5000)
