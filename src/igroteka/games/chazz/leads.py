"""By how much cats were ahead in a race, at chairs for which others ran as well."""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from igroteka.core.errors import IgrotekaError
from igroteka.games.chazz.measures import MEASURES, TICKS
from igroteka.games.chazz.race import NONE, go
from igroteka.games.chazz.race_api import Race
from igroteka.games.chazz.tape import Tape, replay
from igroteka.games.chazz.track import chair_places, offset

SECOND = 1000  # milliseconds


class Lead(NamedTuple):
    seat: int
    chair: int
    milliseconds: int
    """At least one: in the same tick CH-2 decides, and not the way that is left."""


@lru_cache(maxsize=1)  # several totals of a match ask for the same one after the other
def leads(text: str) -> tuple[Lead, ...]:
    """Those of the race on this tape, in the order of sitting down; none if the tape is wrong."""
    seen: list[Race] = []
    try:
        race = replay(Tape.read(text), lambda race: seen.append(race.fork()))
    except IgrotekaError:
        return ()
    return tuple(
        found
        for before, after in pairwise([*seen, race])
        for seat, chair in after.seatings[len(before.seatings) :]
        if (found := lead(before, seat, chair)) is not None
    )


def lead(race: Race, seat: int, chair: int) -> Lead | None:
    """That of the cat which sits down in the next tick; None if no other cat ran for this chair."""
    needed = [
        ticks_needed(race, rival, chair) for rival in range(race.players) if rival != seat and runs(race, rival, chair)
    ]
    if not needed:
        return None
    ahead = min(needed) - ticks_needed(race, seat, chair)
    return Lead(seat, chair, max(1, round(SECOND * ahead / TICKS)))


def runs(race: Race, seat: int, chair: int) -> bool:
    return race.fields.wants[seat] == chair and race.fields.chair[seat] == NONE


def ticks_needed(race: Race, seat: int, chair: int) -> float:
    """How long the cat needs until it touches the chair, with the part of the last tick in which it does."""
    fields, place, ticks = race.fork().fields, chair_places(race.players)[chair], 0
    fields.wants[seat] = chair
    while True:
        left = max(0, abs(offset(fields.place[seat], place)) - MEASURES.reach)
        speed = min(abs(fields.speed[seat]) + MEASURES.spring, MEASURES.run)
        if fields.at[seat] == NONE:
            go(fields, seat, 0)
        if fields.at[seat] != NONE:
            return ticks + min(1, left / speed)
        fields.tick += 1
        ticks += 1
