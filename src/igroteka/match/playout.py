"""Random playouts in one compiled loop, for any game."""

from typing import Any, NamedTuple

import numpy as np

from igroteka.core.actors import OVER
from igroteka.core.dice import Dice
from igroteka.core.game import Game
from igroteka.core.options import Options
from igroteka.core.playout import go_on
from igroteka.core.rule import entry
from igroteka.core.trace import EVENT, SILENCE, new_trace


class Tally(NamedTuple):
    """Counts over many random games."""

    games: int
    steps: int
    asked: dict[str, int]
    """The number of decisions in each phase."""
    offered: dict[str, int]
    """The total number of choices in each phase."""
    amounts: list[int]
    """The sum of the second numbers of all events of each kind; empty if events were not traced."""


@entry
def play_and_count(state: Any, buffer: Any, dice: Any, asked: Any, offered: Any, trace: Any, amounts: Any) -> int:
    """Plays one game to its end, and returns its number of steps."""
    played = 0
    while state.actor != OVER:
        phase = state.phase
        number = go_on(state, buffer, dice, trace)
        played += 1
        if trace.size:
            asked[phase] += 1
            offered[phase] += number
            for event in range(trace[0]):
                amounts[trace[1 + EVENT * event]] += trace[3 + EVENT * event]
            trace[0] = 0
    return played


@entry
def play_games(
    start: Any, table: Any, games: int, buffer: Any, dice: Any, asked: Any, offered: Any, trace: Any, amounts: Any
) -> int:
    """Plays many games, each from the words of `start`, on the one state of `table`."""
    played = 0
    words = table.view(np.int64)
    for _ in range(games):
        for word in range(start.size):
            words[word] = start[word]
        played += play_and_count(table[0], buffer, dice, asked, offered, trace, amounts)
    return played


def playouts(game: Game, options: Options, games: int, dice: Dice, traced: bool = False) -> Tally:
    """Plays uniformly random games and counts. Tracing events is slightly slower."""
    start = np.frombuffer(game.start(options).key(), np.int64)
    table = np.zeros(1, game.state_dtype)
    buffer = np.zeros(2 * game.most_choices, np.int64)
    asked, offered = np.zeros((2, len(game.phases)), np.int64)
    amounts = np.zeros(len(game.language.events), np.int64)
    trace = new_trace() if traced else SILENCE
    played = play_games(start, table, games, buffer, dice.words, asked, offered, trace, amounts)
    return Tally(
        games,
        int(played),
        dict(zip(game.phases, asked.tolist(), strict=True)),
        dict(zip(game.phases, offered.tolist(), strict=True)),
        amounts.tolist() if traced else [],
    )
