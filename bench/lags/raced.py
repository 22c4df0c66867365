"""One race of players behind networks, through the server's own timeline."""

import heapq
import random
from itertools import count
from typing import Any, NamedTuple

from bench.lags.player import Kind, Player
from igroteka.games.chazz.measures import MEASURES, TICKS
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.timeline import Timeline
from igroteka.games.chazz.track import even_places
from igroteka.games.chazz.wishes import RaceWish

THINKS = 12  # ticks between two decisions where to walk
PATIENCE = 60  # ticks that the leader waits at most
SHOWN_EVERY = 2


class Cell(NamedTuple):
    """Who sits at a table, and how late the server itself is."""

    kinds: tuple[Kind, ...]
    busy: float = 0.0


class Race:
    """Times are seconds since the first tick."""

    def __init__(self, players: list[Player], rng: random.Random) -> None:
        self.players, self.rng = players, rng
        self.leader = rng.randrange(len(players))
        start = Start(self.leader, even_places(rng.sample(range(len(players)), len(players))))
        self.timeline = Timeline(start)
        self.shown: list[dict[str, Any]] = []
        self.coming: list[tuple[float, int, int, int]] = []
        """What is on its way to the server: when it comes, a number, the seat, the wish."""
        self.number = count()
        self.called_at: float | None = None
        earliest = (MEASURES.countdown + MEASURES.earliest) / TICKS
        self.leader_calls = earliest + rng.random() * PATIENCE / TICKS
        self.call_comes: float | None = None

    def run(self) -> int:
        """Returns the seat that stands in the end."""
        turn = [self.rng.randrange(THINKS) for _ in self.players]
        ticks = 0
        while not self.timeline.over:
            now = ticks / TICKS
            if MEASURES.countdown < ticks and self.called_at is None:
                for seat in range(len(self.players)):
                    if ticks % THINKS == turn[seat]:
                        self.steer(seat, now)
            self.tick(now)
            if ticks % SHOWN_EVERY == 0 and self.called_at is None:
                self.shown.append(self.timeline.snapshot())
            ticks += 1
        (stands,) = set(range(len(self.players))) - {seat for seat, _ in self.timeline.settled.seatings}
        return stands

    def tick(self, now: float) -> None:
        while self.coming and self.coming[0][0] <= now:
            came, _, seat, wish = heapq.heappop(self.coming)
            self.timeline.ask(seat, wish, came, self.players[seat].lag)
        if self.call_comes is None and now >= self.leader_calls:
            self.call_comes = self.players[self.leader].heard(self.leader_calls)
        call = self.called_at is None and self.call_comes is not None and now >= self.call_comes
        self.timeline.tick(now, {}, call=call, caller=self.leader if call else None)
        if call:
            self.called_at = now
            self.all_react(now)

    def says(self, seat: int, when: float, wish: int) -> None:
        came = self.players[seat].heard(when)
        heapq.heappush(self.coming, (came, next(self.number), seat, wish))

    def seen_at(self, when: float) -> dict[str, Any]:
        """What was shown last at this moment."""
        return self.shown[min(len(self.shown) - 1, max(0, int(when * TICKS / SHOWN_EVERY)))]

    def steer(self, seat: int, now: float) -> None:
        player = self.players[seat]
        seen = self.seen_at(now - player.down())
        wish, speed = player.steers(seat, seen), seen["speeds"][seat]
        if wish != PACES.get(speed):
            self.says(seat, now, wish)

    def all_react(self, now: float) -> None:
        """The leader knows the moment; the others hear the word when it comes to them."""
        self.shown.append(self.timeline.snapshot())
        for seat, player in enumerate(self.players):
            known = self.leader_calls if seat == self.leader else now + player.down()
            pressed = known + player.reaction()
            self.says(seat, pressed, player.chooses(seat, self.seen_at(pressed - player.kind.lag / 2)))


PACES = {
    MEASURES.least: RaceWish.CLOCKWISE_SLOW,
    -MEASURES.least: RaceWish.COUNTER_SLOW,
    MEASURES.greatest: RaceWish.CLOCKWISE_FAST,
    -MEASURES.greatest: RaceWish.COUNTER_FAST,
}


def stood(cell: Cell, races: int, seed: int) -> list[int]:
    """How often each of them was left standing. They change seats from race to race."""
    rng = random.Random(seed)
    players = [Player(kind, rng, cell.busy) for kind in cell.kinds]
    standing = [0] * len(players)
    for _ in range(races):
        order = rng.sample(range(len(players)), len(players))
        for player in players:
            player.rest()
        standing[order[Race([players[number] for number in order], rng).run()]] += 1
    return standing
