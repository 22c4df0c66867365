"""Bots of Мазайцы, in figures that were found best (docs/bots.md)."""

from igroteka.bots.search.levels import careless
from igroteka.bots.search.manners import Judged

BEST = Judged()
LEVELS = careless(BEST, slack=BEST)
