"""What a log folds to, in a few digits: every state on the way, what everybody sees in the end, and the summary."""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from igroteka.server.table.entries import AnyEntry
from igroteka.server.table.table import Table

DIGITS = 16


def digest(entries: Sequence[AnyEntry]) -> dict[str, Any]:
    table, states = Table.fold(entries[:1]), hashlib.sha256()
    for entry in entries[1:]:
        table.add(entry)
        states.update(b"" if table.match is None else table.match.state.key())
    return {
        "n": table.n,
        "states": states.hexdigest()[:DIGITS],
        "views": hashlib.sha256(views(table)).hexdigest()[:DIGITS],
        "summary": msgspec.to_builtins(table.summary),
    }


def views(table: Table) -> bytes:
    """The last position as a watcher sees it, then as each seat does."""
    if table.match is None:
        return b""
    lookers = (None, *range(len(table.seats)))
    return b"\n".join(msgspec.json.encode(table.match.state.view(looker)) for looker in lookers)
