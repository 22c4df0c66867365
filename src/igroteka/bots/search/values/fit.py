"""Fits the weights of a game's features by self-play.

    ./run python -m igroteka.bots.search.values.fit GAME --players 2

Bots play many games with few visits and an occasional random step. Each sampled position gives the features of every
seat, and the final places say who was ahead. Logistic regression over all pairs of seats finds the weights with which
the difference in strength best predicts who is ahead. The next round plays with the new weights. The same command gives
the same table, if it starts from the same one.
"""

import argparse
import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from igroteka.bots.search.search import Search
from igroteka.bots.search.settings import PuctSettings, SearchSettings, UctSettings
from igroteka.bots.search.values.evaluation import note
from igroteka.bots.search.values.weights import STAGES, features_of, weights_of
from igroteka.core.actors import OVER
from igroteka.core.dice import Dice, drawn
from igroteka.core.extras import extra
from igroteka.games import NAMES
from igroteka.games import game as game_named

SLIPS = 10  # one step in this many is random
KEPT = 3  # one position in this many is kept
PENALTY = 3.0  # keeps the weights of rare features near zero


class Sample(NamedTuple):
    """One position: the progress of the game, the features of each seat, and the final places."""

    progress: float
    rows: Any
    places: list[int]


def self_play(
    name: str, players: int, games: int, visits: int, settings: SearchSettings, seed: int
) -> Iterator[Sample]:
    start = game_named(name).new(players=players)
    search, dice = Search(start, seed, settings, nodes=60 * visits), Dice(seed + 1)
    table = np.zeros(1, start.game.state_dtype)
    for game in range(games):
        state, seen = start.copy(), []
        while state.actor != OVER:
            if dice.randrange(KEPT) == 0:
                rows = np.zeros((players, len(features_of(name))))
                table.view(np.int64)[:] = np.frombuffer(state.key(), np.int64)
                seen.append((note(table, rows), rows))
            state.apply(next_step(state, search, visits, dice))
        places = state.ranking()
        yield from (Sample(progress, rows, places) for progress, rows in seen)
        if (game + 1) % 100 == 0:
            print(f"{name}, {players} seats: {game + 1} of {games} games", flush=True)


def next_step(state: Any, search: Search, visits: int, dice: Dice) -> int:
    if state.actor < 0:
        return drawn(state.outcomes(), dice)
    steps = state.legal()
    if len(steps) == 1 or dice.randrange(SLIPS) == 0:
        return steps[dice.randrange(len(steps))]
    search.begin(state)
    search.think(visits)
    return search.best()


def pairs_of(samples: list[Sample]) -> tuple[Any, Any]:
    """Returns the difference of the features of each pair of seats, spread over the two nearest stages, and who was
    ahead.
    """
    differences, ahead = [], []
    for sample in samples:
        progress = sample.progress * (STAGES - 1)
        stage = min(int(progress), STAGES - 2)
        late = progress - stage
        for one in range(len(sample.places)):
            for other in range(one):
                spread = np.zeros((STAGES, sample.rows.shape[1]), np.float32)
                spread[stage] = (1 - late) * (sample.rows[one] - sample.rows[other])
                spread[stage + 1] = late * (sample.rows[one] - sample.rows[other])
                differences.append(spread.ravel())
                ahead.append((np.sign(sample.places[other] - sample.places[one]) + 1) / 2)
    return np.array(differences), np.array(ahead)


def fitted(differences: Any, ahead: Any) -> Any:
    """Newton's method for the logistic loss, with a small penalty on large weights."""
    weights = np.zeros(differences.shape[1])
    for _ in range(12):
        chance = 1 / (1 + np.exp(-np.clip(differences @ weights, -30, 30)))
        slope = differences.T @ (ahead - chance) - PENALTY * weights
        bend = (differences * (chance * (1 - chance))[:, None]).T @ differences + PENALTY * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def loss(differences: Any, ahead: Any, weights: Any) -> float:
    chance = np.clip(1 / (1 + np.exp(-np.clip(differences @ weights, -30, 30))), 1e-9, 1 - 1e-9)
    return float(-np.mean(ahead * np.log(chance) + (1 - ahead) * np.log(1 - chance)))


def write(path: Path, players: int, features: tuple[str, ...], weights: Any) -> None:
    """Replaces the lines of the table for this number of seats."""
    lines = list(csv.DictReader(path.read_text("utf-8").splitlines())) if path.exists() else []
    lines = [line for line in lines if int(line["players"]) != players]
    for feature, values in zip(features, weights.reshape(STAGES, -1).T, strict=True):
        line = {"players": str(players), "feature": feature}
        lines.append(line | {str(stage): f"{value:.4f}" for stage, value in enumerate(values)})
    lines.sort(key=lambda line: int(line["players"]))
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, ["players", "feature", *map(str, range(STAGES))], lineterminator="\n")
        table.writeheader()
        table.writerows(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=[name for name in NAMES if extra("bots.search.values", name)])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000, help="in each round")
    parser.add_argument("--visits", type=int, default=100, help="before each step")
    parser.add_argument("--rounds", type=int, default=2, help="each plays with the weights of the previous one")
    parser.add_argument("--afresh", action="store_true", help="the first round plays without the evaluation")
    asked = parser.parse_args()
    features = features_of(asked.game)
    path = Path(__file__).with_name(f"{asked.game}.csv")
    settings: SearchSettings = UctSettings() if asked.afresh or not path.exists() else PuctSettings()
    for number in range(asked.rounds):
        samples = list(self_play(asked.game, asked.players, asked.games, asked.visits, settings, 1000 + number))
        differences, ahead = pairs_of(samples)
        cut = len(ahead) * 9 // 10
        tried = fitted(differences[:cut], ahead[:cut])
        lost = loss(differences[cut:], ahead[cut:], tried)
        print(f"round {number + 1}: {len(samples)} positions, loss of the last tenth {lost:.4f}")
        write(path, asked.players, features, fitted(differences, ahead))
        weights_of.cache_clear()
        settings = PuctSettings()


if __name__ == "__main__":
    main()
