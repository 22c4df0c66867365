"""The advanced rules together, and the first of them, blank twins: MZ-134, MZ-135, MZ-65."""

import itertools
from typing import Any

import pytest

import igroteka
from igroteka.core.state import State
from tests.games.mazaitsy.asking import card, load, played, pool, refusal, row, story, texts
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

RULES = ("blank_twins", "free_choice", "nine_points", "stealing")

FIELD = """
    ff1 ..2 LL3 >>1 se2 UU3
    ff4 ..1 LL2 ^^3 nw4 OO1
    ff23 .. SS2 ..  ..  ..
    ..  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
"""


def laying(hand: str, **given: Any) -> State:
    given = {"row": ("fish+ 2", "water+ 3", "log+ 4"), "blank_twins": True} | given
    return position(FIELD, phase="lay", hand=hand, boats=("a1 s", "e5 n", "e5 n", "e5 n"), **given)


def lying(state: State) -> dict[str, list[int]]:
    """All hares on the field."""
    return {one.cell: list(one.hares) for one in state.view().field if one.hares}


def cleared(before: State, after: State) -> set[str]:
    """Cells that lost their hares; no other cell may have changed."""
    old, new = lying(before), lying(after)
    assert new.items() <= old.items()
    return set(old) - set(new)


@clause("MZ-134")
@pytest.mark.parametrize("switches", list(itertools.product((False, True), repeat=4)))
def test_mz_134_the_four_rules_go_together_in_any_combination(switches: tuple[bool, ...]):
    chosen = dict(zip(RULES, switches, strict=True))
    state = position(
        "ff1 .. .. .. .. ..\n.. .. .. .. .. ..\n.. .. ..1 .. .. ..\n" + ".. .. .. .. .. ..\n" * 3,
        boats=("c4 n", "c3 n", "f6 n", "f6 n"),
        load=((1, 1, 1, 1), (3,), (), ()),
        row=("fish", "water", "water", "water"),
        **chosen,
    )
    played(state, "ahead")
    assert ("take 1" in texts(state)) == chosen["nine_points"]
    assert ("steal 3 from 2" in texts(state)) == (chosen["stealing"] and chosen["nine_points"])
    assert (refusal(state, "steal 3 from 2") == "MZ-137") == (not chosen["stealing"])
    played(state, "stop")
    assert state.phase == ("pick" if chosen["free_choice"] else "lay")
    played(state, *(["use 1"] if chosen["free_choice"] else []), "lay f5")
    assert ("a1" not in lying(state)) == chosen["blank_twins"]


@clause("MZ-134")
def test_mz_134_without_options_none_is_on():
    options = igroteka.game("mazaitsy").options(players=4)
    assert [getattr(options, rule) for rule in RULES] == [False] * 4


@clause("MZ-135")
def test_mz_135_a_blank_twin_takes_the_hares_off_all_cards_of_its_type():
    before, state = laying("fish"), laying("fish")
    told = story(state, "lay f6")
    assert told[0] == "1 lays fish f6"
    assert sorted(told[1:]) == ["clears 1 a1", "clears 1 a2", "clears 2 a3"]
    assert cleared(before, state) == {"a1", "a2", "a3"}
    assert pool(state) == pool(before) + 4
    assert card(state, "f6") == "fish"


@clause("MZ-135")
def test_mz_135_not_without_the_option():
    state = laying("fish", blank_twins=False)
    assert story(state, "lay f6") == ["1 lays fish f6"]
    assert lying(state) == lying(laying("fish"))


@clause("MZ-135")
def test_mz_135_a_card_with_the_symbol_clears_nothing():
    state = laying("fish+ 4")
    assert story(state, "lay f6") == ["1 lays fish+ f6"]
    assert lying(state) == lying(laying("fish")) | {"f6": [4]}


@clause("MZ-135")
def test_mz_135_without_hares_on_its_type_nothing_is_told():
    state = position(phase="lay", hand="log", row=("water",) * 3, blank_twins=True)
    assert story(state, "lay f6") == ["1 lays log f6"]


@clause("MZ-65")
@pytest.mark.parametrize(
    ("hand", "cells"), [("fish", {"a1", "a2", "a3"}), ("water", {"b1", "b2"}), ("log", {"c1", "c2"})]
)
def test_mz_65_exactly_that_type(hand: str, cells: set[str]):
    assert cleared(laying(hand), played(laying(hand), "lay f6")) == cells


@clause("MZ-65")
@pytest.mark.parametrize(("step", "cells"), [("straight", {"d1", "d2"}), ("side", {"e1", "e2"})])
@pytest.mark.parametrize("deck", ["a", "b"])
def test_mz_65_currents_have_a_twin_in_deck_b_only(step: str, cells: set[str], deck: str):
    before, state = laying(step, deck=deck), laying(step, deck=deck)
    played(state, "lay f6 n" if step == "straight" else "lay f6 ne")
    assert cleared(before, state) == (cells if deck == "b" else set())


@clause("MZ-65")
@pytest.mark.parametrize("deck", ["a", "b"])
@pytest.mark.parametrize("hand", ["thicket", "whirlpool", "swamp", "funnel"])
def test_mz_65_types_that_never_have_the_symbol_have_no_twin(hand: str, deck: str):
    before, state = laying(hand, deck=deck), laying(hand, deck=deck)
    assert story(state, "lay f6") == [f"1 lays {hand} f6"]
    assert cleared(before, state) == set()


@clause("MZ-65")
def test_mz_65_boats_and_the_row_keep_their_tokens():
    state = laying("fish", load=((4, 4), (1,), (), ()))
    played(state, "lay f6")
    assert row(state)[:3] == ["fish+ 2", "water+ 3", "log+ 4"]
    assert (load(state, 1), load(state, 2)) == ([4, 4], [1]), "though the boat of seat 1 is on a1"


@clause("MZ-65")
def test_mz_65_a_twin_dealt_at_setup_does_nothing():
    state = igroteka.game("mazaitsy").new(players=4, blank_twins=True)
    while state.phase != "boat":
        steps = [state.text(step) for step, _ in state.outcomes()]
        blanks = ("deal fish", "deal water", "deal log")
        played(state, next((step for step in steps if step in blanks), steps[0]))
    cards = [one.card for one in state.view().field]
    assert {"fish", "water", "log"} <= set(cards)
    assert all(len(one.hares) == one.card.endswith("+") for one in state.view().field)
    assert "fish+" in cards


@clause("MZ-65")
def test_mz_65_several_tokens_and_those_beside_a_boat_are_cleared_too():
    state = laying("fish", row=("water",) * 3)
    on_a_boat = position(
        "ff12 .. .. .. ..\n" + ".. .. .. .. ..\n" * 4,
        players=2,
        boats=("a1 s", "a1 n"),
        phase="lay",
        hand="fish",
        row=("water",),
        blank_twins=True,
    )
    assert "clears 2 a3" in story(state, "lay f6")
    assert story(on_a_boat, "lay e5") == ["1 lays fish e5", "clears 2 a1"]
