"""A newcomer's first game of each kind: one click on the home page, and the screen names all that is waited for."""

import random

import pytest

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hands import Finger
from tests.browser.journey import GAMES, TITLES, expect_result, play_on
from tests.browser.silence import WATCH, expect_no_silence


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomers_first_game(open_page: OpenPage, game: str):
    page = open_page("/", PHONE, "ru", reduced_motion="no-preference")
    page.add_init_script(f"localStorage.setItem('pace', 'fast'); {WATCH}")
    page.reload()
    page.get_by_role("button", name=f"Играть сейчас: {TITLES[game]['ru']}").tap()
    page.locator(".chip").first.wait_for()
    play_on(page, Finger(page), game, random.Random(game))
    expect_result(page)
    expect_no_silence(page)
