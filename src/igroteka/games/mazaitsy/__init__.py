"""Мазайцы by Sergey Golubkin, Evgeny Maslovsky and Pavel Ovchinnikov: hares saved from the flood, for two to four."""

from igroteka.core.folder import game_of
from igroteka.core.game import each_alone
from igroteka.core.words import Words
from igroteka.games.mazaitsy.setup import set_up

GAME = game_of(
    __name__,
    version=1,
    about=Words(
        "The river is in flood: row, drift, and bring hares ashore.",
        "Половодье: гребите, ловите течения и вывозите зайцев на берег.",
    ),
    minutes=45,
    opponents=("casual", "casual"),
    set_up=set_up,
    teams=lambda state: (0, 1, 0, 1) if state.fields.teams else each_alone(state),  # MZ-138
)
