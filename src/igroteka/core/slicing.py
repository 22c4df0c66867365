"""Long work in slices: a generator that pauses after each, and returns its answer."""

from collections.abc import Generator
from typing import TypeVar

Answer = TypeVar("Answer")


def at_once(work: Generator[None, None, Answer]) -> Answer:
    """Does the work without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value
