"""The six levels."""

import itertools
from functools import partial

import pytest

import igroteka
from igroteka.bots.arena.rating import share
from igroteka.bots.bot import Bot, Forgetful
from igroteka.bots.bout import any_step, bout
from igroteka.bots.search.levels import PLAIN, best, levels
from igroteka.bots.search.search import Estimate
from igroteka.bots.search.search_bot import SearchBot
from igroteka.bots.search.settings import UctSettings
from igroteka.bots.search.skill import Skill
from igroteka.core.dice import Dice


def test_each_level_thinks_more_than_the_one_below_and_is_more_careful():
    for game in ("marrakech", "tayu", "mazaitsy"):
        for below, above in itertools.pairwise(levels(game).values()):
            if below.settings == above.settings:
                assert above.skill.visits > below.skill.visits
                assert above.skill.slack <= below.skill.slack


def test_a_game_for_which_nothing_was_tuned_has_levels_of_plain_search():
    assert [(level.skill, level.settings) for level in levels("unheard_of").values()] == list(PLAIN)
    assert [*levels("unheard_of")] == [*levels("tayu")]
    assert best("unheard_of") == UctSettings()


def bot(level: str, game: str, seed: int) -> SearchBot:
    return SearchBot(levels(game)[level].skill, levels(game)[level].settings, Dice(seed))


@pytest.mark.parametrize("game", ["marrakech", "tayu", "mazaitsy"])
def test_even_a_low_level_beats_random_play(game):
    won = 0.0
    for seed in range(10):
        seat, dice = seed % 2, Dice(seed)
        bots: list[Bot] = [Forgetful(partial(any_step, dice=dice)) for _ in range(2)]
        bots[seat] = bot("casual", game, seed + 50)
        won += share(bout(igroteka.game(game).new(players=2), bots, Dice(seed)), seat, 1 - seat)
    assert won >= 8


def test_a_level_chooses_the_same_with_the_same_dice():
    state = igroteka.game("tayu").new(players=2)
    state.apply(state.outcomes()[0][0])
    assert bot("solid", "tayu", 3).choose(state) == bot("solid", "tayu", 3).choose(state)


@pytest.mark.parametrize(
    ("seats", "crowd", "taken"),
    [(2, 0, {1, 2, 3}), (4, 0, {1, 2}), (8, 0, {1}), (2, 20, {1, 2, 3}), (4, 20, {1, 2, 3, 4})],
)
def test_a_step_that_seems_nearly_as_good_may_be_taken_and_with_more_seats_nearly_is_nearer(seats, crowd, taken):
    careless = SearchBot(Skill(visits=1, slack=100, crowd=crowd), UctSettings(), Dice(1))
    worths = {1: 0.60, 2: 0.54, 3: 0.51, 4: 0.49}
    estimates = [Estimate(step, 10, [worth] * seats) for step, worth in worths.items()]
    assert {careless.picked(estimates, 0) for _ in range(50)} == taken


def test_whoever_has_no_slack_takes_the_most_visited_step_in_any_crowd():
    careful = SearchBot(Skill(visits=1, slack=0, crowd=50), UctSettings(), Dice(1))
    estimates = [Estimate(1, 10, [0.5] * 4), Estimate(2, 9, [0.5] * 4)]
    assert {careful.picked(estimates, 0) for _ in range(20)} == {1}
