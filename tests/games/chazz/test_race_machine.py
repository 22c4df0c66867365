"""Whatever is pressed and whenever, what a race promises holds."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from igroteka.games.chazz.measures import MEASURES, SETTLING, most_ticks
from igroteka.games.chazz.race import INPUTS, NONE, RACE, RacePhase, set_up, tick
from igroteka.games.chazz.race_api import Race
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.tape import Tape, replay
from igroteka.games.chazz.track import RING, chair_places
from igroteka.games.chazz.wishes import texts
from tests.games.chazz.racing import to_the_end


@st.composite
def starts(draw: st.DrawFn) -> Start:
    places = draw(st.lists(st.integers(0, RING - 1), min_size=4, max_size=8))
    return Start(draw(st.integers(0, len(places) - 1)), tuple(places))


def check_promises(race: Race) -> None:
    seen = race.snapshot()
    assert all(0 <= place < RING for place in seen["places"])
    if seen["phase"] == "walk":
        assert all(MEASURES.least <= abs(speed) <= MEASURES.greatest for speed in seen["speeds"])  # CH-5
    assert all(abs(speed) <= MEASURES.run for speed in seen["speeds"])
    taken = [chair for chair in seen["chairs"] if chair is not None]
    assert len(set(taken)) == len(taken) == len(race.sits)
    assert not taken or race.called
    for (seat, chair), text in zip(race.seatings, race.sits, strict=True):
        assert text == f"sit {seat + 1} {chair + 1}"
        assert (seen["chairs"][seat], seen["places"][seat]) == (chair, chair_places(race.players)[chair])
    assert race.over == (len(taken) == race.players - 1)
    assert race.ticks <= most_ticks(race.players, race.version)


class Races(RuleBasedStateMachine):
    race: Race

    @initialize(start=starts(), version=st.sampled_from([*SETTLING]))
    def start(self, start: Start, version: int) -> None:
        self.race = Race(start, version)

    def wishes(self, data: st.DataObject) -> dict[int, int]:
        seats, codes = st.integers(0, self.race.players - 1), st.integers(1, len(texts(self.race.players)) - 1)
        return data.draw(st.dictionaries(seats, codes))

    def run(self, ticks: int, wishes: list[dict[int, int]]) -> None:
        """So many ticks with these wishes, over and over."""
        for number in range(ticks):
            before = self.race.seatings
            self.race.tick(wishes[number % len(wishes)])
            assert self.race.seatings[: len(before)] == before
            check_promises(self.race)

    @rule(ticks=st.integers(1, 200))
    def wait(self, ticks: int) -> None:
        self.run(ticks, [{}])

    @rule(data=st.data(), ticks=st.integers(1, 60))
    def press(self, data: st.DataObject, ticks: int) -> None:
        self.run(ticks, [self.wishes(data), {}])

    @rule(data=st.data(), ticks=st.integers(1, 120))
    def dither(self, data: st.DataObject, ticks: int) -> None:
        self.run(ticks, [self.wishes(data), self.wishes(data)])

    @rule(seat=st.integers(0, 7), credit=st.integers(0, max(SETTLING.values())))
    def credit(self, seat: int, credit: int) -> None:
        self.race.tick(credit={seat % self.race.players: min(credit, SETTLING[self.race.version])})

    @precondition(lambda self: self.race.may_call)
    @rule(data=st.data())
    def call(self, data: st.DataObject) -> None:
        self.race.tick(self.wishes(data), call=True)
        assert self.race.called

    @invariant()
    def the_tape_tells_it_all(self) -> None:
        if not hasattr(self, "race"):
            return
        tape = Tape.of(self.race)
        assert Tape.read(tape.text()) == tape
        assert replay(tape).fields == self.race.fields

    def teardown(self) -> None:
        if not hasattr(self, "race"):
            return
        to_the_end(self.race)
        check_promises(self.race)
        assert len(self.race.sits) == self.race.players - 1


TestRaces = Races.TestCase
TestRaces.settings = settings(max_examples=40, stateful_step_count=12)


@settings(max_examples=150)
@given(starts(), st.integers(0, MEASURES.latest), st.data())
def test_cats_that_change_their_mind_every_tick_sit_in_the_end(start, patience, data):
    """Each player presses a few wishes in turn, a new one every tick or every few, from the start to the end."""
    codes = st.integers(1, len(texts(start.players)) - 1)
    habits = [data.draw(st.lists(codes, min_size=1, max_size=4)) for _ in start.places]
    slowness = [data.draw(st.integers(1, 40)) for _ in start.places]
    race = Race(start)
    while not race.over:
        now = race.ticks
        call = race.may_call and now >= MEASURES.countdown + patience
        race.tick(
            {seat: habit[now // slowness[seat] % len(habit)] for seat, habit in enumerate(habits)},
            call=call,
        )
        assert race.ticks <= most_ticks(start.players)
    check_promises(race)
    assert len(race.sits) == start.players - 1


WORDS = st.integers(-(2**63), 2**63 - 1) | st.integers(-2, 20)


@settings(max_examples=100)
@given(starts(), st.lists(st.lists(WORDS, min_size=17, max_size=17), min_size=1, max_size=6))
def test_even_the_compiled_tick_cannot_be_broken_by_garbage(start, garbage):
    memory, inputs = np.zeros(1, RACE), np.zeros(1, INPUTS)
    set_up(memory[0], start.leader, start.places)
    race = memory[0]
    rows = [np.array(row, np.int64).view(INPUTS) for row in garbage]
    for number in range(most_ticks(start.players)):
        inputs[:] = rows[number // 20 % len(rows)]
        tick(race, inputs[0])
    assert race.phase == RacePhase.OVER
    assert all(0 <= place < RING for place in race.place)
    chairs = [int(chair) for chair in race.chair[: start.players]]
    assert sorted(chairs) == [NONE, *range(start.players - 1)]
