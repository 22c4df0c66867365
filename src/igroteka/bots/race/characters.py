"""The characters that race for the chairs of Chazz, as figures. racers.py holds their behaviour."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from igroteka.core.words import Words

if TYPE_CHECKING:
    from igroteka.core.dice import Rng  # imports numba


class Character(NamedTuple):
    """A cat's reactions, card sense and habits."""

    name: str
    """Its name in records and commands."""
    title: Words
    """Its name for players."""
    about: Words
    """What a player may expect of it."""
    mean: int
    """The mean reaction time in milliseconds, without distraction."""
    spread: int
    """Its standard deviation."""
    distracted: int
    """How often the cat is distracted, in percent."""
    sense: int
    """How much of the worth of cards the cat sees, in percent."""
    noise: int
    """The most points by which it misjudges a chair, either way."""
    thinks: int
    """The fewest ticks between two decisions while walking."""
    stray: int
    """How far it walks past a chair that it likes before it turns back."""
    hurries: bool
    """Whether it walks fast to a distant chair."""
    patience: int
    """The most ticks that it waits for a better moment to call."""
    forethought: int
    """Search visits for each legal step, outside the race."""

    def slip(self, rng: Rng) -> int:
        """Draws the error of one judgement, in points."""
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

CHARACTERS = {character.name: character for character in (SLEEPY, STEADY, SHARP)}
"""The gentlest first, like levels."""
