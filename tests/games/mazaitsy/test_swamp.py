"""The swamp: MZ-131, MZ-45 to MZ-49, and MZ-79 of those dealt at setup."""

import pytest

import igroteka
from igroteka.core.state import State
from tests.games.mazaitsy.asking import boat, card, hares, load, played, pool, row, story, texts
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

AROUND = """
    ..  ..  ..  ..4 ..  ..
    ..  ..1 ff2 ..  ..  ..
    ..  ..  ..  LL34 .. ..
    ..  ..  ..  ..1 ..  ..
    ..  ..4 ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
"""

FULL = """
    ..  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
    ..  ..  SS123 .. .. ..
    ..  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
"""

STANDING = ("a1 s",) * 4
STILL = ("water",) * 3
IDLE = ("left", "stop")


def quiet_turn(state: State, cell: str) -> State:
    """Turns, lays the card there, and water comes up in the pile."""
    return played(state, *IDLE, f"lay {cell}", "top water")


@clause("MZ-131")
def test_mz_131_it_draws_in_the_hares_and_swallows_them_a_turn_later():
    state = position(AROUND, phase="lay", hand="swamp", row=STILL)
    assert sorted(story(state, "lay c3")) == [
        "1 lays swamp c3",
        "sucks 1 b2 c3",
        "sucks 1 c2 c3",
        "sucks 1 d4 c3",
        "sucks 2 d3 c3",
    ]
    assert card(state, "c3") == "swamp 1 1 2 3 4"
    assert [hares(state, cell) for cell in ("b2", "c2", "d3", "d4", "d1", "b5")] == [[], [], [], [], [4], [4]]
    played(state, "top water")
    for cell in ("f1", "f2", "f3"):
        assert hares(quiet_turn(state, cell), "c3") == [1, 1, 2, 3, 4], "the others move on"
    before = pool(state)
    assert story(state, *IDLE) == ["1 turns e", "swallows 5 c3"]
    assert (state.phase, hares(state, "c3"), pool(state)) == ("lay", [], before + 5)
    assert "lay c3" in texts(state)


@clause("MZ-45")
def test_mz_45_from_cards_with_boats_but_never_out_of_the_boats():
    boats = ("a1 s", "b2 n", "c4 e", "d3 w")
    state = position(AROUND, phase="lay", hand="swamp", row=STILL, boats=boats, load=((1,), (2,), (3, 3), (4,)))
    played(state, "lay c3")
    assert hares(state, "c3") == [1, 1, 2, 3, 4]
    assert [load(state, seat) for seat in (1, 2, 3, 4)] == [[1], [2], [3, 3], [4]]
    assert [boat(state, seat) for seat in (1, 2, 3, 4)] == list(boats)


@clause("MZ-45")
def test_mz_45_in_a_corner_and_out_of_another_swamp():
    corner = "..  SS12 .. .. ..\n..3 ..4 ..  ..  ..\n" + "..1 ..1 ..1 ..  ..\n" + "..  ..  ..  ..  ..\n" * 2
    state = position(corner, phase="lay", hand="swamp", row=("water",), players=2)
    assert sorted(story(state, "lay a1"))[1:] == ["sucks 1 a2 a1", "sucks 1 b2 a1", "sucks 2 b1 a1"]
    assert hares(state, "a1") == [1, 2, 3, 4]
    assert [hares(state, cell) for cell in ("a3", "b3", "c3")] == [[1], [1], [1]]


@clause("MZ-45")
def test_mz_45_in_the_lower_corner_of_the_small_field():
    corner = "..1 ..  ..  ..  ..1\n" + "..  ..  ..  ..  ..\n" * 2 + "..1 ..  ..  ..2 ..3\n..1 ..  ..1 ..  ..\n"
    state = position(corner, phase="lay", hand="swamp", row=("water",), players=2)
    assert sorted(story(state, "lay e5"))[1:] == ["sucks 1 d4 e5", "sucks 1 e4 e5"]
    assert hares(state, "e5") == [2, 3]


@clause("MZ-46")
def test_mz_46_after_the_movement_stage_and_before_a_card_is_replaced():
    state = position(FULL, boats=STANDING, swamps=("c4",), row=("log", "water", "water", "water"))
    played(state, "left")
    assert hares(state, "c4") == [1, 2, 3], "the stage is not over"
    assert story(state, "stop") == ["swallows 3 c4"]
    assert card(played(state, "lay c4"), "c4") == "log"


