"""The evaluation of Мазайцы: features of positions, and what it prefers."""

from typing import Any

import numpy as np
import pytest

from igroteka.bots.search.values.evaluation import evaluate
from igroteka.bots.search.values.mazaitsy import FEATURES, describe
from igroteka.bots.search.values.mazaitsy_boat import REACH
from igroteka.bots.search.values.weights import weights_of
from igroteka.core.state import State
from igroteka.games.mazaitsy.field import CELL_NAMES, SMALL
from igroteka.games.mazaitsy.state import NONE, MazaisTurn, Then
from tests.bots.search.values.mazaitsy_games import GAME, description, digest, played
from tests.every_game import random_play
from tests.games.mazaitsy.drawing import position
from tests.laws.test_modes import run_in_mode

FAR_AWAY = "e5 s"


def two(drawing: str = "", **changes: Any) -> State:
    return position(drawing, players=2, mazai_below=None, **changes)


def noted(state: State, seat: int = 1) -> dict[str, float]:
    """The features of a seat, counted from 1, by name."""
    rows = np.zeros((state.players, len(FEATURES)))
    describe(state.fields, rows)
    return dict(zip(FEATURES, rows[seat - 1].tolist(), strict=True))


def gone(state: State) -> float:
    return describe(state.fields, np.zeros((state.players, len(FEATURES))))


def expected(state: State) -> list[int]:
    """The worth of the position to each seat, in thousandths."""
    verdict = np.zeros(state.players, np.int64)
    rows = np.zeros((state.players, len(FEATURES)))
    evaluate(state.fields, weights_of("mazaitsy", state.players), rows, verdict)
    return verdict.tolist()


# Points and the load


def test_points_count_ashore_and_aboard():
    state = two(ashore=[[3, 4], []], load=[[2], [1, 1]])
    assert noted(state)["points"] == pytest.approx(0.9)
    assert noted(state, 2)["points"] == pytest.approx(0.2)


def test_points_count_more_when_fewer_turns_are_left():
    early, late = two(ashore=[[4], []]), two(ashore=[[4], []], pile=())
    assert noted(early)["points"] == noted(late)["points"]
    assert noted(early)["points by time"] < noted(late)["points by time"] == 0.5  # three are left


def test_a_full_boat_by_the_shore_is_told_from_one_in_the_middle():
    state = two(boats=["a2 n", "c3 n"], load=[[1, 1, 2, 3], [1, 1, 2, 3]])
    by_shore, in_the_middle = noted(state), noted(state, 2)
    names = ("aboard", "full", "aboard by shore", "full by shore")
    assert [by_shore[name] for name in names] == [1, 1, 1, 1]
    assert [in_the_middle[name] for name in names] == [1, 1, 0, 0]


def test_three_hares_do_not_fill_a_boat():
    state = two(boats=["a2 n", "c3 n"], load=[[1, 1, 2], []])
    assert (noted(state)["aboard"], noted(state)["full"], noted(state)["aboard by shore"]) == (0.75, 0, 0.75)


def test_hares_that_are_being_unloaded_leave_room():
    state = two(boats=["a2 n", FAR_AWAY], load=[[1, 1, 2], []], ashore=[[4], []], phase="unload")
    assert (noted(state)["points"], noted(state)["aboard"]) == (pytest.approx(0.8), 0)


def test_a_hare_under_the_boat_counts_as_taken_in_ones_own_turn():
    drawing = lake(c3="..4")
    mine, theirs = two(drawing, boats=["c3 n", FAR_AWAY]), two(drawing, boats=["c3 n", FAR_AWAY], seat=2)
    assert (noted(mine)["points"], noted(mine)["aboard"]) == (pytest.approx(0.4), 0.25)
    assert (noted(theirs)["points"], noted(theirs)["aboard"]) == (0, 0)


def test_a_full_boat_takes_no_hare_from_under_it():
    state = two(lake(c3="..4"), boats=["c3 n", FAR_AWAY], load=[[1, 1, 1, 1], []])
    assert noted(state)["points"] == pytest.approx(0.4)


# The next turn


def lake(**cards: str) -> str:
    """The smaller field, all water except for these cards."""
    rows = [[cards.get(f"{column}{row}", "..") for column in "abcde"] for row in range(1, 6)]
    return "\n".join(" ".join(row) for row in rows)


def catch(state: State, seat: int = 1) -> float:
    """In points."""
    return 4 * noted(state, seat)["catch"]


@pytest.mark.parametrize(("hare", "points"), [("c2", 3), ("c1", 3), ("b2", 3), ("d3", 3), ("c4", 0), ("a3", 0)])
def test_the_catch_of_a_turn_is_what_two_actions_or_a_slip_come_to(hare, points):
    assert catch(two(lake(**{hare: "..3"}), boats=["c3 n", FAR_AWAY])) == points


