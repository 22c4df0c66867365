"""A game as a PettingZoo AEC environment: seats are agents, and one agent acts at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from rich.console import RenderableType

from igroteka.boards.words import board_of
from igroteka.core.compiled import REFUSED
from igroteka.core.options import make_options
from igroteka.core.state import State
from igroteka.envs.agents import NoAgents, seat_of
from igroteka.envs.extras import Extra
from igroteka.envs.masked import Observation, masked, seen_space
from igroteka.envs.pictures import HUMAN, MODES, checked_mode, rendered
from igroteka.envs.resetting import Resettable
from igroteka.envs.rewards import rewards
from igroteka.envs.tensors import tensor
from igroteka.envs.turn import turns
from igroteka.games import game

with Extra("envs"):
    from gymnasium.spaces import Discrete, Space
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv

PUBLIC_AFTER_RESET = ("agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos")


class GameEnv(Resettable, AECEnv[str, Any, Any], EzPickle):
    """One game. An action is a step number; an illegal one raises IllegalStep and changes nothing.

    The environment resolves chance with dice that `reset` seeds. All agents get their rewards once, at the end.
    """

    made_by_reset = frozenset(PUBLIC_AFTER_RESET) | {"position", "_state", "_asked"}

    def __init__(self, name: str, render_mode: str | None = None, **options: Any) -> None:
        EzPickle.__init__(self, name, render_mode, **options)
        self.game = game(name)
        self.options = make_options(self.game.options, name, options)
        self.tensor, self._turns = tensor(self.game), turns(self.game)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": f"{name}_v{self.game.version}",
            "render_modes": [*MODES],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.options.players)]
        actions = self.game.num_steps
        self.observation_spaces = {
            agent: masked(seen_space(self.tensor.size), actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._no_choices = np.zeros(actions, np.int8)  # the mask of agents that are not to act
        self._no_choices.flags.writeable = False

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """A copy of the current state, for callers that need more than the observation."""
        return self._state.copy()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game. The same seed gives the same dice; without a seed they continue. Ignores `options`."""
        self._dice_words = self.seed(seed).words
        self._state = self.game.start(self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._no_choices} for agent in self.agents}
        seen, mask = self._new_arrays()
        self._state._count = self._turns.ask(self._state._memory, self._dice_words, seen, mask)
        self._turn_to(self._state.actor, seen, mask)

    def _new_arrays(self) -> tuple[np.ndarray, np.ndarray]:
        """Uninitialised arrays for an observation and a mask: new ones each turn, because agents keep them."""
        return np.empty(self.tensor.size, np.int8), np.empty(self.game.num_steps, np.int8)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """The observation, reward, end flags and info (with the mask again) of the agent that is to act."""
        if not self.agents:
            raise NoAgents
        return super().last(observe)

    def step(self, action: int | None) -> None:
        """Takes the step of the agent that is to act, then resolves chance."""
        if not self.agents:
            raise NoAgents
        self._step(action)
        if self.render_mode == HUMAN:
            self.render()

    def _step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state, step = self._state, self.game.checked(action)
        seen, mask = self._new_arrays()
        number = self._turns.take(state._memory, step, self._dice_words, seen, mask)
        if number == REFUSED:
            state.apply(step)  # raises IllegalStep with the reason
        state._count = number
        self.infos[agent] = {"action_mask": self._no_choices}
        seat = state.actor
        if seat >= 0:
            self._turn_to(seat, seen, mask)
        else:
            self._end()

    def _turn_to(self, seat: int, seen: np.ndarray, mask: np.ndarray) -> None:
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": mask}
        self._asked, self._shown = agent, {"observation": seen, "action_mask": mask}

    def _end(self) -> None:
        self._asked = None
        self.rewards = dict(zip(self.agents, rewards(self._state.ranking()), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """The agent's observation and mask; the mask is empty unless the agent is to act."""
        if agent == self._asked:
            return self._shown
        seen, mask = self._new_arrays()
        self.tensor.write(self._state, seat_of(agent, self.possible_agents), seen, mask)
        mask[:] = 0  # after an illegal action ended the game, the rules would still let the seat act
        return {"observation": seen, "action_mask": mask}

    def render(self) -> Any:
        return rendered(self.render_mode, self._text, self._state._repr_svg_)

    def _text(self) -> list[RenderableType]:
        board: Any = board_of(self.game)
        view = self._state.view()
        return [board.board(view, "rich"), board.seats(view, self.possible_agents, "en", "rich")]

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""
