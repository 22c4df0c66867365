"""Шустрые коты (Chazz) by Loïc Lamy: musical chairs with claws, for four to eight."""

from igroteka.core.folder import game_of
from igroteka.core.words import Words

CATS = (
    Words("Tom", "Васька"),
    Words("Ginger", "Рыжик"),
    Words("Smoky", "Дымка"),
    Words("Patch", "Барсик"),
    Words("Whiskers", "Пушок"),
    Words("Socks", "Тишка"),
    Words("Marquis", "Маркиз"),
    Words("Mittens", "Мурка"),
)
GAME = game_of(
    __name__,
    version=1,
    about=Words(
        "Cats race for the chairs, and there is one too few.", "Коты бегут к стульям, а стульев на один меньше."
    ),
    minutes=20,
    opponents=("sleepy",) * 4,
    stand_in="steady",
    characters=CATS,
)
