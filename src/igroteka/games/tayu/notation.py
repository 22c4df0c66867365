"""The texts of Ta Yü: its step table, and its events."""

from igroteka.core.cells import WAYS as WAY_NAMES
from igroteka.core.trace import Event
from igroteka.games.tayu.board import PLACE_CELL, PLACES, WAYS, name
from igroteka.games.tayu.state import HIGHEST_BID, Happened
from igroteka.games.tayu.tiles import TYPE_NAMES

PHASES = ("bid", "choose", "draw", "place", "over")

PLACE_NAMES = tuple(f"{name(int(PLACE_CELL[place // WAYS]))} {WAY_NAMES[place % WAYS]}" for place in range(PLACES))

TEXTS = (
    *(f"bid {points}" for points in range(1, HIGHEST_BID + 1)),
    *("pass", "ring", "plain"),
    *(f"draw {tile}" for tile in TYPE_NAMES),
    *(f"place {place}" for place in PLACE_NAMES),
)

EXAMPLES = ("bid 24", "pass", "ring", "plain", "draw n0n1e", "place j9 e")


def event_text(event: Event) -> str:
    """`2 spoils at 24`, `1 lays n0n1e j9 e`, `n scores 2`, `stuck n0n1e`, `aside n0n1e`."""
    kind, first, second, third = event
    if kind == Happened.SPOILER:
        return f"{first + 1} spoils at {second}"
    if kind == Happened.LAID:
        return f"{first + 1} lays {TYPE_NAMES[second]} {PLACE_NAMES[third]}"
    if kind == Happened.SCORED:
        return f"{WAY_NAMES[first]} scores {second}"
    return f"{'stuck' if kind == Happened.STUCK else 'aside'} {TYPE_NAMES[first]}"
