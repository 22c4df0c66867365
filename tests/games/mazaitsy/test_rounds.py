"""When Mazai appears, his turn, and the end: MZ-133, MZ-52 to MZ-54, MZ-59, MZ-60, MZ-62, MZ-84."""

from typing import Any

import pytest

import igroteka
from igroteka.core.state import State
from igroteka.games.mazaitsy.view import BankedHares, MazaiView
from tests.every_game import random_play
from tests.games.mazaitsy.asking import ashore, chances, is_over, played, pool, refusal, row, story, texts
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

IDLE = ("left", "stop")


def before(appeared: int = 0, pile: tuple[str, ...] = ("log",) * 3, **given: Any) -> State:
    """Mazai lies right below the top card, and the seat in turn is about to lay a card."""
    given.setdefault("changes", {"appeared": appeared})
    return position(
        phase="lay",
        hand="water",
        row=("fish",) * (given.get("players", 4) - 1),
        top="water",
        pile=pile,
        mazai_below=(len(pile), len(pile)),
        **given,
    )


def mazai(state: State) -> MazaiView:
    return state.view().mazai


@clause("MZ-133")
def test_mz_133_mazai_is_never_laid():
    state = played(before(seat=2), "lay c4", "top mazai", "top log")
    assert [one.card for one in state.view().field].count("water") == 36
    assert row(state) == ["fish", "fish", "fish", "water"]
    assert texts(played(state, *IDLE)) == {"scatter water"}, "no card is laid in his turn"


@clause("MZ-52")
def test_mz_52_he_appears_when_he_is_seen_on_top():
    state = before(seat=2)
    played(state, "lay c4")
    assert chances(state).keys() == {"top mazai"}
    assert mazai(state) == MazaiView(0, 3, None, False)
    assert story(state, "top mazai") == ["mazai 1"]
    assert mazai(state) == MazaiView(1, 3, 2, False)
    assert chances(state) == {"top log": 3}, "the card below him is seen at once"
    played(state, "top log")
    assert (state.phase, state.actor, state.view().top) == ("move", 2, "log")


@clause("MZ-52")
def test_mz_52_the_last_card_of_the_pile_leaves_nothing_to_turn_up():
    state = played(before(pile=()), "lay c4", "top mazai")
    assert (state.phase, state.actor, state.view().top) == ("move", 1, None)


@clause("MZ-52")
def test_mz_52_a_card_with_the_symbol_gets_its_token_before_he_is_seen():
    state = position(phase="lay", hand="water", row=("fish",) * 3, top="log+", pile=(), mazai_below=(0, 0))
    assert played(state, "lay c4").phase == "hare"
    assert chances(played(state, "hare 3")).keys() == {"top mazai"}


@clause("MZ-52")
def test_mz_52_each_place_among_the_lowest_cards_is_as_likely():
    state = position(phase="lay", hand="water", row=("fish",) * 3, pile=("log", "side"), mazai_below=(0, 2))
    first = chances(played(state, "lay c4"))
    assert first["top log"] == first["top side"] == first["top mazai"]
    second = chances(played(state, "top log", *IDLE, "lay c5"))
    assert second.keys() == {"top side", "top mazai"}
    assert second["top side"] == second["top mazai"]
    third = chances(played(state, "top side", *IDLE, "lay c6"))
    assert third.keys() == {"top mazai"}


@clause("MZ-52")
def test_mz_52_above_his_places_he_is_not_seen():
    state = position(phase="lay", hand="water", row=("fish",) * 3, pile=("log",) * 5, mazai_below=(0, 4))
    assert chances(played(state, "lay c4")).keys() == {"top log"}
    played(state, "top log", *IDLE, "lay c5")
    found = chances(state)
    assert found["top log"] == 4 * found["top mazai"], "one place of five"


@clause("MZ-53")
def test_mz_53_he_moves_as_usual_then_scatters_and_lays_nothing():
    drawing = ".. .. .. .. ff ff\n" + ".. .. .. .. .. ..\n" * 5
    state = position(drawing, seat=2, changes={"mazai": 1, "appeared": 1})
    assert texts(state) == {"ahead", "left", "right", "slip left"}
    assert story(state, "ahead", "ahead") == ["2 rows a1 a2", "2 rows a2 a3"]
    assert (state.phase, state.actor) == ("scatter", 1)
    assert texts(state) == {"scatter fish", "scatter water"}
    assert refusal(state, "lay c4") == refusal(state, "stop") == "MZ-108"
    played(state, "scatter fish", "hare 4", "hare 2")
    assert [one.hares for one in state.view().field[:6]] == [(), (), (), (), (4,), (2,)]
    assert state.phase == "deal"


