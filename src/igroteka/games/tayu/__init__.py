"""Тайу (Ta Yü) by Niek Neuwahl: water from side to side, for two to four."""

from igroteka.core.folder import game_of
from igroteka.core.game import each_alone
from igroteka.core.words import Words

GAME = game_of(
    __name__,
    version=1,
    about=Words(
        "Lead the water from your side of the land to the other.",
        "Проведите воду от одного своего берега до другого.",
    ),
    minutes=40,
    teams=lambda state: (0, 1, 0, 1) if state.players == 4 else each_alone(state),  # TY-116
)
