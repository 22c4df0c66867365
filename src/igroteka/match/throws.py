"""The throws of a match: its chance events, what could come, and what came."""

from collections.abc import Generator, Sequence
from math import fsum
from typing import NamedTuple

import msgspec

from igroteka.core.actors import CHANCE
from igroteka.core.errors import IgrotekaError
from igroteka.core.slicing import at_once
from igroteka.core.throw_count import ThrowCount
from igroteka.games import game
from igroteka.match.match import Match
from igroteka.match.record import Record, refuse_entry, undone_to

SLICE = 50
"""Entries that are replayed at once."""


class Throw(NamedTuple):
    """A chance event."""

    number: int
    """From 1: it counts the chance events of the line that is played, so an undone one has a successor."""
    entry: int
    """Its place among the entries of the record, from 0."""
    step: int
    outcomes: Sequence[tuple[int, int]]
    """Steps with their weights."""


def at_the_start(record: Record) -> Match:
    """The match as it began."""
    return Match.replay(msgspec.structs.replace(record, entries=()))


def throws_of(record: Record) -> list[Throw]:
    return at_once(throwing(record))


def throwing(record: Record) -> Generator[None, None, list[Throw]]:
    """The throws of a record, also those that were undone, with a pause after each slice. BadRecord, if the rules
    refuse an entry.
    """
    match, throws = at_the_start(record), list[Throw]()
    for entry, text in enumerate(record.entries):
        try:
            if undone_to(text) is None and match.state.actor == CHANCE:
                number = match.actors.count(CHANCE) + 1
                throws.append(Throw(number, entry, match.game.parse(text), match.state.outcomes()))
            match.enter(text)
        except IgrotekaError as error:
            raise refuse_entry(entry, text, record, error) from None
        if entry % SLICE == SLICE - 1:
            yield
    return throws


def in_force(record: Record, throws: Sequence[Throw]) -> list[Throw]:
    """Those that were not undone."""
    line, _ = played_line(record, throws)
    kept = {*line}
    return [throw for throw in throws if throw.entry in kept]


def turned_back(record: Record, throws: Sequence[Throw]) -> int:
    """How often the match went back beyond chance."""
    return played_line(record, throws)[1]


def played_line(record: Record, throws: Sequence[Throw]) -> tuple[list[int], int]:
    """The entries of the steps in force, and how often throws were undone."""
    thrown, line, times = {throw.entry for throw in throws}, list[int](), 0
    for entry, text in enumerate(record.entries):
        to = undone_to(text)
        if to is None:
            line.append(entry)
        else:
            times += not thrown.isdisjoint(line[to:])
            del line[to:]
    return line, times


def tallies(name: str, throws: Sequence[Throw]) -> list[ThrowCount]:
    """One for each outcome that could have come."""
    steps, came, chances = game(name).language.steps, dict[int, int](), dict[int, list[float]]()
    for throw in throws:
        came[throw.step] = came.get(throw.step, 0) + 1
        total = sum(weight for _, weight in throw.outcomes)
        for step, weight in throw.outcomes:
            chances.setdefault(step, []).append(weight / total)
    return [
        ThrowCount(
            steps[step].form.pattern, steps[step].text, came.get(step, 0), fsum(odds), fsum(p * (1 - p) for p in odds)
        )
        for step, odds in sorted(chances.items())
    ]
