"""What can be seen of Nim: everything."""

from igroteka.core.state import State
from igroteka.core.view import Part, View


class NimSeat(Part, frozen=True):
    score: int
    place: int


class NimView(View, frozen=True, kw_only=True, tag="nim"):
    heap: int
    most: int
    """What the die shows; 0 before it is rolled."""
    seats: list[NimSeat]


def view(state: State, seat: int | None) -> NimView:
    fields, seats = state.plain(), [NimSeat(*standing) for standing in zip(*state.standing(), strict=True)]
    head = {"seat": seat, "actor": state.actor, "phase": state.phase, "turn": fields.seat}
    return NimView(**head, heap=fields.heap, most=fields.most, seats=seats)
