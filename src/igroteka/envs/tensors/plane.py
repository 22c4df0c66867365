"""Planes: the named parts of an observation, one after another in one int8 array."""

from collections import namedtuple
from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple


class Plane(NamedTuple):
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    about: str
    """What its numbers mean; they are 1 or 0 unless it says otherwise."""

    @property
    def size(self) -> int:
        return prod(self.shape)


def starts(planes: Sequence[Plane]) -> Any:
    """The offset of each plane, by name, as constants for compiled code."""
    first, found = 0, []
    for plane in planes:
        found.append(first)
        first += plane.size
    return namedtuple("Starts", [plane.name for plane in planes])(*found)
