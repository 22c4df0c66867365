"""Replacing a card of the field, and drawing the next one: MZ-129, MZ-37 to MZ-40, MZ-50, MZ-51, MZ-132, MZ-61."""

from collections.abc import Sequence
from typing import Any

import pytest

from igroteka.core.state import State
from igroteka.games.mazaitsy.field import CELL_NAMES
from igroteka.games.mazaitsy.view import RowCard
from tests.games.mazaitsy.asking import card, chances, hares, is_over, played, pool, refusal, row, story, texts, told
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

THREE = ("water", "fish", "log")

CROWDED = """
    ..1 ..1 ..1 ..1 ..1
    ..1 ..1 ..1 ..1 ..1
    ..1 ..1 ..  ..1 ..1
    ..1 ..1 ff1 ..1 ..1
    ..1 ..1 ..1 ..1 ..1
"""


def laying(hand: str, drawing: str = "", row: Sequence[str] = THREE, **given: Any) -> State:
    """A card is about to be laid."""
    return position(drawing, phase="lay", hand=hand, row=row, **given)


def cells(state: State) -> set[str]:
    """Where the card may be laid."""
    return {text.split()[1] for text in texts(state)}


@clause("MZ-129")
def test_mz_129_the_farthest_card_of_the_row_replaces_a_card_which_is_discarded():
    state = position(row=("funnel", "fish", "log", "side"), top="whirlpool")
    played(state, "left", "stop")
    assert state.phase == "lay"
    assert state.view().hand == RowCard("funnel", None)
    assert state.view().discard == 0
    assert story(state, "lay c4") == ["1 lays funnel c4"]
    assert card(state, "c4") == "funnel"
    assert state.view().discard == 1
    assert row(state) == ["fish", "log", "side", "whirlpool"]


@clause("MZ-38")
def test_mz_38_any_card_without_a_boat_and_without_a_token():
    state = laying(
        "log",
        """
        TT  ..  ..  ..  ..  ..
        ..  ff2 ..  ..  ..  ..
        ..  ..  ..  UU  ..  ..
        ..  ..  >>  ..  ..  ..
        ..  SS1 ..  OO  ..  ..
        ..  ..  ..  ..  ..  TT
        """,
        boats=("d4 n", "f5 s", "f5 e", "c1 w"),
    )
    assert texts(state) == {f"lay {cell}" for cell in set(CELL_NAMES) - {"b2", "b5", "d4", "f5", "c1"}}


@clause("MZ-38")
def test_mz_38_thickets_and_start_cards_too():
    state = laying("log", boats=("a1 s",) * 4)
    assert {"c3", "d3", "c4", "d4"} <= cells(state)
    thicket = "TT .. .. .. ..\n" + ".. .. .. .. ..\n" * 4
    state = position(thicket, phase="lay", hand="log", row=("water",), boats=("b1 e", "b1 w"), players=2)
    assert cells(state) == {name for name in CELL_NAMES if "f" not in name and "6" not in name} - {"b1"}
    assert card(played(state, "lay a1"), "a1") == "log"


@clause("MZ-38")
def test_mz_38_a_boat_or_a_token_keeps_its_card():
    state = laying("log", ".. ..2 .. .. .. ..\n" + ".. .. .. .. .. ..\n" * 5, boats=("a1 s", "a1 s", "a1 s", "c2 s"))
    assert refusal(state, "lay a1") == "MZ-38", "one's own boat"
    assert refusal(state, "lay c2") == "MZ-38", "another boat"
    assert refusal(state, "lay b1") == "MZ-38", "a token"
    assert refusal(state, "lay b2") is None


@clause("MZ-38")
def test_mz_38_laying_is_a_duty():
    state = laying("thicket")
    assert all(text.startswith("lay ") for text in texts(state))
    assert refusal(state, "stop") == refusal(state, "on") == refusal(state, "done") == "MZ-108"


@clause("MZ-38")
def test_mz_38_is_named_before_a_wrong_arrow():
    assert refusal(laying("log"), "lay a1 e") == "MZ-38"
    assert refusal(laying("side"), "lay a1") == "MZ-38"


@clause("MZ-40")
@pytest.mark.parametrize(
    ("current", "ways", "others"), [("straight", "n e s w", "ne se sw nw"), ("side", "ne se sw nw", "n e s w")]
)
def test_mz_40_a_current_points_one_of_its_four_ways(current: str, ways: str, others: str):
    state = laying(current)
    assert texts(state) == {f"lay {cell} {way}" for cell in CELL_NAMES if cell != "a1" for way in ways.split()}
    assert {refusal(state, f"lay c4 {way}") for way in others.split()} == {"MZ-40"}
    assert refusal(state, "lay c4") == "MZ-40"
    for way in ways.split():
        laid = state.copy()
        assert story(laid, f"lay c4 {way}") == [f"1 lays {current} c4 {way}"]
        assert card(laid, "c4") == f"{current} {way}"


@clause("MZ-40")
@pytest.mark.parametrize("other", ["fish+ 1", "water", "log", "thicket", "whirlpool", "swamp", "funnel"])
def test_mz_40_all_other_cards_have_no_arrow(other: str):
    state = laying(other)
    assert texts(state) == {f"lay {cell}" for cell in CELL_NAMES if cell != "a1"}
    assert refusal(state, "lay c4 n") == refusal(state, "lay c4 se") == "MZ-40"


