"""Keeps a table going where no client does: asks bots, watches the time for a decision, drives play on the clock."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Protocol

from igroteka.core.actors import CHANCE
from igroteka.server.ports import BotFailed, Bots, Clock
from igroteka.server.protocol.messages import AnyOut, By
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.live import LiveLoop
from igroteka.server.table.interlude import Decision
from igroteka.server.table.steps import pick_for, step_for
from igroteka.server.table.table import Added, Table
from igroteka.server.table.world import World
from igroteka.store.errors import StoreFailed

AT_ONCE = 0.0
HUMAN = 1.2
"""The least seconds that bots take for the first decision of a turn, so that people can follow them."""
FURTHER = 0.4
"""The part of that for each further decision of the same seat."""


class CaretakersRoom(Protocol):
    """What a caretaker may ask of its room."""

    clock: Clock
    world: World

    @property
    def table(self) -> Table | None:
        """The table, if it is in memory."""
        ...

    async def commit(self, decide: Decision) -> None:
        """Waits for its turn, decides, makes it durable, tells. StoreFailed, after which the table is paused."""
        ...

    def send_all(self, message: AnyOut) -> None: ...

    def round_trip(self, person: str) -> float: ...

    def keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs work in the background."""
        ...


class Caretaker:
    def __init__(self, room: CaretakersRoom, bots: Bots, pace: float) -> None:
        self.room, self.bots, self.pace = room, bots, pace
        self.deadline: float | None = None
        """When the time for the awaited decision is over."""
        self.timer: asyncio.Task[None] | None = None
        self.settled = -1
        """The last entry that changed the match, for which the time was set."""
        self.asked: set[tuple[int, int, str]] = set()
        """Seats and bots that have been asked since, with that entry."""

    def left(self, table: Table) -> float | None:
        """Seconds that remain for the awaited decision."""
        if self.deadline is None or table.is_live or not table.waits_for:
            return None
        return round(max(0.0, self.deadline - self.room.clock.now()), 1)

    def look_after(self, table: Table) -> None:
        """After every change: starts live play, asks bots, and sets the timer."""
        if table.is_live and table.interlude is not None:
            if self.room.world.live is None:
                self.room.world.live = table.interlude.live(table, self.room.world.rng)
                self.room.keep(self.play_live(table))
            return
        if table.settled != self.settled:
            self.stop_timer()
            self.settled = table.settled
            self.asked.clear()
            if table.opened.seconds is not None and table.waits_for:
                self.deadline = self.room.clock.now() + table.opened.seconds
                self.timer = self.room.keep(self.wait(table.settled, self.deadline))
        for seat in table.waits_for:
            bot = table.seats[seat].bot
            if bot is not None and (table.settled, seat, bot) not in self.asked:
                self.asked.add((table.settled, seat, bot))
                self.room.keep(self.ask(seat, bot, table.settled, "bot"))

    # Play on the clock

    async def play_live(self, table: Table) -> None:
        room, live = self.room, self.room.world.live
        assert live is not None  # noqa: S101
        assert table.match is not None  # noqa: S101
        if live.advisor is not None:
            room.keep(self.advise(live.advisor, table.game.name, table.match.state.key()))
        loop = LiveLoop(live, room.clock, lambda: room.table, room.round_trip, room.commit, room.send_all)
        with suppress(StoreFailed):  # after which the room is paused, and goes on by itself
            try:
                await loop.run()
            finally:
                room.world.live = None
            await room.commit(nothing)

    async def advise(self, bot: str, game: str, key: bytes) -> None:
        """Asks for advice long before it is needed. Without an answer, the seat decides alone."""
        with suppress(BotFailed):
            advice = await self.bots.advice(game, key, bot)
            if self.room.world.live is not None:
                self.room.world.live.advise(advice)

    # Time

    def forget(self) -> None:
        """The table is read again, and what it waits for is asked for again."""
        self.settled = -1
        self.stop_timer()

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.deadline = None

    async def wait(self, settled: int, until: float) -> None:
        """When the time is over, the stand-in decides for those who have not."""
        await self.room.clock.sleep_until(until)
        table = self.room.table
        if table is not None and table.settled == settled:
            for seat in table.waits_for:  # in tasks of their own: what they decide stops this one
                self.room.keep(self.ask(seat, table.opened.stand_in, settled, "clock"))

    # Bots

    async def ask(self, seat: int, bot: str, settled: int, by: By) -> None:
        """A bot's decision enters the same mailbox as everybody's; a stale one is dropped."""
        table = self.room.table
        if table is None or table.settled != settled:
            return
        due = self.room.clock.now() + (self.pause(table, seat) if by == "bot" else AT_ONCE)
        answer = await self.thought(table, seat, bot)
        if due > self.room.clock.now():
            await self.room.clock.sleep_until(due)
        try:
            await self.room.commit(lambda table: decided(table, seat, bot, answer, settled, by))
        except Refusal:  # somebody was quicker; if the bot gets the seat once more, it is asked once more
            self.asked.discard((settled, seat, bot))
        except StoreFailed:
            pass

    def pause(self, table: Table, seat: int) -> float:
        """The least time that a bot takes: less for a decision that follows its own."""
        assert table.match is not None  # noqa: S101
        last = next((actor for actor in reversed(table.match.actors) if actor != CHANCE), None)
        return self.pace * FURTHER if last == table.actor == seat else self.pace

    async def thought(self, table: Table, seat: int, bot: str) -> str | int:
        """A step's text, or a pick. Where a bot fails or answers nonsense, chance decides."""
        assert table.match is not None  # noqa: S101
        state, is_step = table.match.state, table.actor >= 0
        choices: Sequence[str | int] = state.legal_texts() if is_step else picks(table)
        answer: str | int | None = None
        with suppress(BotFailed):
            if is_step:
                answer = await self.bots.step(state.game.name, state.key(), bot)
            else:
                answer = await self.bots.pick(state.game.name, state.key(), bot, seat, table.places or ())
        if answer is not None and answer in choices:
            return answer
        return choices[self.room.world.rng.randrange(len(choices))]


def decided(table: Table, seat: int, bot: str, answer: str | int, settled: int, by: By) -> list[Added]:
    """What a bot decided, if that is still asked and the seat is still the bot's."""
    if table.settled != settled:
        raise Refusal("stale", n=table.n)
    if by == "bot" and table.seats[seat].bot != bot:
        raise Refusal("not-yours", seat=seat)
    return pick_for(table, seat, answer) if isinstance(answer, int) else step_for(table, seat, answer, by)


def picks(table: Table) -> list[int]:
    return [] if table.interlude is None else table.interlude.choices(table)


def nothing(table: Table) -> list[Added]:
    """Decides nothing; what can happen by itself happens."""
    return []
