"""The engine and an independent one, written from the rules alone, play the same games."""

import random
from math import gcd
from typing import Any

import msgspec
import pytest

import igroteka
from igroteka.core.state import State
from igroteka.games.mazaitsy.hares import of_value
from igroteka.match.perft import perft
from tests.every_game import every_option, label
from tests.games.mazaitsy.reference import Reference
from tests.perft.positions import Position, positions

OPTIONS = every_option(igroteka.game("mazaitsy"))


def seen(state: State) -> dict[str, Any]:
    """What the reference can say too."""
    view = state.view()
    seats = [state.view(seat).seats[seat] for seat in range(state.players)]
    return {
        "field": {one.cell: (one.card, one.arrow, list(one.hares)) for one in view.field if one.card is not None},
        "boats": [
            (
                seat.boat,
                seat.heading,
                list(seat.load),
                list(seat.ashore_values),
                seat.banked.points,
                seat.banked.hares,
            )
            for seat in seats
        ],
        "row": [(one.card, one.hare) for one in view.row],
        "top": view.top,
        "pile": view.pile,
        "discard": view.discard,
        "pool": {value + 1: int(of_value(state.fields.pool, value)) for value in range(4)},
        "hand": (view.hand.card, view.hand.hare) if view.hand else None,
        "scatters": view.mazai.seat,
        "last lap": view.mazai.last_lap,
        "standing": (state.scores(), state.ranking()),
    }


def seen_by_reference(reference: Reference) -> dict[str, Any]:
    return {
        "field": reference.field(),
        "boats": reference.boats(),
        "row": [one for one in reference.row() if one[0] != "mazai"],
        "top": reference.top,
        "pile": reference.pile_size(),
        "discard": reference.discard_size(),
        "pool": reference.pool(),
        "hand": (reference.in_hand.name, *(reference.in_hand.hares or [None])) if reference.in_hand else None,
        "scatters": reference.due,
        "last lap": reference.last_lap,
        "standing": (reference.scores(), reference.ranking()),
    }


def offered(state: State) -> tuple[set[str], dict[str, int]]:
    """Weights in their lowest terms."""
    outcomes = {state.text(step): weight for step, weight in state.outcomes()}
    shared = gcd(*outcomes.values()) if outcomes else 1
    return {state.text(step) for step in state.legal()}, {text: weight // shared for text, weight in outcomes.items()}


def play_both(options: dict[str, Any], seed: int) -> int:
    """Plays one random game on both engines, comparing all the way, and says how many steps it had."""
    rng = random.Random(seed)
    state, reference = igroteka.game("mazaitsy").new(**options), Reference(**options)
    played = 0
    while True:
        assert (state.actor, state.phase) == (reference.actor, reference.phase)
        steps, outcomes = offered(state)
        assert (steps, outcomes) == (reference.legal(), reference.outcomes())
        assert seen(state) == seen_by_reference(reference)
        if state.actor == igroteka.OVER:
            return played
        # Extras are preferred, so that boats fill, meet and unload more than they would by chance.
        tempting = [text for text in sorted(steps) if text.split()[0] in ("take", "give", "get", "steal", "drop")]
        text = rng.choice(tempting if tempting and rng.random() < 0.7 else sorted(steps or outcomes))
        state.play(text)
        reference.play(text)
        played += 1


@pytest.mark.parametrize("options", OPTIONS, ids=label)
def test_both_engines_play_the_same_games(options):
    assert play_both(options, seed=1) > 100


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=label)
def test_both_engines_play_many_more_of_the_same_games(options):
    assert all(play_both(options, seed) > 100 for seed in range(100, 110))


def count_by_replaying(position: Position, depth: int, line: tuple[str, ...] = ()) -> int:
    """The ways to go on by the reference, which plays every line from the start: its turns are generators, and these
    cannot be copied.
    """
    if depth == 0:
        return 1
    played = Reference(**msgspec.structs.asdict(position.agreed))
    for text in [*position.steps, *line]:
        played.play(text)
    nexts = played.legal() or set(played.outcomes())
    return sum(count_by_replaying(position, depth - 1, (*line, text)) for text in nexts)


@pytest.mark.parametrize("position", positions("mazaitsy"), ids=lambda position: position.name)
def test_perft_is_the_same_on_both_engines(position):
    assert perft(position.state(), 2) == count_by_replaying(position, 2)
