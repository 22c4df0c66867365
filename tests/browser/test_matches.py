"""Matches of each game, from the home page to the result: by mouse, by keys alone, and by finger on a phone.

By mouse they are played whole. By keys and by finger the first turns are played at one table and the last at another.
"""

import random

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Axe, Links, OpenPage
from tests.browser.hands import Finger, Keys, Mouse
from tests.browser.hurry import HURRIED
from tests.browser.journey import GAMES, expect_result, open_table, play_on
from tests.browser.seen import when_settled

A_WHILE = 9  # decisions

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_mouse(open_page: OpenPage, axe: Axe, game: str):
    page = open_page("/", DESKTOP, "en", HURRIED, reduced_motion="reduce")
    mouse, dice = Mouse(page), random.Random(game)
    open_table(page, mouse, game, "en")
    play_on(page, mouse, game, dice)
    expect_result(page)
    axe(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_keys_alone(open_page: OpenPage, last_turns: Links, game: str):
    page = open_page("/", DESKTOP, "en", HURRIED, reduced_motion="reduce")
    keys, dice = Keys(page), random.Random(game)
    open_table(page, keys, game, "en")
    play_on(page, keys, game, dice, A_WHILE)
    if game in last_turns:
        page.goto(last_turns[game])
    play_on(page, keys, game, dice)
    expect_result(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_finger_on_a_phone_in_russian(open_page: OpenPage, axe: Axe, last_turns: Links, game: str):
    page = open_page("/", PHONE, "ru", HURRIED, reduced_motion="reduce", color_scheme="dark")
    finger, dice = Finger(page), random.Random(game)
    open_table(page, finger, game, "ru")
    when_settled(page, game)
    axe(page)
    play_on(page, finger, game, dice, A_WHILE)
    axe(page)
    root = page.locator("html")
    assert root.evaluate("(page) => page.scrollWidth") <= PHONE[0]
    assert root.evaluate("(page) => page.scrollHeight") <= PHONE[1], "nothing is scrolled while playing"
    if game in last_turns:
        page.goto(last_turns[game])
    play_on(page, finger, game, dice)
    expect_result(page)
    axe(page)
