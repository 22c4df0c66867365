import pytest

from igroteka.envs.rewards import reward_places


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([2, 1], [-1, 1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([1, 2, 2], [1, -0.5, -0.5]),
        ([1, 2, 1, 2], [2 / 3, -2 / 3, 2 / 3, -2 / 3]),
        ([4, 1, 2, 3], [-1, 1, 1 / 3, -1 / 3]),
        ([1, 1, 1, 1, 1, 1, 1, 8], [1 / 7] * 7 + [-1]),
    ],
)
def test_places_bring_rewards_from_1_to_minus_1_and_ties_share(places, expected):
    rewards = [0.0] * len(places)
    reward_places(places, rewards)
    assert rewards == pytest.approx(expected)
    assert sum(rewards) == pytest.approx(0)
