"""Chazz has characters instead of levels. They search as any game is searched."""

from igroteka.bots.characters import CHARACTERS

OPPONENTS = CHARACTERS
