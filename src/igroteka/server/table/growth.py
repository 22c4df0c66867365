"""How far a table's log may grow: beyond any honest match, and always far enough to finish the one that goes on.

By the rules the longest match takes 3,367 steps. Where rounds are played until somebody wins, it takes 15,964 with the
greatest limit of rounds, and has no end without one, but hardly any match has more than 600. A log of 10,000 entries
is folded in a twentieth of a second.
"""

from igroteka.server.protocol.commands import (
    Act,
    Agree,
    AnyCommand,
    Begin,
    Decline,
    Dismiss,
    End,
    Entropy,
    Free,
    Lend,
    Pick,
    Rematch,
    Remove,
    Rise,
    Waive,
)
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.table import Table

LONG = 10_000
"""Entries, after which only the match goes on: nobody takes a seat, and nothing is taken back."""
FULL = 50_000
"""Entries, after which the match can only be ended, and the table left. No match that ends by the rules gets there."""

LEAVING = (Rise, Rematch, End, Agree, Decline)
GOING_ON = (*LEAVING, Begin, Entropy, Act, Pick, Waive, Dismiss, Free, Remove)


def check_growth(table: Table, wanted: AnyCommand) -> None:
    """At a table with a long log, refuses what no match needs. Where the match would stop without a bot, one may be
    lent.
    """
    if table.n >= FULL and not isinstance(wanted, LEAVING):
        raise Refusal("log-full", most=FULL)
    if not isinstance(wanted, GOING_ON) and not is_needed(table, wanted):
        check_length(table)


def check_length(table: Table) -> None:
    """Refuses what no match needs."""
    if table.n >= LONG:
        raise Refusal("log-long", most=LONG)


def is_needed(table: Table, wanted: AnyCommand) -> bool:
    """Whether it is a bot for a seat that has none."""
    return isinstance(wanted, Lend) and wanted.seat < len(table.seats) and table.seats[wanted.seat].bot is None
