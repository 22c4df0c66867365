"""The texts of Мазайцы: its step table, and its events."""

from igroteka.core.trace import Event
from igroteka.games.mazaitsy.cards import KIND_NAMES, TOP_NAMES, TYPE_NAMES, VALUES, Type
from igroteka.games.mazaitsy.field import CELL_NAMES, STRAIGHT_WAYS, WAY_NAMES
from igroteka.games.mazaitsy.state import FACING, SEATS, Happened, Phase

PHASES = tuple(phase.name.lower() for phase in Phase)

VALUE_NAMES = range(1, VALUES + 1)
SEAT_NAMES = range(1, SEATS + 1)

TEXTS = (
    *(f"deal {card}" for card in KIND_NAMES),
    *(f"face {way}" for way in WAY_NAMES),
    *(f"hare {value}" for value in VALUE_NAMES),
    *(f"top {card}" for card in TOP_NAMES),
    *(f"boat {cell} {way}" for cell in CELL_NAMES for way in WAY_NAMES[:STRAIGHT_WAYS]),
    *("ahead", "left", "right", "slip left", "slip right", "stop"),
    *(f"drop {value}" for value in VALUE_NAMES),
    "done",
    *(f"{word} {value}" for word in ("take", "give", "get") for value in VALUE_NAMES),
    *(f"steal {value} from {seat}" for seat in SEAT_NAMES for value in VALUE_NAMES),
    "on",
    *(f"funnel {cell}" for cell in CELL_NAMES),
    *(f"use {place}" for place in SEAT_NAMES),
    "use top",
    *(f"lay {cell}" for cell in CELL_NAMES),
    *(f"lay {cell} {way}" for cell in CELL_NAMES for way in WAY_NAMES),
    *("clockwise", "counter"),
    *(f"scatter {card}" for card in TYPE_NAMES),
    *(f"at {cell}" for cell in CELL_NAMES),
)

EXAMPLES = ("boat c3 n", "ahead", "slip left", "take 2", "lay c4", "lay c4 ne", "scatter fish")


PLACES = (*CELL_NAMES, "away")

# How an event's numbers are written, and each event: words of its own, and where its numbers stand among them.
WRITTEN = {
    "SEAT": lambda number: str(number + 1),
    "CELL": lambda number: PLACES[number],
    "WAY": lambda number: WAY_NAMES[number],
    "CARD": lambda number: KIND_NAMES[number],
    "N": str,
}
EVENTS = {
    Happened.ROWED: "SEAT rows CELL CELL",
    Happened.TURNED: "SEAT turns WAY",
    Happened.DRIFTED: "SEAT drifts CELL CELL",
    Happened.BLOCKED: "SEAT is blocked at CELL",
    Happened.STOPPED: "SEAT stops at CELL",
    Happened.PULLED: "SEAT is pulled CELL CELL",
    Happened.TOOK: "SEAT takes N at CELL",
    Happened.DROPPED: "SEAT drops N at CELL",
    Happened.GAVE: "SEAT gives N to SEAT",
    Happened.GOT: "SEAT gets N from SEAT",
    Happened.STOLE: "SEAT steals N from SEAT",
    Happened.LAID: "SEAT lays CARD CELL",
    Happened.DISCARDED: "SEAT discards CARD",
    Happened.WHIRLED: "whirls N CELL CELL",
    Happened.SUCKED: "sucks N CELL CELL",
    Happened.SWALLOWED: "swallows N CELL",
    Happened.CLEARED: "clears N CELL",
    Happened.MAZAI: "mazai N",
    Happened.BANKED: "banks SEAT N N",
    Happened.SHUFFLED: "shuffles",
    Happened.LAST_LAP: "last lap",
    Happened.SCATTERED: "SEAT scatters CARD",
}


def event_text(event: Event) -> str:
    """An event as a short text: `1 drifts c3 d3`, `swallows 3 c4`; a current is laid with its arrow."""
    happened, *numbers = event
    arrow = ""
    if happened == Happened.LAID:
        way, numbers[1] = divmod(numbers[1], FACING)
        arrow = f" {WAY_NAMES[way]}" if numbers[1] >= 2 * Type.STRAIGHT else ""
    left = iter(numbers)
    words = [WRITTEN[word](next(left)) if word in WRITTEN else word for word in EVENTS[Happened(happened)].split()]
    return " ".join(words) + arrow