@clause("MZ-53")
def test_mz_53_who_unloads_in_mazais_turn_scatters_too():
    state = position(load=((1,), (), (), ()), changes={"mazai": 1, "appeared": 1})
    assert story(state, "drop 1") == ["1 drops 1 at a1"]
    assert state.phase == "scatter"


@clause("MZ-54")
def test_mz_54_the_seven_types():
    drawing = """
        ff .. LL TT OO SS
        UU >> ne TT SS ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """
    state = position(drawing, phase="scatter", changes={"mazai": 1, "appeared": 1})
    seven = ("fish", "water", "log", "whirlpool", "funnel", "straight", "side")
    assert texts(state) == {f"scatter {one}" for one in seven}
    assert refusal(state, "scatter thicket") == refusal(state, "scatter swamp") == "MZ-54"


@clause("MZ-54")
def test_mz_54_only_types_on_the_field():
    drawing = "UU .. .. .. .. TT\n" + ".. .. .. .. .. ..\n" * 5
    state = position(drawing, phase="scatter", row=("log", "side", "fish", "fish"), changes={"mazai": 1, "appeared": 1})
    assert texts(state) == {"scatter water", "scatter funnel"}
    absent = ("fish", "log", "whirlpool", "straight", "side", "swamp", "thicket")
    assert {refusal(state, f"scatter {one}") for one in absent} == {"MZ-54"}


def turns(seed: int) -> tuple[list[int], int, State]:
    """Of a whole random game of two: the turns before which Mazai had just appeared, the number of turns, the end."""
    game = list(random_play(igroteka.game("mazaitsy").new(players=2), seed))
    appearances, number, last = [], 0, -1
    for state, _ in game:
        if state.phase == "move" and state.actor != last:
            last, number = state.actor, number + 1
            if mazai(state).appeared > len(appearances):
                appearances.append(number)
    end, step = game[-1]
    end.apply(step)
    return appearances, number, end


@clause("MZ-59")
@pytest.mark.parametrize("seed", range(3))
def test_mz_59_two_play_26_turns_and_mazai_appears_after_turns_11_and_25(seed: int):
    appearances, number, end = turns(seed)
    assert appearances == [12, 26]
    assert number == 26
    assert is_over(end)
    assert mazai(end) == MazaiView(2, 2, None, True)


@clause("MZ-59")
def test_mz_59_nothing_is_shuffled_and_nothing_drawn():
    drawing = "ff .. .. .. ..\n" + ".. .. .. .. ..\n" * 4
    state = position(
        drawing,
        players=2,
        seat=2,
        row=("log+ 2", "side"),
        top="funnel",
        pile=("fish", "fish"),
        mazai_below=None,
        changes={"mazai": 1, "appeared": 1},
    )
    played(state, *IDLE)
    tokens = pool(state)
    assert story(state, "scatter fish", "hare 1") == ["2 scatters fish"]
    assert (state.phase, state.actor) == ("move", 0)
    assert row(state) == ["log+ 2", "side"]
    assert (state.view().top, state.view().pile, pool(state)) == ("funnel", 2, tokens - 1)
    played(state, *IDLE, "lay a5", "top fish", *IDLE, "lay b5 nw", "top fish", *IDLE, "lay c5")
    assert chances(state).keys() == {"top mazai"}, "he lay under the pile"


@clause("MZ-60")
@pytest.mark.parametrize("players", [3, 4])
def test_mz_60_the_third_time_the_lap_is_finished(players: int):
    state = played(before(2, ("log",) * 5, players=players), "lay c4")
    assert story(state, "top mazai") == ["mazai 3", "last lap"]
    assert mazai(state) == MazaiView(3, 3, None, True)
    assert chances(state) == {"top log": 5}
    played(state, "top log")
    for seat in range(2, players + 1):
        assert (state.phase, state.actor) == ("move", seat - 1)
        played(state, *IDLE, f"lay d{seat}")
        assert len(row(state)) == players, "cards are drawn in the last lap too"
        played(state, "top log")
    assert is_over(state)


