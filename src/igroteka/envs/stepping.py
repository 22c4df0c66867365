"""Many games, each by one decision of a seat, in one compiled call."""

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
    """All that a batch consists of. Arrays whose first length is the number of games have a row for each."""

    table: Any
    """Their states."""
    start: Any
    """The words of a state before anything has happened."""
    desks: Any
    counts: Any
    """How many choices are on each desk."""
    dice: Any
    asked: Any
    """The seat that is asked, or EVERYBODY; the other seats play at random."""
    moves_on: Any
    """By how many seats that one moves on with every new game."""
    standing: Any
    """Points and places, for whoever has just ended a game."""
    trace: Any
    steps: Any
    """How many steps have been taken in all games, chance's too."""
    masks: Any
    actors: Any
    rewards: Any
    done: Any
    observations: Any
    """Empty if nobody wants them."""
    final_observations: Any
    """What the seat that is asked saw at the end of a game that is done; empty if nobody wants them."""


@rule
def go_on(games, game, state):
    """Until one is asked, or the game is over."""
    number, taken = until_asked(state, games.asked[game], games.desks[game], games.dice[game], games.trace)
    games.counts[game] = number
    games.steps[0] += taken


@rule
def begin(games, game, state):
    """From the start to the first question. A game that ends before it, as may happen in Chazz, is begun anew."""
    words, size = games.table.view(np.int64), games.start.size
    games.counts[game] = 0
    while games.counts[game] == 0:
        for word in range(size):
            words[size * game + word] = games.start[word]
        go_on(games, game, state)


@rule
def move_on(games, game, state):
    """The next game asks the next seat, if that is agreed."""
    if games.asked[game] != EVERYBODY:
        seat = games.asked[game] + games.moves_on[0]
        games.asked[game] = seat if seat < state.players else 0


@rule
def finish(games, game, state):
    """Rewards everybody, and begins a new game at once."""
    stand(state, games.standing)
    reward_places(games.standing[1], games.rewards[game])
    games.done[game] = 1
    if games.final_observations.size:
        observe(state, games.asked[game], games.final_observations[game])
    move_on(games, game, state)
    begin(games, game, state)


@rule
def show(games, game, state):
    """Who is asked, what he may do, and what he sees."""
    games.actors[game] = state.actor
    mark_choices(games.desks[game], games.counts[game], games.masks[game])
    if games.observations.size:
        observe(state, state.actor, games.observations[game])


@entry
def begin_all(games):
    """Every game from its start."""
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
def step_all(games, actions):
    """Each game by the action of the seat that is asked. If one of them is illegal, nothing happens, and its number
    is told.
    """
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
        go_on(games, game, state)
        if state.actor == OVER:
            finish(games, game, state)
        show(games, game, state)
    return ALL_LEGAL
