"""What can be seen of a state of Мазайцы. MZ-63: of hares that others put ashore, only their number."""

from functools import lru_cache
from typing import Any

from igroteka.core.actors import OVER
from igroteka.core.state import State
from igroteka.games.mazaitsy.cards import KIND_NAMES, VALUES, Type
from igroteka.games.mazaitsy.field import CELL_NAMES, ORDER, SIZES, STARTS, WAY_NAMES, cells_of
from igroteka.games.mazaitsy.hares import number, of_value
from igroteka.games.mazaitsy.language import FACING, Phase
from igroteka.games.mazaitsy.state import HAND, NONE, MazaisTurn

# Every card on the field, by its number: its name, and its arrow if it has one.
SEEN: dict[int, tuple[str | None, str | None]] = {NONE: (None, None)}
for kind, name in enumerate(KIND_NAMES):
    for way, arrow in enumerate(WAY_NAMES):
        SEEN[kind + FACING * way] = (name, arrow if kind >= 2 * Type.STRAIGHT else None)

# The cells of each field, row by row, with their names.
ON_FIELD = tuple(tuple((cell, CELL_NAMES[cell]) for cell in cells_of(size)) for size in SIZES)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Seats count from 0. Points of others, and places, which would betray them, are told when the game is over."""
    fields = state.plain()
    return {
        "game": "mazaitsy",
        "seat": seat,
        "actor": state.actor,
        "phase": state.phase,
        "turn": fields.seat,
        "teams": bool(fields.teams),
        "size": SIZES[fields.field],
        "starts": cell_list(int(STARTS[fields.field])),
        "field": field(fields),
        "seats": seats(state, fields, seat),
        "row": [card_in_row(fields, place) for place in range(fields.in_row)],
        "hand": card_in_row(fields, HAND) if fields.row[HAND] != NONE else None,
        "top": card_name(fields.top),
        "pile": fields.in_pile + fields.under,
        "discard": sum(fields.discard),
        "pool": number(fields.pool),
        "mazai": mazai(fields),
        "stage": stage(fields),
        "waiting": cell_list(fields.waiting),
        "spot": cell_or_none(fields.spot),
    }


def own(state: State) -> list[dict[str, Any]]:
    """For each seat, what is not the same for all."""
    fields, scores = state.plain(), state.scores()
    seen = seen_by_all(state, fields)
    return [{"seat": seat, "seats": with_own(seen, fields, seat, score)} for seat, score in enumerate(scores)]


def seats(state: State, fields: Any, seat: int | None) -> list[dict[str, Any]]:
    seen = seen_by_all(state, fields)
    return seen if seat is None else with_own(seen, fields, seat, state.scores()[seat])


def seen_by_all(state: State, fields: Any) -> list[dict[str, Any]]:
    seen = [seat_view(fields, seat) for seat in range(fields.players)]
    if state.actor == OVER:
        scores, places = state.standing()
        for seat, one in enumerate(seen):
            one.update(own_view(fields, seat, scores[seat]), place=places[seat])
    return seen


def with_own(seen: list[dict[str, Any]], fields: Any, seat: int, score: int) -> list[dict[str, Any]]:
    return [*seen[:seat], seen[seat] | own_view(fields, seat, score), *seen[seat + 1 :]]


def card_name(kind: int) -> str | None:
    return KIND_NAMES[kind] if kind != NONE else None


def card_in_row(fields: Any, place: int) -> dict[str, Any]:
    """A card, and the value of the hare on it."""
    hares = hare_list(fields.row_hares[place])
    return {"card": card_name(fields.row[place]), "hare": hares[0] if hares else None}


def hare_list(hares: int) -> list[int]:
    """The value of each, ascending."""
    return list(hare_values(hares))


@lru_cache(maxsize=1024)  # cards and boats hold the same few hares again and again
def hare_values(hares: int) -> tuple[int, ...]:
    return tuple(value + 1 for value in range(VALUES) for _ in range(of_value(hares, value)))


def cell_list(cells: int) -> list[str]:
    return [name for cell, name in enumerate(CELL_NAMES) if cells >> cell & 1]


def cell_or_none(cell: int) -> str | None:
    return CELL_NAMES[cell] if cell != NONE else None


def field(fields: Any) -> list[dict[str, Any]]:
    """The cards in rows from a1, with their arrows and the hares on them."""
    faced = [SEEN[card] for card in fields.cards]
    if fields.phase == Phase.FACE:
        cell = ORDER[fields.field, fields.dealt - 1]
        faced[cell] = (faced[cell][0], None)
    return [
        {"cell": name, "card": faced[cell][0], "arrow": faced[cell][1], "hares": hare_list(fields.hares[cell])}
        for cell, name in ON_FIELD[fields.field]
    ]


def seat_view(fields: Any, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    boat = fields.boat[seat]
    return {
        "boat": cell_or_none(boat),
        "heading": WAY_NAMES[fields.heading[seat]] if boat != NONE else None,
        "load": hare_list(fields.load[seat]),
        "ashore": number(fields.ashore[seat]),
        "banked": {"points": fields.banked_points[seat], "hares": fields.banked_number[seat]},
        "swamp": cell_or_none(fields.swamp[seat]),
        "ashore_values": None,
        "score": None,
        "place": None,
    }


def own_view(fields: Any, seat: int, score: int) -> dict[str, Any]:
    """What its owner sees besides."""
    return {"ashore_values": hare_list(fields.ashore[seat]), "score": score}


def mazai(fields: Any) -> dict[str, Any]:
    """How often he has appeared, of how many times; who scatters hares next, if anybody; if this lap is the last."""
    is_in_row = fields.mazai != MazaisTurn.NONE
    scatters = (fields.seat + fields.mazai - MazaisTurn.NOW) % fields.players if is_in_row else None
    return {
        "appeared": fields.appeared,
        "rounds": fields.rounds,
        "seat": scatters,
        "last_lap": bool(fields.last_lap),
    }


def stage(fields: Any) -> dict[str, Any]:
    """What the Movement stage remembers."""
    return {"acts": fields.acts, "used": cell_list(fields.used)}
