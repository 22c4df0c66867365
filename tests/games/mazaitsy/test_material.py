"""What the game is about, its cards and its tokens: MZ-101 … MZ-106."""

import pytest

from igroteka.core.errors import BadOption, NotationError
from tests.games.mazaitsy.asking import begun, chances, dealt, hurried, played
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

CARDS = {
    "fish": 1,
    "fish+": 7,
    "water": 1,
    "water+": 7,
    "log": 1,
    "log+": 5,
    "thicket": 5,
    "whirlpool": 4,
    "swamp": 4,
    "funnel": 4,
    "straight": 6,
    "side": 6,
}
CARDS_B = CARDS | {"straight": 1, "straight+": 5, "side": 1, "side+": 5}
SEATS = (2, 3, 4)


def deals(cards: dict[str, int]) -> dict[str, int]:
    return {f"deal {card}": number for card, number in cards.items()}


@clause("MZ-101")
def test_mz_101_the_most_points_in_hares_win():
    state = position(load=[[4], [], [1, 1], []], ashore=[[2], [3, 4], [1, 1], []])
    assert (state.scores(), state.ranking()) == ([6, 7, 4, 0], [2, 1, 3, 4])


@clause("MZ-101")
def test_mz_101_not_the_most_hares():
    state = position(ashore=[[1, 1, 1], [4]], players=2)
    assert (state.scores(), state.ranking()) == ([3, 4], [2, 1])


@clause("MZ-102")
@pytest.mark.parametrize("players", SEATS)
def test_mz_102_there_are_51_ordinary_cards(players: int):
    assert sum(chances(begun(players)).values()) == 51


@clause("MZ-102")
@pytest.mark.parametrize("players", SEATS)
def test_mz_102_none_is_lost_at_setup(players: int):
    view = dealt(players).view()
    on_the_field = [one for one in view.field if one.card]
    assert len(on_the_field) + len(view.row) + bool(view.top) + view.pile == 51


@clause("MZ-102")
@pytest.mark.parametrize("players", SEATS)
def test_mz_102_there_are_40_tokens(players: int):
    assert begun(players).view().pool == 40
    view = dealt(players).view()
    lying = sum(len(one.hares) for one in view.field) + sum(one.hare is not None for one in view.row)
    assert (lying > 0, lying + view.pool) == (True, 40)


@clause("MZ-102")
def test_mz_102_mazai_is_no_card_of_the_field():
    with pytest.raises(NotationError):
        begun().parse("deal mazai")
    assert begun().text(begun().parse("top mazai")) == "top mazai"


@clause("MZ-102")
def test_mz_102_four_boats_are_for_four_seats_at_most():
    assert len(begun(4).view().seats) == 4
    with pytest.raises(BadOption):
        begun(5)


@clause("MZ-103")
@pytest.mark.parametrize("deck", ["a", "b"])
def test_mz_103_nine_types(deck: str):
    types = {text.removeprefix("deal ").removesuffix("+") for text in chances(begun(deck=deck))}
    assert types == {"fish", "water", "log", "thicket", "whirlpool", "swamp", "funnel", "straight", "side"}


@clause("MZ-103")
def test_mz_103_the_arrow_of_a_straight_current_points_to_a_side():
    assert set(chances(played(begun(), "deal straight"))) == {"face n", "face e", "face s", "face w"}


@clause("MZ-103")
def test_mz_103_the_arrow_of_a_side_current_points_to_a_corner():
    assert set(chances(played(begun(), "deal side"))) == {"face ne", "face se", "face sw", "face nw"}


@clause("MZ-104")
@pytest.mark.parametrize("players", SEATS)
def test_mz_104_the_cards_of_each_kind(players: int):
    assert chances(begun(players)) == deals(CARDS)


@clause("MZ-104")
@pytest.mark.parametrize("players", SEATS)
def test_mz_104_with_the_other_deck_currents_bear_the_hare(players: int):
    assert chances(begun(players, deck="b")) == deals(CARDS_B)


@clause("MZ-104")
@pytest.mark.parametrize("cards", [CARDS, CARDS_B])
def test_mz_104_who_bears_the_hare_has_one_blank_twin(cards: dict[str, int]):
    bearing = [card.removesuffix("+") for card in cards if card.endswith("+")]
    assert [cards[card] for card in bearing] == [1] * len(bearing)


@clause("MZ-105")
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize(("deck", "tokens"), [("a", (12, 14, 10, 4)), ("b", (14, 17, 12, 5))])
def test_mz_105_the_tokens_of_each_value(deck: str, tokens: tuple[int, ...], players: int):
    state = begun(players, deck=deck)
    assert state.view().pool == sum(tokens)
    assert chances(hurried(state, "hare")) == {f"hare {value}": tokens[value - 1] for value in (1, 2, 3, 4)}


@clause("MZ-106")
@pytest.mark.parametrize("deck", ["a", "b"])
def test_mz_106_the_sum_agrees_with_mazai_in_the_middle_of_the_pile_for_two(deck: str):
    cards, field, above_and_below_mazai = chances(begun(2, deck=deck)), 5 * 5, 13 + 13
    assert sum(cards.values()) == field + above_and_below_mazai


@clause("MZ-106")
@pytest.mark.parametrize("players", [3, 4])
def test_mz_106_and_leaves_more_than_four_cards_in_the_pile_of_the_others(players: int):
    view = dealt(players).view()
    assert view.pile + bool(view.top) == 51 - 36 - players
