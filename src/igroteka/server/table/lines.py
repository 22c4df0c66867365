"""Log entries as everybody may see them: without the ids of people, and without what is still secret."""

import msgspec

from igroteka.server.protocol.messages import Line, written
from igroteka.server.table.entries import Again, Begun, Lent, Looked, Opened, Sat, Stepped, Stood, Undo
from igroteka.server.table.table import Added


def line_of(added: Added) -> msgspec.Raw:
    entry = added.entry
    e = str(entry.__struct_config__.tag)
    match entry:
        case Stepped(a, by):
            line = Line(e=e, a=a, by=by, actor=added.actor, events=added.events)
        case Sat(seat, _, name):
            line = Line(e=e, seat=seat, name=name)
        case Looked(seat, look):
            line = Line(e=e, seat=seat, look=look)
        case Lent(seat, bot):
            line = Line(e=e, seat=seat, bot=bot)
        case Undo(to):
            line = Line(e=e, to=to)
        case Begun(order):
            line = Line(e=e, order=order)
        case Stood(places):
            line = Line(e=e, places=places)
        case Again(table, seat):
            line = Line(e=e, table=table, seat=seat)
        case Opened():
            line = Line(e=e)
        case _:  # a seat got up, came back, asked, agreed, declined or picked; or a tape, which is kept for replays
            line = Line(e=e, seat=getattr(entry, "seat", None))
    return msgspec.Raw(written(line))
