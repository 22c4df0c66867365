"""What a view tells besides what lies on the table."""

import pytest

import igroteka
from igroteka.games.mazaitsy.view import CONFIRM
from tests.every_game import random_play

MAZAITSY = igroteka.game("mazaitsy")


def test_a_step_to_confirm_answers_the_question():
    """The same seat is not asked the same again: chance, another seat or another phase follows."""
    seen = set()
    for seed in range(4):
        for state, step in random_play(MAZAITSY.new(players=4), seed):
            starts = [start for start in state.view().confirm if state.text(step).startswith(start)]
            if state.actor >= 0 and starts:
                after = state.copy()
                after.apply(step)
                assert (after.actor, after.phase) != (state.actor, state.phase), state.text(step)
                seen.update(starts)
    assert {"boat", "lay", "scatter"} <= seen


def test_every_step_to_confirm_is_one_of_the_game():
    starts = [start for phase in CONFIRM.values() for start in phase]
    assert all(any(text.startswith(start) for text in MAZAITSY.texts) for start in starts)


@pytest.mark.parametrize(("teams", "told"), [(True, [(0, 2), (1, 3), (0, 0), (1, 1)]), (False, [(None, None)] * 4)])
def test_seats_know_their_team_and_partner(teams: bool, told: list[tuple[int | None, int | None]]):
    seats = MAZAITSY.new(players=4, teams=teams).view().seats
    assert [(seat.team, seat.partner) for seat in seats] == told
