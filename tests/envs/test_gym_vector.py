"""The vector environment keeps Gymnasium's contract, with its own tools where it has them."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from igroteka.bots.roster import UnknownBot
from igroteka.core.errors import UnknownGame, UnknownSeat
from igroteka.core.state import State
from igroteka.envs.actions import IllegalAction
from igroteka.envs.bot_games import IllegalAnswer
from igroteka.envs.gym_vector import AgainstBots, NoResetOptions
from igroteka.envs.vector import EmptyBatch
from igroteka.games import NAMES

OPPONENTS = ["random", "greedy"]


def any_actions(env: Any, observed: dict[str, np.ndarray], rng: np.random.Generator) -> np.ndarray:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in observed["action_mask"]])


def play(env: AgainstBots, seed: int, steps: int) -> list[Any]:
    """All that the environment says in so many steps."""
    rng = np.random.default_rng(seed)
    observed, infos = env.reset(seed=seed)
    said: list[Any] = [(observed, infos)]
    for _ in range(steps):
        answer = env.step(any_actions(env, observed, rng))
        observed = answer[0]
        said.append(answer)
    return said


@pytest.mark.parametrize("opponents", OPPONENTS)
@pytest.mark.parametrize("name", NAMES)
def test_what_it_says_fits_its_spaces(name, opponents):
    env = AgainstBots(name, 3, opponents=opponents, seat="rotating", players=4)
    assert env.observation_space == batch_space(env.single_observation_space, 3)
    assert env.action_space == batch_space(env.single_action_space, 3)
    (observed, infos), *answers = play(env, 1, 40)
    assert env.observation_space.contains(observed)
    assert infos["seat"].tolist() == [0, 1, 2]
    assert infos["_seat"].all()
    for observed, rewards, terminations, truncations, infos in answers:
        assert env.observation_space.contains(observed)
        assert observed["action_mask"].any(axis=1).all()
        assert (rewards.shape, rewards.dtype) == ((3,), np.float64)
        assert (terminations.shape, terminations.dtype) == ((3,), np.bool_)
        assert (truncations.shape, truncations.dtype) == ((3,), np.bool_)
        assert not truncations.any()
        assert not rewards[~terminations].any()
        assert np.abs(rewards).max() <= 1
        assert infos["_seat"].all()
    env.close()


@pytest.mark.parametrize("opponents", OPPONENTS)
@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_games(name, opponents):
    env, same = (AgainstBots(name, 3, opponents=opponents, seat="rotating") for _ in range(2))
    first = play(env, 5, 30)
    assert data_equivalence(first, play(same, 5, 30))
    assert data_equivalence(first, play(env, 5, 30))
    assert not data_equivalence(first, play(env, 6, 30))
    assert not data_equivalence(env.reset()[0], env.reset()[0]) or name == "tayu"  # which begins with a draw


@pytest.mark.parametrize("opponents", OPPONENTS)
def test_a_game_that_ends_begins_anew_in_the_same_step(opponents):
    env = AgainstBots("marrakech", 4, opponents=opponents, seat=1, players=2)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    ended = 0
    for observed, rewards, terminations, _, infos in play(env, 7, 80)[1:]:
        assert ("final_obs" in infos) == terminations.any()
        for game in np.flatnonzero(terminations):
            ended += 1
            final = infos["final_obs"][game]
            assert env.single_observation_space.contains(final)
            assert not final["action_mask"].any()
            assert not np.array_equal(final["observation"], observed["observation"][game])
            assert rewards[game] in (-1, 0, 1)
            assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == terminations.tolist()
    assert ended >= 4


def test_gymnasiums_own_wrappers_understand_it():
    env = DictInfoToList(RecordEpisodeStatistics(AgainstBots("chazz", 6, players=4)))
    rng = np.random.default_rng(1)
    observed, _ = env.reset(seed=1)
    ended = 0
    for _ in range(200):
        observed, _, terminations, _, infos = env.step(any_actions(env, observed, rng))
        for game in np.flatnonzero(terminations):
            assert infos[game]["episode"]["l"] > 0
            ended += 1
    assert ended > 0


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_makes_it_by_name(name):
    env = gymnasium.make_vec(f"igroteka.envs.gym_vector:igroteka/{name}-v1", num_envs=2, players=4)
    assert isinstance(env.unwrapped, AgainstBots)
    assert env.num_envs == 2
    assert env.spec is not None
    observed, _ = env.reset(seed=1)
    assert env.observation_space.contains(observed)


def test_a_level_plays_too():
    env = AgainstBots("marrakech", 2, opponents="novice", players=2)
    assert len(play(env, 1, 3)) == 4


@pytest.mark.parametrize("opponents", OPPONENTS)
def test_an_illegal_action_is_refused_and_nothing_has_happened(opponents):
    env = AgainstBots("marrakech", 2, opponents=opponents, players=3)
    with pytest.raises(ResetNeeded):
        env.step([0, 0])
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"In game 1, step 50 \(lay d2d3\)"):
        env.step([0, 50])
    same = AgainstBots("marrakech", 2, opponents=opponents, players=3)
    same.reset(seed=1)
    assert data_equivalence(env.step([0, 1]), same.step([0, 1]))


class Cheat:
    """A bot whose third answer is not offered."""

    answer: Any = 50

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, state: State) -> Any:
        self.asked += 1
        return self.answer if self.asked == 3 else np.int64(state.legal()[0])

    def follow(self, step: int) -> None:
        assert type(step) is int


class Muddle(Cheat):
    answer = "left"


@pytest.mark.parametrize(
    ("bot", "said"), [(Cheat, r"answered with step 50 \(lay d2d3\)"), (Muddle, "answered with step 'left'")]
)
def test_a_bot_that_answers_with_what_is_not_offered_is_named_and_the_games_are_over(bot, said):
    env = AgainstBots("marrakech", 2, opponents=f"{__name__}:{bot.__name__}", players=2)
    with pytest.raises(IllegalAnswer, match=f"Bot '{__name__}:{bot.__name__}' {said}"):
        play(env, 1, 10)
    with pytest.raises(ResetNeeded):
        env.step([0, 0])
    env.reset(seed=1)


@pytest.mark.parametrize("opponents", OPPONENTS)
def test_numpys_whole_numbers_are_taken(opponents):
    env = AgainstBots("marrakech", np.int64(2), opponents=opponents, seat=np.int64(1))  # type: ignore[arg-type]
    assert env.reset(seed=np.int64(3).item())[1]["seat"].tolist() == [1, 1]
    assert type(env.num_envs) is int


@pytest.mark.parametrize("opponents", OPPONENTS)
@pytest.mark.parametrize("seat", [None, True, 2, 1.0, "first"])
def test_what_is_no_seat_is_refused(opponents, seat):
    with pytest.raises(UnknownSeat, match="seats are numbered from 0 to 1"):
        AgainstBots("marrakech", 2, opponents=opponents, seat=seat)


def test_wrong_wishes_are_refused_with_a_sentence():
    with pytest.raises(UnknownGame):
        AgainstBots("chess", 2)
    with pytest.raises(EmptyBatch):
        AgainstBots("marrakech", 0)
    with pytest.raises(UnknownBot):
        AgainstBots("marrakech", 2, opponents="clever")
    with pytest.raises(EmptyBatch):
        AgainstBots("marrakech", True)
    with pytest.raises(NoResetOptions):
        AgainstBots("marrakech", 2).reset(options={"players": 3})


def test_the_batch_needs_no_library_of_others():
    code = "import sys; sys.modules['gymnasium'] = None; import igroteka.envs.vector, igroteka.envs.bot_games"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_without_gymnasium_one_sentence_says_what_to_install():
    code = "import sys; sys.modules['gymnasium'] = None; import igroteka.envs.gym_vector"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.stderr.splitlines()[-1].endswith("pip install 'igroteka[envs]'.")
