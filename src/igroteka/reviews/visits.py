"""How much a review thinks: visits for each kind of estimate. Games whose visits cost more have fewer."""

from typing import NamedTuple

from igroteka.core.extras import extra


class Visits(NamedTuple):
    decision: int
    """To find the best choice."""
    choice: int
    """To compare it with the one that was taken."""
    outcome: int
    """For each outcome of chance."""
    sketch: int
    """For each position of the first graph."""

    def part(self, share: float) -> "Visits":
        """Less of everything."""
        return Visits(*(max(1, round(share * one)) for one in self))


USUAL = Visits(decision=12_000, choice=6_000, outcome=1_500, sketch=300)


def visits_of(game: str) -> Visits:
    """As tuned for the game, or the usual number."""
    return getattr(extra("reviews.tuned", game), "VISITS", USUAL)
