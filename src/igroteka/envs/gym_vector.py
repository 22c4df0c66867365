"""Many games as one Gymnasium vector environment: one learner in each, against bots.

`gymnasium.make_vec("igroteka.envs.gym_vector:igroteka/marrakech-v1", num_envs=1024)` makes one too.
"""

from typing import Any

import numpy as np

import igroteka
from igroteka.bots.roster import RANDOM
from igroteka.core.actors import checked_seat
from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words, quote
from igroteka.envs.bot_games import BotGames, IllegalAnswer
from igroteka.envs.extras import Extra
from igroteka.envs.masked import Observation, masked, seen_space
from igroteka.envs.tensors import tensor
from igroteka.envs.vector import ROTATING, Batch, checked_number
from igroteka.games import NAMES

with Extra("envs"):
    import gymnasium
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

SEEDS = 1 << 62


class NoResetOptions(IgrotekaError):
    words = Words(
        en="reset() begins all games anew and takes no options, such as {got}; those of the game are given when the "
        "environment is made.",
        ru="reset() начинает все партии заново, и настроек, таких как {got}, у него нет; настройки игры задаются при "
        "создании среды.",
    )


class AgainstBots(VectorEnv[Observation, Any, np.ndarray]):
    """An action is a step number; which ones may be taken, `action_mask` tells. Another raises IllegalAction, and
    nothing has happened.

    `opponents` is the name of a bot: "random" plays inside the compiled step, any other is asked from Python. `seat` is
    the learner's, counted from 0, or "rotating": the next one with every new game; `infos["seat"]` tells which it is.
    A reward comes with the end of a game, from -1 to 1; see rewards.py. A game that ends begins anew in the same step,
    and `infos["final_obs"]` has what the learner saw at the end.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium has it so)

    def __init__(
        self, game: str, num_envs: int = 1, *, opponents: str = RANDOM, seat: int | str = 0, **options: Any
    ) -> None:
        rules = igroteka.game(game)
        self.num_envs = num_envs = checked_number(num_envs)
        seat = seat if seat == ROTATING else checked_seat(seat, rules.new(**options).players)
        self.single_observation_space = masked(seen_space(tensor(rules).size), rules.num_steps)
        self.single_action_space = Discrete(rules.num_steps)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._is_begun = False
        self._games: Batch | BotGames
        if opponents == RANDOM:
            self._games = Batch(rules, num_envs, 0, observations=True, learner=seat, **options)
        else:
            self._games = BotGames(rules, num_envs, 0, bot=opponents, learner=seat, **options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """All games from their start. The same seed gives the same games; without one they are others each time."""
        if options:
            raise NoResetOptions(got=quote(next(iter(options))))
        super().reset(seed=seed)
        self._games.reset(int(self.np_random.integers(SEEDS)))
        self._is_begun = True
        return self._observed(), self._seats()

    def step(self, actions: Any) -> tuple[Observation, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """One decision of the learner in each game."""
        if not self._is_begun:
            raise ResetNeeded("Call reset() before the first step().")
        seats = self._games.asked.copy()
        try:
            self._games.step(actions)
        except IllegalAnswer:
            self._is_begun = False  # some games have gone on, and one of them waits for a bot
            raise
        rewards = self._games.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        done, infos = self._games.done.copy(), self._seats()
        for game in np.flatnonzero(done).tolist():
            infos = self._add_info(infos, {"final_obs": self._final(game), "final_info": {"seat": seats[game]}}, game)
        return self._observed(), rewards, done, np.zeros(self.num_envs, np.bool_), infos

    def _observed(self) -> Observation:
        return {"observation": self._games.observations.copy(), "action_mask": self._games.masks.copy()}

    def _final(self, game: int) -> Observation:
        """Nothing may be done any more."""
        mask = np.zeros(self._games.masks.shape[1], np.int8)
        return {"observation": self._games.final_observations[game].copy(), "action_mask": mask}

    def _seats(self) -> dict[str, Any]:
        return {"seat": self._games.asked.copy(), "_seat": np.ones(self.num_envs, np.bool_)}


def register() -> None:
    """Our vector environments, by the names of the games, with the version of their rules."""
    for name in NAMES:
        gymnasium.register(
            f"igroteka/{name}-v{igroteka.game(name).version}",
            vector_entry_point=f"{__name__}:AgainstBots",
            kwargs={"game": name},
        )


register()
