"""Pages that are loaded anew, and a server that is killed in the middle: everything goes on from the exact position."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, PATIENCE, OpenPage
from tests.browser.hands import Mouse
from tests.browser.house import started
from tests.browser.hurry import HURRIED
from tests.browser.journey import GAMES, open_table, play_on
from tests.browser.seen import Seen, seen, when_settled

pytestmark = pytest.mark.slow

A_FEW = 5  # decisions: into the middle of a turn
PARTS = 3  # of one decision, at most
SOON = 10_000  # milliseconds: less than any silence that is waited for
COMES_BACK = 60_000  # milliseconds: a page tries again after longer and longer pauses


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_is_loaded_anew_is_where_it_was(open_page: OpenPage, game: str):
    page = open_page("/", DESKTOP, "en", HURRIED, reduced_motion="reduce")
    mouse = Mouse(page)
    open_table(page, mouse, game, "en")
    before = play_on(page, mouse, game, random.Random(game), most=1 if game == "chazz" else A_FEW)
    page.reload()
    after = when_settled(page, game)
    assert "\n".join(after.log).startswith("\n".join(before.log))
    expect(page.locator(".chip.mine")).to_have_count(1)
    if game != "chazz":  # where a race goes on meanwhile
        assert (after.log, after.board) == (before.log, before.board)
    if game == "marrakech":  # elsewhere they depend on how one holds the tile, or on which card one has taken up
        assert after.choices == before.choices
    mouse.decide(game, after, random.Random(game))


def test_a_lost_network_is_told_soon_and_comes_back(browser: Browser, address: str):
    with browser.new_context(locale="en-GB") as context:  # whose browser may note that it cannot connect
        page = context.new_page()
        page.goto(address)
        open_table(page, Mouse(page), "marrakech", "en")
        when_settled(page, "marrakech")
        context.set_offline(True)
        expect(page.get_by_text("The network is gone.")).to_be_visible(timeout=SOON)
        context.set_offline(False)
        expect(page.get_by_text("The network is gone.")).to_be_hidden()


def test_a_server_that_is_killed_comes_back_and_no_step_is_lost_or_doubled(browser: Browser, tmp_path: Path):
    process, address = started(tmp_path)
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(HURRIED)
    dice = random.Random(8)
    pages: dict[str, Page] = {}
    before: dict[str, Seen] = {}
    try:
        for game in GAMES:
            pages[game] = context.new_page()
            pages[game].goto(address)
            open_table(pages[game], Mouse(pages[game]), game, "en")
            before[game] = play_on(pages[game], Mouse(pages[game]), game, dice, most=1 if game == "chazz" else A_FEW)
        process.kill()
        process.wait()
        for game, page in pages.items():
            expect(page.get_by_text("The network is gone.")).to_be_visible()
            if game != "chazz":
                decide_for_good(page, game, before[game], dice)  # what is decided meanwhile is kept
        process, _ = started(tmp_path, port=int(address.rpartition(":")[2]))
        for game, page in pages.items():
            expect(page.get_by_text("The network is gone.")).to_be_hidden(timeout=COMES_BACK)
            goes_on(page, game, before[game])
    finally:
        context.close()
        process.kill()
        process.wait()


def decide_for_good(page: Page, game: str, now: Seen, dice: random.Random) -> None:
    """Until something is sent: where a card is laid and how it lies are two clicks."""
    for _ in range(PARTS):
        Mouse(page).decide(game, now, dice)
        now = seen(page, game)
        if not now.is_asked:
            return
    raise AssertionError(f"nothing is decided: {now}")


def goes_on(page: Page, game: str, before: Seen) -> None:
    """Everything that was known is still so; after it comes the one step that was decided without the server."""
    after = when_settled(page, game)
    assert "\n".join(after.log).startswith("\n".join(before.log))
    if game != "chazz":
        own = [entry for entry in after.log[len(before.log) :] if entry.startswith("Guest (you):")]
        assert len(own) == 1
