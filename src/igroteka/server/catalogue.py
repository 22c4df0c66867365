"""What can be played here: games, what may be agreed about them, and bots, in both languages."""

from collections.abc import Sequence
from typing import Any

import msgspec

from igroteka.bots.opponents import opponents
from igroteka.core.options import make_options, valid_values, value_text, write_options
from igroteka.core.words import Words
from igroteka.games import NAMES, game


class Said(msgspec.Struct, frozen=True):
    en: str
    ru: str

    @classmethod
    def of(cls, words: Words) -> "Said":
        return cls(words.en, words.ru)


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of a few values, or a whole number of a range."""

    name: str
    about: Said
    default: str
    values: list[str] = []
    least: int | None = None
    most: int | None = None


class Bot(msgspec.Struct, frozen=True):
    name: str
    title: Said
    about: Said
    """What one may expect of it."""


class Described(msgspec.Struct, frozen=True):
    name: str
    version: int
    title: Said
    options: list[Option]
    bots: list[Bot]
    calm: bool
    """Whether there is a calm mode."""


def catalogue() -> list[Described]:
    return [described(name) for name in NAMES]


def described(name: str) -> Described:
    known = game(name)
    defaults = write_options(make_options(known.options, name, {}))
    about = known.option_words
    options = [
        option_of(option, Said.of(about[option]), defaults[option], values)
        for option, values in valid_values(known.options).items()
    ]
    bots = [Bot(bot, Said.of(one.title), Said.of(one.about)) for bot, one in opponents(name).items()]
    return Described(name, known.version, Said.of(known.language.title), options, bots, calm=name == "chazz")


def option_of(name: str, about: Said, default: str, values: Sequence[Any]) -> Option:
    if isinstance(values, range):
        return Option(name, about, default, least=values[0], most=values[-1])
    return Option(name, about, default, values=[value_text(value) for value in values])
