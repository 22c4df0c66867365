"""The AEC environments are the games themselves: what is asked, what may be done, what comes of it."""

import pickle

import numpy as np
import pytest
from pettingzoo.utils import wrappers

import igroteka
from igroteka.core.dice import Dice
from igroteka.core.errors import BadOption, ClashingOptions, IllegalStep, UnknownOption, UnknownStep
from igroteka.envs.agents import NoAgents, UnknownAgent
from igroteka.envs.guarded import ForgottenStep
from igroteka.envs.resetting import NotReset
from igroteka.envs.rewards import reward_places
from igroteka.envs.tensors import tensor
from igroteka.games import NAMES
from tests.envs.zoo import door, each


def random_step(env, dice):
    legal = np.flatnonzero(env.last()[0]["action_mask"])
    return legal[dice.randrange(len(legal))]


def whole_game(env, seed, dice_seed=5):
    """All that the agents are told, from a seeded reset to the last of them."""
    env.reset(seed=seed)
    dice, told = Dice(dice_seed), []
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        told.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, terminated))
        env.step(None if terminated or truncated else random_step(env, dice))
    return told


@each
def test_a_game_is_the_match_of_its_steps(name, options):
    env, match = door(name).raw_env(**options), igroteka.Match(name, **options)
    env.reset(seed=11)
    chance, dice = Dice(11), Dice(12)
    match.draw(chance)
    while not match.is_over:
        assert env.position.key() == match.state.key()
        assert env.agent_selection == f"player_{match.state.actor}"
        step = int(random_step(env, dice))
        env.step(step)
        match.play(match.state.actor, match.game.text(step))
        match.draw(chance)
    assert env.position.key() == match.state.key()
    assert all(env.terminations.values())
    rewards = [0.0] * match.options.players
    reward_places(match.state.ranking(), rewards)
    assert list(env.rewards.values()) == rewards
    assert igroteka.Match.replay(match.record).state.key() == env.position.key()


@each
def test_masks_are_what_is_legal_and_observations_what_the_seat_sees(name, options):
    env = door(name).raw_env(**options)
    env.reset(seed=21)
    dice, lens = Dice(22), tensor(env.game)
    while not any(env.terminations.values()):
        state = env.position
        asked = env.agent_selection
        assert np.flatnonzero(env.infos[asked]["action_mask"]).tolist() == state.legal()
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            assert np.array_equal(seen["action_mask"], env.infos[agent]["action_mask"])
            assert np.array_equal(seen["observation"], lens.observe(state, seat))
            assert agent == asked or not seen["action_mask"].any()
        env.step(random_step(env, dice))
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


@each
def test_the_same_seed_gives_the_same_game(name, options):
    env, other = door(name).env(**options), door(name).env(**options)
    told = whole_game(env, 31)
    assert told == whole_game(env, 31) == whole_game(other, 31)
    assert told != whole_game(env, 32)
    assert whole_game(env, None) == whole_game_after(other, 32)


def whole_game_after(env, seed):
    """The second of two games, which goes on with the dice of the first."""
    whole_game(env, seed)
    return whole_game(env, None)


@each
def test_rewards_add_up_to_nothing_and_come_at_the_end(name, options):
    told = whole_game(door(name).env(**options), 41)
    ends = {agent: reward for agent, *_, reward, terminated in told if terminated}
    assert all(reward == 0 for *_, reward, terminated in told if not terminated)
    assert sum(ends.values()) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in ends.values())
    assert len(ends) == len(door(name).env(**options).possible_agents)


def test_partners_get_the_same():
    env = door("tayu").env(players=4)
    for seed in range(3):
        ends = [reward for *_, reward, terminated in whole_game(env, seed) if terminated]
        assert ends[:2] == ends[2:]


def forbidden_step(env):
    return int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])


@pytest.mark.parametrize("name", NAMES)
def test_a_forbidden_step_is_refused_by_the_raw_environment(name):
    env = door(name).raw_env()
    env.reset(seed=1)
    before = env.position.key(), env.agent_selection
    with pytest.raises(IllegalStep) as refused:
        env.step(forbidden_step(env))
    assert refused.value.parameters["reason"].clause in env.game.clauses
    assert (env.position.key(), env.agent_selection) == before
    env.step(random_step(env, Dice(1)))


def ends_of(env):
    """All that is told after a forbidden step."""
    env.reset(seed=1)
    for _ in range(3):
        env.last()
        env.step(random_step(env, Dice(1)))
    env.step(forbidden_step(env))
    told = []
    for agent in env.agent_iter():
        _, *end, _ = env.last()
        told.append((agent, *end, dict(env.rewards), list(env.agents)))
        env.step(None)
    return told


@pytest.mark.parametrize("name", NAMES)
def test_a_forbidden_step_ends_the_game_as_under_pettingzoos_own_wrappers(name):
    theirs = wrappers.TerminateIllegalWrapper(door(name).raw_env(), illegal_reward=-1)
    theirs = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(theirs))
    told = ends_of(door(name).env())
    assert told == ends_of(theirs)
    assert sorted(reward for _, reward, *_ in told) == [-1.0] + [0.0] * (len(told) - 1)


