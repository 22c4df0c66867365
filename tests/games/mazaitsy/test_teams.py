"""Two against two, what partners hand over and how they are ranked: MZ-138, MZ-74, MZ-77, and the load of both."""

from collections.abc import Sequence
from typing import Any

import pytest

import igroteka
from igroteka.core.errors import ClashingOptions
from igroteka.core.state import State
from tests.games.mazaitsy.asking import ashore, boat, load, played, refusal, story, texts
from tests.games.mazaitsy.drawing import CALM, position
from tests.marks import clause

MOVES = {"ahead", "left", "right", "slip left", "slip right"}
ACTIONS = {"ahead", "left", "right", "stop"}
Hares = Sequence[Sequence[int]]


def partners(*boats: str, load: Hares = ((1, 2), (), (2, 3), ()), drawing: str = CALM, **given: Any) -> State:
    """Seats 1 and 3 have these boats, the others are in f6; seat 1 is to move."""
    first, third = boats or ("c3 n", "c3 e")
    return position(drawing, boats=(first, "f6 n", third, "f6 n"), load=load, teams=True, **given)


def transfers(state: State) -> set[str]:
    return {text for text in texts(state) if text.split()[0] in ("give", "get")}


@clause("MZ-138")
def test_mz_138_partners_on_one_card_may_hand_hares_over():
    state = partners()
    assert texts(state) == MOVES | {"give 1", "give 2", "get 2", "get 3"}
    assert story(state, "give 1", "get 3") == ["1 gives 1 to 3", "1 gets 3 from 3"]
    assert (load(state, 1), load(state, 3)) == ([2, 3], [1, 2])
    assert (state.phase, state.actor) == ("move", 0)


