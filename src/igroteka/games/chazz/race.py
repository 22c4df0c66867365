"""The simulation of the race for the chairs, at 30 ticks per second, in integers only, so that it is deterministic.

A cat is in one of four states: it walks; it runs for the chair it `wants`; it is `at` a chair that it has touched and
that is not decided yet; or it sits on its `chair`. Cats do not block each other.
"""

from enum import IntEnum
from typing import Any

import numpy as np

from igroteka.core.rule import entry, rule
from igroteka.games.chazz.measures import MEASURES, SETTLING, VERSION
from igroteka.games.chazz.track import CHAIR_PLACE, MOST_CHAIRS, MOST_SEATS, offset, on_ring
from igroteka.games.chazz.wishes import PACES, RaceWish


class RacePhase(IntEnum):
    COUNTDOWN = 0
    WALK = 1
    RUN = 2
    OVER = 3


NONE = -1

RACE = np.dtype(
    (
        np.record,
        [
            ("phase", np.int64),
            ("tick", np.int64),  # ticks done, which is the number of the next one
            ("players", np.int64),
            ("leader", np.int64),
            ("settling", np.int64),  # the ticks from the first touch of a chair until it is decided
            ("called", np.int64),  # the tick of the call
            ("sat", np.int64),  # the number of cats that sit
            ("place", np.int64, (MOST_SEATS,)),
            ("speed", np.int64, (MOST_SEATS,)),  # positive clockwise
            ("pace", np.int64, (MOST_SEATS,)),  # the speed at which the player wants to walk
            (
                "ready",
                np.int64,
                (MOST_SEATS,),
            ),  # the first tick in which the cat may run; before the call, until when it flinches
            ("wants", np.int64, (MOST_SEATS,)),  # the chair it runs for
            ("way", np.int64, (MOST_SEATS,)),  # the distance covered since the call
            ("at", np.int64, (MOST_SEATS,)),  # the chair it has touched
            ("arrival", np.int64, (MOST_SEATS,)),  # the tick in which it touched it, minus its credit
            ("chair", np.int64, (MOST_SEATS,)),  # the chair it sits on
            ("due", np.int64, (MOST_CHAIRS,)),  # the tick in which the chair is decided
            ("order", np.int64, (MOST_CHAIRS,)),  # the seats in the order in which they sat down
        ],
    )
)

INPUTS = np.dtype(
    (
        np.record,
        [
            ("call", np.int64),  # 1: the leader calls in this tick
            ("wish", np.int64, (MOST_SEATS,)),
            ("credit", np.int64, (MOST_SEATS,)),  # by how many ticks an arrival counts earlier, in old tapes
        ],
    )
)


def set_up(race: Any, leader: int, places: Any, version: int = VERSION) -> None:
    """Puts the cats at their places, in a race of zeros. A cat that nobody steers walks clockwise."""
    race.players = len(places)
    race.leader = leader
    race.settling = SETTLING[version]
    race.called = NONE
    race.place[: len(places)] = places
    race.pace[:] = MEASURES.steady
    for words in (race.wants, race.at, race.arrival, race.chair, race.due, race.order):
        words[:] = NONE


# The signal and the call


@rule
def may_call(race):
    """CH-3"""
    return race.called == NONE and race.tick >= MEASURES.countdown + MEASURES.earliest


@rule
def must_call(race):
    """CH-3"""
    return race.called == NONE and race.tick >= MEASURES.countdown + MEASURES.latest


@rule
def call(race):
    """All cats may run now, the leader after speaking. Until they are told to run, cats slow down."""
    race.phase = RacePhase.RUN
    race.called = race.tick
    for seat in range(race.players):
        if race.ready[seat] > race.tick:  # counted from the call, not from the press, so that blind tapping never pays
            race.ready[seat] = race.tick + MEASURES.flinch
        race.pace[seat] = MEASURES.least if race.speed[seat] > 0 else -MEASURES.least
    race.ready[race.leader] = max(race.ready[race.leader], race.tick + MEASURES.word)


@rule
def begin(race, called):
    if race.phase == RacePhase.COUNTDOWN and race.tick >= MEASURES.countdown:  # CH-26
        race.phase = RacePhase.WALK
    if must_call(race) or (called and may_call(race)):
        call(race)


# What the players ask for


@rule
def chair_place(race, chair):
    return CHAIR_PLACE[race.players, chair]


@rule
def is_free(race, chair):
    """Nobody sits there. A chair that is only touched is still free."""
    for seat in range(race.players):
        if race.chair[seat] == chair:
            return False
    return True


@rule
def nearest(race, seat):
    """The nearest free chair; of two equally near ones, the one ahead of the cat."""
    found, best = NONE, MEASURES.ring
    for chair in range(race.players - 1):
        if not is_free(race, chair):
            continue
        way = offset(race.place[seat], chair_place(race, chair))
        if abs(way) < best or (abs(way) == best and way * race.speed[seat] > 0):
            found, best = chair, abs(way)
    return found


@rule
def chooses(race, seat):
    """Whether the player may still choose a chair: until the cat touches one, and for a limited time."""
    return race.at[seat] == NONE and race.chair[seat] == NONE and race.tick < race.called + MEASURES.heard


