"""Observations as tensors of int8, compiled, one for each game. Their planes are listed in docs/research/tensors.md."""

from importlib import import_module

from igroteka.core.game import Game
from igroteka.envs.tensors.plane import Plane
from igroteka.envs.tensors.tensor import Tensor

__all__ = ["Plane", "Tensor", "tensor"]


def tensor(game: Game) -> Tensor:
    """The observation of this game."""
    return import_module(f"{__name__}.{game.name}").TENSOR
