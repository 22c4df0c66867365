"""How much a searching bot thinks before each choice, and how well it chooses then: `400` visits, `50ms` or `2s`."""

import re
from typing import NamedTuple

MOST_VISITS = 10_000_000
MOST_SECONDS = 600.0
UNITS = {"ms": 0.001, "s": 1.0}


class Skill(NamedTuple):
    visits: int = MOST_VISITS
    """Of the search, those counted that it kept from earlier choices."""
    seconds: float = 0.0
    """No longer than this, where there is a clock; 0 if it does not matter."""
    slack: int = 0
    """By so much, in thousandths of a won game, a step may seem worse than the best one and still be taken."""
    crowd: int = 0
    """So much is added to slack for every seat beyond two."""


def read_skill(text: str) -> Skill | None:
    """None if the text says no amount of thinking, or too large a one."""
    found = re.fullmatch(r"([1-9][0-9]{0,7})(ms|s)?", text)
    if found is None:
        return None
    number, unit = int(found[1]), found[2]
    if unit is None:
        return Skill(visits=number) if number <= MOST_VISITS else None
    seconds = number * UNITS[unit]
    return Skill(seconds=seconds) if seconds <= MOST_SECONDS else None