@rule
def ask_for_chair(race, seat, wish):
    if race.phase == RacePhase.WALK:
        race.ready[seat] = race.tick + MEASURES.flinch
    elif race.phase == RacePhase.RUN and chooses(race, seat):
        chair = wish - RaceWish.CHAIR
        if wish == RaceWish.NEAREST:
            race.wants[seat] = nearest(race, seat)
        elif chair < race.players - 1 and is_free(race, chair):
            race.wants[seat] = chair


@rule
def hear(race, seat, wish):
    """Applies a player's wish. Unknown numbers are ignored."""
    if RaceWish.COUNTER_FAST <= wish <= RaceWish.CLOCKWISE_FAST:
        if race.called == NONE:
            race.pace[seat] = PACES[wish]
    elif wish >= RaceWish.NEAREST:
        ask_for_chair(race, seat, wish)


@rule
def notice(race, seat):
    """After a while, a cat whose player has asked for nothing chooses a chair itself."""
    if race.called != NONE and race.wants[seat] == NONE and race.tick >= race.called + MEASURES.dawdle:
        race.wants[seat] = nearest(race, seat)


# Moving


@rule
def towards(speed, wanted, change):
    """The speed, moved towards the wanted one by at most `change`."""
    return max(speed - change, min(speed + change, wanted))


@rule
def walking(speed, pace):
    """CH-5: a cat that reverses slows down to the least speed and then turns within one tick. It never stands still."""
    changed = towards(speed, pace, MEASURES.gain)
    if -MEASURES.least < changed < MEASURES.least:
        return MEASURES.least if pace > 0 else -MEASURES.least
    return changed


@rule
def move(race, seat, way):
    race.place[seat] = on_ring(race.place[seat] + way)
    if race.called != NONE:
        race.way[seat] += abs(way)


@rule
def walk(race, seat):
    race.speed[seat] = walking(race.speed[seat], race.pace[seat])
    move(race, seat, race.speed[seat])


@rule
def touch(race, seat, credit):
    """The chair is decided in this tick; by old measures later, because arrivals were credited."""
    chair = race.wants[seat]
    race.speed[seat] = 0
    race.at[seat] = chair
    race.arrival[seat] = race.tick - min(max(credit, 0), race.settling)
    if race.due[chair] == NONE:
        race.due[chair] = race.tick + race.settling


@rule
def run(race, seat, credit):
    """Runs the shorter way to the chair. A cat that was walking the other way has to stop first."""
    way = offset(race.place[seat], chair_place(race, race.wants[seat]))
    heading = 1 if way >= 0 else -1
    race.speed[seat] = towards(race.speed[seat], heading * MEASURES.run, MEASURES.spring)
    if abs(way) <= MEASURES.reach or heading * race.speed[seat] >= abs(way) - MEASURES.reach:
        move(race, seat, way)
        touch(race, seat, credit)
    else:
        move(race, seat, race.speed[seat])


@rule
def go(race, seat, credit):
    """Moves one cat. CH-4: the leader runs like all others."""
    if race.phase == RacePhase.COUNTDOWN or race.chair[seat] != NONE or race.at[seat] != NONE:
        return
    if race.wants[seat] != NONE and race.tick >= race.ready[seat]:
        run(race, seat, credit)
    else:
        walk(race, seat)


# Sitting down


@rule
def was_first(race, one, other):
    """CH-2: the earlier arrival; in the same tick the leader, then the shorter way, then the lower seat."""
    if race.arrival[one] != race.arrival[other]:
        return race.arrival[one] < race.arrival[other]
    if one == race.leader or other == race.leader:
        return one == race.leader
    if race.way[one] != race.way[other]:
        return race.way[one] < race.way[other]
    return one < other


@rule
def first_at(race, chair):
    found = NONE
    for seat in range(race.players):
        if race.at[seat] == chair and (found == NONE or was_first(race, seat, found)):
            found = seat
    return found


@rule
def sit(race, seat, chair):
    race.chair[seat] = chair
    race.at[seat] = NONE
    race.order[race.sat] = seat
    race.sat += 1


@rule
def run_on(race, chair):
    """The cats that wanted this chair now want the nearest free one."""
    for seat in range(race.players):
        if race.wants[seat] == chair and race.chair[seat] == NONE:
            race.at[seat] = NONE
            race.wants[seat] = nearest(race, seat)


@rule
def end(race):
    """CH-1: all chairs are taken, and one cat stands."""
    race.phase = RacePhase.OVER
    for seat in range(race.players):
        race.speed[seat] = 0


@rule
def settle(race):
    for chair in range(race.players - 1):
        if race.due[chair] == race.tick:
            sit(race, first_at(race, chair), chair)
            run_on(race, chair)
    if race.sat == race.players - 1:
        end(race)


@entry
def tick(race, inputs):
    """Advances the race by a thirtieth of a second. A finished race does not change."""
    if race.phase == RacePhase.OVER:
        return
    begin(race, inputs.call != 0)
    for seat in range(race.players):
        hear(race, seat, inputs.wish[seat])
        notice(race, seat)
    for seat in range(race.players):
        go(race, seat, inputs.credit[seat])
    if race.called != NONE:
        settle(race)
    race.tick += 1
