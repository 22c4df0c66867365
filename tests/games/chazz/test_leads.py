"""Leads in a race: by how much the cat that sat down was ahead of another that ran for the same chair."""

from collections.abc import Mapping

import pytest

from igroteka.games.chazz.leads import Lead, leads
from igroteka.games.chazz.measures import MEASURES, SETTLING, TICKS
from igroteka.games.chazz.race_api import Race
from igroteka.games.chazz.tape import Tape
from tests.games.chazz.racing import called, chair, random_race, to_the_end

HALF_A_TICK = MEASURES.run // 2


def raced(places: Mapping[int, int], chairs: Mapping[int, int]) -> tuple[Lead, ...]:
    race = called(places)
    race.tick({seat: chair(number) for seat, number in chairs.items()})
    return of(to_the_end(race))


def of(race: Race) -> tuple[Lead, ...]:
    return leads(Tape.of(race).text())


@pytest.mark.parametrize(
    ("behind", "milliseconds"),
    [(6 * HALF_A_TICK, 100), (60 * HALF_A_TICK // 10, 100), (HALF_A_TICK, 17), (HALF_A_TICK // 3, 6), (0, 1)],
)
def test_a_lead_is_the_time_that_the_next_cat_still_needed(behind: int, milliseconds: int):
    found = raced({0: -2000, 1: -2000 - behind}, {0: 0, 1: 0, 2: 1, 3: 2})
    assert found[0] == Lead(seat=0, chair=0, milliseconds=milliseconds)


def test_of_several_rivals_the_next_one_counts():
    found = raced({0: -2000, 1: -2540, 2: -2090}, {0: 0, 1: 0, 2: 0, 3: 2})
    assert found[0] == Lead(seat=0, chair=0, milliseconds=17)


def test_the_leader_has_to_speak_first():
    """Meanwhile it walks on. All others run a tick after the call."""
    found = raced({0: -2000, 3: -2000}, {0: 0, 3: 0, 1: 1, 2: 2})
    lost = (MEASURES.word - 1) * (MEASURES.run - MEASURES.least)
    assert found[0] == Lead(seat=0, chair=0, milliseconds=round(1000 * lost / MEASURES.run / TICKS))


def test_a_chair_for_which_nobody_else_ran_has_no_lead():
    found = raced({0: -2000, 1: 3600}, {0: 0, 1: 1, 2: 2})
    assert 0 not in {one.chair for one in found}


def test_a_tape_that_is_wrong_has_no_leads():
    race = random_race(1)
    text = Tape.of(race).text()
    assert leads("") == leads(text.replace("leader", "ladder")) == ()


@pytest.mark.parametrize("seed", range(12))
def test_leads_of_any_race_follow_its_seatings(seed: int):
    race = random_race(seed)
    assert race.version in SETTLING
    found = of(race)
    sat = iter(race.seatings)
    assert all((one.seat, one.chair) in sat for one in found), "in their order"
    assert all(one.milliseconds >= 1 for one in found)
