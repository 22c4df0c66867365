"""The engine and an independent one, written from the rules alone, play the same games."""

import random
from typing import Any

import pytest

import igroteka
from igroteka.core.state import State
from igroteka.match.perft import perft
from tests.every_game import every_option, label
from tests.games.tayu.invariants import outer_edges
from tests.games.tayu.reference import Reference
from tests.perft.positions import count_by, positions

OPTIONS = every_option(igroteka.game("tayu"))


def seen(state: State) -> tuple[Any, ...]:
    """What the reference can say too."""
    view = state.view()
    edges = {
        edge: edge in [(one.cell, one.way) for one in tile.outlets]
        for tile in view.tiles
        for edge in outer_edges(tile, view.board.size)
    }
    return edges, view.sides, view.spoiler, view.target, state.scores(), state.ranking()


def seen_by_reference(reference: Reference) -> tuple[Any, ...]:
    standing = (reference.scores(), reference.ranking())
    return reference.edges(), reference.sides, reference.spoiler, reference.target, *standing


def offered(state: State) -> tuple[set[str], dict[str, int]]:
    return {state.text(step) for step in state.legal()}, {state.text(step): weight for step, weight in state.outcomes()}


def play_both(options: dict[str, Any], seed: int) -> State:
    """Plays one random game on both engines, comparing all the way, and gives its end."""
    rng = random.Random(seed)
    state, reference = igroteka.game("tayu").new(**options), Reference(**options)
    while True:
        assert (state.actor, state.phase) == (reference.actor, reference.phase)
        steps, outcomes = offered(state)
        assert (steps, outcomes) == (reference.legal(), reference.outcomes())
        assert seen(state) == seen_by_reference(reference)
        if state.actor == igroteka.OVER:
            return state
        text = rng.choice(sorted(steps or outcomes))
        state.play(text)
        reference.play(text)


@pytest.mark.parametrize("options", OPTIONS, ids=label)
def test_both_engines_play_the_same_games(options):
    play_both(options, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=label)
def test_both_engines_play_many_more_of_the_same_games(options):
    tiles = [len(play_both(options, seed).view().tiles) for seed in range(100, 106)]
    assert max(tiles) > 40


@pytest.mark.parametrize("position", positions("tayu"), ids=lambda position: position.name)
def test_perft_is_the_same_on_both_engines(position):
    assert perft(position.state(), 2) == count_by(Reference, position, 2)
