"""The second advanced rule, a free choice among the open cards: MZ-136, MZ-66 to MZ-69."""

from collections.abc import Sequence
from typing import Any

import pytest

from igroteka.core.errors import NotationError
from igroteka.core.state import State
from igroteka.games.mazaitsy.view import RowCard
from tests.games.mazaitsy.asking import card, chances, hares, played, pool, refusal, row, story, texts
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

ROW = ("log", "fish+ 2", "side", "swamp")
ALL = {"use 1", "use 2", "use 3", "use 4", "use top"}

WATERS = """
    ..  ..  ..  ..  ..  ..
    ..  LL  ..  ne  ..  ..
    ..  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
    >>  ..  ..  ..  ..  UU
    ..  ..  ..  ..  ..  ..
"""


def choosing(
    start: str = "c4 n", drawing: str = WATERS, row: Sequence[str] = ROW, free_choice: bool = True, **given: Any
) -> State:
    """Seat 1 has its boat there, the others stand in the corner; `funnel` is open on the pile."""
    boats = (start, *("a1 s",) * 3)
    return position(drawing, boats=boats, row=row, top=given.pop("top", "funnel"), free_choice=free_choice, **given)


@clause("MZ-136")
@pytest.mark.parametrize("action", ["ahead", "left", "right"])
def test_mz_136_after_a_single_action_any_open_card(action: str):
    state = played(choosing(), action, "stop")
    assert (state.phase, state.actor) == ("pick", 0)
    assert texts(state) == ALL


@clause("MZ-136")
@pytest.mark.parametrize("actions", [("ahead", "ahead"), ("left", "right"), ("right", "ahead"), ("slip left",)])
def test_mz_136_not_after_two_actions_or_a_slip(actions: tuple[str, ...]):
    state = played(choosing(), *actions)
    assert state.phase == "lay"
    assert state.view().hand.card == "log"
    assert refusal(state, "use 2") == refusal(state, "use top") == "MZ-66"


@clause("MZ-136")
def test_mz_136_not_after_unloading():
    state = played(choosing("c1 n", load=((1,), (), (), ())), "drop 1")
    assert (state.phase, state.view().hand.card) == ("lay", "log")


@clause("MZ-136")
def test_mz_136_not_without_the_option():
    state = played(choosing(free_choice=False), "ahead", "stop")
    assert (state.phase, state.view().hand.card) == ("lay", "log")
    assert refusal(state, "use 2") == refusal(state, "use top") == "MZ-136"


@clause("MZ-136")
def test_mz_136_a_card_that_is_not_in_the_row_cannot_be_used():
    small = position(players=2, row=("log", "fish"), free_choice=True)
    played(small, "left", "stop")
    assert texts(small) == {"use 1", "use 2", "use top"}
    assert refusal(small, "use 3") == refusal(small, "use 4") == "MZ-136"


@clause("MZ-136")
def test_mz_136_equal_cards_are_all_offered():
    state = played(choosing(row=("log",) * 4, top="log"), "left", "stop")
    assert texts(state) == ALL


@clause("MZ-66")
@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [
        ("b3 n", ("ahead",), "b2"),  # a log ends the stage
        ("d3 n", ("ahead", "stop"), "e1"),  # a current carries the boat on
        ("e3 s", ("ahead", "stop"), "f5"),  # a funnel pulls it
        ("a5 n", ("left", "stop"), "b5"),  # the current on which it began carries it off
        ("d2 w", ("right", "stop"), "e1"),
    ],
)
def test_mz_66_only_actions_are_counted(start: str, steps: tuple[str, ...], end: str):
    state = played(choosing(start), *steps)
    assert (state.phase, texts(state)) == ("pick", ALL)
    assert state.view().seats[0].boat == end


@clause("MZ-66")
def test_mz_66_a_turn_on_a_blocked_current_is_one_action():
    state = played(choosing("a5 n", WATERS.replace(">>  ..", "<<  ..")), "left")
    assert (state.phase, texts(state)) == ("pick", ALL)


@clause("MZ-66")
def test_mz_66_hares_taken_are_no_actions():
    state = played(choosing("c4 n", "..  ..  ..  ..  ..  ..\n" * 3 + "..  ..  ..2 ..  ..  ..\n" * 3), "take 2", "left")
    assert played(state, "stop").phase == "pick"


@clause("MZ-66")
def test_mz_66_the_choice_is_made_once():
    state = played(choosing(), "left", "stop", "use 2")
    assert state.phase == "lay"
    assert {refusal(state, use) for use in ALL} == {"MZ-66"}


