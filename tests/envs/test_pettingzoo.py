"""PettingZoo's own tests of its interface, on all our environments."""

import warnings
from functools import partial

import pytest

from igroteka.envs import chazz_race_v2
from tests.envs.zoo import door, each

with warnings.catch_warnings():
    warnings.filterwarnings(
        "ignore", "The old environment creation API", DeprecationWarning
    )  # used by PettingZoo itself
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

pytestmark = [  # observations may be dictionaries, and in the end nobody has anything to do
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
cats = pytest.mark.parametrize("players", range(4, 9))


@each
@pytest.mark.parametrize("kind", ["env", "raw_env"])
def test_api(name, options, kind):
    api_test(getattr(door(name), kind)(**options), num_cycles=300)


@each
def test_seeds(name, options):
    seed_test(lambda: door(name).env(**options), num_cycles=300)


@each
def test_rendering(name, options):
    render_test(partial(door(name).env, **options), {"svg": is_svg})


def is_svg(told: str) -> bool:
    return told.startswith("<svg ") and told.endswith("</svg>")


@cats
def test_parallel_api(players):
    parallel_api_test(chazz_race_v2.parallel_env(players=players))


@cats
def test_parallel_seeds(players):
    parallel_seed_test(lambda: chazz_race_v2.parallel_env(players=players))
