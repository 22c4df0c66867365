"""Тайу (Ta Yü) by Niek Neuwahl: water from side to side, for two to four."""

from igroteka.core.folder import game_of
from igroteka.core.game import each_alone

GAME = game_of(
    __name__,
    version=1,
    teams=lambda state: (0, 1, 0, 1) if state.players == 4 else each_alone(state),  # TY-116
)