@clause("MZ-67")
def test_mz_67_the_top_card_gets_its_token_and_is_laid_and_the_row_stays():
    state = played(choosing(top="water+", pile=("log",) * 9), "left", "stop", "use top")
    assert (state.phase, chances(state)) == ("hare", {"hare 1": 2, "hare 2": 2, "hare 3": 2, "hare 4": 2})
    played(state, "hare 3")
    assert (state.phase, state.view().hand) == ("lay", RowCard("water+", 3))
    assert state.view().top is None, "the next card is not seen yet"
    assert story(state, "lay c2") == ["1 lays water+ c2"]
    assert card(state, "c2") == "water+ 3"
    assert (state.phase, chances(state)) == ("top", {"top log": 9})
    played(state, "top log")
    assert row(state) == list(ROW)
    assert (state.phase, state.actor, state.view().top) == ("move", 1, "log")


@clause("MZ-67")
def test_mz_67_without_the_symbol_or_with_an_empty_pool_it_is_laid_at_once():
    plain = played(choosing(top="water"), "left", "stop", "use top")
    assert (plain.phase, pool(plain)) == ("lay", 8)
    bare = played(choosing(top="water+", pool=()), "left", "stop", "use top")
    assert (bare.phase, card(played(bare, "lay c2"), "c2")) == ("lay", "water+")


@clause("MZ-67")
def test_mz_67_a_whirlpool_from_the_pile_acts_before_the_next_card_is_seen():
    drawing = "..  ..1 ..  ..  ..  ..\n" + "..  ..  ..  ..  ..  ..\n" * 5
    state = played(choosing("c4 n", drawing, top="whirlpool"), "left", "stop", "use top", "lay b2")
    assert state.phase == "spin"
    played(state, "clockwise")
    assert (state.phase, hares(state, "c1")) == ("top", [1])


@clause("MZ-67")
def test_mz_67_the_last_card_of_the_pile():
    state = choosing(top="funnel", pile=(), mazai_below=None, changes={"appeared": 3, "last_lap": 1})
    played(state, "left", "stop", "use top", "lay c2")
    assert (state.phase, state.actor) == ("move", 1)
    assert row(state) == list(ROW)


@clause("MZ-67")
def test_mz_67_an_empty_pile_has_no_top_card():
    end = {"appeared": 3, "last_lap": 1}
    state = choosing(row=ROW[:3], top="", pile=(), mazai_below=None, changes=end)
    played(state, "left", "stop")
    assert texts(state) == {"use 1", "use 2", "use 3"}
    assert refusal(state, "use top") == "MZ-67"
    assert refusal(state, "use 4") == "MZ-136"


@clause("MZ-67")
def test_mz_67_a_single_card_is_not_asked_for():
    end = {"appeared": 3, "last_lap": 1}
    state = choosing(row=("fish",), top="", pile=(), mazai_below=None, changes=end)
    played(state, "left", "stop")
    assert (state.phase, state.view().hand.card) == ("lay", "fish")


@clause("MZ-68")
@pytest.mark.parametrize(
    ("use", "laid", "left"),
    [
        ("use 1", "log", ["fish+ 2", "side", "swamp", "funnel"]),
        ("use 2", "fish+ 2", ["log", "side", "swamp", "funnel"]),
        ("use 4", "swamp", ["log", "fish+ 2", "side", "funnel"]),
    ],
)
def test_mz_68_the_others_close_the_gap_and_a_card_is_drawn(use: str, laid: str, left: list[str]):
    state = played(choosing(), "left", "stop", use, "lay c2")
    assert card(state, "c2") == laid
    assert row(state) == left
    assert state.phase == "top"


@clause("MZ-68")
def test_mz_68_a_current_from_the_middle_of_the_row_is_laid_with_its_arrow():
    state = played(choosing(), "left", "stop", "use 3", "lay c2 sw")
    assert card(state, "c2") == "side sw"
    assert row(state) == ["log", "fish+ 2", "swamp", "funnel"]


@clause("MZ-69")
def test_mz_69_mazai_cannot_be_passed_over():
    state = played(choosing(changes={"mazai": 1, "appeared": 1}), "left", "stop")
    assert state.phase == "scatter"
    assert all(refusal(state, use) for use in ALL)


@clause("MZ-69")
def test_mz_69_mazai_cannot_be_chosen():
    state = played(choosing(pile=("log",), mazai_below=(1, 1)), "left", "stop", "use top", "lay c2")
    assert chances(state).keys() == {"top mazai"}, "he is seen, and goes to the row by himself"
    played(state, "top mazai", "top log")
    assert row(state) == list(ROW)
    assert state.view().mazai.seat == 1
    with pytest.raises(NotationError):
        state.why_not("use mazai")
