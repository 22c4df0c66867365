"""A person's way from the home page to a table with bots, and through a match."""

import random

from playwright.sync_api import Page, expect

from tests.browser.hands import Hand
from tests.browser.seen import Seen, when_settled

TITLES = {
    "marrakech": {"en": "Marrakech", "ru": "Марракеш"},
    "tayu": {"en": "Ta Yü", "ru": "Тайу"},
    "mazaitsy": {"en": "Mazaitsy", "ru": "Мазайцы"},
    "chazz": {"en": "Chazz", "ru": "Шустрые коты"},
}
GAMES = list(TITLES)
PLAYED_IN_TURNS = [game for game in GAMES if game != "chazz"]
WITH_FRIENDS = {"en": "With friends", "ru": "С друзьями"}
ROUNDS = "2"
"""Of Chazz. The other games end by themselves."""
A_MATCH = 400  # decisions: more than any match has


def quickest_bot(game: str) -> str:
    return "sleepy" if game == "chazz" else "novice"


def open_table(page: Page, hand: Hand, game: str, lang: str, players: int | None = None) -> None:
    """From the home page, with bots on all other seats; so it begins at once."""
    hand.press(page.get_by_role("link", name=f"{WITH_FRIENDS[lang]}: {TITLES[game][lang]}"))
    seats = page.locator(".seat-rows select")
    seats.first.wait_for()
    if players is not None:
        hand.press(page.locator(".segment", has_text=str(players)))
    for seat in range(1, seats.count()):
        hand.select(seats.nth(seat), quickest_bot(game))
    if game == "chazz":
        hand.press(page.locator("summary"))
        hand.fill(page.locator("details input[type=number]"), ROUNDS)
    hand.press(page.locator("form .button.main"))
    page.locator(".chip").first.wait_for()


def play_on(page: Page, hand: Hand, game: str, dice: random.Random, most: int = A_MATCH) -> Seen:
    """So many decisions at most; returns at the end of the match, or when one more is asked for."""
    for _ in range(most):
        now = when_settled(page, game)
        if now.is_over:
            return now
        hand.decide(game, now, dice)
    return when_settled(page, game)


def expect_result(page: Page) -> None:
    """Who won, everybody's place, and what each result is made of; what can be done next is on the screen."""
    expect(page.locator(".end h2")).not_to_be_empty()
    places = page.locator(".places li")
    expect(places).to_have_count(page.locator(".chip").count())
    expect(places.first.locator(".place")).to_have_text("1")
    for place in places.all():
        expect(place.locator(".reckoning dt").first).not_to_be_empty()
    expect(page.locator(".end a[href^='/replay/']:not([href$=review])")).to_be_visible()
    for control in page.locator(".end > .actions > .button").all():
        expect(control).to_be_in_viewport(ratio=0.9)
