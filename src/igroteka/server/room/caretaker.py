"""Keeps a table going where no client does: asks bots, watches the time for a decision, runs races."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from igroteka.core.actors import CHANCE, RACE
from igroteka.server.ports import BotFailed, Thinker
from igroteka.server.protocol.refusal import Refused
from igroteka.server.room.race_loop import RaceLoop
from igroteka.server.table import deciding
from igroteka.server.table.entries import By
from igroteka.server.table.orders import Done, carry_out
from igroteka.server.table.table import Table
from igroteka.store.errors import StoreFailed

if TYPE_CHECKING:
    from igroteka.server.room.room import Room

AGAIN = 2.0
"""Seconds until the store is tried again, when nobody else would."""

AT_ONCE = 0.0
HUMAN = 1.2
"""Seconds that bots take at least for the first decision of a turn, so that people can follow them."""
FURTHER = 0.4
"""Of that, for each further decision of the same seat."""

log = structlog.get_logger()


class Caretaker:
    def __init__(self, room: Room, thinker: Thinker, pace: float) -> None:
        self.room, self.thinker, self.pace = room, thinker, pace
        self.tasks: set[asyncio.Task[None]] = set()
        self.deadline: float | None = None
        """When the time for the decision that is awaited is over."""
        self.timer: asyncio.Task[None] | None = None
        self.settled = -1
        """The last entry that changed the match, for which the time was set."""
        self.asked: set[tuple[int, int, str]] = set()
        """Seats and bots that have been asked since, with that entry."""
        self.race: RaceLoop | None = None
        self.trying: asyncio.Task[None] | None = None

    def keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that goes on whether anybody waits for it or not."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        """Work that went wrong in a way nobody foresaw: it is noted, and the table is read anew."""
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a table stumbled", table=self.room.stored.id, exc_info=error)
            self.room.forget()
            if task is not self.trying:  # once: a table that cannot be read would stumble for ever
                self.try_again()

    def left(self, table: Table) -> float | None:
        """Seconds that remain for the decision that is awaited."""
        if self.deadline is None or table.is_raced or not table.waits_for:
            return None
        return round(max(0.0, self.deadline - self.room.clock.now()), 1)

    def look_after(self, table: Table) -> None:
        """After every change: a race is run, whoever is not a person is asked, and the time starts anew."""
        if table.is_raced:
            if self.race is None:
                self.race = RaceLoop(self.room, table)
                self.keep(self.run_race(self.race))
            return
        if table.settled != self.settled:
            self.stop_timer()
            self.settled = table.settled
            self.asked.clear()
            if table.opened.seconds is not None and table.waits_for:
                self.deadline = self.room.clock.now() + table.opened.seconds
                self.timer = self.keep(self.wait(table.settled, self.deadline))
        for seat in table.waits_for:
            bot = table.seats[seat].bot
            if bot is not None and (table.settled, seat, bot) not in self.asked:
                self.asked.add((table.settled, seat, bot))
                self.keep(self.ask(seat, bot, table.settled, "bot"))

    async def run_race(self, race: RaceLoop) -> None:
        try:
            await race.run()
        except StoreFailed:
            self.room.pause()
            return
        finally:
            self.race = None
        await self.go_on()

    async def go_on(self) -> bool:
        """Whatever is to be looked after now. Says whether the table could be read."""
        try:
            async with self.room.lock:
                await self.room.go_on()
                self.look_after(await self.room.opened())
        except StoreFailed:
            self.room.pause()
            return False
        return True

    def try_again(self) -> None:
        """In a while, once for all who could not be served."""
        if self.trying is None or self.trying.done():
            self.trying = self.keep(self.recover())

    async def recover(self) -> None:
        is_read = False
        while not is_read:
            await self.room.clock.sleep_until(self.room.clock.now() + AGAIN)
            is_read = await self.go_on()

    def forget(self) -> None:
        """The table is read anew, and what it waits for is asked for anew."""
        self.settled = -1
        self.stop_timer()

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.deadline = None

    async def wait(self, settled: int, until: float) -> None:
        """When the time is over, the stand-in decides for whoever has not."""
        await self.room.clock.sleep_until(until)
        table = self.room.table
        if table is not None and table.settled == settled:
            for seat in table.waits_for:  # by tasks of their own: what they decide stops this one
                self.keep(self.ask(seat, table.opened.stand_in, settled, "clock"))

    async def ask(self, seat: int, bot: str, settled: int, by: By) -> None:
        """A bot's decision enters the same mailbox as everybody's; a stale one is dropped."""
        table = self.room.table
        if table is None or table.settled != settled:
            return
        due = self.room.clock.now() + (self.pause(table, seat) if by == "bot" else AT_ONCE)
        answer = await self.thought(table, seat, bot)
        if due > self.room.clock.now():
            await self.room.clock.sleep_until(due)
        async with self.room.lock:
            try:
                await self.room.carry_out(lambda table: self.decided(table, seat, bot, answer, settled, by))
            except Refused:  # somebody was quicker; if the bot gets the seat once more, it is asked once more
                self.asked.discard((settled, seat, bot))
            except StoreFailed:
                self.room.pause()

    def pause(self, table: Table, seat: int) -> float:
        """How long a bot takes at least: less for what it decides after its own decision."""
        assert table.match is not None  # noqa: S101
        last = next((actor for actor in reversed(table.match.actors) if actor != CHANCE), None)
        return self.pace * FURTHER if last == table.actor == seat else self.pace

    async def thought(self, table: Table, seat: int, bot: str) -> str | int:
        """A step's text or, in the calm mode, a chair. A bot that fails, or babbles, is replaced by chance."""
        assert table.match is not None  # noqa: S101
        state, is_pick = table.match.state, table.actor == RACE
        choices = table.free_chairs() if is_pick else [state.text(step) for step in state.legal()]
        answer: str | int | None = None
        with suppress(BotFailed):
            if is_pick:
                answer = await self.thinker.pick(state.game.name, state.key(), bot, seat, table.places or ())
            else:
                answer = await self.thinker.step(state.game.name, state.key(), bot)
        if answer is not None and answer in choices:
            return answer
        return choices[self.room.world.rng.randrange(len(choices))]

    def decided(self, table: Table, seat: int, bot: str, answer: str | int, settled: int, by: By) -> list[Done]:
        if table.settled != settled:
            raise Refused("stale", n=table.n)
        if by == "bot" and table.seats[seat].bot != bot:
            raise Refused("not-yours", seat=seat)
        if isinstance(answer, int):
            decision = deciding.picked(table, seat, answer)
        else:
            decision = deciding.stepped(table, seat, answer, by)
        return carry_out(table, decision, self.room.world)

    async def stop(self) -> None:
        """Ends what is under way; what is being made durable is finished first."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
