"""A wish in a race counts from the moment when it was made."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.chazz.measures import MEASURES, TICKS
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.tape import Tape, replay
from igroteka.games.chazz.timeline import OPEN, Timeline
from igroteka.games.chazz.track import RING, chair_places, even_places
from igroteka.games.chazz.wishes import RaceWish
from igroteka.server.table.lag import MOST, SEVERAL, Lag
from tests.marks import clause

EARLIEST = MEASURES.countdown + MEASURES.earliest
REACTION = 0.4
LEADER = 3


def lag(seconds: float) -> Lag:
    found = Lag(lambda: seconds)
    for _ in range(SEVERAL):
        found.measured(seconds)
    return found


class Story:
    """A race of four with ticks at n/30 s. Cats 0 and 1 are equally far from the first chair, on either side."""

    def __init__(self, caller: int | None = None) -> None:
        walked = MEASURES.least * (EARLIEST - MEASURES.countdown + 1)
        places = (RING - 1500 - walked, 1500 + walked, chair_places(4)[1], chair_places(4)[2])
        self.race, self.ticks = Timeline(Start(LEADER, places)), 0
        slowly = {0: RaceWish.CLOCKWISE_SLOW, 1: RaceWish.COUNTER_SLOW}
        while self.ticks < EARLIEST:
            self.tick(slowly if self.ticks == 0 else {})
        self.called = self.ticks / TICKS
        self.race.tick(self.called, {}, call=True, caller=caller)
        self.ticks += 1

    def tick(self, pressed: Any = (), pause: float = 0.0) -> None:
        self.race.tick(self.ticks / TICKS + pause, dict(pressed))
        self.ticks += 1

    def run(self, *asked: tuple[float, int, int, Lag], pause: float = 0.0) -> dict[int, int]:
        """People ask when their wish comes, in seconds after the call. Who sits where in the end."""
        coming = sorted(asked, key=lambda one: one[0])
        while not self.race.over:
            while coming and self.called + coming[0][0] <= self.ticks / TICKS + pause:
                when, seat, wish, late = coming.pop(0)
                self.race.ask(seat, wish, self.called + when, late)
            self.tick((), pause)
        return dict(self.race.settled.seatings)

    def entered(self, seat: int) -> list[float]:
        """When its wishes for chairs count, in ticks after the call."""
        return [
            row.tick - EARLIEST for row in self.race.settled.rows if row.seat == seat and row.value >= RaceWish.NEAREST
        ]


FIRST_CHAIR = int(RaceWish.CHAIR)


@clause("CH-27")
@pytest.mark.parametrize("late", [0.02, 0.1, 0.15, 0.2])
@pytest.mark.parametrize(("ahead", "winner"), [(0.05, 1), (-0.05, 0)])
def test_ch_27_who_reacts_sooner_sits_however_late_they_are_heard(late, ahead, winner):
    story = Story()
    sits = story.run(
        (REACTION, 0, FIRST_CHAIR, lag(0.0)),
        (REACTION - ahead + late, 1, FIRST_CHAIR, lag(late)),
    )
    assert sits[winner] == 0


@pytest.mark.parametrize("late", [0.032, 0.034, 0.1, 0.117])
def test_the_credit_is_in_milliseconds(late):
    """Wherever within a tick a wish comes, it counts from the tick after it was made."""
    for part in range(10):
        story, made = Story(), REACTION + part / 10 / TICKS + 0.0001
        story.run((made, 0, FIRST_CHAIR, lag(0.0)), (made + late, 1, FIRST_CHAIR, lag(late)))
        assert story.entered(0) == story.entered(1)


def test_a_wish_is_put_back_by_no_more_than_the_ticks_that_are_open():
    story = Story()
    story.run((REACTION, 0, FIRST_CHAIR, lag(5.0)))
    assert story.entered(0) == [round(REACTION * TICKS) - int(MOST * TICKS)]
    assert MOST * TICKS <= OPEN < MOST * TICKS + 1


def test_only_the_first_wish_after_the_call_is_credited():
    story = Story()
    story.run((REACTION, 0, FIRST_CHAIR + 1, lag(0.1)), (REACTION + 0.2, 0, FIRST_CHAIR, lag(0.1)))
    assert story.entered(0) == [9, 18]


def test_who_has_called_is_not_credited_because_they_know_the_moment():
    story = Story(caller=LEADER)
    story.run((REACTION, LEADER, FIRST_CHAIR, lag(0.2)), (REACTION, 0, FIRST_CHAIR, lag(0.2)))
    assert story.entered(LEADER) == [12]
    assert story.entered(0) == [6]


def test_a_wish_that_was_made_before_the_call_is_a_false_start():
    story = Story()
    story.race.ask(0, FIRST_CHAIR, story.called + 0.05, lag(0.15))
    for _ in range(4):
        story.tick()
    assert story.race.now.fields.ready[0] == EARLIEST + MEASURES.flinch


def test_steering_is_credited_too():
    race = Timeline(Start(0, even_places(range(4))))
    for number in range(MEASURES.countdown + 20):
        if number == MEASURES.countdown + 12:
            race.ask(1, int(RaceWish.COUNTER_FAST), number / TICKS, lag(0.1))
        race.tick(number / TICKS, {})
    assert [row.tick for row in race.settled.rows] == [MEASURES.countdown + 9]


@clause("CH-27")
def test_ch_27_a_chair_is_taken_when_nothing_can_change_that():
    story = Story()
    story.race.ask(0, FIRST_CHAIR, story.called, lag(0.0))
    while story.race.now.fields.chair[0] < 0:
        assert story.race.snapshot()["chairs"][0] is None
        story.tick()
    for _ in range(OPEN):
        assert story.race.snapshot()["chairs"][0] is None
        story.tick()
    assert story.race.snapshot()["chairs"][0] == 0


def test_what_was_chosen_while_the_race_waited_counts_from_when_it_goes_on():
    story = Story()
    sits = story.run((1.0, 1, FIRST_CHAIR, lag(0.2)), (2.0, 0, FIRST_CHAIR, lag(0.0)), pause=3.0)
    assert story.entered(0) == story.entered(1) == [1]
    assert sits[0] == 0  # the same way in the same tick: the lower seat


WISHES = st.tuples(
    st.integers(0, 120), st.integers(0, 3), st.sampled_from([*RaceWish][1:]), st.sampled_from([0.0, 0.05, 0.12, 0.2])
)


@settings(max_examples=60)
@given(st.lists(WISHES, max_size=25), st.integers(0, 60))
def test_what_is_settled_stays_and_is_what_was_shown_last(wanted, patience):
    race = Timeline(Start(0, even_places(range(4))))
    coming = sorted((EARLIEST - 60 + when, seat, int(wish), late) for when, seat, wish, late in wanted)
    lags = {(seat, late): lag(late) for _, seat, _, late in coming}
    number, before = 0, []
    while not race.over:
        while coming and coming[0][0] <= number:
            when, seat, wish, late = coming.pop(0)
            race.ask(seat, wish, when / TICKS, lags[seat, late])
        race.tick(number / TICKS, {}, call=number == EARLIEST + patience)
        assert race.settled.seatings[: len(before)] == before
        before = race.settled.seatings
        assert race.settled.ticks == max(0, number + 1 - OPEN)
        number += 1
    assert race.now.fields == race.settled.fields
    tape = Tape.read(Tape.of(race.settled).text())
    assert replay(tape).seatings == race.settled.seatings
