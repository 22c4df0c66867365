"""Chazz live: one race at a table, as the server's clock drives it.

Ticks go on whatever the disk does; a call or a sitting is decided in a tick and shown when it is durable. After a stall
of the server the race waits: nobody can call meanwhile, and whoever chooses a chair runs when it goes on.

If the server stops during a race, the race is run again; if the word was already called, those who still stand take the
nearest chairs.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from igroteka.bots.race.chairs import Chairs
from igroteka.bots.race.characters import CHARACTERS
from igroteka.bots.race.racers import Racer
from igroteka.core.actors import RACE
from igroteka.core.dice import Rng
from igroteka.games.chazz import tape, wishes
from igroteka.games.chazz.language import KIND_NAMES, LANGUAGE
from igroteka.games.chazz.measures import MEASURES, TICKS
from igroteka.games.chazz.race_api import sit_text
from igroteka.games.chazz.start import Start, drawn_start
from igroteka.games.chazz.timeline import Timeline
from igroteka.server.protocol.messages import By, RaceFacts, Snapshot
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.entries import Raced, Stepped
from igroteka.server.table.interlude import Decision
from igroteka.server.table.lag import Lag
from igroteka.server.table.steps import step_for
from igroteka.server.table.table import Added, Table

SHOWN_EVERY = 2  # ticks
EARLIEST_CALL = MEASURES.countdown + MEASURES.earliest  # CH-3

SitDown = Callable[[Table, Start, Sequence[int | None]], list[Added]]


class LiveRace:
    ticks_per_second = TICKS
    shown_every = SHOWN_EVERY

    def __init__(self, table: Table, rng: Rng, sit_down: SitDown) -> None:
        assert table.match is not None  # noqa: S101
        self.rng, self.sit_down = rng, sit_down
        draws, number = table.dice.draws(rng), round_of(table)
        self.words = draws(f"word {number}")
        self.start = start_of(table, draws(f"places {number}"))
        self.race = Timeline(self.start)
        self.is_interrupted = table.actor == RACE
        """The word was called before the server stopped; the race itself is lost."""
        self.held = 0
        """Seconds for which it waits."""
        self.called: str | None = None
        """The leader's word, as soon as it is durable."""
        self.chairs = Chairs(table.match.state)
        self.racers: dict[int, Racer] = {}
        self.advice: dict[str, int] = {}
        self.advisor = None if self.is_interrupted else table.seats[self.start.leader].bot

    @property
    def is_over(self) -> bool:
        return self.is_interrupted or self.race.over

    @property
    def may_act(self) -> bool:
        return not self.held and self.called is None and self.race.now.may_call

    def wish(self, seat: int, text: str, came: float, lag: Lag) -> None:
        try:
            self.race.ask(seat, wishes.parse(text, self.start.players), came, lag)
        except wishes.UnknownWish:
            raise Refusal("unknown-wish") from None

    def advise(self, advice: Mapping[str, int]) -> None:
        self.advice.update(advice)

    def hold(self, seconds: int) -> None:
        self.held = seconds

    def heard(self, step: str) -> None:
        if step.startswith("call "):
            self.called = step.removeprefix("call ")

    @property
    def word(self) -> str | None:
        """The word, once the cats have heard it: in the tick after it was called."""
        return self.called if self.race.now.called else None

    def tick(self, table: Table | None, moment: float) -> list[Decision]:
        if self.is_interrupted:
            return [lambda table: self.sit_down(table, self.start, [None] * self.start.players)]
        if table is not None:
            self.take_seats(table)
        pressed, chosen = self.press()
        was_called, sat = self.race.now.called, len(self.race.settled.seatings)
        is_called = not was_called and (self.called or chosen) is not None
        self.race.tick(moment, pressed, call=is_called, caller=self.start.leader if self.called else None)
        decisions: list[Decision] = []
        if self.race.now.called and not was_called and self.called is None:
            decisions.append(partial(self.call, chosen))
        decisions += [partial(sit, seat, chair) for seat, chair in self.race.settled.seatings[sat:]]
        if self.race.over:
            decisions[-1] = partial(self.end, decisions[-1])
        return decisions

    def take_seats(self, table: Table) -> None:
        """A racer for every seat that a bot plays now: people come and go during a race, too."""
        for seat, has in enumerate(table.seats):
            racer = self.racers.get(seat)
            if has.bot is None:
                self.racers.pop(seat, None)
            elif racer is None or racer.character.name != has.bot:
                self.racers[seat] = Racer(CHARACTERS[has.bot], seat, self.chairs, self.rng, self.advice)

    def press(self) -> tuple[dict[int, int], str | None]:
        """What the bots wish for in this tick; and the word, if one of them calls."""
        wished: dict[int, int] = {}
        if self.race.now.called and self.called is None:
            return wished, None  # a word that is not durable yet is not heard by bots either
        seen, chosen = self.race.snapshot(), None
        for seat, racer in self.racers.items():
            pressed = racer.press(seen, self.word)
            if pressed.wish:
                wished[seat] = int(pressed.wish)
            if pressed.word is not None and self.race.now.may_call:
                chosen = pressed.word
        return wished, chosen

    def call(self, chosen: str | None, table: Table) -> list[Added]:
        """A character's word, or a random one at the latest moment (CH-3); nothing if a person has called meanwhile."""
        if self.called is not None:
            return []
        word = chosen or KIND_NAMES[self.words.randrange(len(KIND_NAMES))]
        by: By = "bot" if chosen else "chance"
        return step_for(table, self.start.leader, f"call {word}", by)

    def end(self, last: Decision, table: Table) -> list[Added]:
        """The last cat sits down, and nothing comes between that and the tape."""
        return [*last(table), table.add(Raced(tape.Tape.of(self.race.settled).text()))]

    def snapshot(self) -> Snapshot | None:
        if self.is_interrupted:
            return None
        facts = RaceFacts(**self.race.snapshot(), signal=MEASURES.countdown, call=EARLIEST_CALL, held=self.held)
        return Snapshot(race=facts, word=self.word)


def round_of(table: Table) -> int:
    """The number of the round, from 1: how many words have been called, with the one that is awaited."""
    assert table.match is not None  # noqa: S101
    steps = LANGUAGE.steps
    called = sum(steps[step].verb == "call" for step in table.match.steps)
    return called + (table.match.state.phase == "call")


def start_of(table: Table, rng: Rng) -> Start:
    """CH-26: from where everybody stood after the last race in force; without one, from places that are drawn. So a
    race that was undone starts again as it did.
    """
    assert table.match is not None  # noqa: S101
    leader = table.match.state.plain().leader
    if table.tapes:
        _, last = table.tapes[-1]
        return tape.replay(tape.Tape.read(last)).next_start(leader)
    return drawn_start(leader, len(table.seats), rng)


def sit(seat: int, chair: int, table: Table) -> list[Added]:
    return [table.add(Stepped(sit_text(seat, chair), "race"))]
