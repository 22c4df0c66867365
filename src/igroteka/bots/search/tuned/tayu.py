"""The best search settings of Ta Yü, and its levels (docs/bots.md)."""

from igroteka.bots.search.levels import PLAIN, searching
from igroteka.bots.search.settings import PuctSettings

BEST = PuctSettings(sharpness=25.0, patience=3_000.0, width=5, playouts=60)
# The few steps within the width are all good, and playouts are too noisy to rank them: the levels have no slack, and
# the lower ones search without the evaluation.
LEVELS = (*PLAIN[:4], *searching(BEST, 900, 100_000))
