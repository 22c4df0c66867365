"""What can be seen of a state of Marrakech: everything, for every seat and for watchers (MK-18, MK-22)."""

from typing import Any, Literal, get_args

from igroteka.core.cells import WAYS, Way
from igroteka.core.state import State
from igroteka.core.view import Part, View
from igroteka.games.marrakech.market import ALONG, DOWN, ROW, name, names
from igroteka.games.marrakech.rules import NONE, owner, rugs_left

PhaseName = Literal["top", "turn", "roll", "lay", "over"]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)


class AssamView(Part, frozen=True):
    """Where Assam stands, and where he looks."""

    cell: str
    facing: Way


class SeatView(Part, frozen=True):
    """What a seat has."""

    dirhams: int
    rugs: int
    """Those that it has still to lay."""
    top: int | None
    """With two seats: the colour of the open rug on its pile."""
    out: int
    """1 for the first seat that went out, 2 for the next; 0 while it is in."""
    score: int
    place: int
    """As if the game ended now; ties share a place."""


class HalfView(Part, frozen=True):
    """The half of a rug that is seen on a cell."""

    seat: int
    """Whose it is."""
    colour: int
    """Counted from 0."""
    other: str | None
    """Where the other half lies, if the rug is seen whole."""


class MarrakechView(View, frozen=True, kw_only=True, tag="marrakech"):
    """The square, and what each seat has."""

    phase: PhaseName
    turn: int
    assam: AssamView
    seats: list[SeatView]
    rugs: dict[str, HalfView]
    """By cell, each that is not bare."""


def view(state: State, seat: int | None) -> MarrakechView:
    fields = state.plain()
    scores, places = state.standing()
    return MarrakechView(
        seat=seat,
        actor=fields.actor,
        phase=PHASES[fields.phase],
        turn=fields.seat,
        assam=AssamView(name(fields.assam), WAYS[fields.facing]),
        seats=[
            SeatView(
                dirhams=fields.dirhams[one],
                rugs=rugs_left(fields, one),
                top=top(fields, one),
                out=fields.gone[one],
                score=scores[one],
                place=places[one],
            )
            for one in range(fields.players)
        ],
        rugs=rugs(fields),
    )


def top(fields: Any, seat: int) -> int | None:
    """The colour of the open rug on the seat's pile; None where there are no piles, or an empty one."""
    return fields.top[seat] if fields.players == 2 and fields.top[seat] != NONE else None


def rugs(fields: Any) -> dict[str, HalfView]:
    """Each cell that is not bare, with the half of a rug that is seen there."""
    others: dict[str, str] = {}
    for direction, reach in ((ALONG, 1), (DOWN, ROW)):
        firsts = fields.whole[direction]
        for first, second in zip(names(firsts), names(firsts << reach), strict=True):
            others[first], others[second] = second, first
    halves: dict[str, HalfView] = {}
    for colour, cells in enumerate(fields.shown):
        seat = owner(fields, colour)
        for cell in names(cells):
            halves[cell] = HalfView(seat, colour, others.get(cell))
    return halves