@clause("MZ-60")
@pytest.mark.parametrize("players", [3, 4])
def test_mz_60_in_the_turn_of_the_last_player_it_is_over_at_once(players: int):
    state = played(before(2, players=players, seat=players), "lay c4")
    assert story(state, "top mazai")[0] == "mazai 3"
    assert is_over(state)
    assert refusal(state, "top log") == refusal(state, "left") == "MZ-60"


@clause("MZ-60")
def test_mz_60_after_the_second_time_the_game_goes_on():
    state = played(before(1, seat=4), "lay c4", "top mazai", "top log")
    assert (state.phase, state.actor) == ("move", 0)
    assert mazai(state) == MazaiView(2, 3, 0, False)


@clause("MZ-84")
def test_mz_84_with_two_seats_it_is_over_at_once_after_a_turn_of_seat_2():
    state = played(before(1, (), players=2, seat=2), "lay c4")
    assert chances(state).keys() == {"top mazai"}
    assert is_over(played(state, "top mazai"))


@clause("MZ-84")
@clause("MZ-60")
def test_mz_84_after_a_turn_of_seat_1_seat_2_has_the_last():
    state = played(before(1, (), players=2, seat=1), "lay c4", "top mazai")
    assert (state.phase, state.actor, mazai(state).last_lap) == ("move", 1, True)
    played(state, *IDLE)
    assert state.phase == "lay", "it is not Mazai's turn"
    assert is_over(played(state, "lay c5"))


@clause("MZ-62")
@pytest.mark.parametrize("rounds", [4, 5, 9])
def test_mz_62_with_more_rounds_the_hares_ashore_are_written_down_each_time(rounds: int):
    landed = ((1, 2), (4,), (3, 3, 1), (2,))
    state = before(0, ashore=landed, rounds=rounds, load=((4,), (), (), ()), pool=(1,))
    played(state, "lay c4")
    assert story(state, "top mazai") == ["mazai 1", "banks 1 3 2", "banks 2 4 1", "banks 3 7 3", "banks 4 2 1"]
    assert [one.banked.points for one in state.view().seats] == [3, 4, 7, 2]
    assert [one.banked.hares for one in state.view().seats] == [2, 1, 3, 1]
    assert [ashore(state, seat) for seat in (1, 2, 3, 4)] == [[], [], [], []]
    assert pool(state) == 8
    assert state.scores() == [7, 4, 7, 2], "what is written down counts, and so does the boat"
    assert state.ranking() == [2, 3, 1, 4], "seats 1 and 3 have as many tokens, but seat 3 none in the boat"


@clause("MZ-62")
def test_mz_62_sums_grow_from_round_to_round():
    written = {"appeared": 2, "banked_points": [5, 0, 0, 0], "banked_number": [2, 0, 0, 0]}
    state = before(rounds=4, ashore=((1, 2), (), (), ()), changes=written)
    assert "banks 1 3 2" in story(state, "lay c4", "top mazai")
    assert state.view().seats[0].banked == BankedHares(points=8, hares=4)
    assert mazai(state) == MazaiView(3, 4, 1, False)


@clause("MZ-62")
@pytest.mark.parametrize("rounds", [4, 5, 9])
def test_mz_62_the_last_round_is_the_one_agreed(rounds: int):
    state = played(before(rounds - 2, rounds=rounds, seat=4), "lay c4", "top mazai")
    assert mazai(state) == MazaiView(rounds - 1, rounds, 0, False)
    state = before(rounds - 1, rounds=rounds, seat=4, ashore=((1, 2), (4,), (), ()))
    assert is_over(played(state, "lay c4", "top mazai"))
    assert state.scores() == [3, 4, 0, 0]


@clause("MZ-62")
@pytest.mark.parametrize("options", [{"players": 4}, {"players": 3}, {"players": 2, "rounds": 5}])
def test_mz_62_with_three_rounds_or_two_seats_nothing_is_written_down(options: dict[str, Any]):
    state = before(0, ashore=((1, 2), (3,)), **options)
    assert story(state, "lay c4", "top mazai")[-1] == "mazai 1"
    assert [ashore(state, seat) for seat in (1, 2)] == [[1, 2], [3]]


@clause("MZ-62")
def test_mz_62_with_two_seats_the_second_time_ends_the_game_anyway():
    assert is_over(played(before(1, (), players=2, seat=2, rounds=5), "lay c4", "top mazai"))
