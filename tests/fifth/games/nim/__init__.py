"""Nim with a die: the fifth game, by which the tests hold that a game is one folder."""

from igroteka.core.folder import game_of

GAME = game_of(__name__, version=1)
