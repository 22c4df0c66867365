"""Bots of Мазайцы, in figures that were found best (docs/bots.md)."""

from igroteka.bots.levels import careless
from igroteka.bots.manners import Judged

BEST = Judged()
LEVELS = careless(BEST, slack=BEST)
