"""The ledgers of matches that have been reviewed. They are small parts of long reviews, so they stay in memory."""

import asyncio
from collections import OrderedDict

import msgspec

from igroteka.reviews.ledger import Account
from igroteka.reviews.review import VERSION
from igroteka.store.store import Store

MOST = 5_000
"""Matches whose ledgers are in memory."""


class Ledger(msgspec.Struct, frozen=True):
    """What is read of a review."""

    accounts: list[Account]


class Accounts:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, list[Account]] = OrderedDict()

    async def of(self, table: str) -> list[Account]:
        """One for each seat; none, if no review is kept."""
        if table in self.known:
            self.known.move_to_end(table)
            return self.known[table]
        review = await self.store.review(table, VERSION)
        if review is None:
            return []
        ledger = await asyncio.to_thread(msgspec.json.decode, review, type=Ledger)
        self.known[table] = ledger.accounts
        if len(self.known) > MOST:
            self.known.popitem(last=False)
        return ledger.accounts
