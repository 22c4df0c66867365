"""The best search settings of Мазайцы, and its levels (docs/bots.md)."""

from igroteka.bots.search.levels import careless
from igroteka.bots.search.settings import PuctSettings

BEST = PuctSettings()
LEVELS = careless(BEST, slack=BEST)
