"""Keeps a table going where no client does: asks bots, watches the time for a decision, drives play on the clock.

While nobody is there, bots do not play and no play on the clock begins. Only the time for a person's decision runs on.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from igroteka.core.actors import CHANCE
from igroteka.server.ports import Asker, BotFailed, Bots, Clock
from igroteka.server.protocol.messages import AnyOut, By
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.hinting import Hinting
from igroteka.server.room.live import LiveLoop
from igroteka.server.table import sealing
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
FAIR = 10.0
"""The least seconds for a decision after the server was away, unless the table gives less for every decision."""
LATE = 2.0
"""Seconds by which the end of a decision's time is noticed too late, if the server itself stood still."""


class Thought(NamedTuple):
    """What a bot has been asked: for which seat, after which entry, and why."""

    settled: int
    seat: int
    bot: str
    by: By


class CaretakersRoom(Protocol):
    """What a caretaker may ask of its room."""

    clock: Clock
    world: World
    due: int | None
    """Until when a decision is awaited, on the wall clock, as the store has it."""
    back_at: float
    """Since when people have been able to act again."""

    @property
    def table(self) -> Table | None:
        """The table, if it is in memory."""
        ...

    @property
    def is_attended(self) -> bool:
        """Whether anybody is there."""
        ...

    @property
    def asker(self) -> Asker:
        """For whom bots think now."""
        ...

    async def commit(self, decide: Decision) -> None:
        """Waits for its turn, decides, makes it durable, tells. StoreFailed, after which the table is paused."""
        ...

    def send_all(self, message: AnyOut) -> None: ...

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
        self.thinking: dict[Thought, asyncio.Task[None]] = {}
        """What bots have been asked and have not decided."""
        self.one_at_a_time = asyncio.Lock()
        """However many bots a table has, it takes up one worker."""
        self.hinting = Hinting(room, bots)
        self.sealing: asyncio.Task[None] | None = None
        """Waits until the dice are sealed."""

    def left(self, table: Table) -> float | None:
        """Seconds that remain for the awaited decision."""
        if self.deadline is None or table.is_live or not table.waits_for:
            return None
        return round(max(0.0, self.deadline - self.room.clock.now()), 1)

    def look_after(self, table: Table) -> None:
        """After every change: starts live play, asks bots, and sets the timer."""
        if table.match is None and table.dice.is_open and self.sealing is None:
            self.sealing = self.room.keep(self.seal_in_time())
        if self.thinking:
            self.withdraw(lambda thought: not is_wanted(thought, table))
        if self.hinting.thinking is not None and self.hinting.settled != table.settled:
            self.hinting.forget()
        if table.is_live and table.interlude is not None:
            if self.room.world.live is None and self.room.is_attended:
                self.room.world.live = table.interlude.live(table, self.room.world.rng)
                self.room.keep(self.play_live(table))
            return
        if table.settled != self.settled:
            self.stop_timer()
            self.settled = table.settled
            self.asked.clear()
            if self.room.due is not None and table.waits_for:
                self.deadline = self.fair_deadline(table, self.room.due)
                self.timer = self.room.keep(self.wait(table.settled, self.deadline))
        if self.room.is_attended:
            self.ask_bots(table)

    def ask_bots(self, table: Table) -> None:
        for seat in table.waits_for:
            bot = table.seats[seat].bot
            if bot is not None and (table.settled, seat, bot) not in self.asked:
                self.asked.add((table.settled, seat, bot))
                self.think(Thought(table.settled, seat, bot, "bot"))

    def rest(self) -> None:
        """Nobody is there any more."""
        self.withdraw(lambda thought: thought.by == "bot")

    async def seal_in_time(self) -> None:
        """Seals the dice, if some of those who could add to them do not."""
        await self.room.clock.sleep_until(self.room.clock.now() + sealing.SECONDS)
        self.sealing = None
        with suppress(StoreFailed):
            await self.room.commit(lambda table: sealing.sealed_at_last(table, self.room.world))

    # Play on the clock

    async def play_live(self, table: Table) -> None:
        room, live = self.room, self.room.world.live
        assert live is not None  # noqa: S101
        assert table.match is not None  # noqa: S101
        advising = None
        if live.advisor is not None:
            advising = room.keep(self.advise(live.advisor, table.game.name, table.match.state.key()))
        loop = LiveLoop(live, room.clock, lambda: room.table, room.commit, room.send_all)
        with suppress(StoreFailed):  # after which the room is paused, and goes on by itself
            try:
                await loop.run()
            finally:
                room.world.live = None
                if advising is not None:
                    advising.cancel()
            await room.commit(nothing)

    async def advise(self, bot: str, game: str, key: bytes) -> None:
        """Asks for advice long before it is needed. Without an answer, the seat decides alone."""
        with suppress(BotFailed):
            advice = await self.bots.advice(self.room.asker, game, key, bot)
            if self.room.world.live is not None:
                self.room.world.live.advise(advice)

    # Time

    def full_time(self, table: Table) -> int | None:
        """The end of the time for a decision that is awaited from now on; None if no clock runs."""
        seconds = table.opened.seconds
        if seconds is None or not (table.waits_for or table.is_live):
            return None
        return self.room.clock.wall() + seconds * 1000

    def fair_deadline(self, table: Table, due: int) -> float:
        """The stored deadline, but not before people have had a little time to act."""
        seconds, clock = table.opened.seconds or 0, self.room.clock
        left = min((due - clock.wall()) / 1000, seconds)  # the wall clock may have jumped
        return max(clock.now() + left, self.room.back_at + min(FAIR, seconds))

    def forget(self) -> None:
        """The table is read again, and what it waits for is asked for again."""
        self.settled = -1
        self.stop_timer()
        self.withdraw(lambda thought: True)
        self.hinting.forget()

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.deadline = None

    async def wait(self, settled: int, until: float) -> None:
        """When the time is over, the stand-in decides for those who have not; for bots only where somebody waits. If
        the server itself has stood still, it may not have read yet what they did, and they get a little more time.
        """
        await self.room.clock.sleep_until(until)
        if self.room.clock.now() > until + LATE:
            self.deadline = self.room.clock.now() + FAIR
            await self.room.clock.sleep_until(self.deadline)
        table = self.room.table
        if table is not None and table.settled == settled:
            for seat in table.waits_for:  # in tasks of their own: what they decide stops this one
                if table.seats[seat].bot is None or self.room.is_attended:
                    self.end(lambda thought, seat=seat: thought.seat == seat)
                    self.think(Thought(settled, seat, table.opened.stand_in, "clock"))

    # Bots

    def think(self, thought: Thought) -> None:
        self.thinking[thought] = self.room.keep(self.decide(thought))

    def withdraw(self, is_over: Callable[[Thought], bool]) -> None:
        """Asks no longer for what is over. It may be asked for again."""
        for thought in self.end(is_over):
            self.asked.discard(thought[:3])

    def end(self, is_over: Callable[[Thought], bool]) -> list[Thought]:
        ended = [thought for thought in self.thinking if is_over(thought)]
        for thought in ended:
            self.thinking.pop(thought).cancel()
        return ended

    async def decide(self, thought: Thought) -> None:
        """A bot's decision enters the same mailbox as everybody's; a stale one is dropped."""
        settled, seat, bot, by = thought
        table = self.room.table
        assert table is not None  # noqa: S101
        due = self.room.clock.now() + (self.pause(table, seat) if by == "bot" else AT_ONCE)
        answer = await self.answer(table, seat, bot)
        if due > self.room.clock.now():
            await self.room.clock.sleep_until(due)
        del self.thinking[thought]  # what has been decided is not withdrawn
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

    async def answer(self, table: Table, seat: int, bot: str) -> str | int:
        """A step's text, or a pick. Where a bot fails or answers nonsense, chance decides."""
        assert table.match is not None  # noqa: S101
        state, is_step = table.match.state, table.actor >= 0
        choices: Sequence[str | int] = state.legal_texts() if is_step else picks(table)
        answer: str | int | None = None
        async with self.one_at_a_time:
            with suppress(BotFailed):
                if is_step:
                    answer = await self.bots.step(self.room.asker, state.game.name, state.key(), bot)
                else:
                    places = table.places or ()
                    answer = await self.bots.pick(self.room.asker, state.game.name, state.key(), bot, seat, places)
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


def is_wanted(thought: Thought, table: Table) -> bool:
    """Whether the decision that a bot thinks about is still the bot's, or the clock's."""
    if thought.settled != table.settled:
        return False
    return thought.by == "clock" or table.seats[thought.seat].bot == thought.bot


def picks(table: Table) -> list[int]:
    return [] if table.interlude is None else table.interlude.choices(table)


def nothing(table: Table) -> list[Added]:
    """Decides nothing; what can happen by itself happens."""
    return []
