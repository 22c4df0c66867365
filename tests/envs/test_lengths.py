"""How long games last at most."""

from typing import Any

import pytest

import igroteka
from igroteka.core.game import Game
from igroteka.games.mazaitsy.length import most_turns
from igroteka.games.tayu.options import TayuOptions
from tests.every_game import choices, every_game, random_play


def asked(state: Any, choose: Any) -> tuple[int, int]:
    """How often seats and chance are asked, if all steps are chosen so."""
    decisions = chances = 0
    while state.actor != igroteka.OVER:
        decisions += state.actor >= 0
        chances += state.actor < 0
        state.apply(choose(state))
    return decisions, chances


@every_game()
def test_no_random_game_is_longer(game: Game, options: dict[str, Any]):
    bound = game.longest(game.options(**options))
    assert (bound is None) == (game.name == "chazz" and options["round_limit"] == 0)
    for seed in range(5):
        states = [state for state, _ in random_play(game.new(**options), seed)]
        decisions = sum(state.actor >= 0 for state in states)
        assert bound is None or (decisions <= bound.decisions and len(states) - decisions <= bound.chances)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turn", ["before", "after"])
def test_a_game_of_marrakech_in_which_all_stay_is_as_long_as_can_be(players: int, turn: str):
    game = igroteka.game("marrakech")
    options = {"players": players, "turn": turn, "bankruptcy": "stay"}
    assert asked(game.new(**options), lambda state: choices(state)[0]) == game.longest(game.options(**options))


def test_the_longest_auction_of_tayu():
    game = igroteka.game("tayu")
    state = game.new(players=3, spoiler="auction")
    bids = 0
    while state.phase == "bid":
        state.play("pass" if bids == 1 else state.text(state.legal()[-2 if bids else -1]))
        bids += 1
    fixed = game.longest(TayuOptions(players=3))
    auction = game.longest(TayuOptions(players=3, spoiler="auction"))
    assert auction is not None
    assert fixed is not None
    assert auction.decisions - fixed.decisions == bids == 100


@pytest.mark.parametrize("rounds", [1, 7, 999])
def test_four_cats_who_keep_their_chairs_play_all_rounds(rounds: int):
    game = igroteka.game("chazz")
    options = {"players": 4, "round_limit": rounds}
    bound = game.longest(game.options(**options))
    assert asked(game.new(**options), lambda state: choices(state)[0]) == bound


@pytest.mark.parametrize("players", [5, 8])
def test_cats_who_never_keep_a_chair_move_cards_in_most_rounds(players: int):
    """In each round everybody sits one chair farther on, if it is free; so most have all three cards elsewhere."""
    game = igroteka.game("chazz")
    rounds = 0

    def sit_farther_on(state: Any) -> int:
        nonlocal rounds
        rounds += state.phase == "call"
        offered = choices(state)
        words = {step: state.text(step).split() for step in offered}
        return next((step for step in offered if state.phase == "sit" and is_next(words[step])), offered[0])

    def is_next(words: list[str]) -> bool:
        _, seat, chair = words
        return (int(seat) + rounds) % players == int(chair)

    options = {"players": players, "round_limit": 40}
    bound = game.longest(game.options(**options))
    assert bound is not None
    decisions, chances = asked(game.new(**options), sit_farther_on)
    assert bound.decisions * 0.6 < decisions <= bound.decisions
    assert chances == bound.chances


@pytest.mark.parametrize(("players", "rounds"), [(3, 3), (3, 5), (3, 9), (4, 3), (4, 5), (4, 9)])
def test_the_most_turns_of_mazaitsy(players: int, rounds: int):
    """Mazai, who has the highest number, comes when there is nothing else: every round is as long as can be."""
    game = igroteka.game("mazaitsy")
    options = {"players": players, "rounds": rounds}
    assert turns_of(game.new(**options)) == most_turns(51 - 36 - players, rounds, game.options(**options))


def test_two_have_13_turns_each_in_mazaitsy():
    assert turns_of(igroteka.game("mazaitsy").new(players=2)) == 26


def turns_of(state: Any) -> int:
    """How many turns there are if always the lowest step is taken: hares are left alone, and every card is laid."""
    turns, seat = 0, None
    while state.actor != igroteka.OVER:
        if state.phase == "move" and state.actor != seat:
            turns, seat = turns + 1, state.actor
        state.apply(choices(state)[0])
    return turns
