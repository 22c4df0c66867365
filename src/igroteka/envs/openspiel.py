"""The games for OpenSpiel. Importing this registers them: `pyspiel.load_game("igroteka_marrakech(players=4)")`.

Actions and chance outcomes are step numbers. Chance nodes are explicit, and the race of Chazz is one of them, with its
weights. A game's parameters are its options, and its returns are the rewards of the final places.
"""

from typing import Any

import msgspec

import igroteka
from igroteka.core.actors import CHANCE, OVER, RACE
from igroteka.core.game import Game
from igroteka.core.length import Length
from igroteka.core.options import make_options
from igroteka.envs.extras import Extra
from igroteka.envs.observers import Observer, Recall, as_json
from igroteka.envs.rewards import rewards
from igroteka.games import NAMES

with Extra("openspiel"):
    import pyspiel

ENDLESS = Length(2**30 - 1, 2**30 - 1)  # OpenSpiel adds both in 32 bits


class SpielGame(pyspiel.Game):
    """A game with its options, as OpenSpiel sees it."""

    def __init__(self, kind: pyspiel.GameType, game: Game, parameters: dict[str, Any]) -> None:
        options = make_options(game.options, game.name, parameters)
        self.game = game
        self.start = game.start(options)
        self.length = game.longest(options) or ENDLESS
        most = max(rewards([1 + team for team in game.teams(self.start)]))
        facts = pyspiel.GameInfo(
            num_distinct_actions=game.num_steps,
            max_chance_outcomes=game.language.num_outcomes,
            num_players=options.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.length.decisions,
        )
        super().__init__(kind, facts, parameters)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.length.chances

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer | Recall:
        """The observer of the current state, or of the whole history if perfect recall is asked for."""
        return Recall() if kind and kind.perfect_recall else Observer(self.game)


class SpielState(pyspiel.State):
    """An OpenSpiel state that wraps a state of the engine."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.start.copy()

    def current_player(self) -> int:
        actor = self.position.actor
        return CHANCE if actor == RACE else actor

    def is_terminal(self) -> bool:
        return self.position.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(step, weight / total) for step, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.text(action)

    def returns(self) -> list[float]:
        return rewards(self.position.ranking()) if self.is_terminal() else [0.0] * self.position.players

    def __str__(self) -> str:
        """All fields of the state, so that equal texts mean equal states."""
        return as_json(self.position.plain()._asdict())


def register(game: Game) -> None:
    usual = msgspec.structs.asdict(game.options(players=game.seats[0]))
    modes = pyspiel.GameType.ChanceMode
    kind = pyspiel.GameType(
        short_name=f"igroteka_{game.name}",
        long_name=game.language.title.en,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if game.language.num_outcomes else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual,
    )

    # OpenSpiel releases its reference after Python has shut down; a class survives that, a closure or partial crashes.
    class Registered(SpielGame):
        def __init__(self, parameters: dict[str, Any]) -> None:
            super().__init__(kind, game, parameters)

    pyspiel.register_game(kind, Registered)


for name in NAMES:
    register(igroteka.game(name))
