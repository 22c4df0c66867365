"""The race as an environment is the race itself, steered by actions."""

import pickle

import numpy as np
import pytest

import igroteka
from igroteka.core.dice import Dice
from igroteka.core.errors import BadOption
from igroteka.envs import chazz_race_v2, race_tensor
from igroteka.envs.agents import UnknownAgent
from igroteka.envs.race_actions import NoActions, UnknownAction, action_text, race_actions
from igroteka.envs.resetting import NotReset
from igroteka.games.chazz.measures import MEASURES, TICKS, VERSION, most_ticks
from igroteka.games.chazz.tape import Tape, replay
from igroteka.games.chazz.track import HALF
from igroteka.games.chazz.wishes import RaceWish

cats = pytest.mark.parametrize("players", range(4, 9))


def number(text, players=4):
    return [action_text(action, players) for action in race_actions(players)].index(text)


def random_actions(seen, dice):
    chosen = {}
    for agent, one in seen.items():
        heard = np.flatnonzero(one["action_mask"])
        chosen[agent] = int(heard[dice.randrange(len(heard))])
    return chosen


def whole_race(env, seed):
    """All that is told until the end."""
    seen, infos = env.reset(seed=seed)
    dice, told = Dice(3), [(flat(seen), {}, {}, {})]
    while env.agents:
        seen, rewards, over, truncated, infos = env.step(random_actions(seen, dice))
        told.append((flat(seen), rewards, over, truncated))
        assert all(np.array_equal(infos[agent]["action_mask"], seen[agent]["action_mask"]) for agent in seen)
    return told


def flat(seen):
    return {agent: (one["observation"].tobytes(), one["action_mask"].tobytes()) for agent, one in seen.items()}


def walked_to_the_call(env, seed=1):
    """A race in which the leader has just called, and nobody has asked for anything."""
    env.reset(seed=seed)
    leader = env.possible_agents[env.race.start.leader]
    while not env.race.called:
        env.step({leader: number("call", env.players)})


