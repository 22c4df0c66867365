"""What can be seen of a state of Marrakech: everything, for every seat and for watchers (MK-18, MK-22)."""

from typing import Any

from igroteka.core.cells import WAYS, cell_name
from igroteka.core.state import State
from igroteka.games.marrakech.market import ALONG, DOWN, ROW, SIDE, name
from igroteka.games.marrakech.rules import NONE, colour_at, owner, rugs_left


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Seats and colours count from 0. A rug that is seen whole says where its other half lies."""
    fields = state.fields
    scores, places = state.scores(), state.ranking()
    return {
        "game": "marrakech",
        "seat": seat,
        "actor": state.actor,
        "phase": state.phase,
        "turn": int(fields.seat),
        "assam": {"cell": name(int(fields.assam)), "facing": WAYS[fields.facing]},
        "seats": [
            {
                "dirhams": int(fields.dirhams[one]),
                "rugs": int(rugs_left(fields, one)),
                "top": _top(fields, one),
                "out": int(fields.gone[one]),
                "score": scores[one],
                "place": places[one],
            }
            for one in range(fields.players)
        ],
        "rugs": {
            cell_name(column, row): _half(fields, ROW * row + column)
            for row in range(SIDE)
            for column in range(SIDE)
            if colour_at(fields, ROW * row + column) != NONE
        },
    }


def _top(fields: Any, seat: int) -> int | None:
    """The colour of the open rug on the seat's pile; None where there are no piles, or an empty one."""
    return int(fields.top[seat]) if fields.players == 2 and fields.top[seat] != NONE else None


def _half(fields: Any, cell: int) -> dict[str, Any]:
    colour = int(colour_at(fields, cell))
    return {"seat": int(owner(fields, colour)), "colour": colour, "other": _other_half(fields, cell)}


def _other_half(fields: Any, cell: int) -> str | None:
    for direction, reach in ((ALONG, 1), (DOWN, ROW)):
        whole = int(fields.whole[direction])
        if whole >> cell & 1:
            return name(cell + reach)
        if cell >= reach and whole >> (cell - reach) & 1:
            return name(cell - reach)
    return None
