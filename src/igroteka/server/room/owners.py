"""Whose table it is: which people are behind the aliases in its log, as far as they have been met.

Only the store is told, so that people find their tables again. Nobody at the table learns of it.
"""

from collections.abc import Collection, Sequence

from igroteka.server.table.entries import Sat
from igroteka.server.table.table import Added, Table
from igroteka.store.store import Owner


class Owners:
    def __init__(self) -> None:
        self.met: dict[str, Owner] = {}
        self.stored: set[Owner] = set()

    def meet(self, owner: Owner) -> None:
        self.met[owner.alias] = owner

    def seated(self, added: Sequence[Added]) -> list[Owner]:
        """The person who takes a seat by these entries, if that is what they begin with."""
        first = added[0].entry
        return [self.met[first.person]] if isinstance(first, Sat) and first.person in self.met else []

    def unknown(self, owners: Sequence[Owner], table: Table) -> list[Owner]:
        """Those who have a seat, and of whom the store has not been told."""
        return [owner for owner in owners if owner not in self.stored and table.seats_of(owner.alias)]

    def forget(self, people: Collection[str]) -> None:
        """The table belongs to these people no longer, until they come again."""
        self.stored = {owner for owner in self.stored if owner.person not in people}
