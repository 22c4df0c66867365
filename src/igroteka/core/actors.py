"""Who is to act: a seat, counted from 0, or one of these. OpenSpiel's numbers."""

from typing import Any

from igroteka.core.errors import UnknownSeat
from igroteka.core.numbers import as_whole
from igroteka.core.words import quote

CHANCE = -1
RACE = -2
OVER = -4


def checked_seat(given: Any, players: int) -> int:
    """The seat itself, if there is such a seat among the players."""
    seat = as_whole(given)
    if seat is None or not 0 <= seat < players:
        raise UnknownSeat(got=quote(given), last=players - 1)
    return seat