@cats
def test_one_cat_stands_and_loses_what_the_others_share(players):
    env = chazz_race_v2.parallel_env(players=players)
    _, rewards, over, truncated = whole_race(env, 5)[-1]
    sitting = {f"cat_{seat}" for seat, _ in env.race.seatings}
    assert all(over.values())
    assert not any(truncated.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert [agent for agent, reward in rewards.items() if reward == -1] == [
        agent for agent in env.possible_agents if agent not in sitting
    ]
    assert all(rewards[agent] == pytest.approx(1 / (players - 1)) for agent in sitting)


@cats
@pytest.mark.parametrize("ticks", [1, 3, 30])
def test_the_same_seed_gives_the_same_race(players, ticks):
    env, other = (chazz_race_v2.parallel_env(players=players, ticks=ticks) for _ in range(2))
    told = whole_race(env, 7)
    assert told == whole_race(other, 7) == whole_race(env, 7)
    assert told != whole_race(env, 8)
    whole_race(other, 8)
    assert whole_race(env, None) == whole_race(other, None)


@cats
def test_a_race_is_the_tape_of_its_actions_and_its_sittings_are_steps(players):
    env = chazz_race_v2.parallel_env(players=players)
    whole_race(env, 9)
    assert replay(Tape.of(env.race)).sits == env.race.sits
    assert env.race.ticks <= most_ticks(players)
    match = igroteka.Match("chazz", players=players)
    while match.state.actor == igroteka.CHANCE:
        match.throw(Dice(1))
    match.play(match.state.actor, "call spit")
    for text in env.race.sits:
        match.play(igroteka.RACE, text)


@cats
def test_what_is_not_in_the_mask_is_not_heard(players):
    env, other = (chazz_race_v2.parallel_env(players=players) for _ in range(2))
    seen, _ = env.reset(seed=10)
    other.reset(seed=10)
    dice = Dice(4)
    while env.agents:
        actions = random_actions(seen, dice)
        deaf = f"cat_{dice.randrange(players)}"
        unheard = np.flatnonzero(seen[deaf]["action_mask"] == 0)
        if len(unheard):
            actions[deaf] = int(unheard[dice.randrange(len(unheard))])
        seen, *_ = env.step(actions)
        other.step(actions | {deaf: RaceWish.KEEP} if len(unheard) else actions)
        assert env.race.fields.tobytes() == other.race.fields.tobytes()


def test_all_that_is_in_the_mask_changes_something():
    """A pace that the cat has already, and the chair that it wants already, apart."""
    env = chazz_race_v2.parallel_env(players=5, ticks=1)
    walked_to_the_call(env)
    seen = env.step({})[0]["cat_0"]["action_mask"]
    for action in np.flatnonzero(seen)[1:]:
        walked_to_the_call(env)
        env.step({})
        env.step({"cat_0": action})
        assert env.race.fields.wants[0] >= 0


def test_only_the_leader_calls_and_not_too_early():
    env = chazz_race_v2.parallel_env(players=4, ticks=1)
    seen, _ = env.reset(seed=2)
    leader, call = env.possible_agents[env.race.start.leader], number("call")
    for tick in range(MEASURES.earliest + 1):
        may = {agent: bool(one["action_mask"][call]) for agent, one in seen.items()}
        assert may == {agent: agent == leader and tick == MEASURES.earliest for agent in env.agents}
        if tick < MEASURES.earliest:
            seen, *_ = env.step(dict.fromkeys(env.agents, call))
    env.step(dict.fromkeys(set(env.agents) - {leader}, call))
    assert not env.race.called
    env.step({leader: number("call chair 2")})
    assert env.race.called
    assert env.race.fields.wants[env.race.start.leader] == 1


def test_agents_see_the_ring_from_where_they_are():
    env = chazz_race_v2.parallel_env(players=6)
    seen, _ = env.reset(seed=3)
    places = env.race.snapshot()["places"]
    for seat, agent in enumerate(env.agents):
        told = named(seen[agent]["observation"])
        assert told["cats"].sum() == 6
        assert np.flatnonzero(told["leader"]) == (env.race.start.leader - seat) % 6
        for cat in range(6):
            way = round(float(told["ways"][(cat - seat) % 6]) * HALF)
            assert (places[seat] + way - places[cat]) % (2 * HALF) == 0
        assert told["free"].sum() == 5
        assert told["left"] == 1
        assert told["pace"] == pytest.approx(MEASURES.steady / MEASURES.greatest)


def test_agents_see_who_sits_and_what_they_want_themselves():
    env = chazz_race_v2.parallel_env(players=4, ticks=1)
    walked_to_the_call(env)
    told = {}
    while env.agents:
        seen, *_ = env.step({"cat_2": number("chair 1")})
        told = named(seen["cat_2"]["observation"])
        assert told["called"] == 1
        for seat, chair in env.race.seatings:
            assert told["sits"][(seat - 2) % 4, chair] == 1
            assert told["free"][chair] == 0
        assert told["sits"].sum() == len(env.race.seatings)
    assert told["free"].sum() == 0


def named(observation):
    found, first = {}, 0
    for plane in race_tensor.PLANES:
        found[plane.name] = observation[first : first + plane.size].reshape(plane.shape)
        first += plane.size
    return found


def test_a_false_start_holds_the_cat_and_is_seen_by_it_alone():
    env = chazz_race_v2.parallel_env(players=4, ticks=1)
    env.reset(seed=4)
    seen, *_ = env.step({"cat_1": number("nearest")})
    held = {agent: float(named(one["observation"])["held"][0]) for agent, one in seen.items()}
    assert held["cat_1"] == pytest.approx((MEASURES.flinch - 1) / MEASURES.flinch)
    assert sum(held.values()) == held["cat_1"]


def test_so_many_ticks_go_by():
    for ticks in (1, 4, TICKS):
        env = chazz_race_v2.parallel_env(ticks=ticks)
        env.reset(seed=1)
        before = env.race.ticks
        env.step({})
        assert env.race.ticks == before + ticks
        assert env.metadata["render_fps"] == TICKS // ticks


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_it_is_drawn(mode):
    env = chazz_race_v2.parallel_env(players=8, render_mode=mode)
    env.reset(seed=1)
    before = env.render()
    whole_race(env, 1)
    after = env.render()
    if mode == "rgb_array":
        assert (before.dtype, before.shape) == (np.uint8, (480, 480, 3))
        assert not np.array_equal(before, after)
    else:
        assert before != after
    if mode == "svg":
        assert before.startswith("<svg ")
        assert before.count('class="cat"') == 8
        assert before.count('class="chair"') == 7
    if mode == "ansi":
        assert all(letter in before for letter in "ABCDEFGH")


@pytest.mark.parametrize(
    "wrong", [{"players": 3}, {"players": 9}, {"players": "4"}, {"ticks": 0}, {"ticks": 31}, {"render_mode": "window"}]
)
def test_options_out_of_range_are_refused(wrong):
    with pytest.raises(BadOption):
        chazz_race_v2.parallel_env(**wrong)


@pytest.mark.parametrize("action", [-1, 16, None, 1.5, "call", True, np.array([0])])
def test_what_is_no_action_is_refused(action):
    env = chazz_race_v2.parallel_env()
    env.reset(seed=1)
    before = env.race.fields.tobytes()
    with pytest.raises(UnknownAction, match="from 0 to 15"):
        env.step({"cat_0": action})
    assert env.race.fields.tobytes() == before


def test_there_is_no_race_before_the_first_reset_and_no_fifth_cat_among_four():
    env = chazz_race_v2.parallel_env()
    with pytest.raises(NotReset):
        env.step({})
    env.reset(seed=1)
    with pytest.raises(UnknownAgent, match="there are cat_0, cat_1, cat_2, cat_3"):
        env.step({"cat_4": 0})
    with pytest.raises(NoActions, match="not 'None'"):
        env.step(None)  # type: ignore[arg-type]


def test_its_id_carries_the_version_of_the_race():
    assert str(chazz_race_v2.parallel_env()) == f"chazz_race_v{VERSION}"
    assert f"* v{VERSION}: race version {VERSION}" in (chazz_race_v2.__doc__ or "")
    again = pickle.loads(pickle.dumps(chazz_race_v2.parallel_env(players=6, ticks=2)))  # noqa: S301
    assert (again.players, again.ticks) == (6, 2)


def test_actions_have_texts():
    assert [action_text(action, 4) for action in race_actions(4)] == [
        "keep",
        "counter fast",
        "counter steady",
        "counter slow",
        "clockwise slow",
        "clockwise steady",
        "clockwise fast",
        "nearest",
        "chair 1",
        "chair 2",
        "chair 3",
        "call",
        "call nearest",
        "call chair 1",
        "call chair 2",
        "call chair 3",
    ]
