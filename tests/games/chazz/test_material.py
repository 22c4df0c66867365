"""The table before the first round: CH-101 … CH-105, CH-6, CH-23 … CH-25."""

from collections.abc import Callable

import msgspec
import pytest

import igroteka
from igroteka.core.errors import BadOption
from igroteka.core.state import State
from tests.every_game import random_play
from tests.games.chazz.asking import called, cards, chances, is_over, new, played, position, refusal
from tests.marks import clause

SEATS = [4, 5, 6, 7, 8]


@clause("CH-101")
def test_ch_101_two_territories_win():
    state = called(position(["2 spit 2", "2 claw 2"], ["2 1"], leader=3), "rub", 1, 2, 3)
    assert is_over(state)
    assert state.scores() == [0, 2, 0, 0]
    assert state.ranking()[1] == 1


@clause("CH-102")
def test_ch_102_eight_sets_of_ten_and_the_leader_card():
    hands = [seat.hand for seat in new(players=8).view().seats]
    assert hands == [{"spit": 3, "claw": 3, "rub": 3, "territory": 1}] * 8
    assert 1 + sum(sum(hand.values()) for hand in hands) == 81


@clause("CH-103")
def test_ch_103_four_to_eight_play():
    assert igroteka.game("chazz").seats == (4, 5, 6, 7, 8)
    assert new().players == 4


@clause("CH-23")
@pytest.mark.parametrize("players", [1, 2, 3, 9])
def test_ch_23_there_is_no_table_for_fewer_than_four(players: int):
    with pytest.raises(BadOption):
        new(players=players)


@clause("CH-24")
def test_ch_24_no_chair_is_taken_away():
    for state, _ in random_play(new(players=6), 1):
        assert len(state.view().chairs) == 5


@clause("CH-104")
@pytest.mark.parametrize("players", SEATS)
def test_ch_104_one_chair_fewer_than_players(players: int):
    state = new(players=players)
    assert len(state.view().chairs) == players - 1
    assert set(chances(played(state, "leader 1"))) == {f"card {chair}" for chair in range(1, players)}


@clause("CH-104")
@pytest.mark.parametrize(
    ("made", "text"),
    [
        (new, "leader 5"),
        (lambda: played(new(), "leader 1"), "card 4"),
        (position, "sit 5 1"),
        (lambda: played(position(), "call spit"), "sit 5 1"),
        (lambda: played(position(), "call spit"), "sit 1 4"),
        (lambda: played(position(players=7), "call spit"), "move 7"),
    ],
)
def test_ch_104_seats_and_chairs_that_are_not_there(made: Callable[[], State], text: str):
    assert refusal(made(), text) == "CH-104"


@clause("CH-104")
def test_ch_104_the_sentence_counts_seats_and_chairs():
    reason = new(players=5).why_not("leader 6")
    assert reason is not None
    assert reason.sentence("en") == "At this table there are 5 seats and 4 chairs. (CH-104)"
    assert reason.sentence("ru") == "За этим столом 5 мест и 4 стула. (CH-104)"


@clause("CH-105")
@pytest.mark.parametrize("players", SEATS)
def test_ch_105_everybody_begins_with_a_whole_set(players: int):
    state = new(players=players)
    assert len(state.view().seats) == players
    assert all(sum(seat.hand.values()) == 10 for seat in state.view().seats)
    assert cards(state) == set()


@clause("CH-6")
@pytest.mark.parametrize("players", SEATS)
def test_ch_6_leader_and_chair_are_drawn_by_lot(players: int):
    state = new(players=players)
    assert (state.phase, state.actor) == ("leader", igroteka.CHANCE)
    assert chances(state) == {f"leader {seat}": 1 for seat in range(1, players + 1)}
    played(state, "leader 2")
    assert (state.phase, state.actor) == ("card", igroteka.CHANCE)
    assert chances(state) == {f"card {chair}": 1 for chair in range(1, players)}
    played(state, "card 3")
    assert (state.phase, state.actor) == ("call", 1)
    assert (state.view().leader, state.view().card) == (1, 2)


@clause("CH-25")
def test_ch_25_every_seat_and_every_watcher_sees_the_same():
    for state, _ in random_play(new(players=5), 2):
        watched = state.view()
        for seat in range(5):
            assert msgspec.structs.replace(state.view(seat), seat=None) == watched
