"""Deals and their seatings."""

from collections import Counter

import numpy as np
import pytest

from igroteka.bots.arena.deals import BOT_SEEDS, CHANCE_SEED, Deals, seed
from igroteka.bots.arena.rating import points
from igroteka.bots.bout import bout
from igroteka.bots.roster import factory_of
from igroteka.core.dice import Dice
from igroteka.games import game

ALONE = {seats: tuple(range(seats)) for seats in (2, 3, 4, 5, 8)}


def games(deals: Deals, number: int) -> list[tuple[int, ...]]:
    return [seating for deal in range(number) for seating in deals.seatings(deal)]


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
@pytest.mark.parametrize("bots", [2, 3, 4, 6])
def test_in_every_deal_each_bot_has_each_seat_equally_often(bots, seats):
    deals = Deals(bots, ALONE[seats])
    for deal in range(2 * len(deals.tables)):
        seatings = deals.seatings(deal)
        assert len(set(seatings)) == len(seatings) <= seats
        for bot in range(bots):
            counts = {sum(seating[seat] == bot for seating in seatings) for seat in range(seats)}
            assert len(counts) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
@pytest.mark.parametrize("bots", [2, 3, 4, 6])
def test_enough_deals_give_every_table_equally_often(bots, seats):
    deals = Deals(bots, ALONE[seats])
    number = deals.enough(100)
    assert number % len(deals.tables) == 0
    played = games(deals, number)
    assert len(played) >= 100
    assert len(games(deals, number - len(deals.tables))) < 100


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (6, 2), (4, 3), (4, 4), (6, 4)])
def test_with_enough_bots_none_meets_itself_and_all_meet_equally_often(bots, seats):
    deals = Deals(bots, ALONE[seats])
    met: Counter[tuple[int, int]] = Counter()
    for seating in games(deals, deals.enough(50)):
        assert len(set(seating)) == seats
        met.update((one, other) for one in seating for other in seating if one < other)
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1


def test_two_bots_at_four_seats_are_mixed_in_every_way_in_turn():
    deals = Deals(2, ALONE[4])
    assert [sorted(deals.seatings(deal)[0]) for deal in range(3)] == [[0, 0, 0, 1], [0, 0, 1, 1], [0, 1, 1, 1]]


def test_who_sits_beside_whom_changes_from_deal_to_deal():
    deals = Deals(4, ALONE[4])
    after_first = {seating[(seating.index(0) + 1) % 4] for seating in games(deals, 30)}
    assert after_first == {1, 2, 3}


def test_a_team_is_played_by_one_bot():
    deals = Deals(3, (0, 1, 0, 1))
    for seating in games(deals, 6):
        assert seating[0] == seating[2] != seating[1] == seating[3]


@pytest.mark.parametrize(
    ("name", "options", "sides"),
    [
        ("tayu", {"players": 4}, (0, 1, 0, 1)),
        ("tayu", {"players": 3}, (0, 1, 2)),
        ("mazaitsy", {"players": 4}, (0, 1, 2, 3)),
        ("mazaitsy", {"players": 4, "teams": True}, (0, 1, 0, 1)),
        ("marrakech", {"players": 4}, (0, 1, 2, 3)),
    ],
)
def test_teams_are_those_of_the_rules(name, options, sides):
    state = game(name).new(**options)
    assert state.game.teams(state) == sides


@pytest.mark.parametrize(("name", "options"), [("tayu", {"players": 4}), ("mazaitsy", {"players": 4, "teams": True})])
def test_partners_always_share_their_place(name, options):
    state = game(name).new(**options)
    for deal in range(5):
        bots = [factory_of("random", name, float)(seed(deal, seat)) for seat in range(4)]
        places = bout(state, bots, Dice(deal))
        assert places[0] == places[2]
        assert places[1] == places[3]


@pytest.mark.parametrize("bot", ["random", "greedy", "novice", "uct@30"])
@pytest.mark.parametrize(
    ("name", "options"),
    [("marrakech", {"players": 2}), ("mazaitsy", {"players": 3}), ("mazaitsy", {"players": 4, "teams": True})],
)
@pytest.mark.slow
def test_bots_that_play_alike_end_every_deal_even(name, options, bot):
    """A seat has the same seed in all games of a deal, so all its games are identical."""
    start = game(name).new(**options)
    sides = start.game.teams(start)
    deals, make = Deals(2, sides), factory_of(bot, name, float)
    for deal in range(2):
        taken = np.zeros((2, 2))
        for seating in deals.seatings(deal):
            bots = [make(seed(deal, BOT_SEEDS + seat)) for seat in range(len(seating))]
            taken += points(2, seating, bout(start, bots, Dice(seed(deal, CHANCE_SEED))), sides)
        assert taken[0, 1] == taken[1, 0] > 0


def test_seeds_of_deals_and_purposes_are_all_different():
    seeds = [seed(deal, purpose) for deal in range(100) for purpose in range(BOT_SEEDS + 8)]
    assert len(set(seeds)) == len(seeds)
