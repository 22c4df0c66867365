"""Who plays a seat: a person, or a bot by its name. A name in a record says so: `solid 2`."""

import itertools
from collections.abc import Sequence

from igroteka.bots.roster import UnknownBot, is_foreign, names, skill_of
from igroteka.core.words import Lang, Words
from igroteka.games import game as game_named

HUMAN = "human"

HUMAN_NAME = Words("Player {number}", "Игрок {number}")


def players_of(game: str) -> list[str]:
    """Who may play this game, besides those who are told how much to think, and one's own bots."""
    return [HUMAN, *names(game)]


def is_player(name: str, game: str) -> bool:
    try:
        return name == HUMAN or skill_of(name, game) is not None
    except UnknownBot:
        return False


def default_seats(game: str, players: int) -> list[str]:
    """One person; then the game's usual opponents in turn."""
    others = itertools.cycle(game_named(game).opponents)
    return [HUMAN, *itertools.islice(others, players - 1)]


def seat_names(seats: Sequence[str], lang: Lang) -> list[str]:
    return [
        HUMAN_NAME.say(lang, number=number) if seat == HUMAN else f"{seat} {number}"
        for number, seat in enumerate(seats, 1)
    ]


def player_named(name: str, game: str) -> str:
    """Who plays the seat of this name when the match goes on: a bot only if it is called `solid 2`, and no more. What
    is not of this house is not loaded because a record says so.
    """
    player, _, number = name.rpartition(" ")
    return player if number.isdecimal() and is_player(player, game) and not is_foreign(player) else HUMAN