def test_the_catch_adds_up_what_is_taken_in_passing():
    assert catch(two(lake(c2="..3", c1="ff2"), boats=["c3 n", FAR_AWAY])) == 5


def test_the_catch_is_what_the_boat_has_room_for():
    drawing = lake(c2="..3", c1="ff3")
    loads = ([], [1, 1, 1], [1, 1, 1, 1])
    assert [catch(two(drawing, boats=["c3 n", FAR_AWAY], load=[load, []])) for load in loads] == [6, 3, 0]


def test_a_log_ends_the_way_and_a_thicket_bars_it():
    assert catch(two(lake(c2="LL", c1="..3"), boats=["c3 n", FAR_AWAY])) == 0
    assert catch(two(lake(c2="TT", c1="..3"), boats=["c3 n", FAR_AWAY])) == 0


def test_a_current_carries_the_boat_to_a_hare():
    assert catch(two(lake(c2=">>", d2="ne", e1="..3"), boats=["c3 n", FAR_AWAY])) == 3


def test_a_current_that_turns_in_a_circle_lets_go():
    assert catch(two(lake(c2=">>", d2="<<", b2="..3"), boats=["c3 n", "e5 s"])) == 3


def test_a_current_under_the_boat_carries_it_when_it_turns():
    assert catch(two(lake(c3="vv", c4="..2"), boats=["c3 n", FAR_AWAY])) == 2


def test_a_funnel_pulls_the_boat_to_its_hare():
    state = two(lake(b4="UU2"), boats=["c3 n", FAR_AWAY])
    assert (catch(state), noted(state)["held by funnel"], noted(state, 2)["held by funnel"]) == (2, 1, 0)


def test_only_one_action_is_left_after_the_first():
    near, far = lake(c2="..3"), lake(c1="..3")
    second = {"boats": ["c3 n", FAR_AWAY], "phase": "second", "changes": {"acts": 1}}
    assert (catch(two(near, **second)), catch(two(far, **second))) == (3, 0)


def test_a_boat_that_drifts_is_seen_where_it_will_rest():
    drawing = lake(c2=">>1", d2=">>", e2="..", e1="..3")
    changes = {"acts": 1, "then": Then.CARRY}
    state = two(drawing, boats=["c2 n", "c5 s"], load=[[1], []], phase="grab", changes=changes)
    assert (noted(state)["aboard by shore"], catch(state)) == (0.5, 3)


def test_the_catch_of_the_seat_to_move_is_near_at_hand():
    state = two(lake(c2="..4", c4="..4"), boats=["c3 n", "c3 s"])
    assert (noted(state)["catch"], noted(state)["catch now"]) == (1, 1)
    assert (noted(state, 2)["catch"], noted(state, 2)["catch now"]) == (1, 0)


def test_the_outlook_counts_what_is_near_after_the_catch():
    alone = two(lake(c2="..2"), boats=["c3 n", FAR_AWAY])
    with_more = two(lake(c2="..2", b1="..4"), boats=["c3 n", FAR_AWAY])
    assert noted(alone)["catch"] == noted(with_more)["catch"] == noted(alone)["outlook"]
    assert noted(with_more)["outlook"] > noted(alone)["outlook"]


# Further turns


def test_the_table_of_open_water_knows_one_turn():
    cells = REACH[SMALL, CELL_NAMES.index("c3"), 0, 1]
    reached = {name for cell, name in enumerate(CELL_NAMES) if cells >> cell & 1}
    assert reached == {"c3", "c2", "c1", "b2", "d2", "b3", "d3"}


def test_every_cell_is_within_three_turns_of_the_middle():
    assert int(REACH[SMALL, CELL_NAMES.index("c3"), 0, 3]).bit_count() == 25


def test_hares_are_the_boats_that_is_there_first():
    state = two(lake(b3="..2", c1="..4"), boats=["c3 n", "c3 w"])
    names = ("within two turns", "first in a turn", "first in two turns", "first in three turns")
    assert [noted(state)[name] for name in names] == pytest.approx([0.6, 0.6, 0.4, 0])
    assert [noted(state, 2)[name] for name in names] == pytest.approx([0.6, 0, 0, 0])


def test_nothing_is_within_reach_of_a_boat_without_turns():
    state = two(lake(c2="..2"), boats=["c3 n", "c3 s"], seat=2, pile=(), top="", changes={"last_lap": 1})
    assert (noted(state)["turns left"], noted(state, 2)["turns left"]) == (0, pytest.approx(0.1))
    assert noted(state)["catch"] == noted(state)["first in a turn"] == 0


# Cards


def test_each_seat_looks_at_the_card_that_it_will_lay():
    state = two(row=["fish+ 4", "water+ 2"])
    assert (noted(state)["hare to lay"], noted(state, 2)["hare to lay"]) == (1, 0.5)
    assert noted(state)["is to lay"] == 0


