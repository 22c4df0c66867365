"""The gates that a command of the match passes, in their order. Each refuses with a code of its own.

begun · fresh · not over · own seat · seat's turn · legal
"""

from collections.abc import Callable, Iterable
from typing import Protocol

from igroteka.core.actors import OVER
from igroteka.core.errors import IllegalStep, NotationError
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.seat import Seat
from igroteka.server.table.table import Table


class Numbered(Protocol):
    """A command that concerns a seat, and says how much of the log its sender has seen."""

    @property
    def seat(self) -> int: ...

    @property
    def n(self) -> int: ...


Gate = Callable[[Table, str, Numbered], object]


def has_begun(table: Table, person: str, wanted: Numbered) -> None:
    if table.match is None:
        raise Refusal("not-begun")


def is_fresh(table: Table, person: str, wanted: Numbered) -> None:
    """The sender has seen everything that changed the match."""
    if not table.settled < wanted.n <= table.n:
        raise Refusal("stale", n=table.n)


def is_going_on(table: Table, person: str, wanted: Numbered) -> None:
    if table.actor == OVER:
        raise Refusal("over")


def holds_seat(table: Table, person: str, wanted: Numbered) -> None:
    own_seat(table, person, wanted.seat)


def plays_seat(table: Table, person: str, wanted: Numbered) -> None:
    """The sender holds the seat and has not lent it to a bot."""
    if own_seat(table, person, wanted.seat).bot is not None:
        raise Refusal("not-yours", seat=wanted.seat)


def has_turn(table: Table, person: str, wanted: Numbered) -> None:
    if wanted.seat != table.actor:
        raise Refusal("not-your-turn", actor=table.actor)


GOING_ON: tuple[Gate, ...] = (has_begun, is_fresh, is_going_on)
TO_ANSWER = (*GOING_ON, holds_seat)
TO_PLAY = (*GOING_ON, plays_seat)
TO_STEP = (*TO_PLAY, has_turn)
"""And then `legal_step`, which gives the step that the text stands for."""


def pass_gates(gates: Iterable[Gate], table: Table, person: str, wanted: Numbered) -> None:
    for gate in gates:
        gate(table, person, wanted)


def legal_step(table: Table, text: str) -> int:
    """The number of a step that the rules allow now."""
    assert table.match is not None  # noqa: S101
    try:
        return table.match.state.allowed(text)
    except IllegalStep as error:
        reason = error.parameters["reason"]
        raise Refusal("illegal", clause=reason.clause, parameters=reason.parameters) from None
    except NotationError:
        raise Refusal("unknown-step") from None


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refusal("no-such-seat", last=len(table.seats) - 1)
    return table.seats[number]


def own_seat(table: Table, person: str, number: int) -> Seat:
    seat = seat_at(table, number)
    if seat.person != person:
        raise Refusal("not-yours", seat=number)
    return seat


def takes_part(table: Table, person: str) -> bool:
    return person == table.opened.host or bool(table.seats_of(person))
