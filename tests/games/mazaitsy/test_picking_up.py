"""Picking up hares: MZ-120, MZ-20, MZ-22, MZ-21, and when it is asked."""

import pytest

from igroteka.core.state import State
from tests.games.mazaitsy.asking import (
    FIRST,
    SECOND,
    alone,
    boat,
    ends,
    hares,
    hurried,
    load,
    played,
    refusal,
    story,
    texts,
    told,
)
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

POND = """
    ..  ..  ..    ..   .. ..
    ..  ..  ..2   ..   .. ..
    ..  ..3 ..    ..13 .. ..
    ..  ..  SS114 ..   .. ..
    ..  ..  ..    ..   .. ..
    ..  ..  ..    ..   .. ..
"""
STREAM = """
    ..  ..  ..  ..  ..  ..
    ..  >>1 se2 ..  ^^4 ..
    ..  ..  ..  ..3 TT  ..
    ..  ..  LL4 ..  ..  ..
    ..  ..  ..  ..1 ..  UU3
    <<2 ..  ..  ..  ..  ..2
"""


def asked(state: State) -> tuple[str, str, set[str]]:
    """The phase, seat 1's boat, and what it may do."""
    return state.phase, boat(state, 1), texts(state)


@clause("MZ-120")
def test_mz_120_a_hare_may_be_taken_on_arrival():
    state = played(alone(POND, "c3 n"), "ahead")
    assert asked(state) == ("second", "c2 n", SECOND | {"take 2"})
    assert told(state, "take 2") == ["1 takes 2 at c2"]
    played(state, "take 2")
    assert (load(state, 1), hares(state, "c2")) == ([2], [])


@clause("MZ-120")
def test_mz_120_taking_is_no_action():
    state = played(alone(POND, "c3 n"), "ahead", "take 2")
    assert asked(state) == ("second", "c2 n", SECOND)
    assert ends(played(state, "ahead")) == "c1 n"


@clause("MZ-120")
def test_mz_120_it_need_not_be_taken():
    state = played(alone(POND, "c3 n"), "ahead", "stop")
    assert (ends(state), load(state, 1), hares(state, "c2")) == ("c2 n", [], [2])


@clause("MZ-120")
@pytest.mark.parametrize("watcher", [None, 0, 1, 3])
def test_mz_120_the_load_is_open_to_all(watcher: int | None):
    state = played(alone(POND, "c3 n", load=[[4, 1]]), "ahead", "take 2")
    assert state.view(watcher).seats[0].load == (1, 2, 4)


@clause("MZ-120")
def test_mz_120_a_full_boat_is_not_asked():
    state = played(alone(POND, "c5 n", load=[[1, 1, 1, 1]]), "right", "left")
    assert ends(state) == "c5 n"
    assert ends(played(alone(POND, "c3 s", load=[[1, 1, 1, 1]]), "slip left")) == "d4 s"
    assert ends(played(alone(POND, "d4 w", load=[[1, 1, 1, 1]]), "slip right")) == "c3 w"
    assert ends(played(alone(POND, "c5 n", load=[[1, 1, 1, 1]]), "ahead", "ahead")) == "c3 n"
    assert ends(played(alone(POND, "b4 n", load=[[1, 1, 1, 1]]), "ahead", "left")) == "b3 w"


@clause("MZ-20")
@pytest.mark.parametrize(("start", "steps"), [("c4 n", ("ahead", "ahead")), ("b3 n", ("slip right",))])
def test_mz_20_on_the_last_card(start: str, steps: tuple[str, ...]):
    state = played(alone(POND, start), *steps)
    assert asked(state) == ("grab", "c2 n", {"take 2", "on"})
    assert (ends(played(state.copy(), "on")), ends(played(state, "take 2"))) == ("c2 n", "c2 n")
    assert (load(state, 1), hares(state, "c2")) == ([2], [])


@clause("MZ-20")
def test_mz_20_it_is_asked_again_after_a_second_turn():
    state = played(alone(POND, "c3 n"), "ahead", "left")
    assert asked(state) == ("grab", "c2 w", {"take 2", "on"})
    assert ends(played(state, "on")) == "c2 w"


@clause("MZ-20")
def test_mz_20_also_after_two_turns_on_the_card():
    state = alone(POND, "c2 n")
    assert asked(state) == ("move", "c2 n", FIRST | {"take 2"})
    assert asked(played(state, "left")) == ("second", "c2 w", SECOND | {"take 2"})
    assert asked(played(state, "left")) == ("grab", "c2 s", {"take 2", "on"})