def test_a_card_in_hand_is_to_be_laid_and_the_row_is_the_others():
    state = two(row=["water+ 2"], hand="fish+ 4", phase="lay")
    assert (noted(state)["hare to lay"], noted(state)["is to lay"]) == (1, 1)
    assert (noted(state, 2)["hare to lay"], noted(state, 2)["is to lay"]) == (0.5, 0)


def test_the_card_on_top_of_the_pile_has_a_hare_of_two_in_the_mean():
    state = two(row=["water"], top="fish+", phase="spin", changes={"spot": 0})
    assert (noted(state)["hare to lay"], noted(state, 2)["hare to lay"]) == (0.5, 0)


def test_with_two_seats_the_second_will_scatter_until_it_has():
    assert [noted(two(), seat)["scatters"] for seat in (1, 2)] == [0, 1]
    assert [noted(two(changes={"appeared": 1}), seat)["scatters"] for seat in (1, 2)] == [0, 0]


def test_who_scatters_lays_no_card():
    changes = {"appeared": 1, "mazai": MazaisTurn.NEXT}
    state = position(row=["fish+ 4", "fish+ 3", "fish+ 2", "fish+ 1"], changes=changes)
    assert [noted(state, seat)["scatters"] for seat in (1, 2, 3, 4)] == [0, 1, 0, 0]
    assert [4 * noted(state, seat)["hare to lay"] for seat in (1, 2, 3, 4)] == [4, 0, 3, 2]


# Time


@pytest.mark.parametrize("seed", range(3))
def test_two_have_thirteen_turns_each_and_the_stage_never_falls(seed):
    start = GAME.new(players=2)
    states = [state for state, _ in random_play(start, seed) if state.fields.boat[0] != NONE]
    assert [round(10 * noted(states[0], seat)["turns left"]) for seat in (1, 2)] == [13, 13]
    stages = [gone(state) for state in states]
    assert stages == sorted(stages)
    assert (gone(start), stages[0], stages[-1]) == (0, 0, pytest.approx(25 / 26, abs=0.04))


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_seats_the_stage_goes_from_the_start_to_the_end(players):
    stages = [gone(state) for state, _ in random_play(GAME.new(players=players), 1)]
    assert stages[0] == 0
    assert stages[-1] > 0.9
    assert all(0 <= stage <= 1 for stage in stages)


# The whole


def test_before_the_boats_are_placed_nothing_is_known():
    assert set(noted(GAME.new(players=2)).values()) == {0}
    assert expected(GAME.new(players=2)) == [500, 500]


def test_seats_that_change_places_change_rows():
    drawing = lake(b2="..4", d3="LL1", c5=">>", a4="UU2")
    boats, loads, row = ["c3 n", "b4 e"], [[1, 2], [3]], ["fish+ 1", "log+ 3"]
    one = two(drawing, boats=boats, load=loads, row=row, changes={"appeared": 1})
    other = two(drawing, boats=boats[::-1], load=loads[::-1], row=row, seat=2, changes={"appeared": 1})
    assert [noted(one, seat) for seat in (1, 2)] == [noted(other, seat) for seat in (2, 1)]


def test_partners_are_as_strong_as_their_team():
    state = position(ashore=[[4], [1], [2], [1]], teams=True)
    assert noted(state) == noted(state, 3)
    assert noted(state, 2) == noted(state, 4)
    assert noted(state)["points"] == pytest.approx(0.6 / np.sqrt(2))
    mine, theirs, partners, _ = expected(state)
    assert mine == partners > theirs


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"ashore": [[4, 4], []]}, {"ashore": [[], []]}),
        ({"load": [[4], []]}, {"load": [[], []]}),
        ({"drawing": lake(c2="..4")}, {"drawing": lake(c4="..4")}),
    ],
    ids=["points", "a hare aboard", "a hare ahead"],
)
def test_an_obviously_better_position_is_evaluated_higher(better, worse):
    boats = ["c3 n", "e4 s"]
    more, less = expected(two(boats=boats, **better)), expected(two(boats=boats, **worse))
    assert more[0] > less[0]
    assert more[1] < less[1]


def test_compiled_code_notes_what_the_plain_source_notes():
    for state in list(played())[::97]:
        rows = np.zeros((state.players, len(FEATURES)))
        stage = describe(state.fields, rows)
        compiled, compiled_rows = description(state)
        assert compiled == pytest.approx(stage)
        assert compiled_rows.tolist() == [pytest.approx(row) for row in rows.tolist()]
        assert np.isfinite(rows).all()


@pytest.mark.slow
def test_no_description_leaves_its_arrays_with_any_options():
    told = run_in_mode(["-m", "tests.bots.search.values.mazaitsy_games"], NUMBA_DISABLE_JIT="1")
    assert told.stdout == digest(), told.stderr
