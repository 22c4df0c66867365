from pettingzoo import make

import igroteka
from igroteka.envs.registry import AEC, PARALLEL
from igroteka.games import NAMES
from igroteka.games.chazz.measures import VERSION


def test_pettingzoo_makes_our_environments_by_their_ids():
    for name in NAMES:
        env = make("aec", f"igroteka/{name}-v{igroteka.game(name).version}", players=4)
        assert str(env) == f"{name}_v{igroteka.game(name).version}"
        assert len(env.possible_agents) == 4
    assert len(make("parallel", f"igroteka/chazz_race-v{VERSION}", players=6).possible_agents) == 6
    assert (len(AEC), len(PARALLEL)) == (len(NAMES), 1)
