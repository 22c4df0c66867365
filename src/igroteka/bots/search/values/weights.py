"""The weights of a game's features, for each number of seats: fitted numbers, kept in tables beside the features."""

import csv
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Any

import numpy as np

STAGES = 5


def features_of(game: str) -> tuple[str, ...]:
    """The names of what is noted about a seat. The game's `describe` is bound by this."""
    return import_module(f"igroteka.bots.search.values.{game}").FEATURES


@lru_cache(maxsize=32)
def weights_of(game: str, players: int) -> Any:
    """A row for each stage, with a weight for each feature; numbers of seats that were not fitted use the nearest."""
    features, table = features_of(game), lines_of(game)
    fitted = min({int(line["players"]) for line in table}, key=lambda number: abs(number - players))
    weights = np.zeros((STAGES, len(features)))
    for line in table:
        if int(line["players"]) == fitted:
            weights[:, features.index(line["feature"])] = [float(line[str(stage)]) for stage in range(STAGES)]
    return weights


@lru_cache(maxsize=1)
def pulls_of(game: str) -> Any:
    """What the hunches of a game go by."""
    weights = {line["feature"]: float(line["weight"]) for line in lines_of(f"{game}_hunch")}
    return import_module(f"igroteka.bots.search.values.{game}_hunch").pulls(weights)


def lines_of(table: str) -> list[dict[str, str]]:
    text = files("igroteka.bots.search.values").joinpath(f"{table}.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))
