"""Who is to act: a seat, counted from 0, or one of these constants, which have OpenSpiel's values."""

from typing import Any

from igroteka.core.errors import UnknownSeat
from igroteka.core.numbers import as_whole
from igroteka.core.words import quote

CHANCE = -1
RACE = -2
OVER = -4


def checked_seat(given: Any, players: int) -> int:
    """The seat as an int; raises UnknownSeat if no player has it."""
    seat = as_whole(given)
    if seat is None or not 0 <= seat < players:
        raise UnknownSeat(got=quote(given), last=players - 1)
    return seat