@pytest.mark.parametrize("kind", ["env", "raw_env"])
@pytest.mark.parametrize("action", [-1, 93, 10**30, None, 1.0, "roll", True, np.array([0])])
def test_what_is_no_step_number_is_refused(kind, action):
    env = getattr(door("marrakech"), kind)()
    env.reset(seed=1)
    with pytest.raises(UnknownStep, match="from 0 to 92"):
        env.step(action)
    assert not any(env.terminations.values())


def test_agents_who_are_done_do_nothing():
    env = door("marrakech").raw_env()
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(random_step(env, Dice(1)))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)


@pytest.mark.parametrize("name", NAMES)
def test_before_the_first_reset_there_is_nothing(name):
    env = door(name).env(render_mode="ansi")
    for ask in (
        env.last,
        env.render,
        lambda: env.step(0),
        lambda: next(iter(env.agent_iter())),
        lambda: env.num_agents,
        lambda: env.observe("player_0"),
        lambda: env.position,
    ):
        with pytest.raises(NotReset, match=r"Before the first reset\(\) there is no"):
            ask()
    assert not hasattr(env, "agents")
    with pytest.raises(AttributeError, match="has no attribute 'weather'"):
        _ = door("marrakech").raw_env().weather


def test_a_loop_that_forgets_its_step_is_told_so():
    env = door("marrakech").env()
    env.reset(seed=1)
    turns = iter(env.agent_iter())
    next(turns)
    with pytest.raises(ForgottenStep):
        next(turns)


def test_after_the_end_steps_change_nothing(caplog):
    env = door("marrakech").env()
    whole_game(env, 1)
    env.step(None)
    assert not env.agents
    assert "step()" in caplog.text


def test_after_the_end_there_is_nobody_to_ask():
    raw = door("marrakech").raw_env()
    for env in (raw, door("marrakech").env()):
        whole_game(env, 1)
        with pytest.raises(NoAgents, match=r"reset\(\) begins a new one"):
            env.last()
    with pytest.raises(NoAgents):
        raw.step(None)


@pytest.mark.parametrize("agent", ["bob", "player_2", 0, None])
def test_nobody_else_sees_anything(agent):
    env = door("marrakech").env()
    env.reset(seed=1)
    with pytest.raises(UnknownAgent, match="there are player_0, player_1"):
        env.observe(agent)


def test_who_took_a_forbidden_step_may_do_nothing_more():
    env = door("marrakech").env()
    env.reset(seed=1)
    env.step(forbidden_step(env))
    for agent in env.agent_iter():
        seen, *_, info = env.last()
        assert not seen["action_mask"].any()
        assert not info["action_mask"].any()
        assert not env.observe(agent)["action_mask"].any()
        env.step(None)


def test_for_people_the_board_is_printed_after_each_step(capsys):
    env, text = (door("marrakech").env(render_mode=mode) for mode in ("human", "ansi"))
    for each_env in (env, text):
        each_env.reset(seed=1)
        each_env.step(0)
    assert capsys.readouterr().out == text.render() + "\n"
    assert env.render() is None
    assert capsys.readouterr().out == text.render() + "\n"


def test_options_are_those_of_the_game():
    with pytest.raises(BadOption):
        door("marrakech").env(players=5)
    with pytest.raises(UnknownOption):
        door("tayu").env(teams=True)
    with pytest.raises(ClashingOptions):
        door("mazaitsy").env(players=3, teams=True)
    with pytest.raises(BadOption, match="ansi"):
        door("chazz").env(render_mode="window")


@pytest.mark.parametrize("name", NAMES)
def test_ids_carry_the_version_of_the_rules(name):
    module, version = door(name), igroteka.game(name).version
    assert str(module.env()) == str(module.raw_env()) == f"{name}_v{version}"
    assert f"* v{version}: rules version {version}" in module.__doc__


def test_an_environment_can_be_pickled_anew():
    env = pickle.loads(pickle.dumps(door("mazaitsy").env(players=4, teams=True, render_mode="svg")))  # noqa: S301
    assert str(env) == "mazaitsy_v1"
    assert env.options.teams
    assert env.render_mode == "svg"
    assert whole_game(env, 7) == whole_game(door("mazaitsy").env(players=4, teams=True), 7)


def test_pictures_are_of_the_position():
    env = door("marrakech").env(render_mode="svg")
    env.reset(seed=1)
    assert env.render() == env.position._repr_svg_()
    text = door("marrakech").env(render_mode="ansi")
    text.reset(seed=1)
    assert "player_0" in text.render()
    pixels = door("marrakech").env(render_mode="rgb_array")
    pixels.reset(seed=1)
    before = pixels.render()
    pixels.step(random_step(pixels, Dice(1)))
    assert before.std() > 0
    assert not np.array_equal(before, pixels.render())


def test_without_a_mode_nothing_is_rendered():
    env = door("marrakech").env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="without a render_mode"):
        assert env.render() is None
