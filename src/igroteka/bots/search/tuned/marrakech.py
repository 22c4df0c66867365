"""Bots of Marrakech, in figures that were found best (docs/bots.md)."""

from igroteka.bots.search.levels import careless
from igroteka.bots.search.manners import Judged

BEST = Judged(curiosity=0.35, sharpness=25.0, trust=True)
# Slack needs a fair estimate of every step, so levels with slack visit the steps more evenly than the best search does.
# At a full table luck hides small errors: careful levels would all play alike.
LEVELS = careless(BEST, slack=Judged(), crowd=7)
