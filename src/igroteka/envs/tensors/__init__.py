"""Observations as int8 tensors, one compiled encoder for each game; docs/research/tensors.md lists the planes."""

from functools import cache

from igroteka.core import rulebook
from igroteka.core.extras import extra
from igroteka.core.game import Game
from igroteka.envs.tensors.observing import filler
from igroteka.envs.tensors.plane import Plane
from igroteka.envs.tensors.tensor import Tensor, as_they_are
from igroteka.envs.tensors.words import planes_of

__all__ = ["Plane", "Tensor", "tensor"]


@cache
def tensor(game: Game) -> Tensor:
    """The observation of this game: from the module of its name, or else the plain words of its state."""
    fill = filler(game.name, game.state_dtype)
    own = extra("envs.tensors", game.name)
    if own is None:
        return Tensor(planes_of(game.state_dtype), fill)
    rulebook.bind(game.state_dtype, own.observe)
    return Tensor(own.PLANES, fill, getattr(own, "seen_steps", as_they_are))
