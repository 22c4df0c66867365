"""How much a bot searches before each choice, and how carefully it chooses: `400` visits, `50ms` or `2s`."""

import re
from typing import NamedTuple

MOST_VISITS = 10_000_000
MOST_SECONDS = 600.0
UNITS = {"ms": 0.001, "s": 1.0}


class Skill(NamedTuple):
    """A search budget and the slack in the final choice."""

    visits: int = MOST_VISITS
    """Visits of the search, including those kept from earlier choices."""
    seconds: float = 0.0
    """The time limit, where there is a clock; 0 for none."""
    slack: int = 0
    """How much worse than the best step a chosen step may be, in thousandths of a won game."""
    crowd: int = 0
    """Added to the slack for every seat beyond two."""


def read_skill(text: str) -> Skill | None:
    """Parses a budget; None if the text is not one, or too large."""
    found = re.fullmatch(r"([1-9][0-9]{0,7})(ms|s)?", text)
    if found is None:
        return None
    number, unit = int(found[1]), found[2]
    if unit is None:
        return Skill(visits=number) if number <= MOST_VISITS else None
    seconds = number * UNITS[unit]
    return Skill(seconds=seconds) if seconds <= MOST_SECONDS else None
