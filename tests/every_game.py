"""What tests that speak of all games share: the games, their options, and random play."""

import itertools
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import igroteka
from igroteka.core.dice import Dice
from igroteka.core.game import Game
from igroteka.core.options import valid_values
from igroteka.core.state import State
from igroteka.games import NAMES

LONGEST = 1000  # steps that no game of any sort exceeds


def every_option(game: Game) -> list[dict[str, Any]]:
    """Every combination of a game's options."""
    valid = valid_values(game.options)
    return [dict(zip(valid, values, strict=True)) for values in itertools.product(*valid.values())]


def label(options: dict[str, Any]) -> str:
    return "-".join(str(value) for value in options.values())


def every_game() -> pytest.MarkDecorator:
    """Runs a test for each game with each combination of options."""
    cases = [
        pytest.param(igroteka.game(name), options, id=f"{name}-{label(options)}")
        for name in NAMES
        for options in every_option(igroteka.game(name))
    ]
    return pytest.mark.parametrize(("game", "options"), cases)


def check_invariants(state: State) -> None:
    """What never changes, or never happens, in this game: each has a module that says it."""
    import_module(f"tests.games.{state.game.name}.invariants").check(state)


def choices(state: State) -> list[int]:
    return state.legal() or [step for step, _ in state.outcomes()]


def sampled_play(state: State, seed: int) -> list[tuple[State, int]]:
    """Every seventh state of a random game: for laws that ask much of each."""
    return list(random_play(state, seed))[::7]


def random_play(state: State, seed: int) -> Iterator[tuple[State, int]]:
    """Plays the state to its end, each choice alike. Gives each state, and the step that is taken from it next."""
    dice = Dice(seed)
    while state.actor != igroteka.OVER:
        steps = choices(state)
        step = steps[dice.randrange(len(steps))]
        yield state, step
        state = state.copy()
        state.apply(step)
