"""The search: visits, estimates, time and memory."""

import math

import pytest

import igroteka
from igroteka.bots.search.search import BATCH, NothingFound, Search
from igroteka.bots.search.settings import PuctSettings, SearchSettings, UctSettings
from igroteka.bots.search.tree import FIRST, NUMBER, VISITS
from igroteka.core.dice import Dice
from igroteka.core.state import State
from igroteka.games import NAMES
from tests.every_game import random_play

OPTIONS = {"marrakech": {"players": 4}, "tayu": {"players": 2}, "mazaitsy": {"players": 4}, "chazz": {"players": 4}}
EVERY_SETTINGS = [
    (name, settings)
    for name in NAMES
    for settings in (UctSettings(), PuctSettings())
    if (name, settings) != ("chazz", PuctSettings())
]


def in_play(name: str, seed: int = 1, after: int = 90) -> State:
    """A state of a random game in which a seat has several legal steps."""
    for number, (state, _) in enumerate(random_play(igroteka.game(name).new(**OPTIONS[name]), seed)):
        if number >= after and len(state.legal()) > 1:
            return state
    raise AssertionError("the game ended before there was such a state")


@pytest.mark.parametrize(("name", "settings"), EVERY_SETTINGS)
def test_every_visit_is_counted_once_and_only_legal_steps_are_tried(name, settings):
    state = in_play(name, after=20)
    search = Search(state, 1, settings, nodes=50_000)
    search.think(500)
    estimates = search.estimates()
    assert sum(one.visits for one in estimates) == 500
    assert {one.step for one in estimates} <= set(state.legal())
    for one in estimates:
        assert len(one.worth) == state.players
        assert all(0 <= part <= 1 for part in one.worth)
        assert sum(one.worth) == pytest.approx(state.players / 2, abs=0.01)


@pytest.mark.parametrize(("name", "settings"), EVERY_SETTINGS)
def test_thinking_leaves_the_state_alone_and_repeats_itself_with_the_same_seed(name, settings):
    state = in_play(name, after=20)
    key = state.key()
    found = []
    for _ in range(2):
        search = Search(state, 7, settings, nodes=50_000)
        search.think(200)
        found.append(search.estimates())
    assert found[0] == found[1]
    assert state.key() == key


def test_another_seed_plays_other_games():
    state = in_play("marrakech")
    searches = [Search(state, seed, UctSettings(), nodes=50_000) for seed in (1, 2)]
    for search in searches:
        search.think(300)
    assert searches[0].estimates() != searches[1].estimates()


def last_choice(seed: int) -> State:
    """The last rug of a game of Marrakech: every step ends the game."""
    game = igroteka.game("marrakech").new(players=2, bankruptcy="stay")
    return [state for state, _ in random_play(game, seed) if state.legal()][-1]


def outcome(state: State, step: int) -> int:
    after = state.copy()
    after.apply(step)
    assert after.actor == igroteka.OVER
    return after.ranking()[state.actor]


@pytest.mark.parametrize("settings", [UctSettings(), PuctSettings()])
def test_the_last_choice_is_the_best_there_is(settings):
    telling = 0
    for seed in range(30):
        state = last_choice(seed)
        places = {step: outcome(state, step) for step in state.legal()}
        search = Search(state, 1, settings, nodes=1000)
        search.think(20 * len(places))
        assert places[search.best()] == min(places.values())
        telling += len(set(places.values())) > 1
    assert telling > 0, "no last choice mattered: the test shows nothing"


def test_chance_is_followed_by_its_weights():
    state = in_play("marrakech")
    while state.phase != "roll":
        state.apply((state.legal() or [state.outcomes()[0][0]])[0])
    search = Search(state, 1, UctSettings())
    search.think(6000)
    visits = {state.text(one.step): one.visits for one in search.estimates()}
    assert visits == pytest.approx({"roll 1": 1000, "roll 2": 2000, "roll 3": 2000, "roll 4": 1000}, rel=0.1)


def test_the_subtree_below_a_step_is_kept():
    state = in_play("tayu", after=20)
    search = Search(state, 1, PuctSettings(), nodes=50_000)
    search.think(2000)
    best = search.estimates()[0]
    search.follow(best.step)
    assert search.visits == best.visits
    first, number = search.tree[0, FIRST], search.tree[0, NUMBER]
    assert sum(child[VISITS] for child in search.tree[first : first + number]) == best.visits - 1
    search.think(100)
    assert search.visits == best.visits + 100


