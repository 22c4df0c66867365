"""Chazz for PettingZoo: `chazz_v1.env(players=4)`. See docs/research/pettingzoo.md.

Version History

* v1: rules version 1
"""

from typing import Any

from igroteka.envs.aec import GameEnv
from igroteka.envs.guarded import GuardedEnv


def env(render_mode: str | None = None, **options: Any) -> GuardedEnv:
    """A step that the rules forbid ends the game, and loses it."""
    return GuardedEnv("chazz", render_mode, **options)


def raw_env(render_mode: str | None = None, **options: Any) -> GameEnv:
    """A step that the rules forbid raises IllegalStep."""
    return GameEnv("chazz", render_mode, **options)
