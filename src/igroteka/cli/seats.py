"""Who plays a seat: a person, a bot of a level, a character, a random player. A name in a record says so: `solid 2`."""

import itertools
from collections.abc import Sequence

from igroteka.bots.opponents import opponents
from igroteka.core.words import Lang, Words

HUMAN = "human"
RANDOM = "random"

HUMAN_NAME = Words("Player {number}", "Игрок {number}")


def players_of(game: str) -> list[str]:
    """Who may play this game."""
    return [HUMAN, *opponents(game), RANDOM]


def default_seats(game: str, players: int) -> list[str]:
    """One person; then the characters in turn, or bots of a level that one may beat."""
    others = itertools.cycle(opponents(game) if game == "chazz" else ["casual"])
    return [HUMAN, *itertools.islice(others, players - 1)]


def seat_names(seats: Sequence[str], lang: Lang) -> list[str]:
    return [
        HUMAN_NAME.say(lang, number=number) if seat == HUMAN else f"{seat} {number}"
        for number, seat in enumerate(seats, 1)
    ]


def player_named(name: str, game: str) -> str:
    """Who plays the seat of this name when the match goes on: a bot only if it is called `solid 2`, and no more."""
    player, _, number = name.rpartition(" ")
    return player if number.isdecimal() and player in players_of(game) else HUMAN
