"""The totals of a match that people ask for, such as tolls paid: what its game declares, added up for each seat."""

from collections.abc import Iterator

import msgspec

from igroteka.core.language import Language
from igroteka.core.state import State
from igroteka.core.totals import Effect, Passage, added_up
from igroteka.games import game
from igroteka.match.record import Record
from igroteka.reviews.moment import line_of


class Total(msgspec.Struct, frozen=True):
    en: str
    ru: str
    seats: list[int]
    """One number for each seat."""


def totals_of(record: Record) -> list[Total]:
    """The totals of what was played, without what was undone. Those that are zero for everybody are left out."""
    forms = game(record.game).totals
    numbers = added_up(forms, passages(record), record.options.players)
    return [Total(form.en, form.ru, seats) for form, seats in zip(forms, numbers, strict=True) if any(seats)]


def passages(record: Record) -> Iterator[Passage]:
    """The steps in force."""
    tapes = tapes_in(record)
    for moment in line_of(record).moments:
        yield passage(moment.state, moment.step, tapes.get(moment.entry))


def passage(state: State, step: int, tape: str | None = None) -> Passage:
    after = state.copy()
    return Passage(state, step, after, [effect(text, state.game.language) for text in after.tell(step)], tape)


def effect(text: str, language: Language) -> Effect:
    form, texts = language.read_event(text)
    return Effect(form.pattern, texts)


def tapes_in(record: Record) -> dict[int, str]:
    """The tapes by the entries behind which they stand."""
    attached = () if record.seal is None else record.seal.attached
    return {one.after - 1: one.text for one in attached if one.kind == "tape"}
