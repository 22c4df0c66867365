"""Entries of the log as everybody may see them: without the ids of people, and without what is still a secret."""

import msgspec

from igroteka.server.protocol.messages import Line, raw
from igroteka.server.table.entries import Again, Begun, Lent, Looked, Opened, Sat, Step, Stood, Undo
from igroteka.server.table.orders import Done


def line_of(done: Done) -> msgspec.Raw:
    entry = done.entry
    e = type(entry).__name__.lower()
    match entry:
        case Step(a, by):
            return raw(Line(e=e, a=a, by=by, actor=done.actor, events=done.played.events if done.played else []))
        case Sat(seat, _, name):
            return raw(Line(e=e, seat=seat, name=name))
        case Looked(seat, look):
            return raw(Line(e=e, seat=seat, look=look))
        case Lent(seat, bot):
            return raw(Line(e=e, seat=seat, bot=bot))
        case Undo(to):
            return raw(Line(e=e, to=to))
        case Begun(order):
            return raw(Line(e=e, order=order))
        case Stood(places):
            return raw(Line(e=e, places=places))
        case Again(table, seat):
            return raw(Line(e=e, table=table, seat=seat))
        case Opened():
            return raw(Line(e=e))
        case _:  # a seat got up, came back, asked, agreed, declined or picked; or a tape, which is kept for replays
            return raw(Line(e=e, seat=getattr(entry, "seat", None)))
