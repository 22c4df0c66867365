"""The maximum length of a game by its rules, for libraries that need it in advance."""

from typing import NamedTuple


class Length(NamedTuple):
    """Upper bounds on how often seats decide, and on how often chance or a race does."""

    decisions: int
    chances: int


def endless(options: object) -> Length | None:
    """For a game without such a bound."""
    return None
