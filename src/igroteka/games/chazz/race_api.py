"""The Python API of a race, for the server's clock, bots and tests."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np

from igroteka.core.actors import checked_seat
from igroteka.core.errors import IgrotekaError
from igroteka.core.numbers import as_whole
from igroteka.core.rule import entry
from igroteka.core.words import Words, quote
from igroteka.games.chazz.measures import MEASURES, SETTLING, TICKS, VERSION
from igroteka.games.chazz.race import INPUTS, NONE, RACE, RacePhase, may_call, set_up, tick
from igroteka.games.chazz.start import Start, next_places
from igroteka.games.chazz.wishes import UnknownWish, texts

PHASES = tuple(phase.name.lower() for phase in RacePhase)
NOTHING: Mapping[int, int] = {}


class NoCallNow(IgrotekaError):
    words = Words(
        en="The word can be called once, {earliest} to {latest} seconds after the signal.",
        ru="Слово называют один раз, через {earliest}–{latest} секунд после сигнала.",
    )


class BadCredit(IgrotekaError):
    words = Words(
        en="An arrival can be credited with 0 to {most} ticks, not with {got}.",
        ru="Прибытие можно зачесть раньше на 0–{most} тактов, а не на {got}.",
    )


class InputKind(IntEnum):
    """The kinds of input, in the order in which a tick applies them."""

    CREDIT = 0
    CALL = 1
    WISH = 2


class Row(NamedTuple):
    """One input. The start and all rows, in order, reproduce the race."""

    tick: int
    kind: InputKind
    seat: int
    value: int


@entry
def advance(memory, inputs):
    """Advances the race by a tick. Calls and wishes apply once; credits persist."""
    tick(memory[0], inputs[0])
    inputs[0].call = 0
    for seat in range(memory[0].players):
        inputs[0].wish[seat] = 0


@entry
def call_is_open(memory):
    return may_call(memory[0])


def at(dtype: Any, field: str) -> int:
    """The index of a field's first word."""
    return dtype.fields[field][1] // 8


PHASE, TICK, CALLED, SAT = at(RACE, "phase"), at(RACE, "tick"), at(RACE, "called"), at(RACE, "sat")
PLACE, SPEED, CHAIR, ORDER = at(RACE, "place"), at(RACE, "speed"), at(RACE, "chair"), at(RACE, "order")
CALL, WISH, CREDIT = at(INPUTS, "call"), at(INPUTS, "wish"), at(INPUTS, "credit")


