"""A newcomer's first game of each kind: one click on the home page, and the screen names all that is waited for."""

import json
import random

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hands import Finger
from tests.browser.journey import GAMES, ROUNDS, TITLES, expect_result, play_on
from tests.browser.silence import WATCH, expect_no_silence

pytestmark = pytest.mark.slow


def shortened(route: Route) -> None:
    """The table is opened as the page asks, but a match of Chazz, which lasts minutes, ends after two rounds."""
    wanted = json.loads(route.request.post_data or "")
    if wanted["game"] == "chazz":
        wanted["options"] = {**wanted.get("options", {}), "round_limit": ROUNDS}
    route.continue_(post_data=json.dumps(wanted))


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomers_first_game(open_page: OpenPage, game: str):
    watched = f"localStorage.setItem('pace', 'fast'); {WATCH}"
    page = open_page("/", PHONE, "ru", watched, reduced_motion="no-preference")
    page.route("**/api/tables", shortened)
    page.get_by_role("button", name=f"Играть сейчас: {TITLES[game]['ru']}").tap()
    page.locator(".chip").first.wait_for()
    play_on(page, Finger(page), game, random.Random(game))
    expect_result(page)
    expect_no_silence(page)
