"""Bots of Marrakech, in figures that were found best (docs/bots.md)."""

from igroteka.bots.levels import careless
from igroteka.bots.manners import Judged

BEST = Judged(curiosity=0.35, sharpness=25.0, trust=True)
# Slack needs a fair estimate of every step, so whoever has it looks at them more evenly than the best search does. At a
# full table luck hides small errors, and careful levels would all be one.
LEVELS = careless(BEST, slack=Judged(), crowd=7)
