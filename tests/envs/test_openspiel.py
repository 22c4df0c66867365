"""The four games in OpenSpiel: its own tests, its own players, and the same games as without it."""

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import igroteka
from igroteka.core.errors import BadOption, ClashingOptions, UnknownStep
from igroteka.core.game import Game
from igroteka.envs.openspiel import SpielGame, SpielState, register
from igroteka.envs.tensors import tensor
from igroteka.games import NAMES
from tests.every_game import choices, every_game, random_play

SHORT = {  # games that end soon, for players who think slowly
    "marrakech": {"players": 3},
    "tayu": {"players": 2},
    "mazaitsy": {"players": 2},
    "chazz": {"players": 4, "round_limit": 4},
}
every_name = pytest.mark.parametrize("name", NAMES)


def load(name: str, **options: Any) -> SpielGame:
    return pyspiel.load_game(f"igroteka_{name}", options)


def random_states(game: SpielGame, seed: int) -> Iterator[SpielState]:
    """Every state of a random game, the last one too; chance by its probabilities."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        odds = [odds for _, odds in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choices(state.legal_actions(), odds)[0])
        yield state


@every_game()
def test_openspiels_own_random_simulation_with_serialisation(game: Game, options: dict[str, Any]):
    pyspiel.random_sim_test(load(game.name, **options), num_sims=1, serialize=True, verbose=False)


@every_game()
def test_the_same_game_as_without_openspiel(game: Game, options: dict[str, Any]):
    state = load(game.name, **options).new_initial_state()
    steps = []
    for own, step in random_play(game.new(**options), 11):
        assert state.position.key() == own.key()
        assert state.current_player() == (igroteka.CHANCE if own.actor == igroteka.RACE else own.actor)
        assert state.legal_actions() == choices(own)
        assert [state.action_to_string(one) for one in choices(own)] == [own.text(one) for one in choices(own)]
        if not own.legal():
            total = sum(weight for _, weight in own.outcomes())
            assert state.chance_outcomes() == [(one, weight / total) for one, weight in own.outcomes()]
            assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
        assert not state.is_terminal()
        assert state.returns() == [0] * options["players"]
        state.apply_action(step)
        steps.append(step)
    assert state.is_terminal()
    assert state.history() == steps


@every_game()
def test_facts_hold_and_returns_follow_the_places(game: Game, options: dict[str, Any]):
    loaded = load(game.name, **options)
    assert loaded.num_players() == options["players"]
    assert loaded.get_parameters() == options
    assert loaded.num_distinct_actions() == game.num_steps
    for seed in range(3):
        decisions = chances = 0
        state = loaded.new_initial_state()
        for state in random_states(loaded, seed):
            if state.is_chance_node():
                chances += 1
                assert max(state.legal_actions()) < loaded.max_chance_outcomes()
            else:
                decisions += not state.is_terminal()
        assert decisions <= loaded.max_game_length()
        assert chances <= loaded.max_chance_nodes_in_history()
        returns, places = state.returns(), state.position.ranking()
        assert sum(returns) == pytest.approx(0)
        assert loaded.min_utility() <= min(returns)
        assert max(returns) <= loaded.max_utility()
        for one in range(len(places)):
            for other in range(len(places)):
                assert (places[one] < places[other]) == (returns[one] > returns[other])


def chance_mode(name: str) -> pyspiel.GameType.ChanceMode:
    (mode,) = [kind.chance_mode for kind in pyspiel.registered_games() if kind.short_name == f"igroteka_{name}"]
    return mode


def test_a_game_is_deterministic_if_chance_takes_none_of_its_steps():
    game = igroteka.game("tayu")
    language = copy.copy(game.language)
    language.steps = tuple(replace(step, form=replace(step.form, by=("seat",))) for step in language.steps)
    register(replace(game, name="tayu_by_choice", language=language))
    assert chance_mode("tayu_by_choice") == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert {chance_mode(name) for name in NAMES} == {pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("igroteka_marrakech(players=3)", 1),
        ("igroteka_tayu(players=4)", 2 / 3),
        ("igroteka_mazaitsy(players=4)", 1),
        ("igroteka_mazaitsy(players=4,teams=True)", 2 / 3),
    ],
)
def test_partners_share_two_places(text: str, expected: float):
    game = pyspiel.load_game(text)
    assert (game.min_utility(), game.max_utility()) == (-expected, expected)


@every_name
def test_states_survive_cloning_serialising_and_pickling(name: str):
    game = load(name, **SHORT[name])
    for number, state in enumerate(random_states(game, 3)):
        if number % 10:
            continue
        text = pyspiel.serialize_game_and_state(game, state)
        again, restored = pyspiel.deserialize_game_and_state(text)
        assert str(again) == str(game)
        for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), restored):  # noqa: S301
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            assert twin.legal_actions() == state.legal_actions()
            if twin.is_terminal():
                continue
            before = str(state)
            twin.apply_action(twin.legal_actions()[0])
            assert str(state) == before != str(twin)


@every_name
def test_observations(name: str):
    game = load(name, **SHORT[name])
    own = tensor(igroteka.game(name))
    observation: Any = make_observation(game)
    for number, state in enumerate(random_states(game, 4)):
        if number % 10:
            continue
        for seat in range(game.num_players()):
            expected = own.observe(state.position, seat)
            assert state.observation_tensor(seat) == expected.tolist()
            observation.set_from(state, seat)
            assert np.array_equal(observation.tensor, expected)
            assert {plane.name: plane.shape for plane in own.planes} == {
                plane: values.shape for plane, values in observation.dict.items()
            }
            assert f'"seat":{seat}' in state.observation_string(seat) == observation.string_from(state, seat)
            told = state.information_state_string(seat)
            assert told == ", ".join(map(state.position.text, state.history()))


@every_name
def test_python_mcts_plays_a_whole_game(name: str):
    game = load(name, **SHORT[name])
    rng = np.random.RandomState(5)
    bot = mcts.MCTSBot(game, 2, 5, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            steps, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(steps, p=odds))
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


@every_name
def test_compiled_mcts_searches(name: str):
    """By `mcts_search`: its `step` lets go of Python's lock, and then no game written in Python can be asked."""
    game = load(name, **SHORT[name])
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 6), 2, 20, 100, True, 6, False)
    state = next(state for state in random_states(game, 6) if not state.is_chance_node())
    root = bot.mcts_search(state)
    assert root.explore_count == 20
    assert root.best_child().action in state.legal_actions()


