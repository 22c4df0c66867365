"""Paying, and going out: MK-112, MK-16, MK-28, MK-6 … MK-10."""

import pytest

import igroteka
from igroteka.core.state import State
from tests.games.marrakech.asking import assam, is_over, played, purses, rugs_left, texts
from tests.games.marrakech.drawing import position
from tests.marks import clause

TWO = """
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. B> B< .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
"""
FOUR = """
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. B> B< .. ..
    .. .. .. .. Bv .. ..
    .. .. .. .. B^ .. ..
"""


def rolled(drawing: str, roll: int = 1, start: str = "d4 s", **more: object) -> State:
    """Seat 1 of three, unless told otherwise, walks from d4 to d5, unless told otherwise."""
    return played(position(drawing, start, phase="roll", **{"players": 3, **more}), f"roll {roll}")


@clause("MK-112")
def test_mk_112_the_player_pays_the_owner():
    assert purses(rolled(TWO)) == [28, 32, 30]


@clause("MK-112")
@pytest.mark.parametrize(("seat", "after"), [(1, [28, 32, 30, 30]), (3, [30, 32, 28, 30]), (4, [30, 32, 30, 28])])
def test_mk_112_it_is_the_player_whose_turn_it_is_who_pays(seat: int, after: list[int]):
    assert purses(rolled(TWO, seat=seat, players=4)) == after


@clause("MK-112")
def test_mk_112_only_where_he_stops_is_paid_for():
    assert purses(rolled(TWO, roll=2)) == [30, 30, 30]


@clause("MK-112")
def test_mk_112_the_cell_he_starts_from_is_not_paid_for():
    assert purses(rolled(TWO, start="d5 s")) == [30, 30, 30]


@clause("MK-112")
@clause("MK-2")
def test_mk_112_coming_back_on_the_same_cell_is_stopping_there():
    drawing = """
        .. .. .. .. .. B> B<
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
    """
    assert purses(rolled(drawing, start="g1 e")) == [28, 32, 30]


@clause("MK-28")
def test_mk_28_nothing_is_paid_on_a_bare_cell():
    assert purses(rolled(TWO, start="c4 s")) == [30, 30, 30]


@clause("MK-28")
def test_mk_28_nothing_is_paid_on_ones_own_rug():
    assert purses(rolled(TWO, seat=2)) == [30, 30, 30]


@clause("MK-6")
def test_mk_6_who_cannot_pay_gives_all_to_the_owner_and_is_out():
    state = rolled(FOUR, dirhams=(3, 30, 30))
    assert purses(state) == [0, 33, 30]
    assert [seat.out for seat in state.view().seats] == [1, 0, 0]


@clause("MK-6")
def test_mk_6_who_is_out_lays_no_rug():
    state = rolled(FOUR, dirhams=(3, 30, 30))
    assert (state.actor, state.phase) == (1, "turn")
    assert {rug.seat for rug in state.view().rugs.values()} == {1}


@clause("MK-6")
def test_mk_6_who_has_nothing_and_owes_something_is_out():
    state = rolled(TWO, dirhams=(0, 30, 30))
    assert purses(state) == [0, 30, 30]
    assert (state.actor, state.phase) == (1, "turn")


@clause("MK-6")
@clause("MK-5")
def test_mk_6_with_turning_after_who_is_out_lays_and_turns_nothing():
    state = rolled(FOUR, dirhams=(3, 30, 30), turn="after")
    assert (state.actor, state.phase, state.view().turn) == (igroteka.CHANCE, "roll", 1)
    assert assam(state) == "d5 s"


@clause("MK-6")
def test_mk_6_staying_he_gives_all_he_has_and_plays_on():
    state = rolled(FOUR, dirhams=(3, 30, 30), bankruptcy="stay")
    assert purses(state) == [0, 33, 30]
    assert (state.actor, state.phase) == (0, "lay")
    assert rugs_left(played(state, "lay d6d7")) == [14, 15, 15]


@clause("MK-6")
def test_mk_6_staying_with_nothing_he_pays_nothing():
    state = rolled(FOUR, dirhams=(0, 30, 30), bankruptcy="stay")
    assert purses(state) == [0, 30, 30]
    assert (state.actor, state.phase) == (0, "lay")


@clause("MK-6")
def test_mk_6_staying_with_nothing_he_earns_from_his_rugs():
    state = rolled(FOUR, dirhams=(9, 0, 30), bankruptcy="stay")
    assert purses(state) == [5, 4, 30]


@clause("MK-10")
@pytest.mark.parametrize("bankruptcy", ["eliminate", "stay"])
def test_mk_10_who_pays_in_full_and_has_nothing_left_is_still_in(bankruptcy: str):
    state = rolled(FOUR, dirhams=(4, 30, 30), bankruptcy=bankruptcy)
    assert purses(state) == [0, 34, 30]
    assert (state.actor, state.phase) == (0, "lay")
    assert state.view().seats[0].out == 0


