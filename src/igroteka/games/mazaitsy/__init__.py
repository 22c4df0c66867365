"""Мазайцы by Sergey Golubkin, Evgeny Maslovsky and Pavel Ovchinnikov: hares saved from the flood, for two to four."""

from igroteka.core.folder import game_of
from igroteka.core.game import each_alone
from igroteka.games.mazaitsy.setup import set_up

GAME = game_of(
    __name__,
    version=1,
    set_up=set_up,
    teams=lambda state: (0, 1, 0, 1) if state.fields.teams else each_alone(state),  # MZ-138
)
