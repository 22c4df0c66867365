"""Chazz is played against characters instead of levels."""

from igroteka.bots.race.characters import CHARACTERS

OPPONENTS = CHARACTERS
