"""docs/research/pettingzoo.md is true: its tables are those of the environments."""

from importlib import import_module
from pathlib import Path

import pytest

from igroteka.envs import race_tensor

PAGE = (Path(__file__).parents[2] / "docs" / "research" / "pettingzoo.md").read_text()
ROWS = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line[:1] == "|"]


@pytest.mark.parametrize("row", [row for row in ROWS if row[0].endswith("_v1")], ids=lambda row: row[0])
def test_its_table_of_spaces_holds(row):
    name, env_id, agents, actions, observation = row
    module = import_module(f"igroteka.envs.{name}")
    made = module.parallel_env if hasattr(module, "parallel_env") else module.env
    fewest, most = (made(players=int(players)) for players in agents.split("–"))
    sizes = {int(env.action_space(env.possible_agents[0]).n) for env in (fewest, most)}
    seen = most.observation_space(most.possible_agents[0])["observation"]
    assert env_id == f"igroteka/{name.replace('_v', '-v')}"
    assert sizes == set(map(int, actions.split("–")))
    assert observation == f"{seen.dtype}, {seen.shape[0]}"


def test_its_table_of_planes_holds():
    planes = [[plane.name, " × ".join(map(str, plane.shape)), plane.about] for plane in race_tensor.PLANES]
    after = ROWS.index(["plane", "shape", "meaning"]) + 2
    assert ROWS[after : after + len(planes)] == [[part.strip(" `") for part in plane] for plane in planes]
