"""Who plays a seat: a person, a random player or a character. Its name in a record says so: `sharp 2`."""

import itertools
from collections.abc import Sequence

from igroteka.bots.characters import CHARACTERS
from igroteka.core.dice import Rng
from igroteka.core.state import State
from igroteka.core.words import Lang, Words

HUMAN = "human"
RANDOM = "random"

HUMAN_NAME = Words("Player {number}", "Игрок {number}")


def characters(game: str) -> list[str]:
    return list(CHARACTERS) if game == "chazz" else []


def players_of(game: str) -> list[str]:
    """Who may play this game."""
    return [HUMAN, *characters(game), RANDOM]


def default_seats(game: str, players: int) -> list[str]:
    """One person; then the characters in turn, or random players where there are none."""
    others = itertools.cycle(characters(game) or [RANDOM])
    return [HUMAN, *itertools.islice(others, players - 1)]


def seat_names(seats: Sequence[str], lang: Lang) -> list[str]:
    return [
        HUMAN_NAME.say(lang, number=number) if seat == HUMAN else f"{seat} {number}"
        for number, seat in enumerate(seats, 1)
    ]


def player_named(name: str, game: str) -> str:
    """Who plays the seat of this name when the match goes on."""
    player = name.partition(" ")[0]
    return player if player in players_of(game) else HUMAN


def step_of(player: str, state: State, rng: Rng) -> int:
    """What a player that is no person does, asked now."""
    if player == RANDOM:
        steps = state.legal()
        return steps[rng.randrange(len(steps))]
    from igroteka.bots.turns import decide  # it brings the rules of Chazz

    return decide(CHARACTERS[player], state, rng)
