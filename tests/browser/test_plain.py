"""The board of words: each game that is played in turns can be read, and calls a guest without a name rightly."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, Axe, OpenPage
from tests.browser.hands import Mouse
from tests.browser.journey import open_table, play_on

pytestmark = pytest.mark.slow

WRONGLY_CALLED = re.compile(r"You’s|You has|of You\b")
SOME = 6  # decisions: boats are on the field, and rugs on the square
SAID = """
    [document.body.innerText, ...[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)].join('\\n')
"""
"""All that is on the page, to read and to hear."""
OWN = {"marrakech": re.compile("your (pale )?rug"), "tayu": "Tile on", "mazaitsy": "your boat"}


@pytest.mark.parametrize("game", list(OWN))
def test_by_words_alone_all_can_be_read_and_what_is_yours_is_called_so(open_page: OpenPage, axe: Axe, game: str):
    page = open_page("/", DESKTOP, "en", reduced_motion="reduce")
    mouse = Mouse(page)
    open_table(page, mouse, game, "en")
    assert not play_on(page, mouse, game, random.Random(game), SOME).is_over
    assert not WRONGLY_CALLED.search(page.evaluate(SAID))
    page.goto(f"{page.url}?plain")
    expect(page.locator(".plain-position")).to_contain_text(OWN[game])
    page.locator(".plain .step").first.wait_for()
    assert not WRONGLY_CALLED.search(page.evaluate(SAID))
    axe(page)
