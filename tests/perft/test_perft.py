"""The perft files hold, and perft and divide agree with counting by hand."""

import pytest

from igroteka.core.state import State
from igroteka.games import NAMES
from igroteka.match.perft import divide, perft
from tests.every_game import choices, random_play
from tests.perft.positions import Position, positions

POSITIONS = [pytest.param(position, id=position.name) for name in NAMES for position in positions(name)]


@pytest.mark.parametrize("position", POSITIONS)
def test_the_file_counts_the_ways_to_go_on(position: Position):
    state = position.state()
    assert position.ways
    assert {depth: perft(state, depth) for depth in position.ways} == position.ways


@pytest.mark.parametrize("position", POSITIONS)
def test_divide_splits_perft_by_the_next_step(position: Position):
    state = position.state()
    ways = divide(state, 3)
    assert list(ways) == [state.text(step) for step in choices(state)]
    assert sum(ways.values()) == perft(state, 3)


def count_by_hand(state: State, depth: int) -> int:
    """Perft through the Python door."""
    if depth == 0:
        return 1
    total = 0
    for step in choices(state):
        after = state.copy()
        after.apply(step)
        total += count_by_hand(after, depth - 1)
    return total


@pytest.mark.parametrize("position", POSITIONS)
def test_perft_counts_what_the_python_door_offers(position: Position):
    state = position.state()
    for depth in range(4):
        assert perft(state, depth) == count_by_hand(state, depth)


def test_a_game_that_is_over_has_no_way_to_go_on():
    for name in NAMES:
        for position in positions(name):
            *_, (state, last_step) = random_play(position.state(), 1)
            state.apply(last_step)
            assert (perft(state, 0), perft(state, 1), perft(state, 2)) == (1, 0, 0)