@clause("MZ-46")
def test_mz_46_the_others_do_not_set_it_off():
    state = position(FULL, boats=STANDING, seat=2, swamps=("c4",))
    assert story(state, *IDLE) == ["2 turns e"]
    assert hares(state, "c4") == [1, 2, 3]


@clause("MZ-46")
def test_mz_46_what_is_taken_in_that_very_stage_is_safe():
    state = position(FULL, boats=("c5 n", *STANDING[1:]), swamps=("c4",))
    played(state, "ahead", "take 3")
    assert story(state, "stop") == ["swallows 2 c4"]
    assert load(state, 1) == [3]
    assert hares(state, "c4") == []


@clause("MZ-46")
def test_mz_46_the_funnel_pulls_and_its_hares_are_taken_first():
    drawing = FULL.replace("SS123", "SS12").replace("..  ..  ..  ..  ..  ..", "..  ..  UU3 ..  ..  ..", 1)
    state = position(drawing, boats=("c3 n", *STANDING[1:]), swamps=("c4",))
    assert story(state, "ahead", "stop") == ["1 rows c3 c2", "1 is pulled c2 c1"]
    assert (state.phase, hares(state, "c4")) == ("grab", [1, 2])
    assert story(state, "take 3") == ["1 takes 3 at c1", "swallows 2 c4"]


@clause("MZ-46")
def test_mz_46_hares_whirled_away_are_safe_and_such_as_came_later_are_not():
    drawing = FULL.replace("SS123 ..", "SS123 ..4")
    state = position(drawing, boats=STANDING, seat=4, row=("whirlpool", *STILL), swamps=("c4",))
    played(state, *IDLE, "lay d5", "counter", "top water")
    assert [hares(state, cell) for cell in ("c4", "c5", "d4")] == [[4], [1, 2, 3], []]
    assert story(state, *IDLE) == ["1 turns e", "swallows 1 c4"]
    assert [hares(state, cell) for cell in ("c4", "c5")] == [[], [1, 2, 3]]


@clause("MZ-46")
def test_mz_46_a_swamp_that_drew_in_nothing_swallows_what_came_later():
    state = position("", boats=STANDING, row=("swamp", "log+ 3", "whirlpool", "water"))
    for cell in ("c4", "e4"):
        quiet_turn(state, cell)
    played(state, *IDLE, "lay e5", "counter", "top water", *IDLE, "lay f1", "top water")
    assert hares(state, "d4") == [3]
    assert story(state, *IDLE) == ["1 turns n"], "beside the swamp it is safe"
    state = position(FULL.replace("SS123 ..", "SS ..3"), seat=4, row=("whirlpool", *STILL), swamps=("c4",))
    played(state, *IDLE, "lay d5", "counter", "top water")
    assert hares(state, "c4") == [3]
    assert story(state, *IDLE) == ["1 turns e", "swallows 1 c4"]


@clause("MZ-46")
def test_mz_46_an_empty_swamp_swallows_nothing():
    state = position(FULL.replace("123", ""), boats=STANDING, swamps=("c4",))
    before = pool(state)
    assert story(state, *IDLE) == ["1 turns e"]
    assert pool(state) == before


@clause("MZ-46")
def test_mz_46_swamps_of_several_players_wait_for_each_his_own():
    two = FULL.replace("..  ..  ..  ..  ..  ..", "SS1 ..  ..  ..  ..  ..", 1)
    state = position(two, boats=("b1 e",) * 4, swamps=("", "c4", "a1"), seat=2)
    assert story(state, *IDLE) == ["2 turns n", "swallows 3 c4"]
    assert hares(state, "a1") == [1]
    played(state, "lay f6", "top water")
    assert story(state, *IDLE) == ["3 turns n", "swallows 1 a1"]


@clause("MZ-47")
def test_mz_47_replaced_the_effect_is_gone_with_the_card():
    state = position(FULL.replace("123", ""), boats=STANDING, seat=4, row=("fish+ 2", *STILL), swamps=("c4",))
    played(state, *IDLE, "lay c4", "top water")
    assert story(state, *IDLE) == ["1 turns e"]
    assert card(state, "c4") == "fish+ 2"


