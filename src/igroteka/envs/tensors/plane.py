"""Planes: the named pieces of an observation, one after another in one array of int8."""

from collections import namedtuple
from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple


class Plane(NamedTuple):
    name: str
    shape: tuple[int, ...]
    about: str
    """What its numbers mean; 1 or 0 if nothing else is said."""

    @property
    def size(self) -> int:
        return prod(self.shape)


def starts(planes: Sequence[Plane]) -> Any:
    """Where each plane begins, by name: numbers that compiled code knows beforehand."""
    first, found = 0, []
    for plane in planes:
        found.append(first)
        first += plane.size
    return namedtuple("Starts", [plane.name for plane in planes])(*found)
