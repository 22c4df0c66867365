"""A module for PettingZoo of every game and its version, such as `marrakech_v1`, made when it is imported."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

from igroteka.games import NAMES, game

ABOUT = """{title} for PettingZoo: `{name}_v{version}.env(players=4)`. See docs/research/pettingzoo.md.

Version History

* v{version}: rules version {version}
"""


class Versions(MetaPathFinder, Loader):
    """Finds and makes these modules."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        room, _, module = fullname.rpartition(".")
        name, _, version = module.rpartition("_v")
        if room != __package__ or name not in NAMES or version != str(game(name).version):
            return None
        return spec_from_loader(fullname, self)

    def exec_module(self, module: ModuleType) -> None:
        """`env`: a step that the rules forbid ends the game, and loses it. `raw_env`: it raises IllegalStep."""
        from igroteka.envs.aec import GameEnv
        from igroteka.envs.guarded import GuardedEnv

        name, _, version = module.__name__.rpartition(".")[2].rpartition("_v")
        module.__doc__ = ABOUT.format(title=game(name).language.title.en, name=name, version=version)
        module.__dict__.update(env=partial(GuardedEnv, name), raw_env=partial(GameEnv, name))


sys.meta_path.append(Versions())
