"""Whom one can sit down with."""

from collections.abc import Mapping

from igroteka.bots.characters import Character
from igroteka.bots.levels import Level, levels
from igroteka.core.extras import extra


def opponents(game: str) -> Mapping[str, Character | Level]:
    """By name: a game's own characters, or the levels."""
    return getattr(extra("bots.tuned", game), "OPPONENTS", None) or levels(game)