@clause("MZ-47")
def test_mz_47_another_swamp_in_its_place_is_its_layers():
    drawing = FULL.replace("SS123 ..", "SS ..2")
    state = position(drawing, boats=STANDING, seat=4, row=("swamp", *STILL), swamps=("c4",))
    played(state, *IDLE, "lay c4", "top water")
    assert hares(state, "c4") == [2]
    assert story(state, *IDLE) == ["1 turns e"], "seat 1 laid the old one"
    played(state, "lay f1", "top water")
    quiet_turn(state, "f2")
    quiet_turn(state, "f3")
    assert hares(state, "c4") == [2]
    assert story(state, *IDLE) == ["4 turns n", "swallows 1 c4"]


@clause("MZ-48")
def test_mz_48_hares_on_an_old_swamp_stay():
    state = position(FULL, boats=STANDING, swamps=("",) * 4)
    for cell in ("f1", "f2", "f3", "f4", "f5"):
        assert hares(quiet_turn(state, cell), "c4") == [1, 2, 3]


@clause("MZ-48")
def test_mz_48_it_swallows_only_once():
    state = position(FULL.replace("SS123 ..", "SS123 ..4"), swamps=("c4",), row=("whirlpool", *STILL))
    assert story(state, *IDLE) == ["1 turns e", "swallows 3 c4"]
    played(state, "lay d5", "counter", "top water")
    for cell in ("f1", "f2", "f3"):
        quiet_turn(state, cell)
    assert story(state, *IDLE) == ["1 turns n"]
    assert hares(state, "c4") == [4]


@clause("MZ-49")
def test_mz_49_in_mazais_turn_before_hares_are_scattered():
    state = position(FULL, boats=STANDING, swamps=("c4",), pool=(), changes={"mazai": 1, "appeared": 1})
    assert story(state, *IDLE) == ["1 turns e", "swallows 3 c4"]
    assert (state.phase, pool(state)) == ("scatter", 3)


@clause("MZ-49")
def test_mz_49_after_unloading():
    state = position(FULL, boats=STANDING, swamps=("c4",), load=((1, 2), (), (), ()))
    assert story(state, "drop 1") == ["1 drops 1 at a1"]
    assert (state.phase, hares(state, "c4")) == ("unload", [1, 2, 3])
    assert story(state, "done") == ["swallows 3 c4"]
    assert state.phase == "lay"


@clause("MZ-49")
def test_mz_49_who_unloads_on_the_swamp_saves_what_he_takes():
    shore = "SS13 ..  ..  ..  ..\n" + "..  ..  ..  ..  ..\n" * 4
    state = position(shore, players=2, boats=("a1 s", "c3 s"), swamps=("a1",), load=((2,), ()))
    assert story(state, "drop 2", "take 3", "drop 3", "done") == [
        "1 drops 2 at a1",
        "1 takes 3 at a1",
        "1 drops 3 at a1",
        "swallows 1 a1",
    ]


@clause("MZ-79")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mz_79_dealt_at_setup_they_do_nothing(players: int):
    state = igroteka.game("mazaitsy").new(players=players)
    met: set[str] = set()
    while state.phase != "move":
        met.add(state.phase)
        steps = [state.text(step) for step, _ in state.outcomes()] or sorted(texts(state))
        played(state, next((step for step in steps if step in ("deal whirlpool", "deal swamp")), steps[0]))
    cards = [one.card for one in state.view().field]
    assert (cards.count("whirlpool"), cards.count("swamp")) == (4, 4)
    assert "spin" not in met
    assert all(len(one.hares) == one.card.endswith("+") for one in state.view().field)
    for _ in range(players):
        field = state.view().field
        played(state, "left")
        if state.phase == "second":
            played(state, "stop")
        assert state.view().field == field
        assert state.phase == "lay"
        played(state, next(text for text in sorted(texts(state))))
        while state.actor < 0:
            state.apply(state.outcomes()[0][0])


@clause("MZ-79")
@pytest.mark.parametrize(("kind", "asked"), [("whirlpool", "spin"), ("swamp", "top")])
def test_mz_79_laid_from_the_row_they_act(kind: str, asked: str):
    state = position(AROUND, boats=STANDING, row=(kind, "water", "water", "water"))
    played(state, *IDLE, "lay c3")
    assert state.phase == asked
    assert hares(state, "c3") == ([1, 1, 2, 3, 4] if kind == "swamp" else [])
    assert row(state)[0] == "water"
