"""The end, points and places: CH-106, CH-14, CH-16, CH-17, CH-22."""

import pytest

import igroteka
from igroteka.core.dice import Dice
from igroteka.core.state import State
from tests.every_game import choices
from tests.games.chazz.asking import called, is_over, new, played, position, refusal, territories
from tests.games.chazz.test_territories import two_of_three
from tests.marks import clause


def won_by_two(*more: str) -> State:
    """Seats 1 and 2 both capture their second territory at chairs 1 and 3."""
    laid = [*two_of_three(1, 1), *two_of_three(2, 3), *more]
    return called(position(laid, ["1 2", "2 4"], players=5), "rub", 1, 3, 2, 4)


@clause("CH-106")
def test_ch_106_the_second_territory_ends_the_game():
    state = called(position(two_of_three(2, 3), ["2 1"]), "rub", 1, 3, 2)
    assert is_over(state)
    assert (state.scores(), state.ranking()) == ([0, 2, 0, 0], [3, 1, 3, 2])


@clause("CH-106")
def test_ch_106_one_territory_does_not():
    assert called(position(two_of_three(2, 3)), "rub", 1, 3, 2).phase == "card"


@clause("CH-106")
@pytest.mark.parametrize("text", ["leader 1", "card 1", "call spit", "sit 1 1", "move 1"])
def test_ch_106_nothing_is_played_after_it(text: str):
    assert refusal(called(position(two_of_three(2, 3), ["2 1"]), "rub", 1, 3, 2), text) == "CH-106"


@clause("CH-14")
def test_ch_14_the_second_territory_needs_no_card():
    state = called(position(two_of_three(2, 3), ["2 1"]), "rub", 1, 3, 2)
    assert territories(state) == {"2 1", "2 3"}
    assert state.view().seats[1].hand == {"spit": 3, "claw": 3, "rub": 3, "territory": 0}


@clause("CH-16")
def test_ch_16_who_loses_the_first_in_the_same_round_does_not_win():
    laid = [*two_of_three(2, 3), *two_of_three(4, 1)]
    state = called(position(laid, ["2 1"]), "rub", 4, 3, 2)
    assert (state.phase, territories(state)) == ("card", {"4 1", "2 3"})
    assert state.scores() == [0, 1, 0, 1]


@clause("CH-16")
def test_ch_16_the_other_may_win_by_it():
    laid = [*two_of_three(2, 3), *two_of_three(4, 1)]
    state = called(position(laid, ["2 1", "4 2"]), "rub", 4, 3, 2)
    assert is_over(state)
    assert state.scores() == [0, 1, 0, 2]


@clause("CH-17")
@pytest.mark.parametrize(
    ("more", "places"),
    [
        ([], [1, 1]),
        (["1 spit 3"], [2, 1]),
        (["2 spit 1"], [1, 2]),
        (["1 spit 3", "2 spit 1"], [1, 1]),
        (["1 spit 3", "1 spit 4", "2 spit 1"], [2, 1]),
        (["1 spit 3", "1 claw 3", "2 spit 1"], [1, 1]),
    ],
)
def test_ch_17_fewer_chairs_with_cards_decide_between_two_winners(more: list[str], places: list[int]):
    state = won_by_two(*more)
    assert is_over(state)
    assert state.scores()[:2] == [2, 2]
    assert state.ranking()[:2] == places


@clause("CH-17")
def test_ch_17_three_may_win_at_once():
    laid = [*two_of_three(1, 1), *two_of_three(2, 2), *two_of_three(3, 3), "2 spit 7"]
    state = called(position(laid, ["1 4", "2 5", "3 6"], players=8), "rub", 1, 2, 3, 4, 5, 6, 7)
    assert is_over(state)
    assert state.ranking()[:3] == [1, 3, 1]


@clause("CH-17")
def test_ch_17_all_others_are_ranked_in_the_same_way():
    state = won_by_two("5 spit 1", "5 spit 2")
    assert state.ranking() == [1, 1, 3, 3, 5]


@clause("CH-22")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_ch_22_the_game_is_over_after_so_many_rounds(limit: int):
    state = position(round_limit=limit)
    for number in range(1, limit + 1):
        assert state.view().rounds_left == limit - number + 1
        called(state, "spit", 1, 2, 3)
        assert is_over(state) == (number == limit)
        if number < limit:
            played(state, next(f"card {chair}" for chair in (1, 2, 3) if chair != state.view().card + 1))
    assert state.view().rounds_left == 0
    assert {refusal(state, text) for text in ("leader 1", "card 1", "call spit", "sit 1 1", "move 1")} == {"CH-22"}


@clause("CH-22")
def test_ch_22_more_territories_then_fewer_chairs():
    state = called(position(["1 claw 1", "3 rub 1"], ["3 3"], round_limit=1), "claw", 2, 1, 4)
    assert is_over(state)
    assert (state.scores(), state.ranking()) == ([0, 0, 1, 0], [4, 2, 1, 2])


@clause("CH-22")
def test_ch_22_a_win_in_the_last_round_is_a_win():
    state = called(position(two_of_three(2, 3), ["2 1"], round_limit=1), "rub", 1, 3, 2)
    assert is_over(state)
    assert refusal(state, "call spit") == "CH-106"


@clause("CH-22")
@pytest.mark.parametrize(("limit", "left"), [(0, None), (9, 6)])
def test_ch_22_without_a_limit_rounds_are_not_counted(limit: int, left: int | None):
    """Two more rounds bring everything back to where it was; only a limit tells them apart."""
    state = called(position(leader=4, card=1, round_limit=limit), "spit", 1, 2, 3)
    key = state.key()
    called(played(state, "card 2"), "spit", 1, 2, 3)
    called(played(state, "card 1"), "spit", 1, 2, 3)
    assert (state.key() == key) == (limit == 0)
    assert state.view().rounds_left == left


@clause("CH-22")
@pytest.mark.parametrize("players", [4, 5, 8])
def test_ch_22_a_limit_bounds_every_game(players: int):
    """A round has at most a card, a call, and for each chair a sitting and a move; before the first, two lots."""
    dice = Dice(players)
    for limit in (1, 2, 3, 7):
        state, steps = new(players=players, round_limit=limit), 0
        while state.actor != igroteka.OVER:
            offered = choices(state)
            state.apply(offered[dice.randrange(len(offered))])
            steps += 1
        assert steps <= 1 + limit * 2 * players
