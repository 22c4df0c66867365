"""Six levels for the turn games: how many games ahead a player plays before each choice. How is told in thinker.py."""

from typing import NamedTuple

from igroteka.core.words import Words


class Level(NamedTuple):
    name: str
    """How records and commands call it."""
    title: Words
    playouts: dict[str, int]
    """Before every choice, by game."""


def level(name: str, title: Words, marrakech: int, tayu: int, mazaitsy: int) -> Level:
    return Level(name, title, {"marrakech": marrakech, "tayu": tayu, "mazaitsy": mazaitsy})


# Each plays four times as many as the one before, which wins two games of three or more (docs/bots.md).
LEVELS = {
    one.name: one
    for one in (
        level("novice", Words("novice", "новичок"), 25, 25, 25),
        level("casual", Words("plays now and then", "любитель"), 100, 100, 100),
        level("solid", Words("solid player", "крепкий игрок"), 400, 400, 400),
        level("strong", Words("strong player", "сильный игрок"), 1_600, 1_600, 1_600),
        level("expert", Words("expert", "знаток"), 6_400, 6_400, 6_400),
        level("master", Words("master", "мастер"), 50_000, 30_000, 50_000),
    )
}