def test_an_unvisited_step_can_be_followed():
    state = in_play("marrakech")
    search = Search(state, 1, UctSettings())
    step = state.legal()[-1]
    search.follow(step)
    search.think(50)
    state.apply(step)
    assert search.state.key() == state.key()
    assert {one.step for one in search.estimates()} <= set(state.legal() or [one for one, _ in state.outcomes()])


def test_a_full_tree_goes_on_counting():
    search = Search(in_play("mazaitsy", after=90), 1, PuctSettings(), nodes=300)
    search.think(2000)
    assert search.used <= 300
    assert search.visits == 2000


@pytest.mark.parametrize("name", NAMES)
def test_a_search_keeps_within_300_megabytes_however_long_it_thinks(name):
    game = igroteka.game(name)
    for players in game.seats:
        search = Search(game.new(players=players), 1, UctSettings())
        work = sum(memory.nbytes for memory in search.work)
        assert search.tree.nbytes + search.spare.nbytes + work <= 300_000_000


def test_with_a_width_only_the_steps_with_the_best_evaluation_are_searched():
    state = in_play("tayu", after=1)
    wide, narrow = Search(state, 1, PuctSettings()), Search(state, 1, PuctSettings(width=5))
    for search in (wide, narrow):
        search.think(10 * len(state.legal()))
    assert len(narrow.estimates()) == 5 < len(wide.estimates())
    assert wide.best() in {one.step for one in narrow.estimates()}


class Ticking:
    """A clock that advances by a second with every visit of a search."""

    def __init__(self, search: Search) -> None:
        self.search, self.looks = search, 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.search.visits)


def test_time_is_measured_by_the_given_clock():
    search = Search(in_play("marrakech"), 1, UctSettings())
    clock = Ticking(search)
    search.think_for(20_000, clock, 1_000_000)
    assert 20_000 <= search.visits < 20_000 + BATCH
    assert clock.looks < 300, "reading the clock too often costs visits"
    search.think_for(1000, lambda: 0.0, 70)
    assert 20_070 <= search.visits < 20_070 + BATCH


@pytest.mark.parametrize("settings", [UctSettings(), PuctSettings()])
@pytest.mark.parametrize("has_clock", [True, False])
def test_the_search_stops_when_no_other_step_can_overtake_the_best(settings, has_clock):
    sooner = 0
    for seed in range(6):
        state, visits = in_play("marrakech", seed), 2000
        whole, settled = Search(state, 1, settings), Search(state, 1, settings)
        whole.think(visits)
        if has_clock:
            settled.think_for(visits, Ticking(settled), 1_000_000, settle=True)
        else:
            settled.think_for(math.inf, lambda: 0.0, visits, settle=True)
        assert settled.best() == whole.best()
        sooner += settled.visits < whole.visits
    assert sooner > 0


def test_the_search_stops_at_once_when_one_step_is_within_the_width():
    search = Search(in_play("tayu", after=20), 1, PuctSettings(width=1), nodes=50_000)
    search.think_for(math.inf, lambda: 0.0, 10 * BATCH, settle=True)
    assert search.visits < 10 * BATCH


def test_without_visits_or_after_the_end_there_is_no_best_step():
    *_, (last, step) = random_play(igroteka.game("marrakech").new(players=2), 1)
    over = last.copy()
    over.apply(step)
    for state, visits in ((last, 0), (over, 5)):
        search = Search(state, 1, UctSettings(), nodes=100)
        search.think(visits)
        with pytest.raises(NothingFound, match="There is no best step"):
            search.best()


def win_against_random(seed: int, settings: SearchSettings) -> float:
    """The result of a short search against random play in Marrakech, on alternating seats: 1, ½ or 0."""
    dice, state = Dice(seed), igroteka.game("marrakech").new(players=2, bankruptcy="stay")
    mine = seed % 2
    while state.actor != igroteka.OVER:
        if state.actor == mine and len(state.legal()) > 1:
            search = Search(state, seed, settings, nodes=5000)
            search.think(60)
            state.apply(search.best())
        else:
            steps = state.legal() or [step for step, weight in state.outcomes() for _ in range(weight)]
            state.apply(steps[dice.randrange(len(steps))])
    mine_place, other_place = state.ranking()[mine], state.ranking()[1 - mine]
    return 0.5 if mine_place == other_place else float(mine_place < other_place)


@pytest.mark.parametrize("settings", [UctSettings(), PuctSettings()])
def test_a_short_search_beats_random_play(settings):
    assert sum(win_against_random(seed, settings) for seed in range(12)) >= 10
