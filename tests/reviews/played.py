"""Short matches to review, and how little tests think about them."""

import random
from functools import cache
from typing import Any

from igroteka.core.actors import OVER
from igroteka.match.match import Match
from igroteka.reviews.visits import Visits
from tests.every_game import choices

FEW = Visits(decision=60, choice=40, outcome=20, sketch=10)
SHORT: dict[str, dict[str, Any]] = {"chazz": {"round_limit": 2}, "tayu": {}, "marrakech": {}, "mazaitsy": {}}


@cache
def played(game: str, players: int | None = None, seed: int = 1, most: int = 10_000) -> Match:
    """A random match, to its end or so many steps far."""
    options: dict[str, Any] = SHORT[game] | ({} if players is None else {"players": players})
    match, rng = Match(game, **options), random.Random(seed)
    while match.state.actor != OVER and len(match.steps) < most:
        match.take(rng.choice(choices(match.state)))
    return match
