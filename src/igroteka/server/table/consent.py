"""The others' consent to taking something back or to ending the match: their answers, and what follows from them."""

from igroteka.server.protocol.commands import Decline
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.entries import Agreed, Asked, Declined, Ended, Undo
from igroteka.server.table.gates import TO_ANSWER, Numbered, pass_gates
from igroteka.server.table.table import Added, Table
from igroteka.server.table.world import World


def agree(table: Table, person: str, wanted: Numbered, world: World) -> list[Added]:
    check_asked(table, person, wanted)
    return [] if person in table.agreed_people() else [table.add(Agreed(wanted.seat))]


def decline(table: Table, person: str, wanted: Decline, world: World) -> list[Added]:
    check_asked(table, person, wanted)
    return [table.add(Declined(wanted.seat))]


def check_asked(table: Table, person: str, wanted: Numbered) -> None:
    """Somebody else asks for something, and needs this person's consent."""
    pass_gates(TO_ANSWER, table, person, wanted)
    if person not in table.still_to_agree() | table.agreed_people():
        raise Refusal("nothing-asked")


def granted(table: Table, asked: Asked, world: World) -> list[Added]:
    """What follows when everybody has agreed. The end waits for the end of a race."""
    if asked.end:
        awaited = others_here(table, table.seats[asked.seat].person, world) - table.agreed_people()
        return [] if awaited or table.is_live else [table.add(Ended(asked.seat))]
    return [table.add(Undo(asked.to))] if table.agreed and not table.still_to_agree() else []


def others_here(table: Table, person: str | None, world: World) -> set[str]:
    """The other people who play, but for those who have left and for whom no seat is kept any more."""
    return {other for other in table.people_to_ask - {person} if world.present(other) or world.grace(other)}
