"""The totals of Ta Yü: outlets at the sides of the board, for oneself and for rivals."""

from collections.abc import Iterator

from igroteka.core.cells import WAYS
from igroteka.core.totals import Effect, Passage, TotalForm
from igroteka.games.tayu.counting import direction
from igroteka.games.tayu.language import LANGUAGE, Happened

SCORED = LANGUAGE.events[Happened.SCORED].pattern
DOUBLED = 2


def scored(passage: Passage, *, own: bool) -> Iterator[tuple[int, int]]:
    """Whoever lays the tile, with the points of each outlet at a side that is, or is not, their own."""
    seat = passage.before.actor
    for effect in passage.told(SCORED):
        if is_own(passage, seat, effect) == own:
            yield seat, effect.number("n")


def is_own(passage: Passage, seat: int, effect: Effect) -> bool:
    """TY-107: a builder's sides lie opposite each other; the spoiler has none."""
    return WAYS.index(effect.texts["side"]) % 2 == direction(passage.before.plain(), seat)


def outlets(passage: Passage) -> Iterator[tuple[int, int]]:
    return ((seat, 1) for seat, _ in scored(passage, own=True))


def doubled(passage: Passage) -> Iterator[tuple[int, int]]:
    """TY-11"""
    return ((seat, 1) for seat, points in scored(passage, own=True) if points == DOUBLED)


def points(passage: Passage) -> Iterator[tuple[int, int]]:
    return scored(passage, own=True)


def given(passage: Passage) -> Iterator[tuple[int, int]]:
    """TY-10: points belong to the side, whoever lays the tile."""
    return scored(passage, own=False)


TOTALS = (
    TotalForm("outlets at one's own sides", "истоков на своих сторонах", (outlets,)),
    TotalForm("outlets doubled", "удвоенных истоков", (doubled,)),
    TotalForm("best tile, in points", "лучшая фишка, в очках", (points,), keeps="most"),
    TotalForm("points given to rivals", "очков подарено соперникам", (given,)),
)
