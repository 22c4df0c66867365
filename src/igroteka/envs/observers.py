"""OpenSpiel observers: what a seat sees of a state."""

from typing import Any

import msgspec
import numpy as np

from igroteka.core.game import Game
from igroteka.envs.tensors import tensor


class Observer:
    """Observes the current state: planes as numbers, and the seat's view as text."""

    def __init__(self, game: Game) -> None:
        self.seen = tensor(game)
        self.tensor = np.zeros(self.seen.size, np.float32)
        self.dict = self.seen.named(self.tensor)

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = self.seen.observe(state.position, player)

    def string_from(self, state: Any, player: int) -> str:
        return as_json(state.position.view(player))


class Recall:
    """Observes the whole history, as text only (perfect recall)."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, np.ndarray] = {}

    def set_from(self, state: Any, player: int) -> None: ...

    def string_from(self, state: Any, player: int) -> str:
        return ", ".join(map(state.position.text, state.history()))


def as_json(data: Any) -> str:
    return msgspec.json.encode(data).decode()
