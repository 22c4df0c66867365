"""The race of Chazz for PettingZoo: `chazz_race_v2.parallel_env(players=5)`. See docs/research/pettingzoo.md.

Version History

* v2: race version 2: a chair is decided when it is touched
* v1: race version 1
"""

from typing import Any

from igroteka.envs.race import RaceEnv


def parallel_env(render_mode: str | None = None, **options: Any) -> RaceEnv:
    """Makes a race for 4 to 8 `players`; each step lasts `ticks` thirtieths of a second, 3 by default."""
    return RaceEnv(render_mode, **options)
