"""Bots of Ta Yü, in figures that were found best (docs/bots.md)."""

from igroteka.bots.search.levels import PLAIN, searching
from igroteka.bots.search.manners import Judged

BEST = Judged(curiosity=1.0, patience=3_000.0, sharpness=25.0, width=5, playout=60, hunches=True)
# The few steps that judgement lets through are all good, and playouts tell too roughly which are nearly so: levels have
# no slack, and the lower ones no judgement.
LEVELS = (*PLAIN[:4], *searching(BEST, 900, 100_000))
