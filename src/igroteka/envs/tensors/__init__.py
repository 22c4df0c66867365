"""Observations as tensors of int8, compiled, one for each game. Their planes are listed in docs/research/tensors.md."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from igroteka.core import rulebook
from igroteka.core.game import Game
from igroteka.envs.tensors.observing import filler
from igroteka.envs.tensors.plane import Plane
from igroteka.envs.tensors.tensor import Tensor, as_they_are
from igroteka.envs.tensors.words import planes_of

__all__ = ["Plane", "Tensor", "tensor"]


@cache
def tensor(game: Game) -> Tensor:
    """The observation of this game: as the file of its name says, or else the words of its states."""
    fill = filler(game.name, game.state_dtype)
    own = f"{__name__}.{game.name}"
    if find_spec(own) is None:
        return Tensor(planes_of(game.state_dtype), fill)
    module = import_module(own)
    rulebook.bind(game.state_dtype, module.observe)
    return Tensor(module.PLANES, fill, getattr(module, "seen_steps", as_they_are))
