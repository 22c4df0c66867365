"""Марракеш (Marrakech) by Dominique Ehrhard: rugs on a market square, for two to four."""

from igroteka.core.folder import game_of
from igroteka.core.words import Words

GAME = game_of(
    __name__,
    version=1,
    about=Words(
        "Lay rugs where others will have to step, and collect the toll.",
        "Стелите ковры там, где пройдут другие, и собирайте плату.",
    ),
    minutes=30,
    opponents=("casual", "casual"),
)