@clause("MZ-20")
def test_mz_20_not_again_after_stopping():
    state = played(alone(POND, "c2 n"), "left", "stop")
    assert (ends(state), hares(state, "c2")) == ("c2 w", [2])


@clause("MZ-20")
def test_mz_20_on_every_card_in_passing():
    state = played(alone(POND, "c5 n"), "ahead", "take 4", "ahead")
    assert (ends(state), load(state, 1)) == ("c3 n", [4])
    state = played(alone(POND, "c3 w"), "ahead", "take 3", "left")
    assert (ends(state), load(state, 1)) == ("b3 s", [3])


@clause("MZ-20")
def test_mz_20_the_card_left_by_the_first_action_is_not_asked_about():
    state = played(alone(POND, "c2 s"), "ahead")
    assert asked(state) == ("second", "c3 s", SECOND)


@clause("MZ-20")
def test_mz_20_on_currents_that_carry_the_boat_on():
    state = played(alone(STREAM, "a2 e"), "ahead")
    assert asked(state) == ("grab", "b2 e", {"take 1", "on"})
    assert asked(played(state, "on")) == ("grab", "c2 e", {"take 2", "on"})
    assert asked(played(state, "take 2")) == ("second", "d3 e", {"left", "right", "stop", "take 3"})
    assert (load(state, 1), hares(state, "b2"), hares(state, "c2")) == ([2], [1], [])


@clause("MZ-20")
def test_mz_20_on_a_current_the_boat_turned_on():
    state = alone(STREAM, "c2 w")
    assert "take 2" in texts(state)
    assert asked(played(state, "right")) == ("grab", "c2 n", {"take 2", "on"})
    assert asked(played(state, "take 2")) == ("second", "d3 n", SECOND | {"take 3"})


@clause("MZ-20")
def test_mz_20_not_on_a_current_whose_hares_were_taken_before_turning():
    state = played(alone(STREAM, "c2 w"), "take 2", "right")
    assert asked(state) == ("second", "d3 n", SECOND | {"take 3"})


@clause("MZ-20")
def test_mz_20_on_a_blocked_current_once():
    state = played(alone(STREAM, "b6 w"), "ahead")
    assert asked(state) == ("grab", "a6 w", {"take 2", "on"})
    assert ends(played(state, "on")) == "a6 w"


@clause("MZ-20")
def test_mz_20_on_a_blocked_current_the_boat_turned_on_once_too():
    state = played(alone(STREAM, "a6 n"), "right")
    assert asked(state) == ("grab", "a6 e", {"take 2", "on"})
    assert ends(played(state, "on")) == "a6 e"


@clause("MZ-20")
def test_mz_20_a_boat_that_gets_full_on_the_way_is_not_asked_any_more():
    state = played(alone(STREAM, "a2 e", load=[[4, 4, 4]]), "ahead", "take 1")
    assert asked(state) == ("second", "d3 e", {"left", "right", "stop"})


@clause("MZ-20")
def test_mz_20_on_a_log():
    state = played(alone(STREAM, "c5 n"), "ahead")
    assert asked(state) == ("grab", "c4 n", {"take 4", "on"})
    assert ends(played(state, "take 4")) == "c4 n"
    assert load(state, 1) == [4]


@clause("MZ-20")
def test_mz_20_on_the_funnel_that_pulled():
    state = played(alone(STREAM, "d4 e"), "ahead", "stop")
    assert asked(state) == ("grab", "f5 e", {"take 3", "on"})
    assert (ends(played(state, "take 3")), load(state, 1)) == ("f5 e", [3])


@clause("MZ-20")
def test_mz_20_before_the_funnel_pulls_and_after():
    state = played(alone(STREAM, "e5 s"), "slip left")
    assert asked(state) == ("grab", "f6 s", {"take 2", "on"})
    assert asked(played(state, "take 2")) == ("grab", "f5 s", {"take 3", "on"})
    assert (ends(played(state, "on")), load(state, 1)) == ("f5 s", [2])


@clause("MZ-20")
def test_mz_20_after_stopping_only_on_the_funnel():
    state = played(alone(STREAM, "e6 e"), "ahead")
    assert asked(state) == ("second", "f6 e", {"left", "right", "stop", "take 2"})
    assert asked(played(state, "stop")) == ("grab", "f5 e", {"take 3", "on"})


