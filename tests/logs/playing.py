"""Plays matches with seeded dice. Their logs hold every kind of entry, and every value of every option."""

from collections.abc import Callable
from itertools import count
from typing import Any

import igroteka
from igroteka.core.dice import Dice
from igroteka.core.game import Game
from igroteka.core.options import value_text
from igroteka.server.protocol.commands import (
    Act,
    Agree,
    Begin,
    Decline,
    End,
    Entropy,
    Free,
    Lend,
    Look,
    Manage,
    Pick,
    Remove,
    Return,
    Rise,
    Sit,
    Takeback,
)
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table import consent, ending, guests, hints, lending, rematch, sealing, seating, steps, takeback
from igroteka.server.table.entries import AnyEntry, Stepped
from igroteka.server.table.opening import SeatWanted, Wanted, opening
from igroteka.server.table.table import Table
from igroteka.server.table.world import World
from tests.every_game import every_option

MOST_ENTRIES = 160
"""Longer logs are left unfinished, but for the first of each game; every other one is ended by its people."""
ANN, BOB, EVE = "ann", "bob", "eve"
MEDDLING = 12
"""One decision in so many is taken back, or asked to be, or a seat is lent."""


def few_options(game: Game) -> list[dict[str, Any]]:
    """Few combinations of options, in which every value of each option occurs."""
    left = {setting for options in every_option(game) for setting in options.items()}
    chosen: list[dict[str, Any]] = []
    while left:
        best = max(every_option(game), key=lambda options: len(left & {*options.items()}))
        chosen.append(best)
        left -= {*best.items()}
    return chosen


