"""Ending a match that nobody wants to play to its end: at once by who plays alone, else with the others' consent."""

from igroteka.server.protocol.commands import End
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.consent import agree, others_here
from igroteka.server.table.entries import Asked, Ended
from igroteka.server.table.gates import TO_PLAY, pass_gates
from igroteka.server.table.table import Added, Table
from igroteka.server.table.takeback import MOST_TAKEBACKS
from igroteka.server.table.world import World


def end(table: Table, person: str, wanted: End, world: World) -> list[Added]:
    """Ends the match unfinished, or asks the others whether it may be ended. Who wants what was asked agrees."""
    pass_gates(TO_PLAY, table, person, wanted)
    if table.is_live:
        raise Refusal("racing")
    asked = table.asked
    is_own = asked is not None and table.seats[asked.seat].person == person
    if asked is not None and asked.end and not is_own:
        return agree(table, person, wanted, world)
    if not others_here(table, person, world):
        return [table.add(Ended(wanted.seat))]
    if asked is not None and not is_own:
        raise Refusal("asked-already", seat=asked.seat)
    if asked is not None and asked.end:
        return []
    if table.takebacks >= MOST_TAKEBACKS:
        raise Refusal("takebacks", most=MOST_TAKEBACKS)
    return [table.add(Asked(wanted.seat, end=True))]
