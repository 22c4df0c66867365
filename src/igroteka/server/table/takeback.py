"""Taking a decision back: at once where that is free, otherwise with the consent of the others."""

from igroteka.core.actors import OVER
from igroteka.match.match import Match
from igroteka.server.protocol.commands import Takeback
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.entries import Asked, Undo
from igroteka.server.table.gates import TO_PLAY, pass_gates
from igroteka.server.table.table import Added, Table
from igroteka.server.table.world import World

MOST_TAKEBACKS = 100
"""Takebacks in a row, and requests for them or for the end, while the match gets no further than it was."""


def take_back(table: Table, person: str, wanted: Takeback, world: World) -> list[Added]:
    """Undoes the seat's last decision, or asks the others whether it may be undone."""
    pass_gates(TO_PLAY, table, person, wanted)
    assert table.match is not None  # noqa: S101
    if table.is_live:
        raise Refusal("racing")
    if table.takebacks >= MOST_TAKEBACKS:
        raise Refusal("takebacks", most=MOST_TAKEBACKS)
    free = free_undo(table, table.match, wanted.seat)
    if free is not None:
        return [table.add(Undo(free))]
    last = last_decision(table.match, wanted.seat)
    if last is None:
        raise Refusal("nothing-to-undo")
    if table.asked is not None and table.seats[table.asked.seat].person != person:
        raise Refusal("asked-already", seat=table.asked.seat)
    asked = Asked(wanted.seat, last)
    return [] if asked == table.asked else [table.add(asked)]


def free_undo(table: Table, match: Match, seat: int) -> int | None:
    """The number of steps to which the seat's player may go back without asking, or None if that is not free.

    It is free until chance has spoken or somebody else has acted. Those who play alone with bots have nobody to ask.
    """
    places_are_drawn = table.places is not None  # chance has spoken, although no step of the match says so
    if match.actors[-1:] == [seat] and not places_are_drawn:
        return len(match.actors) - 1
    plays_alone = table.people_to_ask <= {table.seats[seat].person}
    return last_decision(match, seat) if plays_alone else None


def last_decision(match: Match, seat: int) -> int | None:
    numbers = range(len(match.actors) - 1, -1, -1)
    return next((number for number in numbers if match.actors[number] == seat), None)


def freely_undone(table: Table, match: Match) -> list[int]:
    """The seats whose last decision can be taken back at once by those who play them."""
    if table.actor == OVER or table.is_live or table.places is not None:
        return []  # a pick is not a step: to take back a step now would undo whole rounds
    played = [number for number, seat in enumerate(table.seats) if seat.person is not None and seat.bot is None]
    return [seat for seat in played if free_undo(table, match, seat) is not None]
