"""A game's observation: what a seat may see of a state, as one int8 array of named planes."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from igroteka.core.actors import checked_seat
from igroteka.core.state import State
from igroteka.envs.tensors.plane import Plane


def as_they_are(state: State, seat: int) -> np.ndarray:
    """The step numbers unchanged, for games whose steps mean the same to every seat."""
    return np.arange(state.game.num_steps)


@dataclass(frozen=True, eq=False)
class Tensor:
    """One game's observation. In every plane the observer comes first, the others follow in the order of turns."""

    planes: tuple[Plane, ...]
    fill: Callable[[Any, int, Any, Any], None]
    """Fills a seat's observation (int8, `size` numbers) and its mask of legal steps (int8, `num_steps` numbers; zeros
    unless the seat is to act) from a state's words and desk, in one call into compiled code."""
    turned_steps: Callable[[State, int], np.ndarray] = as_they_are
    """Renumbers the steps where the observation rotates the board or the seats."""
    size: int = field(init=False)
    """The length of an observation."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", sum(plane.size for plane in self.planes))

    def observe(self, state: State, seat: int) -> np.ndarray:
        """The observation of this seat: exactly what its view shows."""
        seat = checked_seat(seat, state.players)
        out, mask = np.zeros(self.size, np.int8), np.zeros(state.game.num_steps, np.int8)
        self.write(state, seat, out, mask)
        return out

    def write(self, state: State, seat: int, out: np.ndarray, mask: np.ndarray) -> None:
        """Writes a seat's observation and mask into these arrays."""
        self.fill(state._memory, seat, out, mask)

    def seen_steps(self, state: State, seat: int) -> np.ndarray:
        """Each step's number as this seat sees it. Masks and actions keep the game's own numbers."""
        return self.turned_steps(state, checked_seat(seat, state.players))

    def named(self, observation: np.ndarray) -> dict[str, np.ndarray]:
        """The planes of an observation by name, as reshaped views of the same memory."""
        found, first = {}, 0
        for plane in self.planes:
            found[plane.name] = observation[first : first + plane.size].reshape(plane.shape)
            first += plane.size
        return found
