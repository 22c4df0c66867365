"""The evaluation of Ta Yü: features of positions, and what it prefers."""

from math import log
from typing import Any

import numpy as np
import pytest

from igroteka.bots.search.values.evaluation import evaluate, note
from igroteka.bots.search.values.tayu import FEATURES, HOPE, LIKELY, describe
from igroteka.bots.search.values.weights import weights_of
from igroteka.core.cells import WAYS, cell_name, cell_place
from igroteka.core.state import State
from tests.games.tayu.asking import CENTRE, NORTH, SOUTH, changed, laid, new, played, position, random_states

SEATINGS = [{"players": 2}, {"players": 3, "spoiler": "auction"}, {"players": 3}, {"players": 4}]
TURNS = {"is to lay", "is to draw"}


def table_of(state: State) -> Any:
    table = np.zeros(1, state.game.state_dtype)
    table.view(np.int64)[:] = np.frombuffer(state.key(), np.int64)
    return table


def noted(state: State) -> tuple[float, list[dict[str, float]]]:
    """The progress of the game, and the features of each seat by name."""
    rows = np.full((state.players, len(FEATURES)), 99.0)
    gone = note(table_of(state), rows)
    return gone, [dict(zip(FEATURES, row, strict=True)) for row in rows.tolist()]


def features(state: State, seat: int) -> dict[str, float]:
    return noted(state)[1][seat]


def evaluated(state: State) -> list[int]:
    """The worth of the position to each seat, in thousandths."""
    rows, verdict = np.zeros((state.players, len(FEATURES))), np.zeros(state.players, np.int64)
    evaluate(table_of(state)[0], weights_of("tayu", state.players), rows, verdict)
    return verdict.tolist()


def turned(tile: str, quarters: int) -> str:
    """The tile after this many clockwise quarter turns of the board."""
    name, cell, way = tile.split()
    column, row = cell_place(cell)
    for _ in range(quarters):
        column, row = 17 - row, column
    return f"{name} {cell_name(column, row)} {WAYS[(WAYS.index(way) + quarters) % 4]}"


def test_before_the_first_tile_there_is_nothing_but_hope():
    gone, (first, second) = noted(new())
    assert gone == 0
    assert first == pytest.approx(
        dict.fromkeys(FEATURES, 0.0)
        | {"logarithm of prospects": 2 * log(HOPE), "prospects of the weaker side": log(HOPE)}
        | {"leads": 0.5, "is to draw": 1}
    )
    assert second == first | {"is to draw": 0}


def test_from_the_centre_the_water_can_reach_every_shore():
    gone, (north_south, west_east) = noted(laid(new(), CENTRE))
    assert gone == pytest.approx(3 / 324)
    for seat in (north_south, west_east):
        assert seat["shore within reach"] == pytest.approx(2 * 2.2), "18 cells and 4 doubling points"
        assert seat["room at the shores"] == pytest.approx(108 / 20)
        assert seat["room at the narrower shore"] == pytest.approx(54 / 20)


def test_shores_are_noted_by_the_tiles_that_lead_there():
    """Outlets face j8, i9 and m9; a tile reaches three cells further, including the cell that the outlet faces."""
    _, (north_south, west_east) = noted(laid(new(), CENTRE))
    assert north_south["shore at an outlet"] == north_south["shore a tile away"] == 0
    assert north_south["shore two tiles away"] == 0
    assert north_south["shore three tiles away"] == pytest.approx(0.5), "i1, j1, k1, which counts twice, and m1"
    assert west_east["shore a tile away"] == 0
    assert west_east["shore two tiles away"] == pytest.approx(0.1), "r9"
    assert west_east["shore three tiles away"] == pytest.approx(1.0), "r6 to r12, two of them double, and a9"


def test_a_shore_cell_at_which_an_outlet_looks_is_nearest():
    seat = features(laid(new(), *NORTH[:3]), 0)
    assert seat["shore at an outlet"] == pytest.approx(0.1), "j1"
    assert seat["shore a tile away"] == pytest.approx(0.7), "h1 to l1, two of them double"


def test_points_are_noted_and_their_logarithm():
    state = laid(new(), *NORTH)
    seat = features(state, 0)
    assert seat["points"] == pytest.approx(2 / 5)
    assert seat["logarithm of points"] == pytest.approx(log(3))
    seat = features(laid(state, *SOUTH), 0)
    assert seat["points"] == pytest.approx(4 / 5)
    assert seat["logarithm of points"] == pytest.approx(2 * log(3))


def test_prospects_are_points_and_a_part_of_what_is_within_reach():
    seat = features(laid(new(), CENTRE), 0)
    north, south = HOPE + LIKELY * (5 + 22), HOPE + LIKELY * 22
    assert seat["logarithm of prospects"] == pytest.approx(log(north) + log(south))
    assert seat["prospects of the weaker side"] == pytest.approx(log(south))


def test_room_is_what_is_left_near_the_shores():
    seat = features(laid(new(), *NORTH), 0)
    assert seat["room at the narrower shore"] == pytest.approx((54 - 5) / 20), "j1, k1, l1, j2 and j3 are taken"
    assert seat["room at the shores"] == pytest.approx((54 - 5 + 54) / 20)


