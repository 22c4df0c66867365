"""Weights of chance events as they occur in matches, by kind."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import igroteka
from igroteka.core.actors import CHANCE, OVER
from igroteka.core.dice import Dice
from igroteka.games import NAMES

GAMES = 12
OPTIONS: Mapping[str, Sequence[Mapping[str, Any]]] = {  # with which every kind of chance event occurs
    "marrakech": [{"players": 2}],
    "tayu": [{"players": 2}, {"players": 4, "edition": "kosmos", "unplaceable": "redraw"}],
    "mazaitsy": [{"players": 2}, {"players": 4, "rounds": 9, "scatter_on": "all"}],
    "chazz": [{"players": 4, "round_limit": 5}, {"players": 8, "round_limit": 5}],
}
Weights = tuple[int, ...]


def weights_of_all_games(most: int) -> dict[str, list[Weights]]:
    """For each kind of chance event at most so many different tables of weights, drawn from random games."""
    return {kind: tables for name in NAMES for kind, tables in weights_in(name, most).items()}


def weights_in(name: str, most: int) -> dict[str, list[Weights]]:
    game, dice = igroteka.game(name), Dice(1)
    found: dict[str, set[Weights]] = {}
    for options in [*OPTIONS[name]] * GAMES:
        state = game.new(**options)
        while state.actor != OVER:
            if state.actor == CHANCE:
                outcomes = state.outcomes()
                kind = f"{name}: {game.language.steps[outcomes[0][0]].form.pattern}"
                found.setdefault(kind, set()).add(tuple(weight for _, weight in outcomes))
            steps = state.legal() or [step for step, _ in state.outcomes()]
            state.apply(steps[dice.randrange(len(steps))])
    choose = random.Random(1)
    return {kind: choose.sample(sorted(tables), min(most, len(tables))) for kind, tables in sorted(found.items())}
