"""The maximum length of a game."""

from typing import Any

from igroteka.core.length import Length


def longest(options: Any) -> Length | None:
    """A round asks the leader twice (the first round once) and has a race for each chair. A seat that has to move a
    card has laid three of a kind before, and with four seats there are too few chairs for that.
    """
    rounds, chairs = options.round_limit, options.players - 1
    if rounds == 0:
        return None
    moved = chairs * max(0, rounds - 3) if chairs > 3 else 0
    return Length(decisions=2 * rounds - 1 + moved, chances=2 + rounds * chairs)
