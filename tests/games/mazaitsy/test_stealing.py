"""The fourth advanced rule, stealing: MZ-137, MZ-71 to MZ-73, MZ-75, and the load of the thief (MZ-82, MZ-70)."""

from collections.abc import Sequence
from typing import Any

import pytest

from igroteka.core.state import State
from tests.games.mazaitsy.asking import boat, load, played, refusal, story, texts
from tests.games.mazaitsy.drawing import CALM, position
from tests.marks import clause

ACTIONS = {"ahead", "left", "right", "stop"}
Hares = Sequence[Sequence[int]]


def meeting(*boats: str, load: Hares = ((), (1, 3)), drawing: str = CALM, **given: Any) -> State:
    """Seat 1 is to move; seats whose boats are not named are far away in f6."""
    given = {"stealing": True} | given
    all_boats = (*boats, *("f6 n",) * 4)[: given.get("players", 4)]
    return position(drawing, boats=all_boats, load=load, **given)


def steals(state: State) -> set[str]:
    return {text for text in texts(state) if text.startswith("steal")}


def with_card(card: str, cell: str) -> str:
    """Calm water but for one card."""
    lines = [line.split() for line in CALM.splitlines()]
    lines[int(cell[1]) - 1]["abcdef".index(cell[0])] = card
    return "\n".join(" ".join(line) for line in lines)


@clause("MZ-137")
def test_mz_137_who_comes_to_another_boat_may_steal_a_hare_and_act_on():
    state = played(meeting("c4 n", "c3 n"), "ahead")
    assert (state.phase, texts(state)) == ("second", ACTIONS | {"steal 1 from 2", "steal 3 from 2"})
    assert story(state, "steal 3 from 2") == ["1 steals 3 from 2"]
    assert (load(state, 1), load(state, 2)) == ([3], [1])
    assert (state.phase, texts(state)) == ("second", ACTIONS), "that was no action"


@clause("MZ-137")
def test_mz_137_not_without_the_option():
    state = played(meeting("c4 n", "c3 n", stealing=False), "ahead")
    assert texts(state) == ACTIONS
    assert refusal(state, "steal 1 from 2") == "MZ-137"


@clause("MZ-137")
def test_mz_137_not_from_oneself_and_not_from_nobody():
    state = played(meeting("c4 n", "c3 n", "c3 n", load=((2,), (1, 3), ()), players=3), "ahead")
    assert refusal(state, "steal 2 from 1") == "MZ-137"
    assert refusal(state, "steal 1 from 4") == "MZ-137"
    assert refusal(state, "steal 1 from 2") is None


@clause("MZ-137")
def test_mz_137_nobody_has_to():
    state = played(meeting("c4 n", "c3 n"), "ahead", "stop")
    assert (state.phase, load(state, 2)) == ("lay", [1, 3])


@clause("MZ-137")
def test_mz_137_a_boat_that_is_met_does_not_steal_back():
    state = meeting("c4 n", "c3 n", load=((2,), (1,)), row=("log",) * 4)
    played(state, "ahead", "stop", "lay a1", "top water")
    assert (state.phase, state.actor) == ("move", 1)
    assert steals(state) == set()
    assert steals(played(state, "left")) == set(), "it began its stage on this card"


@clause("MZ-72")
def test_mz_72_passing_through_is_enough():
    state = played(meeting("c4 n", "c3 n"), "ahead", "steal 1 from 2", "ahead")
    assert (boat(state, 1), load(state, 1), state.phase) == ("c2 n", [1], "lay")


@clause("MZ-72")
def test_mz_72_after_a_slip_or_a_second_action_it_is_asked_where_the_stage_ends():
    state = played(meeting("c4 n", "b3 n"), "slip left")
    assert (state.phase, texts(state)) == ("grab", {"steal 1 from 2", "steal 3 from 2", "on"})
    assert played(state, "on").phase == "lay"
    state = played(meeting("c4 n", "c2 n"), "ahead", "ahead")
    assert (state.phase, texts(state)) == ("grab", {"steal 1 from 2", "steal 3 from 2", "on"})
    assert played(state, "steal 1 from 2").phase == "lay", "only going on is left, which is not asked"


