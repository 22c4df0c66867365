"""The race by hand-made situations: walking, the call, running, sitting down."""

from typing import Any

import numpy as np
import pytest

from igroteka.core.errors import IgrotekaError, UnknownSeat
from igroteka.games.chazz.measures import MEASURES, SETTLING, most_ticks
from igroteka.games.chazz.race_api import BadCredit, NoCallNow, Race
from igroteka.games.chazz.start import BadStart, Start
from igroteka.games.chazz.track import RING, apart, chair_places, even_places, offset
from igroteka.games.chazz.wishes import TEXTS, RaceWish, UnknownWish, parse
from tests.games.chazz.racing import EARLIEST, LATEST, SIGNAL, called, chair, random_race, ticks, to_the_end
from tests.laws.test_modes import run_in_mode
from tests.marks import clause

CHAIRS = chair_places(4)
START = Start(0, even_places([2, 0, 3, 1]))


def speeds(race: Race) -> list[int]:
    return race.snapshot()["speeds"]


def places(race: Race) -> list[int]:
    return race.snapshot()["places"]


# The ring


def test_chairs_and_cats_stand_exactly_evenly():
    for number in range(3, 9):
        assert RING % number == 0
    assert chair_places(5) == (0, RING // 4, RING // 2, 3 * RING // 4)


def test_ways_are_the_shorter_ones():
    assert offset(0, 100) == 100
    assert offset(100, 0) == -100
    assert offset(RING - 50, 50) == 100
    assert offset(50, RING - 50) == -100
    assert offset(0, RING // 2) == offset(RING // 2, 0) == RING // 2
    assert apart(RING - 1, 1) == 2


# Before the call


@clause("CH-26")
def test_ch_26_in_the_first_round_cats_stand_evenly_spaced_in_the_given_order():
    assert START.places == (RING // 4, 3 * RING // 4, 0, RING // 2)


@clause("CH-26")
def test_ch_26_nobody_moves_during_the_countdown():
    race = ticks(Race(START), SIGNAL, {0: RaceWish.COUNTER_FAST})
    assert places(race) == list(START.places)
    assert speeds(race) == [0, 0, 0, 0]
    race.tick()
    assert speeds(race) == [-MEASURES.least, MEASURES.least, MEASURES.least, MEASURES.least]


@clause("CH-26")
def test_ch_26_the_next_race_starts_where_the_last_one_ended():
    race = to_the_end(Race(START))
    (stands,) = set(range(4)) - dict(race.seatings).keys()
    again = race.next_start(leader=2)
    assert again.leader == 2
    for seat, taken in race.seatings:
        assert again.places[seat] == CHAIRS[taken]
    assert again.places[stands] == places(race)[stands]
    assert Race(again).snapshot()["places"] == list(again.places)


@clause("CH-5")
def test_ch_5_a_cat_that_turns_back_never_stands_and_pays_for_it():
    race = ticks(Race(START), SIGNAL + 30, {0: RaceWish.CLOCKWISE_FAST, 1: RaceWish.COUNTER_FAST})
    assert speeds(race)[:2] == [MEASURES.greatest, -MEASURES.greatest]
    race.tick({0: RaceWish.COUNTER_FAST})
    turning = [speeds(race)[0]]
    while turning[-1] != -MEASURES.greatest:
        race.tick()
        turning.append(speeds(race)[0])
    assert turning == sorted(turning, reverse=True)
    assert min(map(abs, turning)) == MEASURES.least
    assert turning.count(MEASURES.least) == 1
    assert len(turning) > 15


def test_what_is_walked_is_where_one_is():
    race = ticks(Race(START), SIGNAL + 20)
    before = places(race)[0]
    race.tick()
    assert places(race)[0] == before + MEASURES.steady


def test_a_cat_that_nobody_steers_walks_steadily_clockwise():
    assert set(speeds(ticks(Race(START), SIGNAL + 20))) == {MEASURES.steady}


# The call


@clause("CH-3")
def test_ch_3_no_call_sooner_than_three_seconds_after_the_signal():
    race = ticks(Race(START), EARLIEST - 1)
    assert not race.may_call
    with pytest.raises(NoCallNow, match="3 to 20 seconds"):
        race.tick(call=True)
    assert race.ticks == EARLIEST - 1
    race.tick()
    assert race.may_call
    race.tick(call=True)
    assert race.phase == "run"


@clause("CH-3")
def test_ch_3_the_call_comes_by_itself_after_twenty_seconds():
    race = ticks(Race(START), LATEST)
    assert (race.phase, race.called) == ("walk", False)
    race.tick()
    assert (race.phase, race.called) == ("run", True)
    assert [row.tick for row in race.rows] == [LATEST]


@clause("CH-3")
def test_ch_3_the_word_is_called_once():
    race = called({})
    with pytest.raises(NoCallNow):
        race.tick(call=True)


def test_the_leader_says_his_word_before_he_runs():
    race = called({0: -2000, 3: -2000})
    race.tick({0: chair(0), 3: chair(0)})
    ticks(race, MEASURES.word - 2)
    assert speeds(race)[0] > MEASURES.least
    assert speeds(race)[3] == MEASURES.least
    race.tick()
    assert speeds(race)[3] > MEASURES.least


def test_who_asks_for_a_chair_before_the_call_runs_late():
    race = ticks(Race(START), EARLIEST - 1, dict.fromkeys(range(4), RaceWish.CLOCKWISE_SLOW))
    race.tick({1: RaceWish.NEAREST})
    race.tick(call=True)
    race.tick({1: chair(1), 2: chair(1)})
    ticks(race, MEASURES.flinch - 2)
    assert speeds(race)[2] > MEASURES.least
    assert speeds(race)[1] == MEASURES.least
    race.tick()
    assert abs(speeds(race)[1]) != MEASURES.least


def taps_first(every: int, offset: int) -> bool:
    """Cat 1 taps for the chair blindly; cat 2, as far from it and as fast, asks 8 ticks after the call."""
    places = (MEASURES.ring // 2, MEASURES.ring - 600, 600, MEASURES.ring // 3)
    race = Race(Start(0, places))
    wishes: dict[int, int] = {1: RaceWish.CLOCKWISE_SLOW, 2: RaceWish.COUNTER_SLOW}
    called = EARLIEST + offset
    for tick in range(called + 60):
        if tick > called - 40 and tick % every == 0:
            wishes[1] = chair(1)
        if tick == called + 8:
            wishes[2] = chair(1)
        race.tick(wishes, call=tick == called)
        wishes = {}
    return race.seatings[0] == (1, 0)


@pytest.mark.parametrize("every", range(1, 13))
def test_whoever_taps_all_the_time_is_later_than_whoever_waits_for_the_call(every):
    assert not any(taps_first(every, offset) for offset in range(every))


def test_at_the_call_cats_slow_down_until_they_are_told_to_run():
    race = ticks(Race(START), EARLIEST, {0: RaceWish.CLOCKWISE_FAST, 1: RaceWish.COUNTER_FAST})
    race.tick(call=True)
    race.tick({0: RaceWish.CLOCKWISE_FAST})
    ticks(race, 15)
    assert speeds(race) == [MEASURES.least, -MEASURES.least, MEASURES.least, MEASURES.least]


# Running


@clause("CH-1")
def test_ch_1_the_first_body_there_sits_and_the_others_run_on_to_the_nearest_free_chair():
    race = called({0: -1000, 1: -1500, 2: CHAIRS[1]})
    race.tick({0: chair(0), 1: chair(0), 2: chair(1)})
    to_the_end(race)
    taken = dict(race.seatings)
    assert taken[0] == 0
    assert taken[2] == 1
    assert 1 not in taken  # the last chair is nearer for seat 4, which was there all the time


@clause("CH-1")
def test_ch_1_who_loses_a_chair_may_still_get_another():
    race = called({0: -1000, 1: -2500, 2: CHAIRS[1] - 4000, 3: CHAIRS[1] - 5000})
    race.tick({0: chair(0), 1: chair(0), 2: chair(1), 3: chair(1)})
    to_the_end(race)
    assert dict(race.seatings)[1] == 2


@clause("CH-4")
def test_ch_4_the_leader_walks_and_sits_like_all_others():
    race = called({3: -1000})
    assert speeds(race)[3] == MEASURES.least
    assert dict(to_the_end(ticks(race, 1, {3: chair(0)})).seatings)[3] == 0


def test_a_cat_whose_player_sleeps_runs_for_the_nearest_free_chair_in_the_end():
    race = called({0: -3000})
    ticks(race, MEASURES.dawdle - 1)
    assert speeds(race)[0] == MEASURES.least
    race.tick()
    assert speeds(race)[0] == MEASURES.least + MEASURES.spring


def test_nearest_is_the_chair_ahead_if_two_are_equally_near():
    race = called({0: CHAIRS[1] // 2, 1: 0, 2: CHAIRS[1]})
    ticks(race, 1, {0: RaceWish.NEAREST})
    assert race.fields.wants[0] == 1
    ticks(race, 1, {0: chair(0)})
    assert race.fields.wants[0] == 0


def test_a_player_may_change_his_mind_until_his_cat_has_touched_a_chair():
    race = called({0: -300, 1: -3000})
    race.tick({0: chair(1), 1: chair(1)})
    race.tick({0: chair(0)})
    while race.fields.arrival[0] < 0:
        race.tick()
    race.tick({0: chair(1), 1: chair(2)})
    assert list(race.fields.wants[:2]) == [0, 2]
    assert dict(to_the_end(race).seatings)[0] == 0


def test_a_chair_is_touched_in_the_tick_in_which_it_comes_within_reach():
    race = called({0: -1500})
    race.tick({0: chair(0)})
    gap, speed = 0, 0
    while race.fields.arrival[0] < 0:
        gap, speed = apart(places(race)[0], 0), speeds(race)[0]
        race.tick()
    assert MEASURES.reach < gap <= MEASURES.reach + min(speed + MEASURES.spring, MEASURES.run)
    assert (places(race)[0], speeds(race)[0]) == (0, 0)


def test_running_the_wrong_way_costs_time():
    towards, away = called({0: -1500}), called({0: 1500})
    arrivals = []
    for race in (towards, away):
        race.tick({0: chair(0)})
        while race.fields.arrival[0] < 0:
            race.tick()
        arrivals.append(race.fields.arrival[0])
    assert arrivals[1] > arrivals[0]


def test_a_chair_that_is_taken_cannot_be_asked_for():
    race = called({0: 0, 1: 4000})
    race.tick({0: chair(0), 1: chair(2)})
    race.tick()
    assert race.sits == ["sit 1 1"]
    race.tick({1: chair(0)})
    assert race.fields.wants[1] == 2


def test_after_a_while_nobody_is_heard_any_more():
    race = called({0: 3000, 1: 3000, 2: 3000})
    for tick in range(MEASURES.heard - 1):
        race.tick(dict.fromkeys(range(3), chair(tick % 2)))
    assert race.sits == ["sit 4 3"]
    wants = int(race.fields.wants[0])
    race.tick({0: chair(1 - wants)})
    assert race.fields.wants[0] == wants
    to_the_end(race)
    assert len(race.sits) == 3


# Dead heats


def arrivals(race: Race) -> list[int]:
    """Runs on until seats 1 and 2 have touched the first chair; when that was, less their credits."""
    while min(race.fields.arrival[:2]) < 0:
        assert not race.over
        race.tick()
    return race.fields.arrival[:2].tolist()


@clause("CH-2")
def test_ch_2_in_the_same_tick_the_leader_sits_even_after_a_longer_way():
    race = called({0: -1500, 1: -1550}, leader=1)
    ticks(race, MEASURES.word)
    race.tick({0: chair(0), 1: chair(0)})
    assert len(set(arrivals(race))) == 1
    assert race.fields.way[1] > race.fields.way[0]
    assert dict(to_the_end(race).seatings)[1] == 0


@clause("CH-2")
def test_ch_2_in_the_same_tick_the_shorter_way_wins():
    race = called({0: -1550, 1: -1500})
    race.tick({0: chair(0), 1: chair(0)})
    assert len(set(arrivals(race))) == 1
    assert dict(to_the_end(race).seatings)[1] == 0


@clause("CH-2")
def test_ch_2_ways_count_the_same_in_both_directions():
    race = called({0: 1550, 1: -1500}, version=1)
    race.tick({0: chair(0), 1: chair(0)}, {0: 2})
    assert len(set(arrivals(race))) == 1
    assert race.fields.way[0] > race.fields.way[1]
    assert dict(to_the_end(race).seatings)[1] == 0


@clause("CH-2")
def test_ch_2_in_the_same_tick_by_the_same_way_the_lower_seat_wins():
    race = called({0: -1500, 1: -1500})
    race.tick({0: chair(0), 1: chair(0)})
    assert len(set(arrivals(race))) == 1
    assert race.fields.way[0] == race.fields.way[1]
    assert dict(to_the_end(race).seatings)[0] == 0


# Reactions: 250 ms against 400 ms are 8 ticks against 12


@pytest.mark.parametrize(("nearer", "winner"), [(0, 0), (200, 0), (1000, 1), (1400, 1)])
@pytest.mark.parametrize("side", [-1, 1])
def test_the_alert_player_wins_unless_the_other_is_much_nearer(nearer, winner, side):
    race = called({0: side * 1500, 1: side * (1500 - nearer)})
    ticks(race, 7)
    ticks(race, 4, {0: chair(0)})
    race.tick({1: chair(0)})
    assert dict(to_the_end(race).seatings)[winner] == 0


# Credit for lag, by measures 1: old tapes replay so

CREDIT = SETTLING[1]


def second_comes_two_ticks_later(**credit: int) -> Race:
    race = called({0: -1500, 1: -1500}, version=1)
    race.tick({0: chair(0)}, {int(seat[-1]) - 1: ticks for seat, ticks in credit.items()})
    race.tick()
    race.tick({1: chair(0)})
    return race


@pytest.mark.parametrize(("credit", "winner"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1)])
def test_the_earliest_credited_arrival_sits(credit, winner):
    race = second_comes_two_ticks_later(seat_2=credit)
    first, second = arrivals(race)
    assert second - first == 2 - credit
    assert dict(to_the_end(race).seatings)[winner] == 0


def test_credits_are_compared_with_each_other():
    race = second_comes_two_ticks_later(seat_1=2, seat_2=3)
    assert dict(to_the_end(race).seatings)[0] == 0


@pytest.mark.parametrize("version", SETTLING)
def test_a_chair_is_decided_when_no_credit_can_change_it_any_more(version):
    race = called({0: -1500, 1: -1500}, version=version)
    race.tick({0: chair(0)})
    while race.fields.arrival[0] < 0:
        race.tick()
    touched = race.ticks - 1
    while not race.sits:
        race.tick()
    assert race.ticks - 1 == touched + SETTLING[version]


@pytest.mark.parametrize(("behind", "winner"), [(CREDIT, 1), (CREDIT + 1, 0)])
def test_the_largest_credit_makes_up_for_its_own_length_and_no_more(behind, winner):
    """The later one leads, and would win a dead heat."""
    alone = ticks(called({1: -2000}, leader=1, version=1), 1, {1: chair(0)})
    asked = alone.ticks
    wait = int(to_the_end(alone).fields.arrival[1]) - behind - asked
    race = called({0: -MEASURES.least * wait, 1: -2000}, leader=1, version=1)
    race.tick({1: chair(0)}, {1: CREDIT})
    ticks(race, wait)
    race.tick({0: chair(0)})
    assert race.fields.at[0] == 0
    assert dict(to_the_end(race).seatings)[winner] == 0


# From outside


def test_the_snapshot_tells_what_everybody_may_see():
    race = Race(START)
    assert race.snapshot() == {
        "tick": 0,
        "phase": "countdown",
        "left": MEASURES.countdown,
        "places": list(START.places),
        "speeds": [0, 0, 0, 0],
        "chairs": [None, None, None, None],
    }
    ticks(race, SIGNAL + 1)
    assert (race.snapshot()["phase"], race.snapshot()["left"]) == ("walk", MEASURES.latest - 1)
    ticks(race, MEASURES.earliest)
    race.tick(call=True)
    assert (race.snapshot()["phase"], race.snapshot()["left"]) == ("run", MEASURES.heard - 1)
    over = to_the_end(race).snapshot()
    assert (over["phase"], over["left"], over["speeds"]) == ("over", 0, [0, 0, 0, 0])
    assert [over["chairs"][seat] for seat, _ in race.seatings] == [taken for _, taken in race.seatings]
    assert over["chairs"].count(None) == 1


def test_sits_are_texts_of_steps_in_the_order_of_sitting():
    race = called({0: CHAIRS[1], 1: -1000, 2: 4000})
    to_the_end(ticks(race, 1, {0: chair(1), 1: chair(0), 2: chair(0), 3: chair(2)}))
    assert race.sits == ["sit 1 2", "sit 4 3", "sit 2 1"]
    assert race.seatings == [(0, 1), (3, 2), (1, 0)]


def test_a_race_that_is_over_stays_as_it_is():
    race = to_the_end(Race(START))
    before = (race.snapshot(), race.rows.copy())
    race.tick({0: RaceWish.NEAREST}, {0: 1}, call=True)
    assert (race.snapshot(), race.rows) == before


@pytest.mark.parametrize(
    ("inputs", "error"),
    [
        (({4: RaceWish.NEAREST}, {}), UnknownSeat),
        (({-1: RaceWish.NEAREST}, {}), UnknownSeat),
        (({"0": RaceWish.NEAREST}, {}), UnknownSeat),
        (({True: RaceWish.NEAREST}, {}), UnknownSeat),
        (({0: 0}, {}), UnknownWish),
        (({0: chair(3)}, {}), UnknownWish),
        (({0: -1}, {}), UnknownWish),
        (({0: "nearest"}, {}), UnknownWish),
        (({0: True}, {}), UnknownWish),
        (({}, {0: 1}), BadCredit),
        (({}, {0: -1}), BadCredit),
        (({}, {0: 0.5}), BadCredit),
        (({}, {0: True}), BadCredit),
        (({}, {9: 0}), UnknownSeat),
    ],
)
def test_inputs_outside_the_closed_set_are_refused_and_change_nothing(inputs, error):
    race = ticks(Race(START), EARLIEST)
    before = (race.snapshot(), race.rows.copy())
    with pytest.raises(error) as refusal:
        race.tick(*inputs)
    assert any("а" <= letter <= "я" for letter in refusal.value.sentence("ru"))
    assert (race.snapshot(), race.rows) == before


def test_numpys_numbers_are_heard_as_pythons_own():
    races = [ticks(Race(START), EARLIEST) for _ in range(2)]
    races[0].tick({0: RaceWish.NEAREST}, {1: 0})
    wishes: Any = {np.int64(0): np.int64(RaceWish.NEAREST)}
    credit: Any = {np.int8(1): np.int32(0)}
    races[1].tick(wishes, credit)
    assert races[0].rows == races[1].rows
    assert {type(number) for row in races[1].rows for number in (row.seat, row.value)} == {int}


@pytest.mark.parametrize(
    "start",
    [
        Start(0, (0, 0, 0)),
        Start(0, (0,) * 9),
        Start(4, (0, 0, 0, 0)),
        Start(-1, (0, 0, 0, 0)),
        Start(0, (0, 0, 0, RING)),
        Start(0, (0, 0, 0, -1)),
        Start(0, (0, 0, 0, 0.5)),  # type: ignore[arg-type]
    ],
)
def test_a_race_that_cannot_start_is_refused(start):
    with pytest.raises(BadStart) as refusal:
        Race(start)
    assert "забег" in refusal.value.sentence("ru")


def test_wishes_have_one_text_each():
    assert [parse(text, 8) for text in TEXTS[1:]] == list(range(1, len(TEXTS)))
    assert len(set(TEXTS)) == len(TEXTS)
    assert parse("chair 3", 4) == chair(2)
    for garbage in ("chair 4", "chair 0", "", "Nearest", None, 7, ["nearest"]):
        with pytest.raises(IgrotekaError):
            parse(garbage, 4)


# As a whole


@pytest.mark.parametrize("players", range(4, 9))
def test_a_race_in_which_nobody_presses_anything_ends(players):
    race = Race(Start(0, even_places(range(players))))
    to_the_end(race)
    assert len(race.sits) == players - 1
    assert race.ticks < LATEST + MEASURES.heard < most_ticks(players)


def test_races_are_not_all_alike():
    assert len({tuple(random_race(seed).sits) for seed in range(20)}) == 20


def test_the_same_inputs_give_the_same_race_uncompiled():
    compiled = run_in_mode(["-m", "tests.games.chazz.racing"])
    plain = run_in_mode(["-W", "error", "-m", "tests.games.chazz.racing"], NUMBA_DISABLE_JIT="1")
    assert len(compiled.stdout) == 64, compiled.stderr
    assert plain.stdout == compiled.stdout, plain.stderr
