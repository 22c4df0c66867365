"""PettingZoo modules such as `marrakech_v1`, one for each game and version, made when they are imported."""

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
    """Import hook that finds and makes these modules."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, module = fullname.rpartition(".")
        name, _, version = module.rpartition("_v")
        if package != __package__ or name not in NAMES or version != str(game(name).version):
            return None
        return spec_from_loader(fullname, self)

    def exec_module(self, module: ModuleType) -> None:
        """Adds `env`, where an illegal step ends and loses the game, and `raw_env`, where it raises IllegalStep."""
        from igroteka.envs.aec import GameEnv
        from igroteka.envs.guarded import GuardedEnv

        name, _, version = module.__name__.rpartition(".")[2].rpartition("_v")
        module.__doc__ = ABOUT.format(title=game(name).language.title.en, name=name, version=version)
        module.__dict__.update(env=partial(GuardedEnv, name), raw_env=partial(GameEnv, name))


sys.meta_path.append(Versions())
