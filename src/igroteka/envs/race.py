"""The live race of Chazz as a PettingZoo Parallel environment: all cats act at once, several times a second."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, cast

import numpy as np
from msgspec import Meta
from rich.console import RenderableType

from igroteka.boards.ring import track
from igroteka.core.options import Options, make_options
from igroteka.core.words import quote
from igroteka.envs import race_tensor
from igroteka.envs.agents import seat_of
from igroteka.envs.extras import Extra
from igroteka.envs.masked import Observation, masked, masks
from igroteka.envs.pictures import HUMAN, MODES, checked_mode, rendered
from igroteka.envs.race_actions import NoActions, parsed_action, race_actions
from igroteka.envs.race_picture import draw
from igroteka.envs.resetting import Resettable
from igroteka.envs.rewards import rewards
from igroteka.games.chazz.measures import MEASURES, TICKS, VERSION
from igroteka.games.chazz.race_api import Race
from igroteka.games.chazz.start import drawn_start
from igroteka.games.chazz.wishes import RaceWish, texts

with Extra("envs"):
    from gymnasium.spaces import Box, Discrete, Space
    from gymnasium.utils import EzPickle
    from pettingzoo import ParallelEnv

Info = dict[str, Any]


class RaceOptions(Options, frozen=True, kw_only=True):
    players: Literal[4, 5, 6, 7, 8] = 4
    ticks: Annotated[int, Meta(ge=1, le=TICKS)] = 3
    """The length of a step, in thirtieths of a second."""


class RaceEnv(Resettable, ParallelEnv[str, Any, Any], EzPickle):
    """One race, from the signal until all chairs are taken. Actions that a cat cannot take now are ignored."""

    made_by_reset = frozenset(("agents", "race"))
    race: Race
    """The race itself; `race.sits` are the steps of Chazz that follow from it."""

    def __init__(self, render_mode: str | None = None, **options: Any) -> None:
        EzPickle.__init__(self, render_mode, **options)
        chosen = make_options(RaceOptions, "chazz_race", options)
        self.players, self.ticks = chosen.players, chosen.ticks
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": f"chazz_race_v{VERSION}",
            "render_modes": [*MODES],
            "render_fps": TICKS // self.ticks,
        }
        self.possible_agents = [f"cat_{seat}" for seat in range(self.players)]
        actions = len(race_actions(self.players))
        self.observation_spaces = {
            agent: masked(Box(-1, 1, (race_tensor.SIZE,), np.float32), actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._calls = len(texts(self.players))

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """CH-26: draws the leader and the order, and lets the countdown pass. Ignores `options`."""
        dice = self.seed(seed)
        self.race = Race(drawn_start(dice.randrange(self.players), self.players, dice))
        for _ in range(MEASURES.countdown):
            self.race.tick()
        self.agents = self.possible_agents[:]
        seen = self._seen()
        return seen, masks(seen)

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        agents, race = self.agents, self.race
        wishes, called = self._accepted(actions)
        race.tick(wishes, call=called)
        for _ in range(self.ticks - 1):
            race.tick()
        rewarded = self._rewards() if race.over else [0.0] * self.players
        seen = self._seen()
        self.agents = [] if race.over else agents
        if self.render_mode == HUMAN:
            self.render()
        return (
            seen,
            dict(zip(agents, rewarded, strict=False)),
            dict.fromkeys(agents, race.over),
            dict.fromkeys(agents, False),
            masks(seen),
        )

    def _accepted(self, actions: Any) -> tuple[dict[int, int], bool]:
        """The cats' wishes, and whether the leader calls. Calls of cats that may not call are ignored."""
        wishes: dict[int, int] = {}
        called = False
        if not isinstance(actions, Mapping):
            raise NoActions(got=quote(actions))
        for agent, number in cast(Mapping[object, object], actions).items():
            seat, action = seat_of(agent, self.possible_agents), parsed_action(number, self.players)
            may_call = seat == self.race.start.leader and self.race.may_call
            if action.wish != RaceWish.KEEP and (may_call or not action.call):
                wishes[seat] = action.wish
            called |= action.call and may_call
        return wishes, called

    def _rewards(self) -> list[float]:
        """All cats that sit share the first place; the cat left standing is last."""
        sitting = dict(self.race.seatings)
        return rewards([1 if seat in sitting else self.players for seat in range(self.players)])

    def _seen(self) -> dict[str, Observation]:
        seen: dict[str, Observation] = {}
        for seat, agent in enumerate(self.agents):
            out = np.empty(race_tensor.SIZE, np.float32)
            mask = np.empty(len(race_actions(self.players)), np.int8)
            race_tensor.fill(self.race._memory, seat, out, mask, self._calls)
            seen[agent] = {"observation": out, "action_mask": mask}
        return seen

    def render(self) -> Any:
        return rendered(self.render_mode, self._text, lambda: draw(self.race.snapshot(), self.race.start.leader))

    def _text(self) -> list[RenderableType]:
        return [track(dict(enumerate(self.race.snapshot()["places"])), self.players - 1, "rich")]

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""
