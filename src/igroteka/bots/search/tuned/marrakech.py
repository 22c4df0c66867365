"""The best search settings of Marrakech, and its levels (docs/bots.md)."""

from igroteka.bots.search.levels import careless
from igroteka.bots.search.settings import PuctSettings

BEST = PuctSettings(exploration=0.35, sharpness=25.0, trust=True)
# Slack needs a fair estimate of every step, so levels with slack visit the steps more evenly than the best search does.
# At a full table luck hides small errors: with less slack all careful levels would play alike.
LEVELS = careless(BEST, slack=PuctSettings(), crowd=7)
