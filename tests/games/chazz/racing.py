"""Races for tests: made by hand, or by seed. As a program it prints one line that stands for many races by seed."""

import hashlib
import random
import sys
from collections.abc import Mapping

from igroteka.games.chazz.measures import MEASURES, SETTLING, VERSION
from igroteka.games.chazz.race_api import NOTHING, Race
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.tape import Tape
from igroteka.games.chazz.track import RING, chair_places
from igroteka.games.chazz.wishes import RaceWish, texts

SIGNAL = MEASURES.countdown
EARLIEST = SIGNAL + MEASURES.earliest
LATEST = SIGNAL + MEASURES.latest


def ticks(race: Race, number: int, wishes: Mapping[int, int] = NOTHING) -> Race:
    """The wishes in the first of so many ticks, and nothing in the others."""
    for tick in range(number):
        race.tick(wishes if tick == 0 else NOTHING)
    return race


def to_the_end(race: Race) -> Race:
    while not race.over:
        race.tick()
    return race


def called(places: Mapping[int, int], players: int = 4, leader: int = 3, version: int = VERSION) -> Race:
    """A race in the tick after the call, with these seats at these places. The others are at the last chair.

    All walk clockwise as slowly as they can. Places may lie outside the ring by a lap.
    """
    slowly = dict.fromkeys(range(players), int(RaceWish.CLOCKWISE_SLOW))
    walked = MEASURES.least * (EARLIEST - SIGNAL + 1)
    last = chair_places(players)[-1]
    start = Start(leader, tuple((places.get(seat, last) - walked) % RING for seat in range(players)))
    race = ticks(Race(start, version), EARLIEST, slowly)
    race.tick(call=True)
    return race


def chair(number: int) -> int:
    """The wish for a chair, counted from 0."""
    return RaceWish.CHAIR + number


def random_race(seed: int) -> Race:
    """A whole race in which everybody presses anything at any time."""
    rng = random.Random(seed)
    players = rng.randint(4, 8)
    version = rng.choice([*SETTLING])
    race = Race(Start(rng.randrange(players), tuple(rng.randrange(RING) for _ in range(players))), version)
    codes, pressing, calling = range(1, len(texts(players))), rng.random(), rng.random()
    while not race.over:
        wishes = {seat: rng.choice(codes) for seat in range(players) if rng.random() < pressing}
        credit = {seat: rng.randint(0, SETTLING[version]) for seat in range(players) if rng.random() < 0.05}
        race.tick(wishes, credit, call=race.may_call and rng.random() < calling)
    return race


def digest() -> str:
    told = hashlib.sha256()
    for seed in range(16):
        told.update(Tape.of(random_race(seed)).text().encode())
    return told.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest())