class Race:
    """A race, from the countdown until all chairs are taken. Seats and chairs count from 0."""

    def __init__(self, start: Start, version: int = VERSION) -> None:
        """`version`: of the measures. Old tapes replay by those of their time."""
        self.start, self.version = start.checked(), version
        self.players = start.players
        self.rows: list[Row] = []
        self._keep(np.zeros(1, RACE), np.zeros(1, INPUTS))
        set_up(self._memory[0], start.leader, start.places, version)

    def _keep(self, memory: Any, inputs: Any) -> None:
        self._memory, self._inputs = memory, inputs
        # memoryviews are faster than arrays for single words and slices
        self._words = memoryview(memory.view(np.int64))
        self._heard = memoryview(inputs.view(np.int64))

    def fork(self) -> Race:
        """Another race that goes on from here. It has the rows from here on."""
        other = copy(self)
        other.rows = []
        other._keep(self._memory.copy(), self._inputs.copy())
        return other

    def tick(
        self, wishes: Mapping[int, int] = NOTHING, credit: Mapping[int, int] = NOTHING, *, call: bool = False
    ) -> None:
        """Advances by a thirtieth of a second, with new wishes, and whether the leader calls.

        `credit`: in old tapes, by how many ticks the arrivals of a seat count earlier from now on.
        If an input is refused, nothing happens. At the latest time the call is automatic: the caller then sees
        `called`, and draws the word.
        """
        if self.over:
            return
        now = self.ticks
        rows = self._rows(wishes, credit, call) if wishes or credit or call else []
        for _, kind, seat, value in rows:
            if kind == InputKind.WISH:
                self._heard[WISH + seat] = value
            elif kind == InputKind.CREDIT:
                self._heard[CREDIT + seat] = value
            else:
                self._heard[CALL] = 1
        advance(self._memory, self._inputs)
        if self._words[CALLED] == now and not call:
            rows.append(self._call_row(now))
        if rows:
            self.rows += sorted(rows)

    def _rows(self, wishes: Mapping[int, int], credit: Mapping[int, int], call: bool) -> list[Row]:
        """The inputs of this tick. Raises an error if one of them is invalid."""
        now = self.ticks
        rows = [Row(now, InputKind.CREDIT, self._seat(seat), self._credit(ticks)) for seat, ticks in credit.items()]
        rows += [Row(now, InputKind.WISH, self._seat(seat), self._wish(wish)) for seat, wish in wishes.items()]
        if call and not self.may_call:
            raise NoCallNow(earliest=MEASURES.earliest // TICKS, latest=MEASURES.latest // TICKS)
        return [*rows, self._call_row(now)] if call else rows

    def _seat(self, given: Any) -> int:
        return checked_seat(given, self.players)

    def _credit(self, given: Any) -> int:
        ticks, most = as_whole(given), SETTLING[self.version]
        if ticks is None or not 0 <= ticks <= most:
            raise BadCredit(got=quote(given), most=most)
        return ticks

    def _wish(self, given: Any) -> int:
        wish, valid = as_whole(given), texts(self.players)
        if wish is None or not 0 < wish < len(valid):
            raise UnknownWish(got=quote(given), valid=list(valid[1:]))
        return wish

    def _call_row(self, now: int) -> Row:
        return Row(now, InputKind.CALL, self.start.leader, 0)

    @property
    def fields(self) -> Any:
        """The race as a NumPy record. Read-only by convention."""
        return self._memory[0]

    @property
    def ticks(self) -> int:
        """The number of ticks so far."""
        return self._words[TICK]

    @property
    def phase(self) -> str:
        return PHASES[self._words[PHASE]]

    @property
    def over(self) -> bool:
        return self._words[PHASE] == RacePhase.OVER

    @property
    def called(self) -> bool:
        return self._words[CALLED] != NONE

    @property
    def may_call(self) -> bool:
        """CH-3: whether the leader may call in the next tick."""
        return bool(call_is_open(self._memory))

    @property
    def seatings(self) -> list[tuple[int, int]]:
        """The seats with their chairs, in the order in which they sat down."""
        words = self._words
        return [(seat, words[CHAIR + seat]) for seat in words[ORDER : ORDER + words[SAT]].tolist()]

    @property
    def sits(self) -> list[str]:
        """The seatings as step texts."""
        return [sit_text(seat, chair) for seat, chair in self.seatings]

    def next_start(self, leader: int) -> Start:
        """CH-26: the start of the next race, after this one is over."""
        seatings = dict(self.seatings)
        (stands,) = set(range(self.players)) - set(seatings)
        return Start(leader, next_places(seatings, self._words[PLACE + stands]))

    def snapshot(self) -> dict[str, Any]:
        """What everybody may see now, as plain data for JSON.

        `left` is the number of ticks until the signal, then until the latest call, then until wishes are ignored.
        """
        words, players = self._words, self.players
        return {
            "tick": words[TICK],
            "phase": self.phase,
            "left": max(self._until() - words[TICK], 0),
            "places": words[PLACE : PLACE + players].tolist(),
            "speeds": words[SPEED : SPEED + players].tolist(),
            "chairs": [None if chair == NONE else chair for chair in words[CHAIR : CHAIR + players].tolist()],
        }

    def _until(self) -> int:
        """The tick to which `left` counts."""
        if self.called:
            return 0 if self.over else self._words[CALLED] + MEASURES.heard
        signal = MEASURES.countdown
        return signal if self.ticks < signal else signal + MEASURES.latest


def sit_text(seat: int, chair: int) -> str:
    """The text of a seating, such as `sit 3 2`, which counts from 1."""
    return f"sit {seat + 1} {chair + 1}"
