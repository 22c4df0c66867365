"""Log entries as everybody may see them: without the ids of people, and without what is still secret."""

import msgspec

from igroteka.server.protocol.messages import Line, written
from igroteka.server.table.entries import (
    Again,
    Asked,
    Begun,
    Committed,
    Contributed,
    Entry,
    Lent,
    Looked,
    Managed,
    Opened,
    Raced,
    Revealed,
    Rose,
    Sat,
    Sealed,
    Stepped,
    Stood,
    Undo,
)
from igroteka.server.table.table import Added

TOLD: dict[type[Entry], tuple[str, ...]] = {
    Opened: (),
    Sat: ("seat", "name"),
    Rose: ("seat", "freed"),
    Managed: ("locked", "several"),
    Looked: ("seat", "look"),
    Lent: ("seat", "bot"),
    Begun: ("order",),
    Undo: ("to",),
    Asked: ("seat", "end"),
    Stood: ("places",),
    Raced: (),  # the tape is kept for replays
    Committed: ("hash",),
    Contributed: ("seat", "entropy"),
    Sealed: ("missing",),
    Revealed: ("secret",),
    Again: ("table", "seat"),
}
"""The fields of an entry that everybody is told; of the other kinds, the seat."""


def line_of(added: Added) -> msgspec.Raw:
    entry = added.entry
    e = str(entry.__struct_config__.tag)
    if isinstance(entry, Stepped):
        line = Line(e=e, a=entry.a, by=entry.by, actor=added.actor, events=added.events)
    else:
        line = Line(e=e, **{name: getattr(entry, name) for name in TOLD.get(type(entry), ("seat",))})
    return msgspec.Raw(written(line))
