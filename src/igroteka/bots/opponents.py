"""Whom one can sit down with."""

from collections.abc import Mapping

from igroteka.bots.characters import CHARACTERS, Character
from igroteka.bots.levels import LEVELS, Level


def opponents(game: str) -> Mapping[str, Character | Level]:
    """By name: Chazz has its characters, the turn games have levels."""
    return CHARACTERS if game == "chazz" else LEVELS
