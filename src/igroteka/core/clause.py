"""Clauses of a rulebook, and the reason a step is refused, which is always a clause with parameters."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from igroteka.core.language import Step
from igroteka.core.words import Lang, Words


class Clause(NamedTuple):
    """One numbered sentence of the rules, in the project's own words."""

    id: str
    rule: Words
    refusal: Words | None = None
    """The message for a player who tries what the clause forbids; None if no step can break it."""


class Section(NamedTuple):
    """A chapter of the rules: clauses on one subject."""

    title: Words
    clauses: tuple[Clause, ...]


class Bar(NamedTuple):
    """A check of one clause: `forbids` returns the parameters of the refusal, or None if the step is allowed."""

    clause: str
    forbids: Callable[[Any, Step], dict[str, Any] | None]


class Reason(msgspec.Struct, frozen=True):
    """Why a step is refused: the clause, and the parameters for its message."""

    clause: str
    parameters: dict[str, Any]
    words: Words

    def sentence(self, lang: Lang = "en") -> str:
        return f"{self.words.say(lang, **self.parameters)} ({self.clause})"
