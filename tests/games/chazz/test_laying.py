"""Laying and moving cards: CH-111, CH-112, CH-7 … CH-10, CH-13."""

import itertools

import pytest

from igroteka.core.state import State
from tests.games.chazz.asking import called, cards, new, played, position, refusal, texts
from tests.marks import clause

SPITS = ["2 spit 1", "2 spit 2", "2 spit 3"]


def out_of_spit(*more: str, sitters: tuple[int, ...] = (1, 3, 4, 2)) -> State:
    """Seat 2 comes to chair 4 with all its spit cards on the table."""
    return called(position([*SPITS, *more], players=5), "spit", *sitters)


@clause("CH-111")
@pytest.mark.parametrize("kind", ["spit", "claw", "rub"])
def test_ch_111_everybody_who_sits_lays_the_called_card(kind: str):
    state = called(position(players=5), kind, 4, 2, 5, 1)
    assert cards(state) == {f"4 {kind} 1", f"2 {kind} 2", f"5 {kind} 3", f"1 {kind} 4"}
    assert [seat.hand[kind] for seat in state.view().seats] == [2, 2, 3, 2, 2]


@clause("CH-111")
def test_ch_111_nothing_is_laid_before_all_sit():
    assert cards(played(position(), "call spit", "sit 1 1", "sit 2 2")) == set()


@clause("CH-7")
def test_ch_7_laying_is_no_question():
    state = called(position(), "spit", 1, 2, 3)
    assert state.phase == "card"
    assert len(cards(state)) == 3


@clause("CH-7")
def test_ch_7_moving_cannot_be_declined():
    state = out_of_spit()
    assert texts(state) == {"move 1", "move 2", "move 3"}


@clause("CH-13")
def test_ch_13_nothing_is_laid_at_ones_own_territory():
    state = called(position(territories=["2 2"]), "spit", 1, 2, 3)
    assert cards(state) == {"1 spit 1", "3 spit 3"}


@clause("CH-13")
def test_ch_13_nothing_is_moved_there_either():
    state = called(position(SPITS, ["2 4"], players=5), "spit", 1, 3, 4, 2)
    assert state.phase == "card"
    assert set(SPITS) <= cards(state)


@clause("CH-10")
def test_ch_10_the_same_card_is_not_laid_twice():
    state = called(position(["2 spit 2"]), "spit", 1, 2, 3)
    assert cards(state) == {"1 spit 1", "2 spit 2", "3 spit 3"}
    assert state.view().seats[1].hand["spit"] == 2


@clause("CH-10")
def test_ch_10_comes_before_moving():
    state = out_of_spit(sitters=(1, 3, 2, 4))
    assert state.phase == "card"
    assert set(SPITS) <= cards(state)


@clause("CH-10")
def test_ch_10_another_kind_is_laid_beside_it():
    assert {"2 spit 2", "2 claw 2"} <= cards(called(position(["2 spit 2"]), "claw", 1, 2, 3))


@clause("CH-112")
def test_ch_112_who_is_out_of_the_called_cards_moves_one():
    state = out_of_spit()
    assert (state.phase, state.actor, state.view().turn) == ("reuse", 1, 1)
    played(state, "move 3")
    assert cards(state) == {"1 spit 1", "3 spit 2", "4 spit 3", "2 spit 1", "2 spit 2", "2 spit 4"}
    assert state.phase == "card"


@clause("CH-112")
def test_ch_112_all_others_have_laid_before_the_first_is_asked():
    state = out_of_spit()
    assert cards(state) == {*SPITS, "1 spit 1", "3 spit 2", "4 spit 3"}


@clause("CH-112")
def test_ch_112_seats_are_asked_in_order_and_see_what_was_moved_before():
    laid = [f"{seat} rub {chair}" for seat in (4, 2, 5) for chair in (1, 2, 3, 4, 5) if chair not in (seat, seat - 1)]
    state = played(position(laid, players=6), "call rub")
    played(state, "sit 5 5", "sit 4 4", "sit 1 1", "sit 2 2", "sit 3 3")
    assert (state.phase, state.actor) == ("reuse", 1)
    assert texts(state) == {"move 3", "move 4", "move 5"}
    played(state, "move 4")
    assert (state.phase, state.actor) == ("reuse", 3)
    assert "2 rub 2" in cards(state)
    played(state, "move 1")
    assert (state.phase, state.actor) == ("reuse", 4)
    played(state, "move 2")
    assert state.phase == "card"


@clause("CH-112")
def test_ch_112_who_still_has_one_is_not_asked():
    assert called(position(SPITS[:2], players=5), "spit", 1, 3, 4, 2).phase == "card"


@clause("CH-112")
def test_ch_112_who_stands_is_not_asked():
    assert called(position(SPITS, players=5), "spit", 1, 3, 4, 5).phase == "card"


@clause("CH-8")
def test_ch_8_any_of_the_three():
    state = called(position(["3 claw 2", "3 claw 5", "3 claw 6"], players=8), "claw", 1, 2, 4, 3, 5, 6, 7)
    assert texts(state) == {"move 2", "move 5", "move 6"}


@clause("CH-8")
@pytest.mark.parametrize("chair", [1, 3, 4, 7])
def test_ch_8_only_ones_own_card_of_that_kind(chair: int):
    laid = ["3 claw 2", "3 claw 5", "3 claw 6", "3 spit 1", "8 claw 3"]
    state = called(position(laid, players=8), "claw", 1, 2, 4, 3, 5, 6, 7)
    reason = state.why_not(f"move {chair}")
    assert reason is not None
    assert reason.sentence("en") == f"None of your claw cards lies at chair {chair}. (CH-8)"
    assert reason.sentence("ru") == f"У стула {chair} нет вашей карточки «царапать». (CH-8)"


@clause("CH-8")
def test_ch_8_never_asked_with_four_seats():
    """With all three of a kind on the table, every chair of three has one."""
    lying = [f"2 spit {chair}" for chair in (1, 2, 3)]
    for sitters in itertools.permutations((1, 2, 3, 4), 3):
        assert called(position(lying), "spit", *sitters).phase == "card"
    assert refusal(new(), "move 1") == "CH-107"


@clause("CH-9")
def test_ch_9_a_card_may_leave_a_set_in_progress():
    state = played(out_of_spit("2 claw 1"), "move 1")
    assert {"2 claw 1", "2 spit 4"} <= cards(state)
    assert "2 spit 1" not in cards(state)
