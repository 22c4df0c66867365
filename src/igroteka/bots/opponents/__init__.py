"""The bots that a player can choose as opponents, for each game."""

from collections.abc import Mapping

from igroteka.bots.race.characters import Character
from igroteka.bots.search.levels import Level, levels
from igroteka.core.extras import extra


def opponents(game: str) -> Mapping[str, Character | Level]:
    """The game's opponents by name, the weakest first: its own (`opponents/<game>.py`), or the six levels."""
    return getattr(extra("bots.opponents", game), "OPPONENTS", None) or levels(game)
