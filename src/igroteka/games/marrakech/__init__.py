"""Марракеш (Marrakech) by Dominique Ehrhard: rugs on a market square, for two to four."""

from igroteka.core.folder import game_of

GAME = game_of(__name__, version=1)
