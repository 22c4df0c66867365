"""What tests that speak of all games share: the games, their options, and random play."""

import itertools
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import prod
from typing import Any

import pytest

import igroteka
from igroteka.core.dice import Dice
from igroteka.core.game import Game
from igroteka.core.options import valid_values, value_text
from igroteka.core.state import State
from igroteka.games import NAMES

# Steps that no random game exceeds. The rules see to that, but for Chazz without a round limit, which only chance ends:
# with 8 seats in 170 steps on average, and hardly ever in more than 600.
LONGEST = 1000
MOST_COMBINATIONS = 40  # of options, up to which all are tested


def telling_values(game: Game) -> dict[str, tuple[Any, ...]]:
    """Every option with all its values, the default first; of a range of numbers, the default and both ends."""
    usual = game.options(players=game.seats[0])
    return {
        name: tuple(dict.fromkeys((getattr(usual, name), values[0], values[-1])))
        if isinstance(values, range)
        else tuple(values)
        for name, values in valid_values(game.options).items()
    }


@cache
def every_option(game: Game) -> list[dict[str, Any]]:
    """Every combination of a game's options or, if they are many, enough to see every two values together."""
    values = telling_values(game)
    if prod(len(some) for some in values.values()) > MOST_COMBINATIONS:
        return covering(game, values)
    return [dict(zip(values, combination, strict=True)) for combination in itertools.product(*values.values())]


Setting = tuple[str, Any]


def pairs(options: dict[str, Any]) -> set[tuple[Setting, Setting]]:
    """Every two settings that meet in these options."""
    return set(itertools.combinations(options.items(), 2))


def go_together(game: Game, options: dict[str, Any]) -> bool:
    return game.options(**options).conflict() is None


def covering(game: Game, values: dict[str, tuple[Any, ...]]) -> list[dict[str, Any]]:
    """Few combinations in which every value of an option meets every value of every other option that it can meet.

    Each begins with two settings that have not met yet; every other option takes the value that meets most of those.
    """
    every_setting = [[(name, value) for value in some] for name, some in values.items()]
    unmet = [
        pair
        for one, other in itertools.combinations(every_setting, 2)
        for pair in itertools.product(one, other)  # in a fixed order, so that every run tests the same
        if fits(game, dict(pair))
    ]
    found = []
    while unmet:
        chosen = dict(unmet[0])
        for name, some in values.items():
            if name not in chosen:
                fitting = [value for value in some if fits(game, chosen | {name: value})]
                chosen[name] = max(fitting, key=lambda value: _new_pairs(chosen, (name, value), unmet))
        options = {name: chosen[name] for name in values}
        found.append(options)
        met = pairs(options)
        unmet = [pair for pair in unmet if pair not in met]
    return found


def fits(game: Game, chosen: dict[str, Any]) -> bool:
    """Some number of seats, or the one chosen, goes together with these values."""
    return any(go_together(game, {"players": players, **chosen}) for players in game.seats)


def _new_pairs(chosen: dict[str, Any], setting: Setting, unmet: list[tuple[Setting, Setting]]) -> int:
    """How many settings would be met for the first time."""
    return sum(
        (setting == one and chosen.get(other[0]) == other[1]) or (setting == other and chosen.get(one[0]) == one[1])
        for one, other in unmet
    )


def label(options: dict[str, Any]) -> str:
    return "-".join(map(value_text, options.values()))


@cache
def every_game() -> pytest.MarkDecorator:
    """Runs a test for each game with each combination of options."""
    cases = [
        pytest.param(igroteka.game(name), options, id=f"{name}-{label(options)}")
        for name in NAMES
        for options in every_option(igroteka.game(name))
    ]
    return pytest.mark.parametrize(("game", "options"), cases)


def check_invariants(state: State) -> None:
    """What never changes, or never happens, in this game: each of ours has a module that says it."""
    if find_spec(f"tests.games.{state.game.name}"):
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
