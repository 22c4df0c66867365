"""The engine and an independent one, written from the rules alone, play the same games."""

import random
from typing import Any

import pytest

import igroteka
from igroteka.core.state import State
from igroteka.match.perft import perft
from tests.every_game import label
from tests.games.chazz.asking import cards, territories
from tests.games.chazz.reference import Reference
from tests.perft.positions import count_by, positions

OPTIONS = [{"players": players, "round_limit": limit} for players in (4, 5, 6, 7, 8) for limit in (0, 1, 4, 40)]


def seen(state: State) -> tuple[Any, ...]:
    """What the reference can say too."""
    view = state.view()
    sitting = {chair: at.sitter + 1 for chair, at in enumerate(view.chairs, 1) if at.sitter is not None}
    leader, card = (0 if one is None else one + 1 for one in (view.leader, view.card))
    return cards(state), territories(state), sitting, leader, card, view.word, state.scores(), state.ranking()


def seen_by_reference(reference: Reference) -> tuple[Any, ...]:
    lying = {f"{seat} {word} {chair}" for seat, word, chair in reference.table}
    held = {f"{seat} {chair}" for chair, seat in reference.owner.items()}
    leading = (reference.leader, reference.card, reference.word)
    return lying, held, reference.sitting, *leading, reference.scores(), reference.ranking()


def offered(state: State) -> tuple[set[str], dict[str, int]]:
    return {state.text(step) for step in state.legal()}, {state.text(step): weight for step, weight in state.outcomes()}


def play_both(options: dict[str, Any], seed: int) -> Reference:
    """Plays one random game on both engines, comparing all the way, and gives its end."""
    rng = random.Random(seed)
    state, reference = igroteka.game("chazz").new(**options), Reference(**options)
    while True:
        assert (state.actor, state.phase) == (reference.actor, reference.phase)
        steps, outcomes = offered(state)
        assert (steps, outcomes) == (reference.legal(), reference.outcomes())
        assert seen(state) == seen_by_reference(reference)
        if state.actor == igroteka.OVER:
            return reference
        text = rng.choice(sorted(steps or outcomes))
        state.play(text)
        reference.play(text)


@pytest.mark.parametrize("options", OPTIONS, ids=label)
def test_both_engines_play_the_same_games(options):
    for seed in range(4):
        assert play_both(options, seed).rounds <= (options["round_limit"] or 1000)


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=label)
def test_both_engines_play_many_more_of_the_same_games(options):
    rounds = [play_both(options, seed).rounds for seed in range(100, 112)]
    assert max(rounds) >= min(options["round_limit"] or 15, 15)


@pytest.mark.parametrize("position", positions("chazz"), ids=lambda position: position.name)
def test_perft_is_the_same_on_both_engines(position):
    assert perft(position.state(), 2) == count_by(Reference, position, 2)
