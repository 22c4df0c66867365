"""Two against two: Mazai's second appearance is for the other team. MZ-76, and MZ-61 when he was the lowest card."""

from typing import Any

import pytest

import igroteka
from igroteka.core.state import State
from tests.every_game import random_play
from tests.games.mazaitsy.asking import card, chances, played, row, story, texts
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

IDLE = ("left", "stop")
ROW = ("log", "side", "funnel")


def before(seat: int, first: int, appeared: int = 1, pile: tuple[str, ...] = ("log",) * 5, **given: Any) -> State:
    """The seat is about to lay a card, Mazai lies below the top card, and the seat `first` scattered the first time."""
    given.setdefault("teams", True)
    changes = {"appeared": appeared, "first_team": (first - 1) & 1} | given.pop("changes", {})
    return position(
        seat=seat,
        phase="lay",
        hand="water",
        row=ROW,
        top="fish",
        pile=pile,
        mazai_below=(len(pile), len(pile)),
        changes=changes,
        **given,
    )


def scatterer(state: State) -> int | None:
    """Who scatters hares next; seats count from 1."""
    seat = state.view().mazai.seat
    return None if seat is None else seat + 1


@clause("MZ-76")
@pytest.mark.parametrize(
    ("seat", "first", "scatters"),
    [
        (1, 2, 3),
        (1, 4, 3),
        (1, 1, 2),
        (1, 3, 2),
        (2, 1, 4),
        (2, 3, 4),
        (2, 2, 3),
        (3, 2, 1),
        (3, 1, 4),
        (4, 1, 2),
        (4, 3, 2),
        (4, 4, 1),
    ],
)
def test_mz_76_the_second_time_it_is_the_other_teams_turn(seat: int, first: int, scatters: int):
    state = before(seat, first)
    assert story(state, "lay c4", "top mazai")[1:] == ["mazai 2"]
    assert scatterer(state) == scatters


@clause("MZ-76")
def test_mz_76_the_next_player_plays_as_usual_and_the_one_after_him_scatters():
    state = played(before(1, 2), "lay c4", "top mazai", "top log")
    assert (state.phase, state.actor) == ("move", 1)
    played(state, *IDLE)
    assert (state.phase, state.view().hand.card) == ("lay", "log")
    played(state, "lay c5")
    assert row(state) == ["side", "funnel", "fish", "log"], "a card is drawn as usual"
    played(state, "top log")
    assert (state.phase, state.actor, scatterer(state)) == ("move", 2, 3)
    assert played(state, *IDLE).phase == "scatter"
    assert state.actor == 2


@clause("MZ-76")
def test_mz_76_only_the_second_time():
    first = played(before(1, 0, appeared=0), "lay c4", "top mazai")
    assert scatterer(first) == 2
    third = played(before(1, 2, appeared=2, rounds=4), "lay c4", "top mazai")
    assert scatterer(third) == 2


@clause("MZ-76")
def test_mz_76_only_in_teams():
    state = played(before(1, 0, teams=False), "lay c4", "top mazai")
    assert scatterer(state) == 2


@clause("MZ-76")
@pytest.mark.parametrize("use", ["use 1", "use 2", "use 3", "use 4", "use top"])
def test_mz_76_whichever_card_is_used_in_between_and_mazai_is_not_counted(use: str):
    state = played(before(1, 2, free_choice=True), "lay c4", "top mazai", "top log", *IDLE)
    assert texts(state) == {"use 1", "use 2", "use 3", "use 4", "use top"}
    played(state, use)
    played(state, "lay c5 ne" if use == "use 2" else "lay c5")
    laid = {"use 1": "log", "use 2": "side ne", "use 3": "funnel", "use 4": "fish", "use top": "log"}
    assert card(state, "c5") == laid[use]
    played(state, "top log", *IDLE)
    assert (state.phase, state.actor) == ("scatter", 2)


@clause("MZ-76")
@clause("MZ-61")
@pytest.mark.parametrize("keep", [0, 1])
def test_mz_61_mazai_was_the_lowest_card_and_the_row_is_filled_by_the_shuffling(keep: int):
    state = before(1, 2, pile=(), changes={"keep_row": keep})
    played(state, "lay c4", "top mazai")
    assert (state.phase, state.actor, state.view().top) == ("move", 1, None)
    played(state, *IDLE, "lay c5")
    assert (state.phase, state.actor) == ("move", 2), "nothing is drawn"
    assert row(state) == ["side", "funnel", "fish"]
    played(state, *IDLE, "scatter log", "hare 1")
    expected = {"deal water": 2} if keep else {"deal water": 2, "deal side": 1, "deal funnel": 1, "deal fish": 1}
    assert chances(state) == expected
    assert row(state) == (["side", "funnel", "fish"] if keep else [])
    played(state, *("deal side", "deal funnel", "deal fish")[3 * keep :], "deal water")
    assert row(state) == ["side", "funnel", "fish", "water"]


@clause("MZ-76")
@pytest.mark.parametrize("seed", range(4))
def test_mz_76_in_whole_games_each_team_scatters_once(seed: int):
    start = igroteka.game("mazaitsy").new(players=4, teams=True)
    scattered = [state.actor for state, _ in random_play(start, seed) if state.phase == "scatter"]
    assert len(scattered) == 2
    assert scattered[0] % 2 != scattered[1] % 2
