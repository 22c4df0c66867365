"""Decisions of characters outside the race."""

import pytest

from igroteka.bots.race.characters import CHARACTERS, SHARP
from igroteka.bots.race.turns import decide
from igroteka.core.dice import Dice
from tests.games.chazz.asking import called, position

SURE = SHARP._replace(noise=0)


def decided(state) -> str:
    return state.text(decide(SURE, state, Dice(1)))


def test_they_call_the_word_that_gains_most():
    assert decided(position(["1 rub 2", "1 claw 2"])) == "call spit"
    assert decided(position(["1 rub 2", "1 spit 2"])) == "call claw"


def test_they_do_not_call_a_word_that_wins_the_game_for_another():
    assert decided(position(["2 rub 2", "2 claw 2"], ["2 1"])) != "call spit"


def test_they_put_the_leader_card_where_they_want_to_sit():
    state = called(position(["2 rub 3", "2 claw 3"], card=1), "rub", 2, 3, 1)
    assert (state.phase, state.actor) == ("card", 1)
    assert decided(state) == "card 3"


def test_they_move_the_card_that_they_need_least():
    laid = ["2 rub 1", "2 spit 1", "2 rub 2", "2 rub 3", "2 claw 3"]
    state = called(position(laid, players=5), "rub", 1, 3, 4, 2)
    assert (state.phase, state.actor) == ("reuse", 1)
    assert decided(state) == "move 2"


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=list(CHARACTERS))
def test_every_decision_is_legal(character):
    for seed in range(20):
        state = position()
        assert decide(character, state, Dice(seed)) in state.legal()
