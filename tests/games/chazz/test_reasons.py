"""The reasons of hints in Chazz: sets that a word would complete, cards that move, and where the leader card lies."""

from igroteka.core.state import State
from tests.games.chazz.asking import called, position

TWO_KINDS = ["1 spit 1", "1 claw 1", "2 spit 2", "2 rub 2"]
SPITS = ["2 spit 1", "2 spit 2", "2 spit 3"]


def reasons(state: State, step: str) -> list[str]:
    return state.game.reasons(state, [state.parse(step)])


def test_a_word_that_completes_a_set():
    assert reasons(position(TWO_KINDS), "call rub") == ["completes 1"]


def test_a_word_that_helps_somebody_else_is_told_with_them():
    assert reasons(position(TWO_KINDS), "call claw") == ["new claw at 2", "helps 2 at 2"]


def test_at_ones_own_territory_there_is_nothing_to_lay():
    assert reasons(position(territories=["1 1"]), "call spit") == ["new spit at 2"]


def test_a_word_without_cards_in_hand():
    state = position(["1 spit 1", "1 spit 2", "1 spit 3"], players=5)
    assert reasons(state, "call spit") == ["new spit at 1", "no spit in hand"]


def test_a_word_with_which_nothing_can_be_laid():
    state = position(["1 spit 1", "1 spit 2", "1 spit 3"])
    assert reasons(state, "call spit") == ["nowhere spit", "no spit in hand"]


def test_what_a_card_leaves_behind_when_it_moves():
    state = called(position([*SPITS, "2 claw 1"], players=5), "spit", 1, 3, 4, 2)
    assert reasons(state, "move 1") == ["breaks 1"]
    assert reasons(state, "move 2") == ["single 2"]


def test_a_card_that_completes_a_set_when_it_moves():
    state = called(position([*SPITS, "2 claw 4", "2 rub 4"], players=5), "spit", 1, 3, 4, 2)
    assert reasons(state, "move 2") == ["single 2", "captures 4"]


def leading(*cards: str, territories: tuple[str, ...] = ()) -> State:
    """Seat 2 sits on chair 1, where the leader card lay, and seat 3 is left standing; seat 2 lays the leader card."""
    state = called(position(cards, territories), "rub", 2, 1, 4)
    assert (state.phase, state.actor) == ("card", 1)
    return state


def test_the_leader_card_at_a_chair_where_one_has_cards():
    assert reasons(leading("2 spit 3"), "card 3") == ["yours 3 1", "suits nobody at 3"]


def test_the_leader_card_at_a_chair_where_somebody_nearly_has_a_set():
    assert reasons(leading("3 spit 3", "3 claw 3"), "card 3") == ["suits 3 at 3"]


def test_the_leader_card_at_ones_own_territory():
    assert reasons(leading(territories=("2 3",)), "card 3") == ["held 3", "suits nobody at 3"]
