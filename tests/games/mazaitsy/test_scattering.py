"""Mazai's turn: hares on all cards of a type, and the new pile. MZ-55 to MZ-58."""

from typing import Any

import pytest

import igroteka
from igroteka.core.state import State
from igroteka.games.mazaitsy.cards import KIND_NAMES
from tests.games.mazaitsy.asking import boat, card, chances, hares, load, played, pool, refusal, row, story, texts
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

IDLE = ("left", "stop")
SCATTERING: dict[str, Any] = {"row": ("log",) * 4, "changes": {"mazai": 1, "appeared": 1}}
SEVEN_FISH = [7 * (kind == "fish+") for kind in KIND_NAMES]

FISH = """
    ..  ff  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ff2
    ..  ..  ..  ..  ..  ..
    ff  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..1
"""


def scattering(drawing: str = FISH, **given: Any) -> State:
    """The Movement stage of Mazai's turn is over."""
    return position(drawing, phase="scatter", **SCATTERING | given)


def kept(cards: tuple[str, ...], **given: Any) -> State:
    """The same at a table with `row: keep`, which a drawing has to set by its field."""
    changes = {"mazai": 1, "appeared": 1, "keep_row": 1} | given.pop("changes", {})
    return scattering(row=cards, changes=changes, **given)


def lying(state: State) -> dict[str, list[int]]:
    """All hares on the field."""
    return {one.cell: list(one.hares) for one in state.view().field if one.hares}


@clause("MZ-55")
def test_mz_55_every_card_of_the_type_gets_a_token_even_under_a_boat_or_a_token():
    state = scattering(boats=("b1 s", "c3 n", "c3 n", "c3 n"), load=((4, 4, 4, 4), (), (), ()))
    played(state, "scatter fish")
    assert (state.phase, chances(state)) == ("hare", {"hare 1": 2, "hare 2": 2, "hare 3": 2, "hare 4": 2})
    played(state, "hare 1", "hare 3", "hare 4")
    assert lying(state) == {"b1": [1], "f2": [2, 3], "a4": [4], "f6": [1]}, "row by row from a1"
    assert state.phase == "deal"
    assert pool(state) == 5
    assert load(state, 1) == [4, 4, 4, 4]
    assert boat(state, 1) == "b1 s"


@clause("MZ-55")
def test_mz_55_cards_of_the_row_get_none():
    state = kept(("fish+", "fish", "fish", "log"))
    played(state, "scatter fish", "hare 1", "hare 1", "hare 2")
    assert row(state) == ["fish+", "fish", "fish", "log"]


@clause("MZ-55")
def test_mz_55_blank_twins_too():
    state = scattering(blank_twins=True)
    assert {card(state, cell).split()[0] for cell in ("b1", "f2", "a4")} == {"fish"}, "drawn without the symbol"
    played(state, "scatter fish", "hare 1", "hare 1", "hare 2")
    assert lying(state) == {"b1": [1], "f2": [1, 2], "a4": [2], "f6": [1]}


@clause("MZ-55")
@pytest.mark.parametrize(("kind", "cell"), [("straight", "a1"), ("side", "a2"), ("whirlpool", "a3"), ("funnel", "a4")])
def test_mz_55_types_without_the_symbol_too(kind: str, cell: str):
    drawing = "".join(f"{one} .. .. .. ..\n" for one in (">>", "sw", "OO", "UU", ".."))
    state = scattering(drawing, players=2, row=("log", "log"))
    assert lying(played(state, f"scatter {kind}", "hare 3")) == {cell: [3]}


@clause("MZ-55")
def test_mz_55_on_empty_cards_only():
    state = scattering(scatter_on="empty", boats=("b1 s", "c3 n", "c3 n", "c3 n"))
    played(state, "scatter fish", "hare 1", "hare 4")
    assert lying(state) == {"b1": [1], "f2": [2], "a4": [4], "f6": [1]}
    assert state.phase == "deal"


@clause("MZ-55")
def test_mz_55_a_type_may_be_named_though_nothing_is_added():
    drawing = FISH.replace("ff ", "..").replace("\n    ff", "\n    ..")
    state = scattering(drawing, scatter_on="empty")
    assert texts(state) == {"scatter water", "scatter fish"}
    played(state, "scatter fish")
    assert lying(state) == {"f2": [2], "f6": [1]}
    assert state.phase == "deal"


