"""How long a game can last at most, by its rules: told to libraries that want to know it before it is played."""

from typing import NamedTuple


class Length(NamedTuple):
    """No game asks seats or chance, the race included, more often than this."""

    decisions: int
    chances: int


def endless(options: object) -> Length | None:
    """A game without such a bound."""
    return None
