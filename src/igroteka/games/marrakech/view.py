"""The view of Marrakech. Every seat and watcher sees everything (MK-18, MK-22)."""

from typing import Literal, get_args

from igroteka.core.cells import WAYS, Way
from igroteka.core.state import State
from igroteka.core.view import Part, View
from igroteka.games.marrakech.market import ALONG, DOWN, NAMES, ROW, names
from igroteka.games.marrakech.rugs import owner, rugs_left
from igroteka.games.marrakech.state import NONE, Fields

PhaseName = Literal["top", "turn", "roll", "lay", "over"]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)


class AssamView(Part, frozen=True):
    """Where Assam stands, and which way he faces."""

    cell: str
    facing: Way


class SeatView(Part, frozen=True):
    """What a seat has."""

    dirhams: int
    rugs: int
    """The number of rugs it has not laid."""
    top: int | None
    """The colour of the open rug on its pile; only with two seats."""
    out: int
    """1 for the first seat that went out, 2 for the next; 0 while it is in."""
    score: int
    place: int
    """As if the game ended now; ties share a place."""


class HalfView(Part, frozen=True):
    """The half of a rug that is visible on a cell."""

    seat: int
    """The seat that owns the rug."""
    colour: int
    """Counted from 0."""
    other: str | None
    """The cell of the other half, if both halves are visible."""


class MarrakechView(View, frozen=True, kw_only=True, tag="marrakech"):
    """The square, and what each seat has."""

    phase: PhaseName
    turn: int
    assam: AssamView
    seats: list[SeatView]
    rugs: dict[str, HalfView]
    """By cell, for each cell that is covered."""


def view(state: State, seat: int | None) -> MarrakechView:
    fields: Fields = state.plain()
    scores, places = state.standing()
    tops = top_colours(fields)
    return MarrakechView(
        seat=seat,
        actor=fields.actor,
        phase=PHASES[fields.phase],
        turn=fields.seat,
        assam=AssamView(NAMES[fields.assam], WAYS[fields.facing]),
        seats=[
            SeatView(
                dirhams=fields.dirhams[one],
                rugs=rugs_left(fields, one),
                top=tops[one],
                out=fields.gone[one],
                score=scores[one],
                place=places[one],
            )
            for one in range(fields.players)
        ],
        rugs=rugs(fields),
    )


def top_colours(fields: Fields) -> list[int | None]:
    """The colour of the open rug on each seat's pile; None where there are no piles, or this one is empty."""
    if fields.players != 2:
        return [None] * fields.players
    return [None if colour == NONE else colour for colour in fields.top]


def rugs(fields: Fields) -> dict[str, HalfView]:
    """The visible half of a rug on each covered cell."""
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