def test_cells_too_few_for_a_tile_are_no_room():
    """b1 and a2 are taken: no tile can lie on a1."""
    corner = position(CENTRE, "n0n1n2 b1 e", "n0n1n2 a2 s")
    assert features(corner, 0)["room at the shores"] == pytest.approx((108 - 3 - 2 - 1) / 20)
    assert features(corner, 1)["room at the shores"] == pytest.approx((108 - 2 - 3 - 1) / 20)


def test_the_higher_score_leads():
    state = laid(new(), CENTRE)
    for sides, leads in (([4, 6, 5, 3], [1, 0]), ([1, 2, 1, 1], [0, 1]), ([2, 4, 2, 1], [0.5, 0.5])):
        assert [seat["leads"] for seat in noted(changed(state, sides=sides))[1]] == leads


def test_whose_turn_it_is():
    state = laid(new(), CENTRE)
    assert [(seat["is to lay"], seat["is to draw"]) for seat in noted(state)[1]] == [(0, 0), (0, 1)]
    played(state, "draw n0ew")
    assert [(seat["is to lay"], seat["is to draw"]) for seat in noted(state)[1]] == [(0, 0), (1, 0)]


def test_partners_have_everything_in_common():
    for state in random_states(3, players=4):
        _, (north, east, south, west) = noted(state)
        assert (north, east) == (south, west)


def test_before_the_first_bid_nobody_has_anything():
    gone, seats = noted(new(players=3, spoiler="auction"))
    assert gone == 0
    assert all(set(seat.values()) == {0} for seat in seats)


def test_the_spoiler_fears_the_better_builder():
    state = changed(laid(new(players=3, spoiler="fixed", target=20), CENTRE), sides=[4, 6, 4, 3])
    _, (one, other, spoiler) = noted(state)
    assert (one["spoils"], other["spoils"], spoiler["spoils"]) == (0, 0, 1)
    assert spoiler["logarithm of the target"] == pytest.approx(log(20))
    assert spoiler["prospects of the better builder"] == max(seat["logarithm of prospects"] for seat in (one, other))
    assert [seat["target is reached"] for seat in (one, other, spoiler)] == [0, 0, 0]
    reached = noted(changed(state, sides=[4, 6, 5, 3]))[1]
    assert [seat["target is reached"] for seat in reached] == [1, 0, -1]


@pytest.mark.parametrize("tiles", [(CENTRE,), (CENTRE, "n0n1n2 m9 n"), NORTH, NORTH + SOUTH])
def test_turning_the_board_turns_what_is_noted(tiles: tuple[str, ...]):
    gone, seats = noted(position(*tiles))
    for quarters in (1, 2, 3):
        turned_gone, turned_seats = noted(position(*(turned(tile, quarters) for tile in tiles)))
        assert turned_gone == gone
        if quarters != 2:
            turned_seats.reverse()
        for seat, other in zip(seats, turned_seats, strict=True):
            expected = {name: value for name, value in seat.items() if name not in TURNS}
            assert {name: value for name, value in other.items() if name not in TURNS} == pytest.approx(expected)


@pytest.mark.parametrize("options", SEATINGS, ids=str)
@pytest.mark.parametrize("edition", ["goliath", "kosmos"])
def test_the_game_never_goes_back(options: dict[str, Any], edition: str):
    before = 0.0
    for state in random_states(5, edition=edition, **options):
        gone, _ = noted(state)
        assert before <= gone <= 1
        before = gone
    assert before > 0.1


@pytest.mark.parametrize("options", SEATINGS, ids=str)
def test_compiled_and_plain_python_note_the_same(options: dict[str, Any]):
    for number, state in enumerate(random_states(8, **options)):
        if number % 20 == 0:
            plain = np.zeros((state.players, len(FEATURES)))
            gone = getattr(describe, "py_func", describe)(table_of(state)[0], plain)
            compiled_gone, seats = noted(state)
            assert gone == pytest.approx(compiled_gone)
            assert [list(seat.values()) for seat in seats] == [pytest.approx(row) for row in plain.tolist()]


def test_more_points_are_better():
    state = laid(new(), *NORTH, *SOUTH)
    assert evaluated(changed(state, sides=[5, 1, 5, 1]))[0] > 700
    assert evaluated(changed(state, sides=[1, 5, 1, 5]))[1] > 700


def test_a_shore_walled_off_is_bad():
    """North is closed by tiles from a2 to r2, and all its shore with it."""
    wall = [f"n0n1n2 {column}2 w" for column in "cfilor"]
    open_north, closed_north = position(CENTRE, "n0ew m9 e"), position(CENTRE, "n0ew m9 e", *wall)
    assert evaluated(closed_north)[0] < evaluated(open_north)[0]


def test_at_three_seats_a_high_target_is_good_for_the_spoiler():
    low, high = (laid(new(players=3, spoiler="fixed", target=target), CENTRE) for target in (2, 90))
    assert evaluated(low)[2] < evaluated(high)[2]


def test_a_team_is_evaluated_as_one():
    state = changed(laid(new(players=4), *NORTH, *SOUTH), sides=[5, 1, 5, 1])
    north, east, south, west = evaluated(state)
    assert north == south > 500 > east == west
