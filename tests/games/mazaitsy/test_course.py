"""The course of a game: MZ-107, MZ-60, MZ-10, MZ-108."""

import random
from typing import Any

import pytest

import igroteka
from igroteka.core.state import State
from igroteka.games.mazaitsy.view import MazaiView
from tests.games.mazaitsy.asking import (
    alone,
    begun,
    boat,
    card,
    chances,
    dealt,
    hurried,
    is_over,
    played,
    refusal,
    row,
    story,
)
from tests.games.mazaitsy.drawing import CALM, position
from tests.marks import clause

TURN = ("left", "stop", "lay c4")


def told_at_random(state: State, seed: int) -> list[str]:
    """All that is told of a game played at random."""
    chance, told = random.Random(seed), []
    while state.phase != "over":
        weighted = state.outcomes() or [(step, 1) for step in state.legal()]
        steps, weights = zip(*weighted, strict=True)
        told += state.tell(chance.choices(steps, weights)[0])
    return told


def last_mazai(seat: int, players: int = 4, below: int = 3, **rest: Any) -> State:
    """It is this seat's turn, and at its end Mazai appears, for the last time unless `appeared` says otherwise."""
    changes = {"appeared": rest.pop("appeared", 1 if players == 2 else 2)}
    boats = ["a1 s"] * players
    pile = ("water",) * below
    return position(
        boats=boats, seat=seat, players=players, pile=pile, mazai_below=(below, below), changes=changes, **rest
    )


def seats_to_move(state: State) -> list[int]:
    """Who moves until the game is over."""
    seats = []
    while not is_over(state):
        if state.phase == "top":
            state.apply(state.outcomes()[0][0])
            continue
        seats.append(state.actor + 1)
        played(state, *TURN)
    return seats


@clause("MZ-107")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_mz_107_three_rounds(players: int, seed: int):
    told = told_at_random(begun(players), seed)
    assert [event for event in told if event.startswith(("mazai", "shuffles"))] == [
        *("mazai 1", "shuffles", "mazai 2", "shuffles", "mazai 3"),
    ]


@clause("MZ-107")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_mz_107_two_play_through_one_pile(seed: int):
    state = begun(2)
    told = told_at_random(state, seed)
    assert [event for event in told if event.startswith(("mazai", "shuffles"))] == ["mazai 1", "mazai 2"]
    assert (state.view().pile, state.view().top) == (0, None)


@clause("MZ-107")
@pytest.mark.parametrize("rounds", [4, 5, 9])
def test_mz_107_more_rounds_if_agreed(rounds: int):
    told = told_at_random(begun(3, rounds=rounds), 5)
    assert told.count("shuffles") == rounds - 1
    assert [event for event in told if event.startswith("mazai")] == [f"mazai {time + 1}" for time in range(rounds)]


@clause("MZ-107")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mz_107_field_then_boats_then_turns(players: int):
    state = begun(players)
    phases: list[str] = []
    while not phases or phases[-1] != "move":
        if not phases or phases[-1] != state.phase:
            phases.append(state.phase)
            continue
        state.apply((state.legal() or [step for step, _ in state.outcomes()])[0])
    assert [phase for phase in phases if phase not in ("deal", "face")] == ["hare", "top", "boat", "move"]


@clause("MZ-60")
@pytest.mark.parametrize(
    ("players", "seat", "others"),
    [(4, 1, [2, 3, 4]), (4, 2, [3, 4]), (4, 3, [4]), (4, 4, []), (3, 1, [2, 3]), (3, 3, []), (2, 1, [2]), (2, 2, [])],
)
def test_mz_60_the_lap_is_finished(players: int, seat: int, others: list[int]):
    state = played(last_mazai(seat, players), *TURN)
    assert set(chances(state)) == {"top mazai"}
    state.play("top mazai")
    assert seats_to_move(state) == others


@clause("MZ-60")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mz_60_after_the_last_players_turn_it_is_over_at_once(players: int):
    assert is_over(played(last_mazai(players, players), *TURN, "top mazai"))


@clause("MZ-60")
def test_mz_60_in_the_last_lap_cards_are_laid_and_drawn_as_before():
    state = played(last_mazai(3, row=["log", "fish", "swamp", "water"], top="funnel"), *TURN, "top mazai", "top water")
    assert state.view().mazai == MazaiView(appeared=3, rounds=3, seat=None, last_lap=True)
    assert row(state) == ["fish", "swamp", "water", "funnel"]
    played(state, *TURN)
    assert card(state, "c4") == "fish"


@clause("MZ-60")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mz_60_the_row_is_enough_for_the_lap_though_mazai_was_the_bottom_card(players: int):
    state = played(last_mazai(1, players, below=0), *TURN, "top mazai")
    assert (state.phase, state.actor, len(row(state)), state.view().pile) == ("move", 1, players, 0)
    assert seats_to_move(state) == list(range(2, players + 1))
    assert len(row(state)) == 1


@clause("MZ-60")
@pytest.mark.parametrize(("rounds", "appeared"), [(3, 0), (3, 1), (4, 2), (5, 2), (5, 3)])
def test_mz_60_an_earlier_mazai_does_not_end_the_game(rounds: int, appeared: int):
    state = played(last_mazai(4, appeared=appeared, rounds=rounds), *TURN, "top mazai", "top water")
    assert (state.phase, state.actor, state.view().mazai.last_lap) == ("move", 0, False)


@clause("MZ-60")
@pytest.mark.parametrize("rounds", [4, 5, 9])
def test_mz_60_with_more_rounds_the_last_one_does(rounds: int):
    assert is_over(played(last_mazai(4, appeared=rounds - 1, rounds=rounds), *TURN, "top mazai"))


