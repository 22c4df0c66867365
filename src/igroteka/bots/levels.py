"""Six levels for the turn games, in figures. What they are worth is told in docs/bots.md."""

from typing import NamedTuple

from igroteka.bots.manners import BEST, Judged, Manner, Plain
from igroteka.bots.skill import Skill
from igroteka.core.words import Words

GAMES = ("marrakech", "tayu", "mazaitsy")
LONGEST = 2.0  # seconds that anybody likes to wait


class Level(NamedTuple):
    name: str
    """How records and commands call it."""
    title: Words
    skills: dict[str, Skill]
    """By game."""
    manners: dict[str, Manner]


def level(name: str, title: Words, visits: int, slack: int = 0, tayu: int = 0) -> Level:
    """So many visits and so much slack in every game. Slack needs a fair estimate of every step, so whoever has it
    looks at them more evenly in Marrakech than the best search does. In Ta Yü the few steps that judgement lets through
    are all good: lower levels play without it there, and with so many visits.
    """
    skills = {game: Skill(visits, LONGEST, slack) for game in GAMES}
    manners = {game: BEST[game] for game in GAMES}
    if slack:
        manners["marrakech"] = Judged()
    if tayu:
        skills["tayu"], manners["tayu"] = Skill(tayu, LONGEST), Plain()
    return Level(name, title, skills, manners)


LEVELS = {
    one.name: one
    for one in (
        level("novice", Words("novice", "новичок"), 40, slack=150, tayu=25),
        level("casual", Words("casual player", "любитель"), 75, slack=85, tayu=100),
        level("solid", Words("solid player", "крепкий игрок"), 130, slack=48, tayu=400),
        level("strong", Words("strong player", "сильный игрок"), 260, slack=22),
        level("expert", Words("expert", "знаток"), 1_500, slack=5),
        level("master", Words("master", "мастер"), 100_000),
    )
}
