"""Clauses of a rulebook, and the reason why a step is refused: always a clause, with its parameters."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from igroteka.core.language import Step
from igroteka.core.words import Lang, Words


class Clause(NamedTuple):
    """One numbered sentence of the rules, in our own words."""

    id: str
    rule: Words
    refusal: Words | None = None
    """What a player hears who tries what the clause forbids; None if no step can break it."""


class Section(NamedTuple):
    """A chapter of the rules: clauses that a reader looks for together."""

    title: Words
    clauses: tuple[Clause, ...]


class Bar(NamedTuple):
    """A clause that can forbid a step: the question is answered with the parameters of the refusal."""

    clause: str
    forbids: Callable[[Any, Step], dict[str, Any] | None]


class Reason(msgspec.Struct, frozen=True):
    """Why a step is refused."""

    clause: str
    parameters: dict[str, Any]
    words: Words

    def sentence(self, lang: Lang = "en") -> str:
        return f"{self.words.say(lang, **self.parameters)} ({self.clause})"
