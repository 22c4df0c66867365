"""Pages are small: the home page in all, and what each board adds to a table."""

import pytest

from igroteka.games import game as known
from tests.browser.conftest import OpenPage
from tests.browser.hands import Mouse
from tests.browser.journey import GAMES, open_table
from web.sizes import BOARD, HOME, LESSONS, assets, board_and_words, lessons, whole

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


@pytest.mark.parametrize("game", GAMES)
def test_no_page_of_a_guided_game_is_large(open_page: OpenPage, game: str):
    """The first scene, the first race for practice if there is one, and the last stage."""
    page = open_page("/")
    open_table(page, Mouse(page), game, "en")
    told = known(game).lessons
    assert told is not None
    table = page.url
    for stage in {0, len(told.scenes) if told.practices else 0, len(told.scenes) + len(told.practices) - 1}:
        assert 0 < lessons(page, table, game, stage) <= LESSONS
