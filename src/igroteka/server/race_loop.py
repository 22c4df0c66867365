"""Chazz live: the race of a table, thirty times a second on an absolute schedule.

The server's clock is the only one. A call or a sitting is made durable before anybody is shown it. If the server stops
in the middle of a race, the race is run anew; if the word was called already, who still stands takes the nearest chair.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from igroteka.bots.race.chairs import Chairs
from igroteka.bots.race.characters import CHARACTERS
from igroteka.bots.race.racers import Racer
from igroteka.core.actors import RACE
from igroteka.games.chazz import GAME, tape, wishes
from igroteka.games.chazz.calm import calm_seatings
from igroteka.games.chazz.language import KIND_NAMES
from igroteka.games.chazz.measures import MEASURES, TICKS
from igroteka.games.chazz.race_door import Race, sit_text
from igroteka.games.chazz.start import Start, drawn_start
from igroteka.server import messages, metrics
from igroteka.server.deciding import Entries, stepped
from igroteka.server.entries import By, Raced, Step
from igroteka.server.orders import carry_out
from igroteka.server.ports import BotFailed
from igroteka.server.refusal import Refused
from igroteka.server.table import Table

if TYPE_CHECKING:
    from igroteka.core.dice import Rng
    from igroteka.server.room import Room

SHOWN_EVERY = 2  # ticks
EARLIEST_CALL = MEASURES.countdown + MEASURES.earliest  # CH-3


class RaceLoop:
    def __init__(self, room: Room, table: Table) -> None:
        self.room = room
        self.start = start_of(table, room.world.rng)
        self.race = Race(self.start)
        self.wishes: dict[int, int] = {}
        self.called: str | None = None
        """The leader's word, as soon as it is durable."""
        self.word: str | None = None
        """The same, when the race has heard it: in the next tick."""
        assert table.match is not None  # noqa: S101
        self.key, self.chairs = table.match.state.key(), Chairs(table.match.state)
        self.racers: dict[int, Racer] = {}
        self.advice: dict[str, int] = {}
        """What each word is worth to the leader, if he is a bot and has been advised."""

    def take_seats(self, table: Table) -> None:
        """A racer for every seat that is a bot's at this moment: in the midst of a race people come and go, too."""
        for seat, has in enumerate(table.seats):
            racer = self.racers.get(seat)
            if has.bot is None:
                self.racers.pop(seat, None)
            elif racer is None or racer.character.name != has.bot:
                self.racers[seat] = Racer(CHARACTERS[has.bot], seat, self.chairs, self.room.world.rng, self.advice)

    async def be_advised(self, bot: str) -> None:
        """Long before he may call. One that gets no advice looks at the cats alone."""
        with suppress(BotFailed):
            self.advice.update(await self.room.caretaker.thinker.advice(GAME.name, self.key, bot))

    # What comes in

    def wish(self, seat: int, text: str) -> None:
        """What a cat is to do from the next tick on."""
        try:
            self.wishes[seat] = wishes.parse(text, self.race.players)
        except wishes.UnknownWish:
            raise Refused("unknown-wish") from None

    @property
    def may_call(self) -> bool:
        return self.called is None and self.race.may_call

    # The clock

    async def run(self) -> None:
        """From the countdown, or from where a sitting was interrupted, until everybody sits but one."""
        assert self.room.table is not None  # noqa: S101
        if self.room.table.actor == RACE:
            await self.commit(lambda table: nearest(table, self.start))
            return
        leader = self.room.table.seats[self.start.leader]
        if leader.bot is not None:
            self.room.caretaker.keep(self.be_advised(leader.bot))
        clock, began = self.room.clock, self.room.clock.now()
        while not self.race.over:
            await self.tick()
            due = began + self.race.ticks / TICKS
            await clock.sleep_until(due)
            metrics.RACE_LATENESS.observe(max(0.0, clock.now() - due))
        await self.commit(lambda _: iter([Raced(tape.Tape.of(self.race).text())]))

    async def tick(self) -> None:
        seen, chosen = self.race.snapshot(), None
        if self.room.table is not None:
            self.take_seats(self.room.table)
        for seat, racer in self.racers.items():
            pressed = racer.press(seen, self.word)
            if pressed.wish:
                self.wishes[seat] = int(pressed.wish)
            if pressed.word is not None and self.race.may_call:
                chosen = pressed.word
        sat = len(self.race.seatings)
        is_called = self.word is None and (self.called or chosen) is not None
        self.race.tick(self.wishes, self.credits(), call=is_called)
        self.wishes.clear()
        if self.race.called and self.word is None:
            await self.make_call(chosen)
        for seat, chair in self.race.seatings[sat:]:
            await self.commit(partial(sat_down, seat, chair))
        if self.race.ticks % SHOWN_EVERY == 0 or self.race.over:
            facts = messages.RaceFacts(**self.race.snapshot(), signal=MEASURES.countdown, call=EARLIEST_CALL)
            self.room.send_all(messages.Snapshot(race=facts, word=self.word))

    async def make_call(self, chosen: str | None) -> None:
        """A character's word, or a random one at the latest moment (CH-3); unless a person has called meanwhile."""
        world, leader = self.room.world, self.start.leader
        async with self.room.lock:
            if self.called is None:
                word = chosen or KIND_NAMES[world.rng.randrange(len(KIND_NAMES))]
                by: By = "bot" if chosen else "chance"
                step = f"call {word}"
                await self.room.carry_out(lambda table: carry_out(table, stepped(table, leader, step, by), world))
                self.called = word
        self.word = self.called

    def credits(self) -> dict[int, int]:
        """What arrivals are credited with: the round trip that the server measured, in whole ticks, up to a cap."""
        table = self.room.table
        if table is None or self.race.ticks % TICKS:
            return {}
        trips = {watcher.person: watcher.round_trip for watcher in self.room.watchers}
        return {
            seat: min(int(trips.get(has.person or "", 0.0) * TICKS), MEASURES.credit)
            for seat, has in enumerate(table.seats)
            if has.bot is None
        }

    async def commit(self, decide: Callable[[Table], Entries]) -> None:
        async with self.room.lock:
            await self.room.carry_out(lambda table: carry_out(table, decide(table), self.room.world))


def start_of(table: Table, rng: Rng) -> Start:
    """CH-26: from where everybody stood after the last race; the first time, from places that are drawn."""
    leader = table.leader()
    if table.tapes:
        return tape.replay(tape.Tape.read(table.tapes[-1])).next_start(leader)
    return drawn_start(leader, len(table.seats), rng)


def sat_down(seat: int, chair: int, _: Table) -> Entries:
    yield Step(sit_text(seat, chair), "race")


def nearest(table: Table, start: Start) -> Entries:
    """A sitting that was interrupted: everybody who stands takes the nearest chair."""
    for seat, chair in calm_seatings(start, [None] * start.players, table.seated()):
        yield Step(sit_text(seat, chair), "race")