@clause("MZ-60")
def test_mz_60_with_two_seats_the_number_of_rounds_does_not_matter():
    assert is_over(played(last_mazai(2, 2, rounds=5), *TURN, "top mazai"))


@clause("MZ-60")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_mz_60_all_have_had_equally_many_turns(players: int, seed: int):
    state, chance = begun(players), random.Random(seed)
    turns, before = [0] * players, ""
    while state.phase != "over":
        if state.phase == "move" and before != "move":
            turns[state.actor] += 1
        before = state.phase
        weighted = state.outcomes() or [(step, 1) for step in state.legal()]
        steps, weights = zip(*weighted, strict=True)
        state.apply(chance.choices(steps, weights)[0])
    assert turns == [turns[0]] * players
    assert turns[0] > 5


@clause("MZ-60")
def test_mz_60_nothing_is_played_after_the_end():
    state = played(last_mazai(4), *TURN, "top mazai")
    steps = ("ahead", "stop", "take 1", "drop 1", "lay c4", "top water", "top mazai", "hare 1", "boat c3 n", "on")
    assert {refusal(state, step) for step in steps} == {"MZ-60"}


@clause("MZ-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mz_10_seat_one_begins_and_the_others_follow_in_order(players: int):
    state = hurried(dealt(players), "move")
    order = []
    for _ in range(2 * players):
        order.append(state.actor + 1)
        assert state.view().turn == state.actor
        hurried(hurried(state, "top"), "move")
    assert order == 2 * list(range(1, players + 1))


@clause("MZ-108")
def test_mz_108_movement_replacing_drawing():
    state = alone(CALM, "c3 n", row=["log", "fish", "swamp", "water"], top="funnel")
    assert (state.phase, state.actor) == ("move", 0)
    assert (played(state, "ahead").phase, state.actor) == ("second", 0)
    assert (played(state, "stop").phase, state.actor, boat(state, 1)) == ("lay", 0, "c2 n")
    assert (played(state, "lay c4").phase, state.actor, card(state, "c4")) == ("top", igroteka.CHANCE, "log")
    assert row(state) == ["fish", "swamp", "water", "funnel"]
    assert (played(state, "top water").phase, state.actor, state.view().top) == ("move", 1, "water")


@clause("MZ-108")
def test_mz_108_the_new_card_may_need_a_hare():
    state = played(alone(CALM, "c3 n", top="log+"), "left", "stop", "lay c4")
    assert (state.phase, state.actor) == ("hare", igroteka.CHANCE)
    assert (played(state, "hare 3").phase, row(state)[-1]) == ("top", "log+ 3")


@clause("MZ-108")
def test_mz_108_what_is_told_of_a_turn():
    state = alone(CALM, "c3 n", row=["log", "fish", "swamp", "water"])
    assert story(state, "ahead", "stop", "lay c4", "top water") == ["1 rows c3 c2", "1 lays log c4"]


OTHERS = ("deal fish", "face n", "hare 1", "top water", "boat c3 n", "funnel c4", "clockwise", "scatter fish")


@clause("MZ-108")
@pytest.mark.parametrize(
    ("steps", "wrong"),
    [
        ((), (*OTHERS, "lay c4", "at c4", "use 1")),
        (("ahead",), (*OTHERS, "lay c4", "at c4", "use 1")),
        (("ahead", "stop"), (*OTHERS, "ahead", "left", "stop", "slip left", "drop 1", "take 1", "on", "at c4")),
        (("ahead", "stop", "lay c4"), ("ahead", "stop", "lay c5", "take 1", "hare 1", "deal fish", "use top")),
    ],
)
def test_mz_108_each_step_has_its_time(steps: tuple[str, ...], wrong: tuple[str, ...]):
    state = played(alone(CALM, "c3 n"), *steps)
    assert {refusal(state, step) for step in wrong} == {"MZ-108"}


@clause("MZ-108")
def test_mz_108_in_the_other_phases_of_a_movement_stage():
    drawing = """
        ..  .. .. .. .. ..
        ..2 .. .. .. .. ..
        ..  .. .. .. .. ..
        ..  .. UU .. UU ..
        ..  .. .. .. .. ..
        ..  .. .. .. .. ..
    """
    grabbing = played(alone(drawing, "b3 n"), "slip left")
    assert grabbing.phase == "grab"
    assert {refusal(grabbing, step) for step in ("ahead", "stop", "lay c4", "drop 2")} == {"MZ-108"}
    pulled = played(alone(drawing, "d3 s"), "left", "stop")
    assert pulled.phase == "funnel"
    assert {refusal(pulled, step) for step in ("ahead", "stop", "on", "lay a1")} == {"MZ-108"}
    unloading = played(alone(drawing, "a1 s", load=[[1, 2]]), "drop 1")
    assert unloading.phase == "unload"
    assert {refusal(unloading, step) for step in ("lay c4", "on", "funnel c4")} == {"MZ-108"}


@clause("MZ-108")
@pytest.mark.parametrize("players", [2, 4])
def test_mz_108_at_setup(players: int):
    wrong = ("ahead", "lay c4", "take 1")
    state = begun(players)
    assert {refusal(state, step) for step in (*wrong, "face n", "hare 1", "top fish", "boat c3 n")} == {"MZ-108"}
    hurried(state, "hare")
    assert {refusal(state, step) for step in (*wrong, "face n", "deal side", "top side", "boat c3 n")} == {"MZ-108"}
    hurried(state, "top")
    assert {refusal(state, step) for step in (*wrong, "hare 1", "deal side", "boat c3 n")} == {"MZ-108"}
    hurried(state, "boat")
    assert {refusal(state, step) for step in (*wrong, "hare 1", "deal side", "top side")} == {"MZ-108"}
