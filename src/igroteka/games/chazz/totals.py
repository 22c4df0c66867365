"""The totals of Chazz: chairs, territories, and how narrowly chairs were won."""

from collections.abc import Iterator

from igroteka.core.totals import Counted, Passage, TotalForm
from igroteka.games.chazz.language import LANGUAGE, Happened
from igroteka.games.chazz.leads import Lead, leads
from igroteka.games.chazz.places import seat_at

SAT, STOOD, CAPTURED, LOST = (
    LANGUAGE.events[happened].pattern for happened in (Happened.SAT, Happened.STOOD, Happened.CAPTURED, Happened.LOST)
)


def taken_first(passage: Passage) -> Iterator[tuple[int, int]]:
    """The first chair of a round."""
    if not passage.before.plain().sitting:
        yield from Counted(SAT)(passage)


def won(passage: Passage) -> list[Lead]:
    """The contested chairs of the race that has just ended, unless its tape says otherwise than the match."""
    if passage.tape is None or not passage.told(STOOD):
        return []
    fields = passage.after.plain()
    return [one for one in leads(passage.tape) if seat_at(fields.sitting, one.chair) == one.seat]


def contested(passage: Passage) -> Iterator[tuple[int, int]]:
    return ((one.seat, 1) for one in won(passage))


def narrow(passage: Passage) -> Iterator[tuple[int, int]]:
    """The narrowest lead of each seat. A seat sits down once in a race."""
    return ((one.seat, one.milliseconds) for one in won(passage))


TOTALS = (
    TotalForm("chairs taken before all others", "стульев занято раньше всех", (taken_first,)),
    TotalForm("contested chairs won", "стульев взято в борьбе", (contested,)),
    TotalForm("narrowest lead, in milliseconds", "самый малый отрыв, в миллисекундах", (narrow,), keeps="least"),
    TotalForm("rounds without a chair", "конов без стула", (Counted(STOOD),)),
    TotalForm("territories captured", "захвачено территорий", (Counted(CAPTURED),)),
    TotalForm("territories lost", "потеряно территорий", (Counted(LOST),)),
)