@clause("MZ-37")
def test_mz_37_the_token_goes_to_the_field_with_its_card():
    state = laying("log+ 3")
    before = pool(state)
    assert story(state, "lay b5") == ["1 lays log+ b5"]
    assert card(state, "b5") == "log+ 3"
    assert pool(state) == before


@clause("MZ-37")
def test_mz_37_with_deck_b_on_currents_too():
    assert card(played(laying("side+ 4", deck="b"), "lay b5 nw"), "b5") == "side+ nw 4"


@clause("MZ-37")
def test_mz_37_the_other_tokens_of_the_row_stay():
    state = laying("log+ 3", row=("water+ 1", "fish+ 2", "log"), top="side")
    assert row(played(state, "lay b5")) == ["water+ 1", "fish+ 2", "log", "side"]


@clause("MZ-39")
def test_mz_39_without_a_card_to_replace_it_is_discarded_and_its_token_returns():
    state = position(CROWDED, players=2, row=("log+ 3", "water"), top="fish", pool=(1, 2))
    played(state, "left")
    assert told(state, "stop") == ["1 discards log+"]
    played(state, "stop")
    assert state.phase == "top", "the Drawing stage goes on as usual"
    assert row(state) == ["water", "fish"]
    assert pool(state) == 3
    assert state.view().discard == 1
    assert state.view().hand is None


@clause("MZ-39")
@pytest.mark.parametrize("kind", ["whirlpool", "swamp", "straight", "fish"])
def test_mz_39_the_card_has_no_effect(kind: str):
    state = position(CROWDED, players=2, row=(kind, "water"), blank_twins=True)
    field = state.view().field
    assert story(state, "left", "stop") == ["1 turns w", f"1 discards {kind}"]
    assert state.phase == "top"
    assert state.view().field == field
    assert state.view().seats[0].swamp is None


@clause("MZ-39")
def test_mz_39_one_card_is_enough_to_lay():
    state = position(CROWDED, players=2, row=("log", "water"), boats=("c4 n", "c4 s"))
    assert texts(played(state, "left", "stop")) == {"lay c3"}


@clause("MZ-51")
def test_mz_51_of_the_discard_only_the_number_is_seen():
    log, funnel = (
        laying("water", f".. {one} .. .. .. ..\n" + ".. .. .. .. .. ..\n" * 5, free_choice=True) for one in ("LL", "UU")
    )
    played(log, "lay b1")
    played(funnel, "lay b1")
    assert log.key() != funnel.key()
    assert [log.view(seat) for seat in (None, 0, 3)] == [funnel.view(seat) for seat in (None, 0, 3)]
    assert log.view().discard == 1


@clause("MZ-132")
def test_mz_132_the_row_moves_up_and_the_top_card_joins_it():
    state = laying("water", row=("fish+ 2", "side", "log+ 1"), top="funnel", pile=("swamp", "log+", "log+") * 4)
    played(state, "lay b1")
    assert row(state) == ["fish+ 2", "side", "log+ 1", "funnel"]
    assert (state.phase, state.view().top, state.view().pile) == ("top", None, 12)
    assert chances(state) == {"top swamp": 4, "top log+": 8}
    played(state, "top swamp")
    assert (state.phase, state.actor) == ("move", 1)
    assert (state.view().top, state.view().pile) == ("swamp", 11)


@clause("MZ-132")
def test_mz_132_a_card_with_the_symbol_gets_its_token_before_the_next_is_seen():
    state = laying("water", top="fish+", pool=(1, 1, 1, 4))
    played(state, "lay b1")
    assert (state.phase, row(state)[-1]) == ("hare", "fish+")
    assert chances(state) == {"hare 1": 3, "hare 4": 1}
    played(state, "hare 4")
    assert (state.phase, row(state)[-1], pool(state)) == ("top", "fish+ 4", 3)


@clause("MZ-132")
def test_mz_132_a_card_without_the_symbol_gets_none():
    state = played(laying("water", top="fish"), "lay b1")
    assert (state.phase, row(state)[-1], pool(state)) == ("top", "fish", 8)


@clause("MZ-50")
def test_mz_50_from_an_empty_pool_there_is_no_token():
    state = played(laying("water", top="fish+", pool=()), "lay b1")
    assert (state.phase, row(state)[-1]) == ("top", "fish+")
    played(state, "top water", "left", "stop", "lay b2", "top water", "left", "stop", "lay b3", "top water")
    played(state, "left", "stop", "lay b4", "top water", "left", "stop", "lay b5")
    assert card(state, "b5") == "fish+", "it is laid without a token later"


@clause("MZ-61")
def test_mz_61_from_an_empty_pile_nothing_is_drawn():
    end = {"appeared": 3, "last_lap": 1}
    state = laying("water", seat=2, top="", pile=(), mazai_below=None, changes=end)
    assert (state.view().top, state.view().pile) == (None, 0)
    played(state, "lay b1")
    assert (state.phase, state.actor) == ("move", 2)
    assert row(state) == list(THREE)
    played(state, "left", "stop", "lay b2")
    assert row(state) == ["fish", "log"]
    played(state, "left", "stop", "lay b3")
    assert is_over(state)
    assert hares(state, "b3") == []


@clause("MZ-61")
def test_mz_61_the_last_card_of_the_pile_is_drawn_and_no_other_turned_up():
    end = {"appeared": 3, "last_lap": 1}
    state = laying("water", seat=2, top="log", pile=(), mazai_below=None, changes=end)
    played(state, "lay b1")
    assert (state.phase, state.actor) == ("move", 2)
    assert row(state) == [*THREE, "log"]
    assert (state.view().top, state.view().pile) == (None, 0)
