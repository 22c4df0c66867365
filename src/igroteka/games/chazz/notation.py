"""The texts of Chazz: its step table, and its events."""

from igroteka.core.trace import Event
from igroteka.games.chazz.places import MOST_CHAIRS, MOST_SEATS
from igroteka.games.chazz.state import Happened, Kind

PHASES = ("leader", "card", "call", "sit", "reuse", "over")
KIND_NAMES = tuple(kind.name.lower() for kind in Kind)

SEATS, CHAIRS = range(1, MOST_SEATS + 1), range(1, MOST_CHAIRS + 1)

TEXTS = (
    *(f"leader {seat}" for seat in SEATS),
    *(f"card {chair}" for chair in CHAIRS),
    *(f"call {kind}" for kind in KIND_NAMES),
    *(f"sit {seat} {chair}" for seat in SEATS for chair in CHAIRS),
    *(f"move {chair}" for chair in CHAIRS),
)

EXAMPLES = ("leader 3", "card 2", "call spit", "call claw", "call rub", "sit 3 2", "move 4")

EVENTS = {
    Happened.CALLED: "{seat} calls {kind}",
    Happened.SAT: "{seat} sits {chair}",
    Happened.STOOD: "{seat} stands",
    Happened.LAID: "{seat} lays {kind} {chair}",
    Happened.MOVED: "{seat} moves {kind} {source} {chair}",
    Happened.GATHERED: "{seat} gathers {chair}",
    Happened.CAPTURED: "{seat} captures {chair}",
    Happened.LOST: "{seat} loses {chair}",
    Happened.ROUND_ENDED: "round ends",
    Happened.WON: "won",
    Happened.LIMIT: "limit",
    Happened.PASSED: "{seat} passes {source} {chair}",
    Happened.LEADS: "{seat} leads",
    Happened.PUT: "{seat} puts {chair}",
}


def event_text(event: Event) -> str:
    """Such as `3 lays spit 2` and `3 moves spit 4 2`: from chair 4 to chair 2."""
    happened, seat, kind, chairs = event
    source, chair = divmod(chairs, MOST_CHAIRS)
    said = EVENTS[Happened(happened)]
    return said.format(seat=seat + 1, kind=KIND_NAMES[kind], source=source + 1, chair=chair + 1)