class Evening:
    """A table with two people, Ann and Bob, and bots on the other seats. Everything is decided by dice."""

    def __init__(self, game: str, options: dict[str, Any], seed: int, calm: bool) -> None:
        self.dice, self.ids = Dice(seed), count()
        self.world = World(self.dice, present=lambda person: False, adds=lambda person: True)
        self.seed = seed
        bot = igroteka.game(game).stand_in
        others = [SeatWanted(bot=bot) for _ in range(options["players"] - 2)]
        wanted = Wanted(
            game=game,
            options={name: value_text(value) for name, value in options.items()},
            seats=[SeatWanted(name="Аня"), SeatWanted(), *others],
            public=bool(seed % 2),
            seconds=60 if seed % 3 == 0 else None,
            calm=calm,
            hints=bool(seed % 2),
        )
        self.bot = bot
        self.entries: list[AnyEntry] = opening(wanted, ANN)
        self.table = Table.fold(self.entries)

    def play(self, most: int | None, is_ended: bool) -> list[AnyEntry]:
        self.take_seats()
        table = self.table
        while not table.is_over and (most is None or table.n < most):
            if table.is_live:
                self.race()
            elif table.waits_for:
                self.decide(table.waits_for[0])
            else:
                raise AssertionError("nobody is to act")
        if is_ended and not table.is_over:
            self.end()
        if table.is_over:
            again = rematch.next_id("table")
            self.entries += [added.entry for added in rematch.led_to(table, ANN, again)]
        return self.entries

    def id(self) -> str:
        return str(next(self.ids))

    def do(self, decider: Callable[..., Any], person: str, command: Any) -> bool:
        """Whether the command was carried out."""
        try:
            added = decider(self.table, person, command, self.world) + steps.follow(self.table, self.world)
        except Refusal:
            return False
        self.entries += [one.entry for one in added]
        return True

    def take_seats(self) -> None:
        self.do(seating.sit, BOB, Sit(id=self.id(), seat=1, name="Боря"))
        self.do(seating.look, BOB, Look(id=self.id(), seat=1, look=0))
        self.do(seating.look, ANN, Look(id=self.id(), seat=0, look=1))
        self.do(seating.look, BOB, Look(id=self.id(), seat=1, look=self.table.look_count - 1))
        self.do(seating.rise, BOB, Rise(id=self.id(), seat=1))
        self.do(guests.manage, ANN, Manage(id=self.id(), locked=False, several=True))
        self.do(seating.sit, EVE, Sit(id=self.id(), seat=1, name="Ева"))
        self.do(guests.free, ANN, Free(id=self.id(), seat=1))
        self.do(seating.sit, EVE, Sit(id=self.id(), seat=1, name="Ева"))
        self.do(guests.remove, ANN, Remove(id=self.id(), seat=1))
        self.do(seating.sit, BOB, Sit(id=self.id(), seat=1, name="Боря"))
        assert self.do(seating.begin, ANN, Begin(id=self.id()))
        self.seal()

    def seal(self) -> None:
        """One of the two adds to the dice; the other may come too late."""
        first, second = (ANN, BOB) if self.seed % 2 else (BOB, ANN)
        assert self.do(sealing.add_entropy, first, Entropy(id=self.id(), entropy=f"{self.seed:064x}"))
        if self.seed % 3:
            assert self.do(sealing.add_entropy, second, Entropy(id=self.id(), entropy=f"{self.seed + 1:064x}"))
        else:
            assert self.do(lambda table, *_: sealing.sealed_at_last(table, self.world), "", None)

    def decide(self, seat: int) -> None:
        table = self.table
        holder = table.seats[seat].person
        if holder is not None and table.seats[seat].bot is None and self.dice.randrange(MEDDLING) == 0:
            self.meddle(seat, holder)
            return
        if table.actor >= 0:
            legal = self.state().legal_texts()
            text = legal[self.dice.randrange(len(legal))]
            if holder is not None and table.seats[seat].bot is None:
                assert self.do(steps.act, holder, Act(id=self.id(), seat=seat, n=table.n, a=text))
            else:
                self.do(lambda table, *_: steps.step_for(table, seat, text, "bot"), "", None)
            return
        assert table.interlude is not None
        chairs = table.interlude.choices(table)
        chair = chairs[self.dice.randrange(len(chairs))]
        if holder is not None and table.seats[seat].bot is None:
            assert self.do(steps.pick, holder, Pick(id=self.id(), seat=seat, n=table.n, chair=chair))
        else:
            self.do(lambda table, *_: steps.pick_for(table, seat, chair), "", None)

    def meddle(self, seat: int, holder: str) -> None:
        """Takes back, lends the seat and comes back."""
        table, other = self.table, BOB if holder == ANN else ANN
        [others] = [number for number, taken in enumerate(table.seats) if taken.person == other]
        if seat == table.actor:
            self.do(lambda table, *_: hints.count(table, seat, table.settled), "", None)
        lent = self.dice.randrange(3) == 0
        if lent:
            self.do(lending.lend, holder, Lend(id=self.id(), seat=seat, bot=self.bot))
        self.do(takeback.take_back, other, Takeback(id=self.id(), seat=others, n=table.n))
        if table.asked is not None:
            answer = Agree if self.dice.randrange(2) else Decline
            decider = consent.agree if answer is Agree else consent.decline
            self.do(decider, holder, answer(id=self.id(), seat=seat, n=table.n))
        if lent:
            self.do(lending.come_back, holder, Return(id=self.id(), seat=seat))

    def end(self) -> None:
        """One of the two wants to end the match; the other declines first, and then agrees."""
        table, self.world.present = self.table, lambda person: True
        own, others = (table.seats_of(person)[0] for person in (ANN, BOB))
        for decider, answer in ((consent.decline, Decline), (consent.agree, Agree)):
            assert self.do(ending.end, ANN, End(id=self.id(), seat=own, n=table.n))
            assert self.do(decider, BOB, answer(id=self.id(), seat=others, n=table.n))
        assert table.is_over

    def race(self) -> None:
        """Play on the clock, tick by tick, with everything durable at once."""
        table = self.table
        assert table.interlude is not None
        live = self.world.live = table.interlude.live(table, self.dice)
        caller = table.seats[table.actor] if table.actor >= 0 else None
        for tick in count():
            if live.is_over:
                break
            for decision in live.tick(table, tick / live.ticks_per_second):
                self.hear(decision(table) + steps.follow(table, self.world))
            if caller is not None and caller.person and live.may_act and self.dice.randrange(30) == 0:
                legal = self.state().legal_texts()
                act = Act(id=self.id(), seat=table.actor, n=table.n, a=legal[self.dice.randrange(len(legal))])
                before = len(self.entries)
                assert self.do(steps.act, caller.person, act)
                self.tell_live(self.entries[before:])
        self.world.live = None

    def hear(self, added: list[Any]) -> None:
        self.entries += [one.entry for one in added]
        self.tell_live([one.entry for one in added])

    def tell_live(self, entries: list[AnyEntry]) -> None:
        for entry in entries:
            if self.world.live is not None and isinstance(entry, Stepped):
                self.world.live.heard(entry.a)

    def state(self) -> Any:
        assert self.table.match is not None
        return self.table.match.state


def played(game: Game) -> dict[str, list[AnyEntry]]:
    """Logs of a game, by name."""
    logs: dict[str, list[AnyEntry]] = {}
    for number, options in enumerate(few_options(game)):
        calm = game.has_race and number % 2 == 1
        evening = Evening(game.name, options, seed=number + 1, calm=calm)
        logs[f"{game.name}-{number + 1}"] = evening.play(MOST_ENTRIES if number else None, is_ended=number % 2 == 1)
    return logs
