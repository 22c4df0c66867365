"""The player at a seat: a person, or a bot by name. In a record the seat's name says which: `solid 2`."""

import itertools
from collections.abc import Sequence

from igroteka.bots.roster import UnknownBot, is_foreign, names, skill_of
from igroteka.core.words import Lang, Words
from igroteka.games import game as game_named

HUMAN = "human"

HUMAN_NAME = Words("Player {number}", "Игрок {number}")


def players_of(game: str) -> list[str]:
    """The players known by a plain name: without bots that take a budget, and without the user's own."""
    return [HUMAN, *names(game)]


def is_player(name: str, game: str) -> bool:
    if name == HUMAN:
        return True
    try:
        skill_of(name, game)
    except UnknownBot:
        return False
    return True


def default_seats(game: str, players: int) -> list[str]:
    """One person, then the game's default opponents in turn."""
    others = itertools.cycle(game_named(game).opponents)
    return [HUMAN, *itertools.islice(others, players - 1)]


def seat_names(seats: Sequence[str], lang: Lang) -> list[str]:
    return [
        HUMAN_NAME.say(lang, number=number) if seat == HUMAN else f"{seat} {number}"
        for number, seat in enumerate(seats, 1)
    ]


def player_named(name: str, game: str) -> str:
    """The player at a seat of this name in a resumed match: a bot only if the name has the form `solid 2`.

    A record never makes us load a user's bot.
    """
    player, _, number = name.rpartition(" ")
    return player if number.isdecimal() and is_player(player, game) and not is_foreign(player) else HUMAN