@clause("MZ-22")
def test_mz_22_the_player_chooses_which():
    state = played(alone(POND, "d5 n"), "slip left")
    assert asked(state) == ("grab", "c4 n", {"take 1", "take 4", "on"})
    assert asked(played(state, "take 1")) == ("grab", "c4 n", {"take 1", "take 4", "on"})
    assert asked(played(state, "take 1")) == ("grab", "c4 n", {"take 4", "on"})
    assert ends(played(state, "on")) == "c4 n"
    assert (load(state, 1), hares(state, "c4")) == ([1, 1], [4])


@clause("MZ-22")
def test_mz_22_as_many_as_the_boat_can_carry():
    state = played(alone(POND, "d5 n", load=[[3, 3]]), "slip left", "take 4", "take 1")
    assert (ends(state), load(state, 1), hares(state, "c4")) == ("c4 n", [1, 3, 3, 4], [1])


@clause("MZ-22")
def test_mz_22_all_of_them():
    assert story(alone(POND, "d5 n"), "slip left", "take 1", "take 4", "take 1") == [
        "1 rows d5 c4",
        "1 takes 1 at c4",
        "1 takes 4 at c4",
        "1 takes 1 at c4",
    ]


@clause("MZ-22")
def test_mz_22_a_hare_that_is_not_there():
    state = alone(POND, "d3 n")
    assert (refusal(state, "take 1"), refusal(state, "take 2")) == (None, "MZ-22")
    assert refusal(alone(POND, "a1 s"), "take 1") == "MZ-22"
    grabbing = played(alone(POND, "d5 n"), "slip left", "take 4")
    assert (grabbing.phase, refusal(grabbing, "take 4")) == ("grab", "MZ-22")
    assert refusal(played(alone(POND, "c3 n"), "ahead", "take 2"), "take 2") == "MZ-22"


@clause("MZ-22")
def test_mz_22_is_named_before_the_full_boat():
    assert refusal(alone(POND, "d3 n", load=[[1, 1, 1, 1]]), "take 2") == "MZ-22"


@clause("MZ-21")
def test_mz_21_what_was_left_lying_may_be_taken_in_a_later_turn():
    state = played(alone(POND, "c3 n"), "ahead", "stop", "lay a1", "top water")
    for _ in range(3):
        assert refusal(state, "take 2") == "MZ-22"
        played(state, "left", "stop", "lay a1", "top water")
    assert asked(state) == ("move", "c2 n", FIRST | {"take 2"})
    assert load(played(state, "take 2"), 1) == [2]


@clause("MZ-21")
def test_mz_21_what_a_whirlpool_brought_waits_for_ones_own_turn():
    drawing = """
        .. .. .. .. ..  ..
        .. .. .. .. ..  ..
        .. .. .. .. ..  ..
        .. .. .. .. ..3 ..
        .. .. .. .. ..  ..
        .. .. .. .. ..  ..
    """
    row = ["whirlpool", "water", "water", "water"]
    state = position(drawing, boats=["e5 w", "e3 s", "e5 e", "a1 s"], seat=4, row=row)
    played(state, "left", "stop", "lay d4", "clockwise")
    assert (state.phase, hares(state, "e5"), load(state, 1), load(state, 3)) == ("top", [3], [], [])
    assert asked(played(state, "top water")) == ("move", "e5 w", FIRST | {"take 3"})


@clause("MZ-21")
def test_mz_21_so_does_what_mazai_brought():
    drawing = """
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. ff .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """
    boats = ["c3 n", "c3 w", "a1 s", "a1 s"]
    state = position(drawing, boats=boats, seat=4, mazai_below=None, changes={"mazai": 1, "appeared": 1})
    played(state, "left", "stop", "scatter fish", "hare 4")
    assert (hares(state, "c3"), load(state, 1), load(state, 2)) == ([4], [], [])
    assert asked(hurried(state, "move")) == ("move", "c3 n", FIRST | {"take 4"})


@clause("MZ-21")
def test_mz_21_in_anothers_turn_nothing_is_taken():
    state = position(POND, boats=["c2 n", "a1 s", "d3 n", "c4 n"], seat=2)
    assert texts(state) == {"ahead", "left", "right", "slip left"}
    assert {refusal(state, f"take {value}") for value in (1, 2, 3, 4)} == {"MZ-22"}
