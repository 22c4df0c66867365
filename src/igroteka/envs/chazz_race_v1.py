"""The race of Chazz for PettingZoo: `chazz_race_v1.parallel_env(players=5)`. See docs/research/pettingzoo.md.

Version History

* v1: race version 1
"""

from typing import Any

from igroteka.envs.race import RaceEnv


def parallel_env(render_mode: str | None = None, **options: Any) -> RaceEnv:
    """`players` are 4 to 8; so many `ticks`, thirtieths of a second, go by with each step: 3 if nothing is said."""
    return RaceEnv(render_mode, **options)
