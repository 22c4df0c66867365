"""Six levels for the turn games, in figures. What they are worth is told in docs/bots.md."""

from typing import NamedTuple

from igroteka.bots.manners import BEST, Judged, Manner, Plain
from igroteka.bots.skill import Skill
from igroteka.core.words import Words

GAMES = ("marrakech", "tayu", "mazaitsy")
LONGEST = 2.0  # seconds that anybody likes to wait
CROWD = {"marrakech": 7}  # there luck hides small errors at a full table, and careful levels would all be one


class Level(NamedTuple):
    name: str
    """How records and commands call it."""
    title: Words
    about: Words
    """What one may expect of it."""
    skills: dict[str, Skill]
    """By game."""
    manners: dict[str, Manner]


def level(name: str, title: Words, about: Words, tayu: tuple[int, Manner], visits: int, slack: int = 0) -> Level:
    """So many visits and so much slack. Slack needs a fair estimate of every step, so whoever has it looks at them more
    evenly in Marrakech than the best search does. In Ta Yü the few steps that judgement lets through are all good, and
    playouts tell too roughly which are nearly so: levels have no slack there, and the lower ones no judgement.
    """
    skills = {game: Skill(visits, LONGEST, slack, CROWD.get(game, 0)) for game in GAMES}
    manners = {game: BEST[game] for game in GAMES}
    if slack:
        manners["marrakech"] = Judged()
    skills["tayu"], manners["tayu"] = Skill(tayu[0], LONGEST), tayu[1]
    return Level(name, title, about, skills, manners)


LEVELS = {
    one.name: one
    for one in (
        level(
            "novice",
            Words("novice", "новичок"),
            Words("plays sensibly, errs often", "играет разумно, но часто ошибается"),
            tayu=(25, Plain()),
            visits=40,
            slack=150,
        ),
        level(
            "casual",
            Words("casual player", "любитель"),
            Words("knows what is good, overlooks a lot", "знает, что хорошо, но многое упускает"),
            tayu=(100, Plain()),
            visits=75,
            slack=85,
        ),
        level(
            "solid",
            Words("solid player", "крепкий игрок"),
            Words("gives little away", "даром ничего не отдаёт"),
            tayu=(400, Plain()),
            visits=130,
            slack=48,
        ),
        level(
            "strong",
            Words("strong player", "сильный игрок"),
            Words("seldom misses the better step", "редко упускает лучший ход"),
            tayu=(1_200, Plain()),
            visits=260,
            slack=22,
        ),
        level(
            "expert",
            Words("expert", "знаток"),
            Words("looks turns ahead, hardly errs", "считает на несколько ходов вперёд, почти не ошибается"),
            tayu=(900, BEST["tayu"]),
            visits=1_500,
            slack=5,
        ),
        level(
            "master",
            Words("master", "мастер"),
            Words("the strongest here, thinks up to two seconds", "сильнейший из всех, думает до двух секунд"),
            tayu=(100_000, BEST["tayu"]),
            visits=100_000,
        ),
    )
}
