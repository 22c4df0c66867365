"""A batch plays the games that the Python door plays, each for itself."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import igroteka
from igroteka.core.dice import Dice, drawn
from igroteka.core.errors import IgrotekaError, UnknownSeat
from igroteka.core.options import UnknownOption
from igroteka.core.state import State
from igroteka.envs.actions import BadActions, IllegalAction
from igroteka.envs.rewards import reward_places
from igroteka.envs.seeds import BadSeed
from igroteka.envs.tensors import tensor
from igroteka.envs.vector import Batch, EmptyBatch, game_seeds
from igroteka.games import NAMES
from tests.envs.digest import digest
from tests.every_game import every_option
from tests.laws.test_modes import run_in_mode

STEPS = 250
GAMES = 5
BATCHES = [
    pytest.param(igroteka.game(name), options, id=f"{name}-{number}")
    for name in NAMES
    for number, options in enumerate(every_option(igroteka.game(name))[::4])
]
every_batch = pytest.mark.parametrize(("game", "options"), BATCHES)


def any_actions(batch: Batch, dice: Dice) -> np.ndarray:
    """A step for each game, each alike."""
    offered = [np.flatnonzero(mask) for mask in batch.masks]
    return np.array([steps[dice.randrange(len(steps))] for steps in offered])


def told(batch: Batch) -> tuple[bytes, ...]:
    arrays = (batch.masks, batch.actors, batch.rewards, batch.done, batch.observations, batch.asked)
    return tuple(array.tobytes() for array in arrays)


def to_a_decision(state: State, dice: Dice) -> State:
    while state.actor in (igroteka.CHANCE, igroteka.RACE):
        state.apply(drawn(state.outcomes(), dice))
    return state


def expected_rewards(state: State) -> list[float]:
    found = np.zeros(state.players, np.float32)
    reward_places(state.ranking(), found)
    return found.tolist()


@every_batch
def test_a_batch_plays_as_the_python_door_does(game, options):
    batch = Batch(game, GAMES, 1, observations=True, **options)
    dice = [Dice(seed) for seed in game_seeds(1, GAMES)]
    states = [to_a_decision(game.new(**options), own) for own in dice]
    chooser, ended = Dice(2), 0
    for _ in range(STEPS):
        for index, state in enumerate(states):
            assert batch.state(index).key() == state.key()
            assert batch.actors[index] == state.actor
            assert np.flatnonzero(batch.masks[index]).tolist() == state.legal()
            assert np.array_equal(batch.observations[index], tensor(game).observe(state, state.actor))
        actions = any_actions(batch, chooser)
        batch.step(actions)
        for index, action in enumerate(actions.tolist()):
            state = states[index]
            state.apply(action)
            to_a_decision(state, dice[index])
            assert batch.done[index] == (state.actor == igroteka.OVER)
            if state.actor == igroteka.OVER:
                assert batch.rewards[index].tolist() == expected_rewards(state)
                states[index] = to_a_decision(game.new(**options), dice[index])
                ended += 1
            else:
                assert not batch.rewards[index].any()
    assert ended > 0


@every_batch
def test_rewards_are_what_the_places_bring(game, options):
    batch = Batch(game, 16, 3, **options)
    chooser = Dice(4)
    for _ in range(STEPS):
        batch.step(any_actions(batch, chooser))
        assert np.abs(batch.rewards).max() <= 1
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_games(name):
    game = igroteka.game(name)
    one, same, other = (Batch(game, 8, seed, observations=True) for seed in (5, 5, 6))
    chooser = Dice(7)
    differ = False
    for _ in range(60):
        assert told(one) == told(same)
        differ = differ or told(one) != told(other)
        actions = any_actions(one, chooser)
        one.step(actions)
        same.step(actions)
        other.step(any_actions(other, chooser))
    assert differ
    one.reset(5)
    assert told(one) == told(Batch(game, 8, 5, observations=True))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_does_not_depend_on_those_beside_it(name):
    game = igroteka.game(name)
    many, few = Batch(game, 9, 8), Batch(game, 3, 8)
    one, other = Dice(9), Dice(10)
    for _ in range(120):
        actions = any_actions(few, one)
        few.step(actions)
        many.step(np.concatenate([actions, any_actions(many, other)[3:]]))
        for name in ("masks", "actors", "rewards", "done"):
            assert np.array_equal(getattr(many, name)[:3], getattr(few, name))
    assert [many.state(index).key() for index in range(3)] == [few.state(index).key() for index in range(3)]


def test_a_step_writes_into_the_same_arrays():
    batch = Batch(igroteka.game("marrakech"), 4, 1, observations=True)
    before = [batch.masks, batch.actors, batch.rewards, batch.done, batch.observations]
    batch.step(any_actions(batch, Dice(1)))
    after = [batch.masks, batch.actors, batch.rewards, batch.done, batch.observations]
    assert all(one is other for one, other in zip(before, after, strict=True))
    assert batch.masks.dtype == batch.observations.dtype == np.int8
    assert batch.masks.shape == (4, batch.game.num_steps)


def test_an_illegal_action_is_named_and_changes_nothing():
    batch = Batch(igroteka.game("marrakech"), 4, 1, observations=True, players=3)
    before, keys = told(batch), [batch.state(index).key() for index in range(4)]
    with pytest.raises(IllegalAction) as refused:
        batch.step([0, 1, 9, 2])
    assert refused.value.sentence().startswith("In game 2, step 9 (lay a1a2) is not possible now: ")
    assert refused.value.sentence("ru").startswith("В партии 2 сейчас невозможен шаг 9 (lay a1a2): ")
    assert "(MK-" in refused.value.sentence()
    with pytest.raises(IllegalAction, match="In game 0, step 93 is not possible now: steps have numbers from 0 to 92"):
        batch.step([93, 0, 0, 0])
    with pytest.raises(IllegalAction, match="step -1 "):
        batch.step([-1, 0, 0, 0])
    batch.masks[:] = 1  # whatever is done to what the batch shows
    with pytest.raises(IllegalAction):
        batch.step([0, 1, 9, 2])
    assert [batch.state(index).key() for index in range(4)] == keys
    batch.reset(1)
    assert told(batch) == before


@pytest.mark.parametrize("actions", [[0, 0], [0.0] * 4, [[0] * 4], None, ["left"] * 4, [2**70] * 4])
def test_actions_of_another_shape_are_refused(actions: Any):
    batch = Batch(igroteka.game("marrakech"), 4, 1)
    with pytest.raises(BadActions, match="4 whole numbers"):
        batch.step(actions)


def test_other_wrong_things_are_refused_with_a_sentence():
    game = igroteka.game("marrakech")
    for n in (0, -1, 2.5, "8", True, None):
        with pytest.raises(EmptyBatch):
            Batch(game, n, 1)  # type: ignore[arg-type]
    for learner in (-1, 2, "first", 1.0, True):
        with pytest.raises(UnknownSeat):
            Batch(game, 4, 1, learner=learner)  # type: ignore[arg-type]
    with pytest.raises(UnknownOption):
        Batch(game, 4, 1, seats=3)
    assert issubclass(IllegalAction, IgrotekaError)
    for seed in (1.0, "1", True, [1]):
        with pytest.raises(BadSeed, match="A seed is a whole number, or None"):
            Batch(game, 4, seed)  # type: ignore[arg-type]
        with pytest.raises(BadSeed):
            Batch(game, 4, 1).reset(seed)  # type: ignore[arg-type]


def test_without_a_seed_all_games_differ_and_so_do_two_batches():
    game = igroteka.game("mazaitsy")
    one, other = (Batch(game, 4, None) for _ in range(2))
    keys = {batch.state(index).key() for batch in (one, other) for index in range(4)}
    assert len(keys) == 8


def test_numpys_whole_numbers_are_taken():
    game = igroteka.game("marrakech")
    batch = Batch(game, np.int64(4), np.uint32(5), learner=np.int8(1))  # type: ignore[arg-type]
    assert told(batch) == told(Batch(game, 4, 5, learner=1))


@pytest.mark.parametrize("name", NAMES)
def test_with_a_learner_the_others_play_at_random_and_planes_tell_the_end(name):
    game = igroteka.game(name)
    batch = Batch(game, 32, 11, observations=True, learner=1, players=4)
    chooser, rewards = Dice(12), []
    for _ in range(STEPS):
        assert set(batch.actors.tolist()) == {1}
        batch.step(any_actions(batch, chooser))
        rewards += batch.rewards[batch.done].tolist()
        for index in np.flatnonzero(batch.done).tolist():
            over = tensor(game).named(batch.final_observations[index])
            assert over["phase"].tolist()[-1] == 1
    assert len(rewards) > 20
    assert batch.steps > 32 * STEPS


def test_a_rotating_learner_sits_on_the_next_seat_in_every_new_game():
    batch = Batch(igroteka.game("marrakech"), 5, 13, learner="rotating", players=3)
    chooser = Dice(14)
    seats = [0, 1, 2, 0, 1]
    games = [0] * 5
    while min(games) < 4:
        assert batch.asked.tolist() == batch.actors.tolist() == seats
        batch.step(any_actions(batch, chooser))
        for index in np.flatnonzero(batch.done).tolist():
            seats[index] = (seats[index] + 1) % 3
            games[index] += 1
    batch.reset()
    assert batch.asked.tolist() == [0, 1, 2, 0, 1]


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_is_all_that_has_to_be_imported(name):
    code = f"import igroteka; from igroteka.envs.vector import Batch; Batch(igroteka.game({name!r}), 2, 1)"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.slow
def test_a_batch_is_the_same_uncompiled_where_every_index_is_checked():
    told = run_in_mode(["-W", "error", "-m", "tests.envs.digest"], NUMBA_DISABLE_JIT="1")
    assert told.stdout == digest(), told.stderr
