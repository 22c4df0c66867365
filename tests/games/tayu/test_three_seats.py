"""Three seats, one of them the spoiler: TY-18 … TY-24, TY-118."""

from collections.abc import Callable

import pytest

import igroteka
from igroteka.core.cells import Way
from igroteka.core.state import State
from tests.games.tayu.asking import CENTRE, changed, laid, new, played, refusal, texts
from tests.marks import clause


def auction(*steps: str) -> State:
    return played(new(players=3, spoiler="auction"), *steps)


def fixed(target: int = 24, **options: object) -> State:
    return new(players=3, spoiler="fixed", target=target, **options)


def directions(state: State) -> list[tuple[Way, Way] | None]:
    return [seat.sides for seat in state.view().seats]


@clause("TY-118")
def test_ty_118_two_build_and_the_third_spoils():
    assert directions(fixed()) == [("n", "s"), ("w", "e"), None]
    assert changed(fixed(), sides=[4, 6, 5, 3]).scores() == [20, 18, 0]


@clause("TY-118")
def test_ty_118_all_three_draw_and_lay():
    state = laid(fixed(), CENTRE, "n0ew m9 e")
    assert played(state, "draw n1ew").actor == 2


@clause("TY-18")
def test_ty_18_an_auction_finds_the_spoiler():
    state = auction()
    assert (state.phase, state.actor, state.view().spoiler, state.view().target) == ("bid", 0, None, None)
    played(state, "bid 28", "bid 25", "pass", "pass")
    assert (state.view().spoiler, state.view().target) == (1, 25)


@clause("TY-18")
@pytest.mark.parametrize("target", [1, 24, 999])
def test_ty_18_a_fixed_spoiler_is_seat_3(target: int):
    state = fixed(target)
    assert (state.phase, state.view().spoiler, state.view().target) == ("draw", 2, target)


@clause("TY-18")
def test_ty_18_the_agreed_target_is_the_rule_and_the_auction_the_option():
    state = new(players=3)
    assert (state.phase, state.view().spoiler, state.view().target) == ("draw", 2, 24)


@clause("TY-18")
@pytest.mark.parametrize("made", [new, lambda: new(players=4), fixed], ids=["two", "four", "fixed"])
def test_ty_18_no_bidding_without_an_auction(made: Callable[[], State]):
    assert refusal(made(), "bid 24") == "TY-18"


@clause("TY-18")
def test_ty_18_the_target_is_of_no_account_with_an_auction_or_without_a_spoiler():
    assert auction().key() == new(players=3, spoiler="auction", target=7).key()
    assert new(players=2, spoiler="fixed", target=7).key() == new(players=2).key()


@clause("TY-19")
def test_ty_19_the_first_seat_bids_from_1_to_99():
    assert texts(auction()) == {f"bid {points}" for points in range(1, 100)}
    assert refusal(auction(), "pass") == "TY-19"


@clause("TY-19")
def test_ty_19_then_lower_or_pass():
    state = auction("bid 4")
    assert (state.actor, texts(state)) == (1, {"bid 1", "bid 2", "bid 3", "pass"})
    assert {refusal(state, text) for text in ("bid 4", "bid 5", "bid 99")} == {"TY-19"}


@clause("TY-19")
def test_ty_19_who_has_passed_stays_out():
    state = auction("bid 30", "pass", "bid 20")
    assert (state.actor, state.view().passed) == (0, [1])
    assert played(state, "bid 10").actor == 2
    assert played(state, "bid 5").actor == 0


@clause("TY-19")
@pytest.mark.parametrize(
    ("steps", "spoiler", "target"),
    [
        (["bid 30", "pass", "pass"], 0, 30),
        (["bid 30", "bid 20", "pass", "pass"], 1, 20),
        (["bid 30", "pass", "bid 9", "pass"], 2, 9),
        (["bid 30", "bid 20", "bid 10", "bid 5", "pass", "pass"], 0, 5),
        (["bid 1"], 0, 1),
        (["bid 30", "bid 1"], 1, 1),
    ],
)
def test_ty_19_the_last_bidder_is_the_spoiler(steps: list[str], spoiler: int, target: int):
    state = auction(*steps)
    assert (state.phase, state.view().spoiler, state.view().target) == ("draw", spoiler, target)
    assert state.view().passed == []


@clause("TY-19")
def test_ty_19_nothing_else_happens_before_the_auction_ends():
    for state in (auction(), auction("bid 30")):
        assert {refusal(state, text) for text in ("draw n0ew", "place j9 e", "ring")} == {"TY-19"}
    assert refusal(auction("bid 1"), "bid 1") == "TY-19"


@clause("TY-20")
@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        (["bid 1"], [None, ("n", "s"), ("w", "e")]),
        (["bid 2", "bid 1"], [("n", "s"), None, ("w", "e")]),
        (["bid 3", "bid 2", "bid 1"], [("n", "s"), ("w", "e"), None]),
    ],
)
def test_ty_20_the_lower_builder_builds_north_south(steps: list[str], expected: list[tuple[Way, Way] | None]):
    assert directions(auction(*steps)) == expected


@clause("TY-20")
def test_ty_20_nobody_has_a_direction_before_the_first_bid():
    state = auction()
    assert (directions(state), state.scores(), state.ranking()) == ([None] * 3, [0, 0, 0], [1, 1, 1])


@clause("TY-21")
@pytest.mark.parametrize("steps", [["bid 1"], ["bid 2", "bid 1"], ["bid 3", "bid 2", "bid 1"]])
def test_ty_21_seat_1_moves_first_and_turns_go_clockwise(steps: list[str]):
    state = auction(*steps)
    assert state.actor == igroteka.CHANCE
    seats = []
    for tile in (CENTRE, "n0ew m9 e", "n1ew g9 e", "n0ew p9 e"):
        seats.append(state.view().turn)
        laid(state, tile)
    assert seats == [0, 1, 2, 0]


@clause("TY-22")
@pytest.mark.parametrize(("target", "places"), [(19, [1, 2, 2]), (20, [1, 2, 2]), (21, [2, 2, 1])])
def test_ty_22_the_target_itself_is_enough(target: int, places: list[int]):
    assert changed(fixed(target), sides=[4, 6, 5, 3]).ranking() == places


@clause("TY-23")
@pytest.mark.parametrize(
    ("sides", "places"), [([4, 6, 5, 3], [1, 2, 2]), ([4, 6, 4, 3], [2, 1, 2]), ([3, 3, 4, 4], [1, 1, 3])]
)
def test_ty_23_the_higher_score_wins_and_equal_scores_are_both_first(sides: list[int], places: list[int]):
    assert changed(fixed(10), sides=sides).ranking() == places


@clause("TY-24")
def test_ty_24_the_spoiler_wins_when_nobody_reaches_the_target():
    assert changed(fixed(10), sides=[3, 3, 3, 3]).ranking() == [2, 2, 1]
    assert fixed(1).ranking() == [2, 2, 1]
    assert auction("bid 12", "pass", "pass").ranking() == [1, 2, 2]
