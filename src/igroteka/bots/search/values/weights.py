"""The fitted weights of a game's features and of its playout policy, read from the tables beside them."""

import csv
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Any

import numpy as np

from igroteka.core.extras import extra

STAGES = 5
NO_WEIGHTS: Any = np.zeros((1, 1))
NO_POLICY: Any = np.zeros(0, np.float32)


def features_of(game: str) -> tuple[str, ...]:
    """Returns the names of the game's features. Importing them binds the game's `describe`."""
    return import_module(f"igroteka.bots.search.values.{game}").FEATURES


@lru_cache(maxsize=32)
def weights_of(game: str, players: int) -> Any:
    """Returns a row of weights for each stage; for a number of seats that was not fitted, those of the nearest one."""
    features, table = features_of(game), lines_of(game)
    fitted = min({int(line["players"]) for line in table}, key=lambda number: abs(number - players))
    weights = np.zeros((STAGES, len(features)))
    for line in table:
        if int(line["players"]) == fitted:
            weights[:, features.index(line["feature"])] = [float(line[str(stage)]) for stage in range(STAGES)]
    return weights


@lru_cache(maxsize=4)
def policy_of(game: str) -> Any:
    """Returns the table of the game's playout policy; empty if it has none."""
    module = extra("bots.search.values", f"{game}_policy")
    if module is None:
        return NO_POLICY
    return module.pulls({line["feature"]: float(line["weight"]) for line in lines_of(f"{game}_policy")})


def lines_of(table: str) -> list[dict[str, str]]:
    text = files("igroteka.bots.search.values").joinpath(f"{table}.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))
