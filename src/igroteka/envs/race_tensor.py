"""A cat's observation of the race, as numbers from -1 to 1, and the mask of actions that would be accepted.

Numbers are 1 or 0 unless a plane says otherwise. The observer comes first among the cats, the others follow in the
order of seats. Chairs keep their numbers, because actions name them. Entries beyond the number of cats stay 0.
"""

from igroteka.core.rule import entry, rule
from igroteka.envs.tensors.plane import Plane, starts
from igroteka.envs.tensors.seats import after
from igroteka.games.chazz.measures import MEASURES
from igroteka.games.chazz.race import NONE, RacePhase, chair_place, chooses, is_free, may_call
from igroteka.games.chazz.track import HALF, MOST_CHAIRS, MOST_SEATS, offset
from igroteka.games.chazz.wishes import RaceWish

PLANES = (
    Plane("cats", (MOST_SEATS,), "who takes part"),
    Plane("leader", (MOST_SEATS,), "who leads"),
    Plane("ways", (MOST_SEATS,), "the shorter distance to each cat, in half rings: positive clockwise"),
    Plane("speeds", (MOST_SEATS,), "speeds, as fractions of the fastest run: positive clockwise"),
    Plane("sits", (MOST_SEATS, MOST_CHAIRS), "the chair that each cat sits on"),
    Plane("chairs", (MOST_CHAIRS,), "the shorter distance to each chair, as in `ways`"),
    Plane("free", (MOST_CHAIRS,), "chairs that are free"),
    Plane("wants", (MOST_CHAIRS,), "the chair that the observer runs for"),
    Plane("pace", (1,), "the observer's wanted speed, as a fraction of the fastest walk: positive clockwise"),
    Plane("held", (1,), "how long the observer still cannot run, as a fraction of the penalty for a false start"),
    Plane("called", (1,), "the word has been called"),
    Plane("left", (1,), "the fraction left of the time until the latest call; after it, of the time to choose a chair"),
)
AT = starts(PLANES)
SIZE = sum(plane.size for plane in PLANES)


@rule
def tell_cats(race, seat, out):
    here = race.place[seat]
    for cat in range(race.players):
        at = after(race, cat, seat)
        out[AT.cats + at] = 1
        out[AT.ways + at] = offset(here, race.place[cat]) / HALF
        out[AT.speeds + at] = race.speed[cat] / MEASURES.run
        if race.chair[cat] != NONE:
            out[AT.sits + MOST_CHAIRS * at + race.chair[cat]] = 1
    out[AT.leader + after(race, race.leader, seat)] = 1


@rule
def tell_chairs(race, seat, out):
    for chair in range(race.players - 1):
        out[AT.chairs + chair] = offset(race.place[seat], chair_place(race, chair)) / HALF
        out[AT.free + chair] = is_free(race, chair)
    if race.wants[seat] != NONE:
        out[AT.wants + race.wants[seat]] = 1


@rule
def tell_time(race, out):
    if race.called == NONE:
        whole, until = MEASURES.latest, MEASURES.countdown + MEASURES.latest
    else:
        whole, until = MEASURES.heard, race.called + MEASURES.heard
        out[AT.called] = 1
    out[AT.left] = max(until - race.tick, 0) / whole


@rule
def mark_heard(race, seat, mask, calls):
    """Marks the actions that would be accepted. `keep` always is, and so is a false start."""
    mask[RaceWish.KEEP] = 1
    if race.called == NONE:
        mask[RaceWish.COUNTER_FAST : calls] = 1
        mask[calls:] = seat == race.leader and may_call(race)
    elif race.phase == RacePhase.RUN and chooses(race, seat):
        mask[RaceWish.NEAREST] = 1
        for chair in range(race.players - 1):
            mask[RaceWish.CHAIR + chair] = is_free(race, chair)


@entry
def fill(memory, seat, out, mask, calls):
    """Fills a seat's observation (float32) and mask (int8); `calls` is the number of the first call action."""
    race = memory[0]
    out[:] = 0
    mask[:] = 0
    tell_cats(race, seat, out)
    tell_chairs(race, seat, out)
    tell_time(race, out)
    out[AT.pace] = race.pace[seat] / MEASURES.greatest
    out[AT.held] = min(max(race.ready[seat] - race.tick, 0) / MEASURES.flinch, 1)
    mark_heard(race, seat, mask, calls)
