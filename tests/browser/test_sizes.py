"""Pages are small: the home page in all, and what each board adds to a table."""

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.hands import Mouse
from tests.browser.journey import GAMES, open_table
from web.sizes import BOARD, HOME, assets, board_and_words, whole

pytestmark = pytest.mark.slow


def test_the_home_page_is_small_and_brings_no_board(open_page: OpenPage):
    page = open_page("/")
    page.wait_for_load_state("networkidle")
    assert whole(page) <= HOME
    assert not [file for file in assets(page) if any(game in file for game in (*GAMES, "board-"))]


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_small(open_page: OpenPage, game: str):
    page = open_page("/")
    open_table(page, Mouse(page), game, "en")
    board, words = board_and_words(page, page.url)
    assert 0 < board <= BOARD
    assert 0 < words < board
