"""A round up to the moment when all sit: CH-107 … CH-110, CH-1 … CH-5, CH-26."""

import itertools
import random
from collections.abc import Callable

import pytest

import igroteka
from igroteka.core.state import State
from tests.every_game import random_play
from tests.games.chazz.asking import called, chances, new, played, position, refusal, seated, texts, told
from tests.marks import clause

# Seat 2 sits down on chair 4 and has three spit cards elsewhere.
OUT_OF_SPIT = ["2 spit 1", "2 spit 2", "2 spit 3"]


def reusing() -> State:
    return called(position(OUT_OF_SPIT, players=5), "spit", 1, 3, 4, 2)


@clause("CH-107")
def test_ch_107_the_order_of_a_round():
    state = new(players=5)
    seen = [state.phase]
    for step in ("leader 1", "card 1", "call claw", "sit 1 2", "sit 2 1", "sit 3 3", "sit 4 4", "card 3", "call rub"):
        played(state, step)
        seen.append(state.phase)
    assert seen == ["leader", "card", "call", "sit", "sit", "sit", "sit", "card", "call", "sit"]
    assert reusing().phase == "reuse"


@clause("CH-107")
@pytest.mark.parametrize(
    ("made", "asked", "others"),
    [
        (lambda: new(players=5), "lot", ["card 1", "call spit", "sit 1 1", "move 1"]),
        (lambda: played(new(players=5), "leader 1"), "laid", ["leader 1", "call spit", "sit 1 1", "move 1"]),
        (lambda: position(players=5), "word", ["leader 1", "card 1", "card 2", "sit 1 1", "move 1"]),
        (lambda: played(position(players=5), "call spit"), "chairs", ["leader 1", "card 1", "call spit", "move 1"]),
        (reusing, "moved", ["leader 1", "card 1", "call spit", "sit 5 1"]),
    ],
    ids=["leader", "card", "call", "sit", "reuse"],
)
def test_ch_107_nothing_out_of_order(made: Callable[[], State], asked: str, others: list[str]):
    state = made()
    for text in others:
        reason = state.why_not(text)
        assert reason is not None
        assert reason.clause == "CH-107"
        assert asked in reason.sentence("en")


@clause("CH-26")
def test_ch_26_everybody_starts_from_where_he_sat():
    state = played(called(position(players=5), "spit", 4, 2, 5, 1), "card 2")
    assert state.phase == "call"
    assert [seat.chair for seat in state.view().seats] == [3, 1, None, 0, 2]
    played(state, "call rub")
    assert [seat.chair for seat in state.view().seats] == [None] * 5


@clause("CH-26")
def test_ch_26_in_the_first_round_nobody_has_sat():
    assert [seat.chair for seat in position(players=5).view().seats] == [None] * 5


@clause("CH-108")
def test_ch_108_any_cat_may_come_to_any_chair():
    """Walking is free, so no place on the ring keeps a cat from a chair."""
    state = played(called(position(players=5), "spit", 4, 2, 5, 1), "card 2", "call rub")
    assert len(chances(state)) == 5 * 4


@clause("CH-5")
def test_ch_5_there_is_no_step_for_standing_still():
    state = played(position(players=5), "call spit")
    while state.phase == "sit":
        assert all(text.startswith("sit ") for text in chances(state))
        played(state, min(chances(state)))


@clause("CH-4")
@pytest.mark.parametrize("leader", [1, 2, 3, 4])
def test_ch_4_the_leader_sits_down_too(leader: int):
    state = played(position(leader=leader), "call spit")
    assert {f"sit {leader} {chair}" for chair in (1, 2, 3)} <= set(chances(state))


@clause("CH-109")
@pytest.mark.parametrize("leader", [1, 2, 3, 4])
def test_ch_109_the_leader_calls_one_of_three_words(leader: int):
    state = position(leader=leader)
    assert (state.phase, state.actor) == ("call", leader - 1)
    assert texts(state) == {"call spit", "call claw", "call rub"}
    assert told(state, "call rub") == [f"{leader} calls rub"]
    assert played(state, "call rub").view().word == "rub"


@clause("CH-3")
def test_ch_3_all_words_are_always_open_so_a_random_one_can_be_called_for_him():
    for state, _ in random_play(new(players=5), 3):
        if state.phase == "call":
            assert texts(state) == {"call spit", "call claw", "call rub"}


@clause("CH-110")
def test_ch_110_one_cat_a_chair_until_all_are_taken():
    state = played(position(players=5), "call spit", "sit 3 2", "sit 1 4")
    assert set(chances(state)) == {f"sit {seat} {chair}" for seat in (2, 4, 5) for chair in (1, 3)}
    played(state, "sit 5 1", "sit 2 3")
    assert state.phase == "card"
    assert [at.sitter for at in state.view().chairs] == [4, 2, 1, 0]
    assert state.view().seats[3].chair is None


@clause("CH-110")
@pytest.mark.parametrize(("text", "said"), [("sit 3 1", "sits already"), ("sit 2 2", "is taken")])
def test_ch_110_no_second_chair_and_no_chair_for_two(text: str, said: str):
    reason = played(position(), "call spit", "sit 3 2").why_not(text)
    assert reason is not None
    assert reason.clause == "CH-110"
    assert said in reason.sentence("en")


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_who_sits_where_is_asked_of_the_race_and_sampled_evenly(players: int):
    state = played(position(players=players), "call spit")
    seats, chairs = range(1, players + 1), range(1, players)
    assert (state.phase, state.actor) == ("sit", igroteka.RACE)
    assert chances(state) == {f"sit {seat} {chair}": 1 for seat in seats for chair in chairs}
    assert state.legal() == []
    assert repr(state) == "<chazz: sit, race>"


@clause("CH-2")
def test_ch_2_the_order_of_sitting_settles_nothing_but_the_chairs():
    """Disputes are over when a step is taken: the same seating in any order leads to the same state."""
    sittings = ["sit 1 3", "sit 2 1", "sit 4 2"]
    before = position(["2 claw 1", "2 rub 1", "4 spit 2"], ["1 3"], leader=4, card=3)
    keys = {played(before.copy(), "call spit", *order).key() for order in itertools.permutations(sittings)}
    assert len(keys) == 1


@clause("CH-2")
def test_ch_2_the_order_of_sitting_does_not_matter_in_any_round():
    rng = random.Random(4)
    for state, _ in random_play(new(players=6), 4):
        if state.phase == "call":
            sitters = rng.sample(range(1, 7), 5)
            one = called(state.copy(), "claw", *sitters)
            other = played(state.copy(), "call claw")
            for chair in (5, 2, 4, 1, 3):
                played(other, f"sit {sitters[chair - 1]} {chair}")
            assert one.key() == other.key()


@clause("CH-107")
def test_ch_107_a_round_has_no_end_before_all_sit():
    state = seated(played(position(players=5), "call spit"), 1, 2, 3)
    assert state.phase == "sit"
    assert refusal(state, "card 2") == "CH-107"
