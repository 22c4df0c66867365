"""What can be seen of a state of Marrakech: everything, for every seat and for watchers (MK-18, MK-22)."""

from typing import Any

from igroteka.core.cells import WAYS
from igroteka.core.state import State
from igroteka.games.marrakech.market import ALONG, DOWN, ROW, name, names
from igroteka.games.marrakech.rules import NONE, owner, rugs_left


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Seats and colours count from 0. A rug that is seen whole says where its other half lies."""
    fields = state.plain()
    scores, places = state.standing()
    return {
        "game": "marrakech",
        "seat": seat,
        "actor": state.actor,
        "phase": state.phase,
        "turn": fields.seat,
        "assam": {"cell": name(fields.assam), "facing": WAYS[fields.facing]},
        "seats": [
            {
                "dirhams": fields.dirhams[one],
                "rugs": rugs_left(fields, one),
                "top": top(fields, one),
                "out": fields.gone[one],
                "score": scores[one],
                "place": places[one],
            }
            for one in range(fields.players)
        ],
        "rugs": rugs(fields),
    }


def top(fields: Any, seat: int) -> int | None:
    """The colour of the open rug on the seat's pile; None where there are no piles, or an empty one."""
    return fields.top[seat] if fields.players == 2 and fields.top[seat] != NONE else None


def rugs(fields: Any) -> dict[str, dict[str, Any]]:
    """Each cell that is not bare, with the half of a rug that is seen there."""
    halves: dict[str, dict[str, Any]] = {}
    for colour, cells in enumerate(fields.shown):
        seat = owner(fields, colour)
        for cell in names(cells):
            halves[cell] = {"seat": seat, "colour": colour, "other": None}
    for direction, reach in ((ALONG, 1), (DOWN, ROW)):
        firsts = fields.whole[direction]
        for first, second in zip(names(firsts), names(firsts << reach), strict=True):
            halves[first]["other"], halves[second]["other"] = second, first
    return halves
