"""Capturing: CH-113, CH-11, CH-12, CH-15."""

import pytest

from tests.games.chazz.asking import called, cards, played, position, territories
from tests.marks import clause


def two_of_three(seat: int, chair: int, last: str = "rub") -> list[str]:
    """Two kinds of a seat at a chair; the third is missing."""
    return [f"{seat} {kind} {chair}" for kind in ("spit", "claw", "rub") if kind != last]


@clause("CH-113")
@pytest.mark.parametrize("kind", ["spit", "claw", "rub"])
def test_ch_113_three_kinds_capture_the_chair(kind: str):
    state = called(position(two_of_three(2, 3, kind)), kind, 1, 3, 2)
    assert territories(state) == {"2 3"}
    assert state.scores() == [0, 1, 0, 0]


@clause("CH-113")
def test_ch_113_three_cards_at_different_chairs_capture_nothing():
    state = called(position(["2 spit 1", "2 claw 2"]), "rub", 1, 3, 2)
    assert territories(state) == set()


@clause("CH-113")
def test_ch_113_cards_of_several_seats_make_no_set():
    state = called(position(["1 spit 3", "3 claw 3"]), "rub", 1, 3, 2)
    assert territories(state) == set()


@clause("CH-113")
def test_ch_113_a_territory_stays_while_nobody_captures_it():
    state = called(position(two_of_three(2, 3)), "rub", 1, 3, 2)
    played(state, "card 2")
    assert territories(called(state, "spit", 2, 3, 4)) == {"2 3"}


@clause("CH-11")
def test_ch_11_the_three_cards_return_and_the_others_stay():
    state = called(position([*two_of_three(2, 3), "1 spit 3", "4 claw 3", "2 spit 1"]), "rub", 1, 3, 2)
    assert cards(state) == {"1 spit 3", "4 claw 3", "2 spit 1", "1 rub 1", "3 rub 2"}
    assert state.view().seats[1].hand == {"spit": 2, "claw": 3, "rub": 3, "territory": 0}


@clause("CH-12")
def test_ch_12_cards_are_laid_at_anothers_territory():
    state = called(position(territories=["1 3"]), "rub", 1, 3, 2)
    assert "2 rub 3" in cards(state)
    assert territories(state) == {"1 3"}


@clause("CH-12")
def test_ch_12_a_captured_territory_goes_to_the_captor():
    state = called(position(two_of_three(2, 3), ["1 3"]), "rub", 1, 3, 2)
    assert territories(state) == {"2 3"}
    assert [seat.hand["territory"] for seat in state.view().seats] == [1, 0, 1, 1]


@clause("CH-15")
def test_ch_15_several_captures_in_one_round():
    laid = [*two_of_three(1, 1), *two_of_three(2, 3), *two_of_three(3, 2)]
    state = called(position(laid, ["4 1"]), "rub", 1, 3, 2)
    assert territories(state) == {"1 1", "3 2", "2 3"}
    assert cards(state) == set()


@clause("CH-15")
def test_ch_15_territories_are_exchanged_at_the_same_moment():
    laid = [*two_of_three(1, 2), *two_of_three(2, 1)]
    state = called(position(laid, ["1 1", "2 2"]), "rub", 2, 1, 3)
    assert territories(state) == {"1 2", "2 1"}
    assert state.phase == "card"


@clause("CH-15")
def test_ch_15_nothing_is_captured_before_the_last_card_is_moved():
    laid = ["2 rub 1", "2 rub 2", "2 rub 3", *two_of_three(4, 3)]
    state = called(position(laid, players=5), "rub", 1, 3, 4, 2)
    assert (state.phase, territories(state)) == ("reuse", set())
    assert "4 rub 3" in cards(state)
    assert territories(played(state, "move 1")) == {"4 3"}


@clause("CH-15")
def test_ch_15_a_moved_card_captures_too():
    laid = ["2 rub 1", "2 rub 2", "2 rub 3", "2 spit 4", "2 claw 4"]
    state = called(position(laid, players=5), "rub", 1, 3, 4, 2)
    assert territories(played(state, "move 1")) == {"2 4"}
    assert {"2 rub 2", "2 rub 3"} <= cards(state)
