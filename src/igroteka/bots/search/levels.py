"""Six levels for any game, in figures. What they are worth is told in docs/bots.md."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from igroteka.bots.search.manners import Manner, Plain
from igroteka.bots.search.skill import Skill
from igroteka.core.extras import extra
from igroteka.core.words import Words

LONGEST = 2.0  # seconds that anybody likes to wait


class Level(NamedTuple):
    name: str
    """How records and commands call it."""
    title: Words
    about: Words
    """What one may expect of it."""
    skill: Skill
    manner: Manner


Figures = tuple[tuple[Skill, Manner], ...]
"""Of the levels, the weakest first."""


def searching(manner: Manner, *visits: int) -> Figures:
    """Levels that differ in how much they think."""
    return tuple((Skill(number, LONGEST), manner) for number in visits)


PLAIN = searching(Plain(), 25, 100, 400, 1_200, 4_000, 100_000)
"""What can be had for any game."""
SLACK = {40: 150, 75: 85, 130: 48, 260: 22, 1_500: 5}
"""By visits; the highest level has none."""


def careless(best: Manner, slack: Manner, crowd: int = 0) -> Figures:
    """Levels that also differ in slack: how much worse than the best step a step may look and still be taken. Levels
    with slack may search in another manner.
    """
    careless = ((Skill(visits, LONGEST, much, crowd), slack) for visits, much in SLACK.items())
    return (*careless, (Skill(100_000, LONGEST, 0, crowd), best))


WORDS = {
    "novice": (
        Words("novice", "новичок"),
        Words("plays sensibly, errs often", "играет разумно, но часто ошибается"),
    ),
    "casual": (
        Words("casual player", "любитель"),
        Words("knows what is good, overlooks a lot", "знает, что хорошо, но многое упускает"),
    ),
    "solid": (
        Words("solid player", "крепкий игрок"),
        Words("gives little away", "даром ничего не отдаёт"),
    ),
    "strong": (
        Words("strong player", "сильный игрок"),
        Words("seldom misses the better step", "редко упускает лучший ход"),
    ),
    "expert": (
        Words("expert", "знаток"),
        Words("looks turns ahead, hardly errs", "считает на несколько ходов вперёд, почти не ошибается"),
    ),
    "master": (
        Words("master", "мастер"),
        Words("the strongest here, thinks up to two seconds", "сильнейший из всех, думает до двух секунд"),
    ),
}


@cache
def levels(game: str) -> Mapping[str, Level]:
    """By name, the weakest first: as they were tuned for the game, or else with plain search."""
    figures: Figures = getattr(extra("bots.search.tuned", game), "LEVELS", PLAIN)
    return {
        name: Level(name, title, about, skill, manner)
        for (name, (title, about)), (skill, manner) in zip(WORDS.items(), figures, strict=True)
    }


def best(game: str) -> Manner:
    """The manner of search that was found best for the game."""
    return getattr(extra("bots.search.tuned", game), "BEST", Plain())
