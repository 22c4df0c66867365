"""The catalogue: games with their options and bots, in both languages."""

from collections.abc import Iterator
from functools import cache

import msgspec

from igroteka.bots.opponents import opponents
from igroteka.core.errors import ClashingOptions
from igroteka.core.game import Game
from igroteka.core.options import Options, make_options, read_options, valid_values, value_text, write_options
from igroteka.core.options import described as options_of
from igroteka.core.words import Words
from igroteka.games import game


class Said(msgspec.Struct, frozen=True):
    en: str
    ru: str

    @classmethod
    def of(cls, words: Words) -> "Said":
        return cls(words.en, words.ru)


class Value(msgspec.Struct, frozen=True):
    name: str
    title: Said


class OptionCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of a few values, or a whole number of a range."""

    name: str
    title: Said
    default: str
    values: list[Value] = []
    least: int | None = None
    most: int | None = None
    about: Said | None = None
    when: dict[str, list[str]] = {}
    """It applies only if these other options have one of these values."""


class BotCard(msgspec.Struct, frozen=True):
    name: str
    title: Said
    about: Said
    """What to expect of it."""


class Card(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game at a glance. The cards of all games are part of the page, so that nobody waits for them."""

    name: str
    title: Said
    about: Said | None = None
    seats: list[int]
    """How many can play."""
    minutes: int | None = None
    opponents: list[str]
    """The bots that a single player meets by default."""
    characters: list[Said] = []
    """Names of seats without a player's name, by their looks."""
    calm: bool
    """Whether there is a calm mode."""
    lessons: int = 0
    """The number of scenes and practices of the guided first game; 0 if there is none."""


class Pairing(msgspec.Struct, frozen=True):
    """Who plays together under these options."""

    when: dict[str, str]
    teams: list[int]
    """The team of each seat."""


class Described(Card, frozen=True, kw_only=True):
    version: int
    options: list[OptionCard]
    bots: list[BotCard]
    """The weakest first."""
    pairings: list[Pairing] = []


@cache
def described(name: str) -> Described:
    known = game(name)
    defaults = write_options(make_options(known.options, name, {}))
    return Described(
        **msgspec.structs.asdict(card(name)),
        version=known.version,
        options=[option_of(known.options, option, defaults[option]) for option in options_of(known.options)],
        bots=[BotCard(bot, Said.of(one.title), Said.of(one.about)) for bot, one in opponents(name).items()],
        pairings=list(pairings(known)),
    )


def pairings(known: Game) -> Iterator[Pairing]:
    """The numbers of seats, or the values of one further option, that make teams. Numeric ranges never do."""
    few = {name: values for name, values in valid_values(known.options).items() if not isinstance(values, range)}
    others = [{name: value_text(value)} for name, values in few.items() if name != "players" for value in values]
    for players in map(str, known.seats):
        for more in ({}, *others):
            when = {"players": players} | more
            teams = teams_with(known, when)
            if len(set(teams)) < len(teams):
                yield Pairing(when, teams)
                if not more:
                    break


def teams_with(known: Game, chosen: dict[str, str]) -> list[int]:
    """The team of each seat; empty if these options exclude each other."""
    try:
        return list(known.teams(known.start(read_options(known.options, known.name, chosen))))
    except ClashingOptions:
        return []


def card(name: str) -> Card:
    known = game(name)
    return Card(
        name=name,
        title=Said.of(known.language.title),
        about=known.about and Said.of(known.about),
        seats=list(known.seats),
        minutes=known.minutes,
        opponents=list(known.opponents),
        characters=[Said.of(words) for words in known.characters],
        calm=known.has_race,
        lessons=0 if known.lessons is None else len(known.lessons.scenes) + len(known.lessons.practices),
    )


def option_of(kind: type[Options], name: str, default: str) -> OptionCard:
    option, values = options_of(kind)[name], valid_values(kind)[name]
    is_range = isinstance(values, range)
    return OptionCard(
        name,
        Said.of(option.name),
        default,
        values=[] if is_range else [Value(value, Said.of(words)) for value, words in option.values.items()],
        least=values[0] if is_range else None,
        most=values[-1] if is_range else None,
        about=option.about and Said.of(option.about),
        when={other: list(some) for other, some in option.when.items()},
    )