@clause("MZ-55")
def test_mz_55_only_cards_that_wait_for_a_token_are_named():
    state = played(scattering(pool=(1, 2)), "scatter fish")
    assert refusal(state, "at c1") == "MZ-55", "not of that type"
    played(state, "at a4", "hare 1")
    assert refusal(state, "at a4") == "MZ-55", "it has got its own"
    empty = played(scattering(pool=(1,), scatter_on="empty"), "scatter fish")
    assert refusal(empty, "at f2") == "MZ-55", "a token lies there"
    assert refusal(empty, "at b1") is None


@clause("MZ-56")
def test_mz_56_with_too_few_tokens_chance_chooses_the_cards():
    state = played(scattering(pool=(3, 4)), "scatter fish")
    assert (state.phase, chances(state)) == ("where", {"at b1": 1, "at f2": 1, "at a4": 1})
    played(state, "at f2")
    assert (state.phase, chances(state)) == ("hare", {"hare 3": 1, "hare 4": 1})
    played(state, "hare 4")
    assert (state.phase, chances(state)) == ("where", {"at b1": 1, "at a4": 1})
    played(state, "at a4")
    assert chances(state) == {"hare 3": 1}
    played(state, "hare 3")
    assert lying(state) == {"f2": [2, 4], "a4": [3], "f6": [1]}
    assert (state.phase, pool(state)) == ("deal", 0)


@clause("MZ-56")
def test_mz_56_just_enough_tokens_are_enough():
    state = played(scattering(pool=(3, 4, 4)), "scatter fish")
    assert state.phase == "hare"
    played(state, "hare 4", "hare 4", "hare 3")
    assert (state.phase, pool(state)) == ("deal", 0)


@clause("MZ-56")
def test_mz_56_only_cards_that_would_get_one_are_counted():
    state = played(scattering(pool=(3, 4), scatter_on="empty"), "scatter fish")
    assert state.phase == "hare", "two cards, two tokens"
    state = played(scattering(pool=(3,), scatter_on="empty"), "scatter fish")
    assert chances(state) == {"at b1": 1, "at a4": 1}


@clause("MZ-56")
def test_mz_56_from_an_empty_pool_nothing_is_added():
    state = played(scattering(pool=()), "scatter fish")
    assert (state.phase, lying(state)) == ("deal", {"f2": [2], "f6": [1]})


@clause("MZ-57")
def test_mz_57_tokens_of_the_row_return_after_the_scatter():
    state = scattering(row=("log+ 3", "water+ 4", "log", "log"), pool=(1,), pile=("log+",) * 5)
    played(state, "scatter fish")
    assert state.phase == "where", "they are not there to be scattered"
    played(state, "at b1", "hare 1")
    assert (state.phase, pool(state)) == ("deal", 2)
    played(state, "deal log+", "deal log", "deal log", "deal log+")
    assert chances(state) == {"hare 3": 1, "hare 4": 1}


@clause("MZ-57")
def test_mz_57_with_row_keep_they_stay():
    state = kept(("log+ 3", "water+ 4", "log", "log"))
    played(state, "scatter fish", "hare 1", "hare 1", "hare 2")
    assert row(state) == ["log+ 3", "water+ 4", "log", "log"]
    assert pool(state) == 5


@clause("MZ-57")
def test_mz_57_with_two_seats_they_stay():
    state = scattering(".. .. ff .. ..\n" + ".. .. .. .. ..\n" * 4, players=2, row=("log+ 3", "fish"), mazai_below=None)
    played(state, "scatter fish", "hare 1")
    assert row(state) == ["log+ 3", "fish"]
    assert pool(state) == 7


