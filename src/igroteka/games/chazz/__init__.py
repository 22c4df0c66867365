"""Шустрые коты (Chazz) by Loïc Lamy: musical chairs with claws, for four to eight."""

from igroteka.core.folder import game_of

GAME = game_of(__name__, version=1, opponents=("sharp", "steady", "sleepy"), stand_in="steady")