@every_name
def test_openspiels_learning_environment(name: str):
    environment = rl_environment.Environment(load(name, **SHORT[name]))
    environment.seed(7)
    rng = random.Random(7)
    moment = environment.reset()
    while not moment.last():
        seat = moment.observations["current_player"]
        assert len(moment.observations["info_state"][seat]) == tensor(igroteka.game(name)).size
        moment = environment.step([rng.choice(moment.observations["legal_actions"][seat])])
    assert sum(moment.rewards) == pytest.approx(0)


def test_options_as_text():
    game = pyspiel.load_game("igroteka_mazaitsy(players=4,teams=True,deck=b,rounds=5)")
    assert game.num_players() == 4
    assert game.get_parameters()["rounds"] == 5
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


def test_wrong_options_are_refused_with_a_sentence():
    with pytest.raises(BadOption, match="Option players cannot be '5'; valid values are 2, 3, 4"):
        pyspiel.load_game("igroteka_marrakech(players=5)")
    with pytest.raises(ClashingOptions, match="Teams need four seats"):
        pyspiel.load_game("igroteka_mazaitsy(players=2,teams=True)")
    with pytest.raises(pyspiel.SpielError, match=r"Unknown parameter 'colour'\. Available parameters are: bankruptcy"):
        pyspiel.load_game("igroteka_marrakech(colour=red)")


def test_wrong_actions():
    state = load("marrakech", players=4).new_initial_state()
    before = str(state)
    with pytest.raises(UnknownStep):
        state.apply_action(93)
    with pytest.raises(pyspiel.SpielError, match="illegal action"):
        state.apply_action_with_legality_check(50)
    assert str(state) == before


def test_python_ends_in_peace():
    """OpenSpiel holds what was registered until after Python is gone."""
    play = "import pyspiel, igroteka.envs.openspiel as o; pyspiel.load_game('igroteka_chazz').new_initial_state()"
    subprocess.run([sys.executable, "-c", play], check=True)


def test_without_openspiel_a_sentence_names_the_extra():
    ask = "import sys; sys.modules['pyspiel'] = None; import igroteka.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False)
    assert "pip install 'igroteka[openspiel]'" in done.stderr.splitlines()[-1]
