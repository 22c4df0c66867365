"""Hints: who may ask for one, and how they are counted. Everybody at the table sees that one was given."""

from igroteka.server.protocol.commands import Hint
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.entries import Hinted
from igroteka.server.table.gates import TO_STEP, pass_gates
from igroteka.server.table.growth import check_length
from igroteka.server.table.table import Added, Table


def check_may_ask(table: Table, person: str, asked: Hint) -> None:
    """For the player of the seat to act, where hints are allowed."""
    pass_gates(TO_STEP, table, person, asked)
    if not table.allows_hints:
        raise Refusal("no-hints")
    check_length(table)


def count(table: Table, seat: int, settled: int) -> list[Added]:
    """Notes a hint in the log, once for each position."""
    if table.settled != settled:
        raise Refusal("stale", n=table.n)
    return [] if table.hinted == settled else [table.add(Hinted(seat))]
