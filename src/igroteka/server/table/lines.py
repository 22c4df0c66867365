"""Log entries as everybody may see them: without the ids of people, and without what is still secret."""

import msgspec

from igroteka.server.protocol.messages import Line, raw
from igroteka.server.table.entries import Again, Begun, Lent, Looked, Opened, Sat, Stepped, Stood, Undo
from igroteka.server.table.table import Added


def line_of(added: Added) -> msgspec.Raw:
    entry = added.entry
    e = str(entry.__struct_config__.tag)
    match entry:
        case Stepped(a, by):
            return raw(Line(e=e, a=a, by=by, actor=added.actor, events=added.events))
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
