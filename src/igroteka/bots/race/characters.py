"""The characters who race for the chairs of Chazz: who they are, in figures. How they play stands in racers.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from igroteka.core.words import Words

if TYPE_CHECKING:
    from igroteka.core.dice import Rng  # it brings numba


class Character(NamedTuple):
    name: str
    """How records and commands call the character."""
    title: Words
    """How people call the cat."""
    about: Words
    """What one may expect of it."""
    mean: int
    """The reaction time, in milliseconds, when nothing distracts the cat."""
    spread: int
    """Its standard deviation."""
    distracted: int
    """How often, in a hundred, the cat looks elsewhere when it matters."""
    sense: int
    """How much of the worth of cards the cat sees, in a hundred."""
    noise: int
    """By so many points it may misjudge a chair, either way."""
    thinks: int
    """At least so many ticks between two thoughts while walking."""
    stray: int
    """So far past a chair that it likes it walks before it turns back."""
    hurries: bool
    """Whether it walks fast when its chair is far."""
    patience: int
    """So many ticks, at most, it waits for a better moment to call."""
    forethought: int
    """So many matches it plays ahead for each step that it may choose, outside the race."""

    def slip(self, rng: Rng) -> int:
        """By so many points it misjudges something now."""
        return rng.randrange(2 * self.noise + 1) - self.noise


SLEEPY = Character(
    name="sleepy",
    title=Words("Dozy", "Соня"),
    about=Words("dreams a lot, never turns back", "часто мечтает, назад не поворачивает"),
    mean=420,
    spread=110,
    distracted=12,
    sense=40,
    noise=30,
    thinks=30,
    stray=8_400,
    hurries=False,
    patience=60,
    forethought=10,
)
STEADY = Character(
    name="steady",
    title=Words("Basil", "Василий"),
    about=Words("keeps near good chairs", "держится хороших стульев"),
    mean=330,
    spread=70,
    distracted=6,
    sense=75,
    noise=10,
    thinks=20,
    stray=800,
    hurries=True,
    patience=150,
    forethought=100,
)
SHARP = Character(
    name="sharp",
    title=Words("Zippy", "Шустрик"),
    about=Words("quick, and counts everybody's cards", "быстр и помнит о карточках соперников"),
    mean=260,
    spread=45,
    distracted=2,
    sense=100,
    noise=2,
    thinks=10,
    stray=250,
    hurries=True,
    patience=240,
    forethought=1000,
)

CHARACTERS = {character.name: character for character in (SHARP, STEADY, SLEEPY)}
