"""The engine and an independent one, written from the rules alone, play the same games."""

import random
from typing import Any

import pytest

import igroteka
from igroteka.core.state import State
from igroteka.match.perft import perft
from tests.every_game import every_option, label
from tests.games.marrakech.reference import Reference
from tests.perft.positions import count_by, positions

OPTIONS = every_option(igroteka.game("marrakech"))
PURSES = (30, 30, 30, 4)  # with four dirhams each, seats go out in most games


def seen(state: State) -> tuple[Any, ...]:
    """What the reference can say too: whole rugs are pairs of cells with one rug on top."""
    view = state.view()
    rugs = {cell: half.colour for cell, half in view.rugs.items()}
    whole = {frozenset((cell, half.other)) for cell, half in view.rugs.items() if half.other}
    money = [(seat.dirhams, seat.rugs) for seat in view.seats]
    return rugs, whole, money, view.assam.cell, view.assam.facing, state.scores(), state.ranking()


def seen_by_reference(reference: Reference) -> tuple[Any, ...]:
    visible = reference.visible()
    rugs = {cell: colour for cell, (colour, _) in visible.items()}
    halves: dict[int, list[str]] = {}
    for cell, (_, rug) in visible.items():
        halves.setdefault(rug, []).append(cell)
    whole = {frozenset(cells) for cells in halves.values() if len(cells) == 2}
    money = list(zip(reference.dirhams, reference.rugs_left(), strict=True))
    standing = (reference.scores(), reference.ranking())
    return rugs, whole, money, reference.assam, reference.facing, *standing


def offered(state: State) -> tuple[set[str], dict[str, int]]:
    return {state.text(step) for step in state.legal()}, {state.text(step): weight for step, weight in state.outcomes()}


def with_purse(state: State, dirhams: int) -> State:
    """The same state, with this much money for everybody."""
    copy = state.copy()
    copy.fields.dirhams[: state.players] = dirhams
    return copy


def play_both(options: dict[str, Any], seed: int, purse: int) -> list[int]:
    """Plays one random game on both engines, comparing all the way. Gives the seats that went out."""
    rng = random.Random(seed)
    state, reference = with_purse(igroteka.game("marrakech").new(**options), purse), Reference(**options)
    reference.dirhams = [purse] * options["players"]
    while True:
        assert (state.actor, state.phase) == (reference.actor, reference.phase)
        steps, outcomes = offered(state)
        assert (steps, outcomes) == (reference.legal(), reference.outcomes())
        assert seen(state) == seen_by_reference(reference)
        if state.actor == igroteka.OVER:
            return reference.out
        text = rng.choice(sorted(steps or outcomes))
        state.play(text)
        reference.play(text)


@pytest.mark.parametrize("options", OPTIONS, ids=label)
def test_both_engines_play_the_same_games(options):
    gone = []
    for seed, purse in enumerate(PURSES):
        gone += play_both(options, seed, purse)
    if options["bankruptcy"] == "stay":
        assert gone == []


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=label)
def test_both_engines_play_many_more_of_the_same_games(options):
    gone = []
    for seed in range(100, 120):
        gone += play_both(options, seed, 5 + seed % 26)
    assert bool(gone) == (options["bankruptcy"] == "eliminate")


@pytest.mark.parametrize("position", positions("marrakech"), ids=lambda position: position.name)
def test_perft_is_the_same_on_both_engines(position):
    assert perft(position.state(), 3) == count_by(Reference, position, 3)
