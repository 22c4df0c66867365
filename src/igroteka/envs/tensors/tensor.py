"""An observation as numbers: what a seat may see of a state, in one array of int8, and what its parts mean."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from igroteka.core.actors import checked_seat
from igroteka.core.state import State
from igroteka.envs.tensors.plane import Plane


def as_they_are(state: State, seat: int) -> np.ndarray:
    """The steps of a game in which no step means another to another seat."""
    return np.arange(state.game.num_steps)


@dataclass(frozen=True, eq=False)
class Tensor:
    """One game's observation. In every plane the observing seat comes first, the others in the order of turns."""

    planes: tuple[Plane, ...]
    fill: Callable[[Any, int, Any, Any], None]
    """From a state's words and desk and a seat, fills an observation (int8, `size` numbers) and the mask of the steps
    that the seat may take (int8, `num_steps` numbers; empty unless it is to act), in one crossing."""
    turned_steps: Callable[[State, int], np.ndarray] = as_they_are
    """Where the observation turns the board or the seats, this turns the steps with it."""
    size: int = field(init=False)
    """How many numbers an observation has."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", sum(plane.size for plane in self.planes))

    def observe(self, state: State, seat: int) -> np.ndarray:
        """What this seat may see, as `view` tells it."""
        seat = checked_seat(seat, state.players)
        out, mask = np.zeros(self.size, np.int8), np.zeros(state.game.num_steps, np.int8)
        self.fill(state._memory, seat, out, mask)
        return out

    def seen_steps(self, state: State, seat: int) -> np.ndarray:
        """The number under which this seat sees each step of the game. Masks and actions stay the game's own."""
        return self.turned_steps(state, checked_seat(seat, state.players))

    def named(self, observation: np.ndarray) -> dict[str, np.ndarray]:
        """The planes of an observation by name, each in its shape, on the same memory."""
        found, first = {}, 0
        for plane in self.planes:
            found[plane.name] = observation[first : first + plane.size].reshape(plane.shape)
            first += plane.size
        return found