@clause("MZ-138")
@pytest.mark.parametrize(("seat", "partner"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_mz_138_seats_1_and_3_against_2_and_4(seat: int, partner: int):
    state = position(boats=("c3 n",) * 4, load=((1,), (2,), (3,), (4,)), seat=seat, teams=True)
    assert transfers(state) == {f"give {seat}", f"get {partner}"}
    played(state, f"get {partner}")
    assert (load(state, seat), load(state, partner)) == (sorted((seat, partner)), [])


@clause("MZ-138")
def test_mz_138_without_teams_nothing_is_handed_over():
    state = position(boats=("c3 n",) * 4, load=((1,), (2,), (3,), (4,)))
    assert texts(state) == MOVES
    assert refusal(state, "give 1") == refusal(state, "get 3") == "MZ-138"


@clause("MZ-138")
@pytest.mark.parametrize("players", [2, 3])
def test_mz_138_teams_need_four_seats(players: int):
    with pytest.raises(ClashingOptions):
        igroteka.game("mazaitsy").new(players=players, teams=True)


@clause("MZ-138")
def test_mz_138_the_advanced_rules_may_be_used_too():
    state = partners(blank_twins=True, free_choice=True, nine_points=True, stealing=True)
    assert played(state, "give 1", "left", "stop").phase == "pick"


@clause("MZ-74")
def test_mz_74_what_was_given_is_not_asked_back():
    state = played(partners(), "give 2")
    assert (load(state, 1), load(state, 3)) == ([1], [2, 2, 3])
    assert transfers(state) == {"give 1", "get 3"}
    assert refusal(state, "get 2") == "MZ-74"


@clause("MZ-74")
def test_mz_74_what_was_got_is_not_given_back():
    state = played(partners(), "get 2")
    assert (load(state, 1), load(state, 3)) == ([1, 2, 2], [3])
    assert transfers(state) == {"give 1", "get 3"}
    assert refusal(state, "give 2") == "MZ-74"


@clause("MZ-74")
def test_mz_74_as_often_as_one_likes():
    state = partners(load=((1, 1, 1), (), (4,), ()))
    assert story(state, "give 1", "give 1", "get 4", "give 1") == [
        "1 gives 1 to 3",
        "1 gives 1 to 3",
        "1 gets 4 from 3",
        "1 gives 1 to 3",
    ]
    assert transfers(state) == set()


@clause("MZ-74")
def test_mz_74_it_is_remembered_through_the_stage_and_forgotten_after_it():
    state = partners(row=("water",) * 4)
    played(state, "give 2", "left")
    assert transfers(state) == {"give 1", "get 3"}
    played(state, "stop", "lay a1", "top water", "left", "stop", "lay a2", "top water")
    assert (state.phase, state.actor) == ("move", 2)
    assert transfers(state) == {"give 2", "give 3", "get 1"}, "seat 3 may give back what it was given"


@clause("MZ-74")
def test_mz_74_at_any_moment_of_the_stage():
    state = partners("c4 n", "c3 e")
    assert transfers(state) == set()
    assert texts(played(state, "ahead")) == ACTIONS | {"give 1", "give 2", "get 2", "get 3"}
    state = played(partners("d4 n", "c3 e"), "slip left")
    assert (state.phase, texts(state)) == ("grab", {"give 1", "give 2", "get 2", "get 3", "on"})
    state = played(partners("c5 n", "c3 e"), "ahead", "ahead")
    assert (state.phase, texts(state)) == ("grab", {"give 1", "give 2", "get 2", "get 3", "on"})


@clause("MZ-74")
def test_mz_74_in_passing_on_a_current_and_where_a_funnel_pulls():
    lines = CALM.splitlines()
    lines[2] = ".. .. >> .. .. .."
    lines[1] = ".. .. .. .. UU .."
    state = partners("c4 n", "c3 e", drawing="\n".join(lines))
    assert played(state, "ahead").phase == "grab"
    played(state, "get 3")
    assert (boat(state, 1), state.phase) == ("c3 n", "grab"), "there is more to hand over"
    played(state, "on")
    assert (boat(state, 1), state.phase) == ("d3 n", "second")
    state = played(partners("c4 e", "e2 e", drawing="\n".join(lines)), "ahead", "left")
    assert state.phase == "lay", "two cards from the funnel it does not pull"
    state = played(partners("c3 n", "e2 e", drawing="\n".join(lines)), "right")
    assert (boat(state, 1), state.phase) == ("d3 e", "second")
    assert played(state, "stop").phase == "grab"
    assert (boat(state, 1), transfers(state)) == ("e2 e", {"give 1", "give 2", "get 2", "get 3"})


@clause("MZ-74")
def test_mz_74_in_unloading_too():
    state = partners("a3 n", "a3 e", load=((1,), (), (2, 2), ()))
    played(state, "drop 1")
    assert (state.phase, texts(state)) == ("unload", {"get 2", "done"})
    played(state, "get 2")
    assert texts(state) == {"drop 2", "get 2", "done"}
    played(state, "drop 2", "get 2", "drop 2")
    assert state.phase == "lay", "nothing is left to do"
    assert (ashore(state, 1), ashore(state, 3), load(state, 3)) == ([1, 2, 2], [], [])


@clause("MZ-74")
def test_mz_74_who_got_a_hare_may_begin_to_unload():
    state = partners("a3 n", "a3 e", load=((), (), (2,), ()))
    assert "drop 2" not in texts(state)
    assert "drop 2" in texts(played(state, "get 2"))


@clause("MZ-74")
def test_mz_74_only_on_the_same_card_and_only_hares_that_are_there():
    state = partners("c4 n", "c3 e")
    assert refusal(state, "give 1") == refusal(state, "get 3") == "MZ-74", "apart"
    state = partners()
    assert refusal(state, "give 3") == "MZ-74", "not mine"
    assert refusal(state, "get 1") == "MZ-74", "not theirs"


@clause("MZ-74")
@clause("MZ-82")
def test_mz_74_neither_boat_carries_more_than_four():
    state = partners(load=((1, 2), (), (3, 3, 3, 4), ()))
    assert transfers(state) == {"get 3", "get 4"}
    assert refusal(state, "give 1") == "MZ-82"
    assert transfers(played(state, "get 3", "get 4")) == {"give 1", "give 2"}
    assert refusal(state, "get 3") == "MZ-82"


@clause("MZ-74")
@clause("MZ-70")
def test_mz_74_with_nine_points_neither_more_than_nine():
    state = partners(load=((1, 1, 1, 1, 2), (), (4, 2), ()), nine_points=True)
    assert transfers(state) == {"give 1", "give 2", "get 2"}
    assert refusal(state, "get 4") == "MZ-70", "six and four are ten"
    played(state, "give 2", "give 1")
    assert load(state, 3) == [1, 2, 2, 4]
    assert refusal(state, "give 1") == "MZ-70", "nine are in the partner's boat"
    assert transfers(state) == {"get 4"}


@clause("MZ-74")
def test_mz_74_a_hare_given_makes_room_for_another():
    state = partners(load=((1, 1, 1, 1), (), (), ()), drawing=CALM.replace(".. " * 6, "..4 " * 6))
    assert "take 4" not in texts(state)
    assert "take 4" in texts(played(state, "give 1"))


@clause("MZ-77")
def test_mz_77_scores_are_the_seats_and_the_place_is_the_teams():
    state = position(teams=True, ashore=((4, 4), (3, 3), (), (3,)), load=((), (), (), (1,)))
    assert state.scores() == [8, 6, 0, 4]
    assert state.ranking() == [2, 1, 2, 1]


@clause("MZ-77")
@pytest.mark.parametrize(
    ("ashore", "load", "places"),
    [
        (((4,), (2,), (2,), (2, 2)), (), [2, 1, 2, 1]),  # six and six: three tokens against two
        (((1, 1), (2,), (4,), (2, 2)), (), [1, 1, 1, 1]),
        (((1,), (3,), (), (1,)), ((), (), (3,), ()), [2, 1, 2, 1]),  # the same tokens, one in a boat
        (((), (1,), (1,), ()), ((3,), (), (), (3,)), [1, 1, 1, 1]),
        (((4,), (), (), (2,)), ((), (1,), (), ()), [1, 2, 1, 2]),
    ],
)
def test_mz_77_tie_breaks_add_up_the_teams_tokens(ashore: Hares, load: Hares, places: list[int]):
    assert position(teams=True, ashore=ashore, load=load).ranking() == places


@clause("MZ-77")
def test_mz_77_what_is_written_down_counts_for_the_team():
    written = {"banked_points": [5, 0, 0, 0], "banked_number": [2, 0, 0, 0]}
    state = position(teams=True, rounds=4, ashore=((), (4,), (), ()), changes=written)
    assert state.scores() == [5, 4, 0, 0]
    assert state.ranking() == [1, 2, 1, 2]