@clause("MZ-72")
def test_mz_72_on_a_current_before_it_carries_the_boat_on():
    state = played(meeting("c4 n", "c3 n", drawing=with_card(">>", "c3")), "ahead")
    assert (state.phase, boat(state, 1)) == ("grab", "c3 n")
    assert texts(state) == {"steal 1 from 2", "steal 3 from 2", "on"}
    assert story(state, "steal 1 from 2") == ["1 steals 1 from 2", "1 drifts c3 d3"]
    assert (state.phase, texts(state), load(state, 1)) == ("second", ACTIONS, [1])


@clause("MZ-72")
def test_mz_72_where_a_current_has_brought_the_boat():
    state = played(meeting("c4 n", "d2 n", drawing=with_card("ne", "c3")), "ahead")
    assert (state.phase, boat(state, 1)) == ("second", "d2 n")
    assert steals(state) == {"steal 1 from 2", "steal 3 from 2"}


@clause("MZ-72")
def test_mz_72_where_a_funnel_has_pulled_the_boat():
    state = played(meeting("c4 n", "b2 n", drawing=with_card("UU", "b2")), "ahead", "stop")
    assert (state.phase, boat(state, 1)) == ("grab", "b2 n")
    assert texts(state) == {"steal 1 from 2", "steal 3 from 2", "on"}
    assert story(state, "steal 3 from 2") == ["1 steals 3 from 2"]
    assert state.phase == "lay"


@clause("MZ-72")
def test_mz_72_on_a_log():
    state = played(meeting("c4 n", "c3 n", drawing=with_card("LL", "c3")), "ahead")
    assert (state.phase, texts(state)) == ("grab", {"steal 1 from 2", "steal 3 from 2", "on"})


@clause("MZ-72")
def test_mz_72_the_thief_chooses_the_boat_and_the_hare():
    state = played(meeting("c4 n", "c3 n", "c3 s", "c3 w", load=((), (1, 1), (2, 4), ())), "ahead")
    assert steals(state) == {"steal 1 from 2", "steal 2 from 3", "steal 4 from 3"}
    played(state, "steal 4 from 3")
    assert [load(state, seat) for seat in (1, 2, 3, 4)] == [[4], [1, 1], [2], []]


@clause("MZ-72")
def test_mz_72_the_boat_must_be_here_and_have_such_a_hare():
    state = played(meeting("c4 n", "c3 n", "c2 n", load=((), (1, 3), (2,), (4,))), "ahead")
    assert refusal(state, "steal 2 from 3") == "MZ-72", "one card further"
    assert refusal(state, "steal 4 from 4") == "MZ-72", "far away"
    assert refusal(state, "steal 2 from 2") == "MZ-72", "no such hare"


@clause("MZ-72")
@clause("MZ-82")
def test_mz_72_a_full_boat_steals_nothing():
    state = played(meeting("c4 n", "c3 n", load=((1, 1, 1, 1), (1, 3))), "ahead")
    assert texts(state) == ACTIONS
    assert refusal(state, "steal 1 from 2") == "MZ-82"


@clause("MZ-72")
@clause("MZ-70")
def test_mz_72_with_nine_points_the_points_are_counted():
    state = played(meeting("c4 n", "c3 n", load=((1, 1, 1, 1, 3), (1, 2, 3)), nine_points=True), "ahead")
    assert steals(state) == {"steal 1 from 2", "steal 2 from 2"}, "seven points are in the boat"
    assert refusal(state, "steal 3 from 2") == "MZ-70"
    assert load(played(state, "steal 2 from 2"), 1) == [1, 1, 1, 1, 2, 3]


