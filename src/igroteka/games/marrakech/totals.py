"""The totals of Marrakech: tolls, areas, and rugs covered."""

from collections.abc import Iterator

from igroteka.core.bits import count
from igroteka.core.totals import Counted, Passage, TotalForm
from igroteka.games.marrakech.language import LANGUAGE, Happened
from igroteka.games.marrakech.market import FIRST
from igroteka.games.marrakech.reasons import area_of
from igroteka.games.marrakech.rugs import owner
from igroteka.games.marrakech.state import LAY

PAID, LAID = (LANGUAGE.events[happened].pattern for happened in (Happened.PAID, Happened.LAID))


def largest_area(passage: Passage) -> Iterator[tuple[int, int]]:
    """An area only grows where its owner lays a rug."""
    for laid in passage.told(LAID):
        yield laid.seat("seat"), area_of(passage.after.plain(), int(FIRST[passage.step - LAY]))


def covered(passage: Passage) -> Iterator[tuple[int, int]]:
    """The halves of others' rugs that are no longer visible."""
    before, after = passage.before.plain(), passage.after.plain()
    for laid in passage.told(LAID):
        seat = laid.seat("seat")
        hidden = [was & ~now for was, now in zip(before.shown, after.shown, strict=True)]
        yield seat, sum(count(cells) for colour, cells in enumerate(hidden) if owner(before, colour) != seat)


TOTALS = (
    TotalForm("tolls paid", "уплачено за ковры", (Counted(PAID, "n"),)),
    TotalForm("tolls received", "получено за ковры", (Counted(PAID, "n", seat="owner"),)),
    TotalForm("dearest stop", "самая дорогая остановка", (Counted(PAID, "n"),), keeps="most"),
    TotalForm("largest area", "самая большая область", (largest_area,), keeps="most"),
    TotalForm("halves of others' rugs covered", "накрыто половин чужих ковров", (covered,)),
)
