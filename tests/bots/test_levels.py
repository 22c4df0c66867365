"""Levels, and games between programs."""

from functools import partial

import pytest

import igroteka
from igroteka.bots.bout import bout, drawn, share
from igroteka.bots.levels import LEVELS
from igroteka.bots.thinker import choose
from igroteka.core.dice import Dice
from igroteka.core.state import State


def at_random(dice: Dice):
    return lambda state: state.legal()[dice.randrange(len(state.legal()))]


def test_each_level_plays_more_games_ahead_than_the_one_below():
    for game in ("marrakech", "tayu", "mazaitsy"):
        playouts = [level.playouts[game] for level in LEVELS.values()]
        assert playouts == sorted(set(playouts))


def test_a_bout_leaves_the_state_alone_and_repeats_itself():
    state = igroteka.game("marrakech").new(players=3)
    key = state.key()
    places = [bout(state, [at_random(Dice(seat)) for seat in range(3)], Dice(5)) for _ in range(2)]
    assert places[0] == places[1]
    assert min(places[0]) == 1
    assert state.key() == key


def test_only_a_seat_that_acts_is_asked():
    asked: list[int] = []

    def player(seat: int):
        def answer(state: State) -> int:
            assert state.actor == seat
            asked.append(seat)
            return state.legal()[0]

        return answer

    bout(igroteka.game("mazaitsy").new(players=4), [player(seat) for seat in range(4)], Dice(1))
    assert set(asked) == {0, 1, 2, 3}


def test_chance_is_drawn_by_weight():
    state = igroteka.game("marrakech").new(players=4)
    state.play("ahead")
    dice = Dice(1)
    rolls = [state.text(drawn(state, dice)) for _ in range(6000)]
    counts = {text: rolls.count(text) for text in set(rolls)}
    assert counts == pytest.approx({"roll 1": 1000, "roll 2": 2000, "roll 3": 2000, "roll 4": 1000}, rel=0.1)


@pytest.mark.parametrize(("places", "shares"), [([1, 2], [1, 0]), ([2, 1], [0, 1]), ([1, 1], [0.5, 0.5])])
def test_a_game_of_two_is_shared(places, shares):
    assert [share(places, seat) for seat in range(2)] == shares


@pytest.mark.parametrize("game", ["marrakech", "tayu", "mazaitsy"])
def test_even_a_low_level_beats_random_play(game):
    won = 0.0
    for seed in range(10):
        seat, dice = seed % 2, Dice(seed)
        players = [at_random(dice), at_random(dice)]
        players[seat] = partial(choose, LEVELS["casual"], rng=Dice(seed + 50))
        won += share(bout(igroteka.game(game).new(players=2), players, Dice(seed)), seat)
    assert won >= 8


def test_a_level_chooses_the_same_with_the_same_dice():
    state = igroteka.game("tayu").new(players=2)
    state.apply(state.outcomes()[0][0])
    assert choose(LEVELS["solid"], state, Dice(3)) == choose(LEVELS["solid"], state, Dice(3))