@clause("MZ-73")
def test_mz_73_nothing_is_stolen_where_the_stage_began():
    state = meeting("c4 n", "c4 s")
    assert texts(state) == {"ahead", "left", "right", "slip left", "slip right"}
    assert refusal(state, "steal 1 from 2") == "MZ-73"
    played(state, "left")
    assert texts(state) == ACTIONS
    assert refusal(state, "steal 1 from 2") == "MZ-73"


@clause("MZ-73")
def test_mz_73_not_even_on_coming_back():
    state = played(meeting("c4 n", "c4 s", drawing=with_card("vv", "c3")), "ahead")
    assert boat(state, 1) == "c4 n"
    assert (state.phase, texts(state)) == ("second", ACTIONS)
    assert refusal(state, "steal 1 from 2") == "MZ-73"


@clause("MZ-73")
def test_mz_73_nor_when_a_funnel_pulls_back():
    state = played(meeting("c4 n", "c4 s", drawing=with_card("UU", "c4")), "ahead", "stop")
    assert (boat(state, 1), state.phase) == ("c4 n", "lay")


@clause("MZ-73")
def test_mz_73_other_boats_on_the_way_may_be_robbed():
    state = played(meeting("c4 n", "c4 s", "c3 n", load=((), (1,), (2,), ())), "ahead")
    assert steals(state) == {"steal 2 from 3"}


@clause("MZ-71")
def test_mz_71_one_hare_in_a_stage():
    state = meeting("c4 n", "c3 n", "c3 e", "c2 n", load=((), (1, 3), (2,), (4,)))
    played(state, "ahead", "steal 1 from 2")
    assert texts(state) == ACTIONS
    assert refusal(state, "steal 3 from 2") == refusal(state, "steal 2 from 3") == "MZ-71"
    assert played(state, "ahead").phase == "lay", "nothing to ask on c2"


@clause("MZ-71")
def test_mz_71_one_from_each_boat_with_the_option():
    state = meeting("c4 n", "c3 n", "c3 e", "c2 n", load=((), (1, 3), (2,), (4,)), steal_limit="boat")
    played(state, "ahead", "steal 1 from 2")
    assert steals(state) == {"steal 2 from 3"}
    assert refusal(state, "steal 3 from 2") == "MZ-71"
    played(state, "steal 2 from 3", "ahead")
    assert (state.phase, texts(state)) == ("grab", {"steal 4 from 4", "on"})
    assert load(played(state, "steal 4 from 4"), 1) == [1, 2, 4]


@clause("MZ-71")
@pytest.mark.parametrize("limit", ["stage", "boat"])
def test_mz_71_a_new_stage_begins_anew(limit: str):
    state = meeting("c4 n", "c3 n", players=2, steal_limit=limit, drawing=".. .. .. .. ..\n" * 5, row=("water",) * 2)
    played(state, "ahead", "steal 1 from 2", "stop", "lay e5", "top water")
    played(state, "ahead", "stop", "lay e4", "top water")
    assert steals(played(state, "ahead")) == {"steal 3 from 2"}


@clause("MZ-75")
def test_mz_75_in_teams_only_from_opponents():
    state = meeting("c4 n", "c3 n", "c3 n", "c3 n", load=((), (1,), (2,), (3,)), teams=True)
    played(state, "ahead")
    assert texts(state) == ACTIONS | {"steal 1 from 2", "steal 3 from 4", "get 2"}
    assert refusal(state, "steal 2 from 3") == "MZ-75"


@clause("MZ-75")
@pytest.mark.parametrize(("seat", "partner"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_mz_75_for_every_seat(seat: int, partner: int):
    boats = ["c3 n"] * 4
    boats[seat - 1] = "c4 n"
    state = position(boats=boats, load=((1,),) * 4, seat=seat, stealing=True, teams=True)
    opponents = {1, 2, 3, 4} - {seat, partner}
    assert steals(played(state, "ahead")) == {f"steal 1 from {one}" for one in opponents}
