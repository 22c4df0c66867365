"""The behaviour of PettingZoo's three usual wrappers, built in: each attribute lookup through them costs 1 to 2 µs."""

from __future__ import annotations

from typing import Any

from igroteka.core.errors import IgrotekaError, IllegalStep
from igroteka.core.words import Words
from igroteka.envs.aec import GameEnv
from igroteka.envs.extras import Extra

with Extra("envs"):
    from pettingzoo.utils.env import AECIterable, AECIterator
    from pettingzoo.utils.env_logger import EnvLogger

LOST = -1.0


class ForgottenStep(IgrotekaError):
    words = Words(
        en="Each round of a loop over agent_iter() needs one call of step() or reset().",
        ru="В каждом круге цикла по agent_iter() нужно один раз вызвать step() или reset().",
    )


class GuardedEnv(GameEnv):
    """An illegal action ends the game: the agent that took it gets -1, the others 0."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.has_moved = True
        super().reset(seed, options)

    def step(self, action: int | None) -> None:
        self.has_moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        try:
            super().step(action)
        except IllegalStep:
            EnvLogger.warn_on_illegal_move()
            self._forfeit()

    def _forfeit(self) -> None:
        """Ends the game as PettingZoo's TerminateIllegalWrapper does."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | {self.agent_selection: LOST}
        self._asked = None
        self.infos = {agent: {"action_mask": self._no_choices} for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def agent_iter(self, max_iter: int = 2**63) -> GuardedIterable:
        return GuardedIterable(self, max_iter)


class GuardedIterable(AECIterable[str, Any, Any]):
    """The agents in the order in which they act."""

    def __iter__(self) -> GuardedIterator:
        return GuardedIterator(self.env, self.max_iter)


class GuardedIterator(AECIterator[str, Any, Any]):
    """Raises ForgottenStep when a round of the loop neither stepped nor reset the environment."""

    env: GuardedEnv

    def __next__(self) -> str:
        agent = super().__next__()
        if not self.env.has_moved:
            raise ForgottenStep
        self.env.has_moved = False
        return agent