@clause("MZ-58")
def test_mz_58_pile_row_and_discard_become_the_new_pile():
    state = position(
        FISH.replace("..", "UU", 1),
        seat=4,
        phase="lay",
        hand="water",
        row=("side", "swamp", "fish+ 2"),
        top="straight",
        pile=("log", "log", "whirlpool", "water+"),
        mazai_below=(5, 5),
        under=1,
        boats=("b6 e",) * 4,
    )
    played(state, "lay a1", "top mazai", "top water+", *IDLE)
    assert state.view().discard == 1
    told = story(state, "scatter fish", "hare 1", "hare 1", "hare 2")
    assert told == ["1 scatters fish", "shuffles"]
    assert state.view().discard == 0
    assert chances(state) == {
        "deal fish+": 1,
        "deal funnel": 1,
        "deal log": 2,
        "deal side": 1,
        "deal straight": 1,
        "deal swamp": 1,
        "deal thicket": 1,
        "deal water+": 1,
        "deal whirlpool": 1,
    }


@clause("MZ-58")
def test_mz_58_a_new_row_is_dealt_then_gets_its_tokens_then_the_top_card_is_seen():
    state = scattering(top="fish+", pile=("water+",) * 4 + ("side",) * 3, pool=(1, 2, 3, 4, 4), seat=2)
    played(state, "scatter fish", "hare 1", "hare 2", "hare 3")
    played(state, "deal water+", "deal side", "deal fish+")
    assert chances(state) == {"deal water+": 3, "deal side": 2, "deal log": 4}
    played(state, "deal log")
    assert row(state) == ["water+", "side", "fish+", "log"], "the first dealt is the farthest"
    assert chances(state) == {"hare 4": 2}
    played(state, "hare 4", "hare 4")
    assert row(state) == ["water+ 4", "side", "fish+ 4", "log"]
    assert state.phase == "top"
    assert chances(state).keys() == {"top water+", "top side", "top log"}, "Mazai is one of the lowest"
    played(state, "top side")
    assert (state.phase, state.actor) == ("move", 2), "that was the Drawing stage"
    assert state.view().mazai.seat is None


@clause("MZ-58")
def test_mz_58_mazai_is_in_one_of_five_places_of_the_bottom_four():
    state = scattering(top="side", pile=("side",) * 4)
    played(state, "scatter fish", "hare 1", "hare 2", "hare 3", *("deal log",) * 4, "top side", *IDLE)
    played(state, "lay c4")
    weights = chances(state)
    assert weights["top side"] == 4 * weights["top mazai"]


@clause("MZ-58")
def test_mz_58_thickets_once_put_under_the_pile_are_shuffled_in():
    state = scattering(under=2, pile=("log",) * 6)
    played(state, "scatter fish", "hare 1", "hare 2", "hare 3", "deal thicket", *("deal log",) * 3)
    assert "top thicket" in chances(state)


@clause("MZ-58")
def test_mz_58_with_row_keep_only_pile_and_discard_are_shuffled():
    state = kept(("side", "swamp", "fish+ 2", "log"), top="funnel", pile=("water",) * 4 + ("whirlpool",), under=1)
    assert "shuffles" in story(state, "scatter fish", "hare 1", "hare 1", "hare 2")
    assert row(state) == ["side", "swamp", "fish+ 2", "log"]
    assert state.phase == "top"
    weights = chances(state)
    assert weights.keys() == {"top water", "top whirlpool", "top funnel", "top thicket"}
    assert weights["top water"] == 4 * weights["top funnel"]


@clause("MZ-58")
@pytest.mark.parametrize(("option", "kept"), [("keep", 1), ("redeal", 0)])
def test_mz_58_the_option_is_agreed_before_the_match(option: str, kept: int):
    assert igroteka.game("mazaitsy").new(players=4, row=option).fields.keep_row == kept


@clause("MZ-58")
def test_mz_58_with_row_keep_missing_cards_are_dealt():
    state = kept(("side", "swamp", "fish+ 2"), top="", pile=(), mazai_below=None, changes={"discard": SEVEN_FISH})
    played(state, "scatter fish", "hare 1", "hare 1", "hare 3")
    assert chances(state) == {"deal fish+": 7}
    played(state, "deal fish+")
    assert chances(state) == {"hare 2": 2, "hare 3": 1, "hare 4": 2}
    assert row(played(state, "hare 4")) == ["side", "swamp", "fish+ 2", "fish+ 4"]
    assert hares(state, "b1") == [1]
