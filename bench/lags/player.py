"""A player behind a network, who sees the race late, steers and reacts as people do, and is heard late. In seconds."""

import random
from typing import Any, NamedTuple

from igroteka.bots.race.characters import SHARP
from igroteka.bots.race.reaction import times
from igroteka.games.chazz.track import RING, chair_places, offset
from igroteka.games.chazz.wishes import RaceWish
from igroteka.server.table.lag import Lag

REACTIONS = times(SHARP.mean, SHARP.spread)
JITTER = 0.04
"""Of a trip, on average, and at least a millisecond."""
HICCUPS = 0.02
"""How often a message is held up on its way."""
HICCUP = 0.04
CLIENT = 0.008
"""The most that a page takes to answer a ping."""
KERNEL_KEEPS = 60
"""Round trips among which the kernel knows the least."""
PINGS = 5
"""Between two races."""
FAR = 1600
"""To a chair that is this far away a player hurries."""
STRAY = 400
FIRST_CHOICE = 0.7
"""How often it is the nearest chair that they want; else it is the next one."""


class Kind(NamedTuple):
    name: str
    lag: float
    """The round trip."""
    lies: float = 0.0
    """By how much they answer pings too late, on purpose."""
    is_behind_proxy: bool = False


class Player:
    def __init__(self, kind: Kind, rng: random.Random, busy: float) -> None:
        """`busy`: by how much the server itself is late on average, whatever it handles."""
        self.kind, self.rng, self.busy = kind, rng, busy
        self.lag = Lag() if kind.is_behind_proxy else Lag(lambda: self.kernel)
        self.kernel_trips = [self.down() + self.up() for _ in range(KERNEL_KEEPS)]
        self.heard_at = 0.0
        self.rest()

    @property
    def kernel(self) -> float:
        return min(self.kernel_trips)

    def rest(self) -> None:
        """Between races pings come and go."""
        for _ in range(PINGS):
            trip = self.down() + self.up()
            self.kernel_trips[self.rng.randrange(KERNEL_KEEPS)] = trip
            answered = self.rng.random() * CLIENT + self.kind.lies + self.server()
            self.lag.measured(trip + answered)
        self.heard_at = 0.0

    def down(self) -> float:
        return self.one_way()

    def up(self) -> float:
        return self.one_way()

    def one_way(self) -> float:
        half = self.kind.lag / 2
        hiccup = self.rng.random() * HICCUP if self.rng.random() < HICCUPS else 0.0
        return half + self.rng.expovariate(1 / max(0.001, JITTER * half)) + hiccup

    def server(self) -> float:
        return self.rng.expovariate(1 / self.busy) if self.busy else 0.0

    def heard(self, said: float) -> float:
        """When the server hears what they say now: one thing after the other."""
        self.heard_at = max(self.heard_at, said + self.up() + self.server())
        return self.heard_at

    def reaction(self) -> float:
        return REACTIONS[self.rng.randrange(len(REACTIONS))] / 1000

    # What they want, from what they see

    def steers(self, seat: int, seen: dict[str, Any]) -> int:
        """Keeps near a chair: walks slowly there, and turns back when it is past."""
        speed, way = seen["speeds"][seat], nearest(seen, seat)[0][1]
        clockwise = speed >= 0
        if abs(way) < FAR and (way if clockwise else -way) < -STRAY:
            clockwise = not clockwise
        if abs(way) < FAR:
            return RaceWish.CLOCKWISE_SLOW if clockwise else RaceWish.COUNTER_SLOW
        return RaceWish.CLOCKWISE_FAST if clockwise else RaceWish.COUNTER_FAST

    def chooses(self, seat: int, seen: dict[str, Any]) -> int:
        ways = nearest(seen, seat)
        chair, _ = ways[0 if len(ways) == 1 or self.rng.random() < FIRST_CHOICE else 1]
        return RaceWish.CHAIR + chair


def nearest(seen: dict[str, Any], seat: int) -> list[tuple[int, int]]:
    """The chairs with the way to each, the nearest first."""
    place = seen["places"][seat] % RING
    ways = [(chair, offset(place, spot)) for chair, spot in enumerate(chair_places(len(seen["places"])))]
    return sorted(ways, key=lambda one: abs(one[1]))