@clause("MK-10")
def test_mk_10_who_has_nothing_and_owes_nothing_is_still_in():
    state = rolled(TWO, start="c4 s", dirhams=(0, 30, 30))
    assert (state.actor, state.phase) == (0, "lay")


@clause("MK-7")
def test_mk_7_nobody_pays_for_the_rugs_of_a_seat_that_is_out():
    state = rolled(FOUR, out=[2], dirhams=(30, 0, 30))
    assert purses(state) == [30, 0, 30]
    assert (state.actor, state.phase) == (0, "lay")


@clause("MK-7")
def test_mk_7_his_rugs_ruin_nobody():
    state = rolled(FOUR, out=[2], dirhams=(1, 0, 30))
    assert purses(state) == [1, 0, 30]
    assert (state.actor, state.phase) == (0, "lay")


@clause("MK-7")
def test_mk_7_his_rugs_stay_on_the_square_from_the_turn_he_goes_out():
    drawing = """
        .. .. .. .. .. .. ..
        .. A> A< .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. B> B< .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
    """
    before = position(drawing, phase="roll", players=3, dirhams=(1, 30, 30))
    seen = before.view().rugs
    assert played(before, "roll 1").view().rugs == seen
    assert before.scores() == [0, 33, 30]


@clause("MK-7")
@pytest.mark.parametrize("own_rug", ["forbidden", "allowed"])
def test_mk_7_his_rugs_are_still_protected(own_rug: str):
    state = position(TWO, players=3, out=[2], dirhams=(30, 0, 30), own_rug=own_rug)
    assert "lay d5e5" not in texts(state)
    assert {"lay d5d6", "lay c5d5", "lay e4e5"} <= texts(state)


@clause("MK-8")
def test_mk_8_his_rugs_not_laid_are_taken_away():
    assert rugs_left(rolled(FOUR, dirhams=(3, 30, 30), pile=(9, 9, 9))) == [0, 9, 9]


@clause("MK-8")
@pytest.mark.parametrize(
    ("out", "places"), [((2,), [1, 4, 2, 3]), ((2, 4), [1, 4, 2, 3]), ((4, 2), [1, 3, 2, 4]), ((1, 4), [4, 2, 1, 3])]
)
def test_mk_8_the_later_out_the_higher_below_all_who_stayed(out: tuple[int, ...], places: list[int]):
    dirhams = [0 if seat in out else purse for seat, purse in enumerate((60, 20, 30, 10), 1)]
    assert position(players=4, out=out, dirhams=dirhams).ranking() == places


@clause("MK-8")
def test_mk_8_a_seat_without_any_point_is_still_above_one_that_is_out():
    state = position(TWO, players=3, out=[2], dirhams=(0, 0, 30))
    assert state.scores() == [0, 0, 30]
    assert state.ranking() == [2, 3, 1]


@clause("MK-9")
@pytest.mark.parametrize("turn", ["before", "after"])
def test_mk_9_when_one_seat_is_left_the_game_is_over_at_once(turn: str):
    state = rolled(FOUR, seat=3, out=[1], dirhams=(0, 2, 3), turn=turn)
    assert is_over(state)
    assert state.ranking() == [3, 1, 2]
    assert purses(state) == [0, 5, 0]


@clause("MK-9")
@pytest.mark.parametrize("turn", ["before", "after"])
def test_mk_9_of_four_seats_too(turn: str):
    state = rolled(FOUR, seat=1, out=[4, 3], dirhams=(3, 0, 0, 0), players=4, turn=turn)
    assert is_over(state)
    assert state.ranking() == [2, 1, 3, 4]


@clause("MK-9")
def test_mk_9_with_two_seats_left_the_game_goes_on():
    state = rolled(FOUR, seat=1, out=[4], dirhams=(3, 0, 30, 0), players=4)
    assert (state.actor, state.phase) == (1, "turn")


CHEAP_AND_DEAR = """
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. Dv .. .. ..
    .. .. .. D^ .. .. ..
    .. .. .. D> D< .. ..
"""


@clause("MK-8")
@clause("MK-9")
def test_mk_8_one_after_another_goes_out():
    state = position(CHEAP_AND_DEAR, players=4, phase="roll", dirhams=(3, 2, 1, 0))
    seen = []
    for step in ("roll 1", "ahead", "roll 1", "ahead", "roll 1"):
        state.play(step)
        seen.append((state.actor, purses(state), state.ranking()))
    assert seen[0] == (1, [0, 2, 1, 3], [4, 2, 3, 1])
    assert seen[2] == (2, [0, 0, 1, 5], [4, 3, 2, 1])
    assert seen[4] == (igroteka.OVER, [0, 0, 0, 6], [4, 3, 2, 1])
    assert is_over(state)
