"""Games between bots."""

from functools import partial

import pytest

import igroteka
from igroteka.bots.bot import Forgetful
from igroteka.bots.bout import any_step, bout
from igroteka.core.dice import Dice, drawn
from igroteka.core.state import State


def at_random(seed: int) -> Forgetful:
    return Forgetful(partial(any_step, dice=Dice(seed)))


class Watcher:
    """Asserts that only its seat is asked, and that it is told of every step in between."""

    def __init__(self, seat: int, start: State) -> None:
        self.seat, self.known, self.asked = seat, start.copy(), 0

    def choose(self, state: State) -> int:
        assert state.actor == self.seat
        assert state.key() == self.known.key()
        self.asked += 1
        step = state.legal()[0]
        state.apply(step)  # a bot may do with its state as it likes
        return step

    def follow(self, step: int) -> None:
        self.known.apply(step)


def test_a_bout_leaves_the_state_alone_and_repeats_itself():
    state = igroteka.game("marrakech").new(players=3)
    key = state.key()
    places = [bout(state, [at_random(seat) for seat in range(3)], Dice(5)) for _ in range(2)]
    assert places[0] == places[1]
    assert min(places[0]) == 1
    assert state.key() == key


@pytest.mark.parametrize(("game", "options"), [("marrakech", {}), ("mazaitsy", {}), ("chazz", {"round_limit": 9})])
def test_only_the_seat_that_acts_is_asked_and_everybody_is_told_every_step(game, options):
    start = igroteka.game(game).new(players=4, **options)
    watchers = [Watcher(seat, start) for seat in range(4)]
    places = bout(start, watchers, Dice(1))
    assert all(watcher.asked for watcher in watchers)
    assert {watcher.known.key() for watcher in watchers} == {watchers[0].known.key()}
    assert watchers[0].known.actor == igroteka.OVER
    assert watchers[0].known.ranking() == places


def test_a_game_that_does_not_end_counts_as_it_stands():
    """Chazz without a round limit, with bots that always take the first legal step."""
    places = bout(igroteka.game("chazz").new(players=4), [Forgetful(lambda state: state.legal()[0])] * 4, Dice(1))
    assert min(places) == 1


def test_chance_is_drawn_by_weight():
    state = igroteka.game("marrakech").new(players=4)
    state.play("ahead")
    dice = Dice(1)
    rolls = [state.text(drawn(state.outcomes(), dice)) for _ in range(6000)]
    counts = {text: rolls.count(text) for text in set(rolls)}
    assert counts == pytest.approx({"roll 1": 1000, "roll 2": 2000, "roll 3": 2000, "roll 4": 1000}, rel=0.1)
