"""`./run bench reaction [--races N]`: does the alert player beat the distracted one, and does the place matter?

Simulated races. Each reaction time is drawn around its mean; the same seed gives the same table.
"""

import argparse
import random
from collections.abc import Mapping

from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table

from igroteka.games.chazz.measures import MEASURES, TICKS
from igroteka.games.chazz.race_api import Race
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.track import FEWEST_SEATS, MOST_SEATS, RING, chair_places, even_places
from igroteka.games.chazz.wishes import RaceWish

ALERT, LATE = 250, 400  # milliseconds
SLOWER = (ALERT, LATE, 600, 0)  # 0: never presses
SPREAD = 0.15  # standard deviation of a reaction time, as a fraction of its mean
FARTHER = 1500  # distance of the alert cat from the chair at the call
CALL = MEASURES.countdown + MEASURES.earliest
PACES = tuple(RaceWish)[RaceWish.COUNTER_FAST : RaceWish.NEAREST]


def reaction(mean: int, rng: random.Random) -> int:
    """A random reaction time, in ticks after the call."""
    return max(1, round(rng.gauss(mean, SPREAD * mean) * TICKS / 1000))


def run(start: Start, paces: Mapping[int, int], wishes: Mapping[int, tuple[int, int]]) -> Race:
    """Runs a race with the earliest call in which each seat has one wish, at its own tick after the call."""
    race = Race(start)
    race.tick(paces)
    while not race.over:
        since = race.ticks - CALL
        asked = {seat: wish for seat, (when, wish) in wishes.items() if when == since}
        race.tick(asked, call=since == 0)
    return race


def walked(pace: int) -> int:
    """The distance that a cat has walked at the call."""
    race = Race(Start(0, (0, 0, 0, 0)))
    race.tick({0: pace})
    while race.ticks < CALL:
        race.tick()
    return int(race.fields.place[0])


def duel(seats: int, reactions: tuple[int, int], gaps: tuple[int, int], walk: str, rng: random.Random) -> int:
    """Two cats on either side of a chair want it; the others have chairs of their own. Returns the winner, 0 or 1."""
    chairs = chair_places(seats)
    start, paces, wishes = [0, 0, *chairs[1:]], {}, {}
    duellists: list[int] = rng.sample(range(2), 2)
    for seat, side, gap, mean in zip(duellists, (-1, 1), gaps, reactions, strict=True):
        towards = {"towards": True, "away": False, "any": rng.random() < 0.5}[walk]
        paces[seat] = rng.choice(PACES[3:] if (side < 0) == towards else PACES[:3])
        start[seat] = (side * gap - WALKED[paces[seat]]) % RING
        wishes[seat] = (reaction(mean, rng), int(RaceWish.CHAIR))
    wishes |= {seat: (reaction(ALERT, rng), RaceWish.CHAIR + seat - 1) for seat in range(2, seats)}
    seatings = run(Start(seats - 1, tuple(start)), paces, wishes).seatings
    return duellists.index(next(seat for seat, chair in seatings if chair == 0))


def scramble(seats: int, late: int, rng: random.Random) -> bool:
    """All cats walk at a random pace and ask for the nearest chair, seat 0 after `late` ms. Is it left standing?"""
    start = Start(rng.randrange(1, seats), even_places(rng.sample(range(seats), seats)))
    paces = {seat: rng.choice(PACES) for seat in range(seats)}
    wishes = {seat: (reaction(ALERT, rng), int(RaceWish.NEAREST)) for seat in range(1, seats)}
    if late:
        wishes[0] = (reaction(late, rng), int(RaceWish.NEAREST))
    return 0 not in dict(run(start, paces, wishes).seatings)


WALKED = {pace: walked(pace) for pace in PACES}


def duels(seats: int, races: int) -> Table:
    title = f"How often the first of two cats gets the chair, {seats} seats"
    table = Table("second nearer by", title=title, box=MARKDOWN)
    columns = [(ALERT, ALERT, "any"), (ALERT, LATE, "towards"), (ALERT, LATE, "away"), (ALERT, LATE, "any")]
    for first, second, walk in columns:
        table.add_column(f"{first} : {second}, {walk}", justify="right")
    for nearer in range(0, FARTHER + 1, 300):
        rng = random.Random(nearer)
        gaps = FARTHER, FARTHER - nearer
        lost = [
            sum(duel(seats, (first, second), gaps, walk, rng) for _ in range(races)) for first, second, walk in columns
        ]
        table.add_row(str(nearer), *(f"{1 - count / races:.0%}" for count in lost))
    return table


def scrambles(races: int) -> Table:
    title = f"How often one player is left standing among others who react in {ALERT} ms"
    table = Table("seats", "fair share", title=title, box=MARKDOWN)
    for late in SLOWER:
        table.add_column(f"{late} ms" if late else "never presses", justify="right")
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        rng = random.Random(seats)
        stood = [sum(scramble(seats, late, rng) for _ in range(races)) for late in SLOWER]
        table.add_row(str(seats), f"{1 / seats:.0%}", *(f"{count / races:.0%}" for count in stood))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench reaction", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--races", type=int, default=1000, help="races for each figure (default: 1000)")
    races = parser.parse_args().races
    console = Console(highlight=False, width=120)
    console.print(duels(5, races))
    console.print(scrambles(races))


if __name__ == "__main__":
    main()
