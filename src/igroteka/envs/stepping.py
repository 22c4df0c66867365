"""Steps a batch of games in one compiled call: one decision of a seat in each game."""

from typing import Any, NamedTuple

import numpy as np

from igroteka.core.actors import OVER
from igroteka.core.moves import is_listed
from igroteka.core.rule import entry, rule
from igroteka.core.rulebook import apply, stand
from igroteka.envs.rewards import reward_places
from igroteka.envs.tensors.observing import mark_choices, observe
from igroteka.envs.turn import EVERYBODY, until_asked

ALL_LEGAL = -1


class Games(NamedTuple):
    """The arrays of a batch. Those whose first dimension is the number of games have a row for each game."""

    table: Any
    """The states."""
    start: Any
    """The words of the initial state."""
    desks: Any
    """The move list of each game: legal steps, then their weights."""
    counts: Any
    """The length of each move list."""
    dice: Any
    asked: Any
    """The seat that decides, or EVERYBODY; the other seats play at random."""
    rotates: Any
    """By how many seats `asked` advances with every new game."""
    standing: Any
    """Points and places of the game that has just ended."""
    trace: Any
    steps: Any
    """The number of steps taken in all games, including chance."""
    masks: Any
    actors: Any
    rewards: Any
    done: Any
    observations: Any
    """Empty unless requested."""
    final_observations: Any
    """What the deciding seat saw at the end of a finished game; empty unless requested."""


@rule
def advance(games, game, state):
    """Advances to the next decision, or to the end of the game."""
    number, taken = until_asked(state, games.asked[game], games.desks[game], games.dice[game], games.trace)
    games.counts[game] = number
    games.steps[0] += taken


@rule
def begin(games, game, state):
    """Starts a game and advances it to the first decision. Restarts it if it ends before, which can happen in Chazz."""
    words, size = games.table.view(np.int64), games.start.size
    games.counts[game] = 0
    while games.counts[game] == 0:
        for word in range(size):
            words[size * game + word] = games.start[word]
        advance(games, game, state)


@rule
def rotate(games, game, state):
    """Gives the next game's decisions to the next seat, if the learner rotates."""
    if games.asked[game] != EVERYBODY:
        seat = games.asked[game] + games.rotates[0]
        games.asked[game] = seat if seat < state.players else 0


@rule
def finish(games, game, state):
    """Writes the rewards of a finished game and starts a new one."""
    stand(state, games.standing)
    reward_places(games.standing[1], games.rewards[game])
    games.done[game] = 1
    if games.final_observations.size:
        observe(state, games.asked[game], games.final_observations[game])
    rotate(games, game, state)
    begin(games, game, state)


@rule
def show(games, game, state):
    """Writes the actor, its mask and its observation."""
    games.actors[game] = state.actor
    mark_choices(games.desks[game], games.counts[game], games.masks[game])
    if games.observations.size:
        observe(state, state.actor, games.observations[game])


@entry
def begin_all(games: Games) -> None:
    """Starts every game."""
    for game in range(games.counts.size):
        games.done[game] = 0
        games.rewards[game, :] = 0
        begin(games, game, games.table[game])
        show(games, game, games.table[game])


@rule
def first_illegal(games, actions):
    for game in range(actions.size):
        if not is_listed(games.desks[game], games.counts[game], actions[game]):
            return game
    return ALL_LEGAL


@entry
def step_all(games: Games, actions: Any) -> int:
    """Takes one action in each game. If any is illegal, nothing changes and the index of that game is returned."""
    illegal = first_illegal(games, actions)
    if illegal != ALL_LEGAL:
        return illegal
    for game in range(actions.size):
        state = games.table[game]
        if games.done[game]:
            games.done[game] = 0
            games.rewards[game, :] = 0
        apply(state, actions[game], games.trace)
        games.steps[0] += 1
        advance(games, game, state)
        if state.actor == OVER:
            finish(games, game, state)
        show(games, game, state)
    return ALL_LEGAL
