"""The six levels of a game: search settings and skill. docs/bots.md says how strong they are."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from igroteka.bots.search.settings import SearchSettings, UctSettings
from igroteka.bots.search.skill import Skill
from igroteka.core.extras import extra
from igroteka.core.words import Words

LONGEST = 2.0  # seconds that a person waits for a level
MANY = 10_000  # visits of a level that takes seconds; with fewer, all take milliseconds


class Level(NamedTuple):
    """An opponent that searches."""

    name: str
    """Its name in records and commands."""
    title: Words
    about: Words
    """What a player may expect of it."""
    skill: Skill
    settings: SearchSettings

    @property
    def thinks_long(self) -> bool:
        return self.skill.visits > MANY


Figures = tuple[tuple[Skill, SearchSettings], ...]
"""Skill and settings of each level, the weakest first."""


def searching(settings: SearchSettings, *visits: int) -> Figures:
    """Levels that differ in visits alone."""
    return tuple((Skill(number, LONGEST), settings) for number in visits)


PLAIN = searching(UctSettings(), 25, 100, 400, 1_200, 4_000, 100_000)
"""The levels of a game without an evaluation."""
SLACK = {40: 150, 75: 85, 130: 48, 260: 22, 1_500: 5}
"""The slack of each level, by its visits; the highest level has none."""


def careless(best: SearchSettings, slack: SearchSettings, crowd: int = 0) -> Figures:
    """Levels that also differ in slack. Those with slack may have other settings than the best search."""
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
    """Returns the levels by name, the weakest first: as tuned for the game, or else with UCT."""
    figures: Figures = getattr(extra("bots.search.tuned", game), "LEVELS", PLAIN)
    return {
        name: Level(name, title, about, skill, settings)
        for (name, (title, about)), (skill, settings) in zip(WORDS.items(), figures, strict=True)
    }


def best(game: str) -> SearchSettings:
    """Returns the best known search settings for the game."""
    return getattr(extra("bots.search.tuned", game), "BEST", UctSettings())
