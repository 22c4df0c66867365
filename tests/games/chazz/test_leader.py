"""The next leader and the leader card: CH-18 … CH-21."""

import pytest

from tests.games.chazz.asking import called, leader_and_card, played, position, refusal, texts, told
from tests.marks import clause


@clause("CH-18")
@pytest.mark.parametrize(("card", "leader"), [(1, 4), (2, 2), (3, 5), (4, 3)])
def test_ch_18_who_sits_at_the_leader_card_leads(card: int, leader: int):
    state = called(position(card=card, players=5), "spit", 4, 2, 5, 3)
    assert (state.phase, state.actor) == ("card", leader - 1)
    assert leader_and_card(state) == (leader, card)


@clause("CH-18")
def test_ch_18_also_at_his_own_territory():
    state = called(position(territories=["2 1"], card=1), "spit", 2, 3, 4)
    assert leader_and_card(state) == (2, 1)


@clause("CH-19")
@pytest.mark.parametrize(("card", "right"), [(1, 4), (2, 1), (3, 2), (4, 3)])
def test_ch_19_a_leader_at_his_own_card_passes_it_to_the_right(card: int, right: int):
    sitters = [2, 3, 4, 5]
    sitters[card - 1] = 1
    state = called(position(leader=1, card=card, players=5), "spit", *sitters)
    assert leader_and_card(state) == (sitters[right - 1], right)
    assert state.actor == sitters[right - 1] - 1


@clause("CH-21")
def test_ch_21_who_stands_is_no_neighbour():
    """Seat 4 stands; the neighbour of chair 1 is whoever sits on the last chair, whatever their seat."""
    state = called(position(leader=1, card=1), "spit", 1, 3, 2)
    assert leader_and_card(state) == (2, 3)


@clause("CH-20")
def test_ch_20_the_card_goes_to_any_other_chair():
    state = called(position(card=3, players=5), "spit", 4, 2, 5, 3)
    assert texts(state) == {"card 1", "card 2", "card 4"}
    assert refusal(state, "card 3") == "CH-20"
    assert leader_and_card(played(state, "card 4")) == (5, 4)
    assert (state.phase, state.actor) == ("call", 4)


@clause("CH-20")
def test_ch_20_after_it_was_passed_the_chair_it_came_from_is_open():
    state = called(position(leader=1, card=2, players=5), "spit", 3, 1, 4, 5)
    assert texts(state) == {"card 2", "card 3", "card 4"}
    assert refusal(state, "card 1") == "CH-20"


@clause("CH-20")
def test_ch_20_where_it_lay_before_does_not_matter_to_the_next_leader():
    state = played(called(position(card=3), "spit", 1, 2, 4), "card 1", "call rub", "sit 3 1", "sit 1 2", "sit 2 3")
    assert leader_and_card(state) == (3, 1)
    assert texts(state) == {"card 2", "card 3"}


@clause("CH-20")
def test_ch_20_the_sentence_names_the_chair():
    reason = called(position(card=3), "spit", 1, 2, 4).why_not("card 3")
    assert reason is not None
    assert "chair 3" in reason.sentence("en")
    assert "стуле 3" in reason.sentence("ru")


@clause("CH-20")
def test_ch_20_laying_the_card_is_told():
    assert told(called(position(card=3), "spit", 1, 2, 4), "card 2") == ["4 puts 2"]
