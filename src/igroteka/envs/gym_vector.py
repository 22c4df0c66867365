"""A Gymnasium vector environment: many games, each with one learner against bots.

`gymnasium.make_vec("igroteka.envs.gym_vector:igroteka/marrakech-v1", num_envs=1024)` makes one as well.
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
        en="reset() restarts all games and takes no options, such as {got}; pass the game's options when you make the "
        "environment.",
        ru="reset() начинает все партии заново, и настроек, таких как {got}, у него нет; настройки игры задаются при "
        "создании среды.",
    )


class AgainstBots(VectorEnv[Observation, Any, np.ndarray]):
    """One learner against bots in each game.

    An action is a step number, and `action_mask` marks the legal ones. An illegal one raises IllegalAction and changes
    nothing. `opponents` is the name of a bot: "random" plays inside the compiled step, any other is called from Python.
    `seat` is the learner's, counted from 0, or "rotating" for the next one in every new game; `infos["seat"]` says
    which it is. The reward comes at the end of a game, from -1 to 1; see rewards.py. A finished game restarts in the
    same step, and `infos["final_obs"]` holds what the learner saw at its end.
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
        """Restarts all games. The same seed gives the same games; without a seed they differ each time."""
        if options:
            raise NoResetOptions(got=quote(next(iter(options))))
        super().reset(seed=seed)
        self._games.reset(int(self.np_random.integers(SEEDS)))
        self._is_begun = True
        return self._observed(), self._seats()

    def step(self, actions: Any) -> tuple[Observation, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Takes one decision of the learner in each game."""
        if not self._is_begun:
            raise ResetNeeded("Call reset() before the first step().")
        seats = self._games.asked.copy()
        try:
            self._games.step(actions)
        except IllegalAnswer:
            self._is_begun = False  # some games have advanced, and one is stuck at its bot's turn
            raise
        rewards = self._games.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        done, infos = self._games.done.copy(), self._seats()
        for game in np.flatnonzero(done).tolist():
            infos = self._add_info(infos, {"final_obs": self._final(game), "final_info": {"seat": seats[game]}}, game)
        return self._observed(), rewards, done, np.zeros(self.num_envs, np.bool_), infos

    def _observed(self) -> Observation:
        return {"observation": self._games.observations.copy(), "action_mask": self._games.masks.copy()}

    def _final(self, game: int) -> Observation:
        """The last observation of a finished game, with an empty mask."""
        mask = np.zeros(self._games.masks.shape[1], np.int8)
        return {"observation": self._games.final_observations[game].copy(), "action_mask": mask}

    def _seats(self) -> dict[str, Any]:
        return {"seat": self._games.asked.copy(), "_seat": np.ones(self.num_envs, np.bool_)}


def register() -> None:
    """Registers a vector environment for every game, under its name and rules version."""
    for name in NAMES:
        gymnasium.register(  # pyright: ignore[reportUnknownMemberType] (its kwargs are untyped)
            f"igroteka/{name}-v{igroteka.game(name).version}",
            vector_entry_point=f"{__name__}:AgainstBots",
            kwargs={"game": name},
        )


register()
