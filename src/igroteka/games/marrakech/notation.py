"""The texts of Marrakech: its step table, and its events."""

from igroteka.core.cells import WAYS
from igroteka.core.trace import Event
from igroteka.games.marrakech.market import FIRST, SECOND, name
from igroteka.games.marrakech.rules import Happened

PHASES = ("top", "turn", "roll", "lay", "over")

PLACE_NAMES = tuple(name(first) + name(second) for first, second in zip(FIRST.tolist(), SECOND.tolist(), strict=True))

TEXTS = (
    *("left", "ahead", "right"),
    *(f"roll {slippers}" for slippers in (1, 2, 3, 4)),
    *("top 1", "top 2"),
    *(f"lay {place}" for place in PLACE_NAMES),
)

EXAMPLES = ("left", "ahead", "right", "roll 3", "lay c3c4")


def event_text(event: Event) -> str:
    """`faces e`, `walks d4 d6`, `loops g3 g4 w`, `2 owes 9 to 1`, `2 pays 5 to 1`, `2 out`, `1 lays c3c4 colour 1`."""
    kind, first, second, third = event
    if kind == Happened.TURNED:
        return f"faces {WAYS[first]}"
    if kind == Happened.WALKED:
        return f"walks {name(first)} {name(second)}"
    if kind == Happened.LOOPED:
        return f"loops {name(first)} {name(second)} {WAYS[third]}"
    if kind == Happened.OWED:
        return f"{first + 1} owes {second} to {third + 1}"
    if kind == Happened.PAID:
        return f"{first + 1} pays {second} to {third + 1}"
    if kind == Happened.WENT_OUT:
        return f"{first + 1} out"
    return f"{first + 1} lays {PLACE_NAMES[third]} colour {second + 1}"
