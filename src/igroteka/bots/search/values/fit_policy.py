"""Fits the playout policy of Ta Yü to the steps that the search chooses.

    ./run python -m igroteka.bots.search.values.fit_policy --games 100

The search plays against itself, with an occasional random step. Multinomial logistic regression finds the weights with
which the chosen places were the most likely among the legal ones.
"""

import argparse
import csv
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from igroteka.bots.search.search import Search
from igroteka.bots.search.tuned.tayu import BEST
from igroteka.bots.search.values.fit import next_step
from igroteka.bots.search.values.tayu_policy import FEATURES, note, pulls
from igroteka.core.actors import OVER
from igroteka.core.dice import Dice
from igroteka.games.tayu import GAME

TABLE = Path(__file__).with_name("tayu_policy.csv")
PENALTY = 1.0  # keeps the weights of rare features near zero


class Choice(NamedTuple):
    """The features of every legal place, and which of them was chosen."""

    rows: Any
    taken: int


def choices_of(games: int, visits: int, seed: int) -> list[Choice]:
    start, found = GAME.new(players=2), []
    search, dice = Search(start, seed, BEST, nodes=60 * visits), Dice(seed + 1)
    each_alone = [pulls({feature: float(feature == one) for feature in FEATURES}) for one in FEATURES]
    table = np.zeros(1, start.game.state_dtype)
    for number in range(games):
        state = start.copy()
        while state.actor != OVER:
            step = next_step(state, search, visits, dice)
            steps = np.array(state.legal())
            if steps.size > 1 and search.state.key() == state.key():  # so the step is the search's own choice
                table.view(np.int64)[:] = np.frombuffer(state.key(), np.int64)
                rows = np.zeros((len(FEATURES), steps.size))
                for one, row in zip(each_alone, rows, strict=True):
                    note(table, steps, one, row)
                found.append(Choice(rows.T, int(np.searchsorted(steps, step))))
            state.apply(step)
        print(f"{number + 1} of {games} games", end="\r", flush=True)
    return found


def likelihoods(choice: Choice, weights: Any) -> Any:
    strengths = choice.rows @ weights
    odds = np.exp(strengths - strengths.max())
    return odds / odds.sum()


def fitted(choices: list[Choice]) -> Any:
    """Newton's method, with a small penalty on large weights."""
    weights = np.zeros(len(FEATURES))
    for _ in range(15):
        slope, bend = -PENALTY * weights, PENALTY * np.eye(len(FEATURES))
        for choice in choices:
            likely = likelihoods(choice, weights)
            mean = likely @ choice.rows
            slope += choice.rows[choice.taken] - mean
            bend += (choice.rows * likely[:, None]).T @ choice.rows - np.outer(mean, mean)
        weights += np.linalg.solve(bend, slope)
    return weights


def told(choices: list[Choice], weights: Any) -> str:
    chances = [likelihoods(choice, weights) for choice in choices]
    loss = -np.mean([np.log(likely[choice.taken]) for likely, choice in zip(chances, choices, strict=True)])
    first = np.mean([likely.argmax() == choice.taken for likely, choice in zip(chances, choices, strict=True)])
    return f"loss {loss:.4f}, the likeliest was taken {first:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--visits", type=int, default=800, help="before each step")
    asked = parser.parse_args()
    choices = choices_of(asked.games, asked.visits, 1000)
    cut = len(choices) * 9 // 10
    print(f"{len(choices)} choices; of the last tenth: {told(choices[cut:], fitted(choices[:cut]))}")
    print(f"and if each were as likely: {told(choices[cut:], np.zeros(len(FEATURES)))}")
    with TABLE.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["feature", "weight"])
        table.writerows([feature, f"{weight:.3f}"] for feature, weight in zip(FEATURES, fitted(choices), strict=True))


if __name__ == "__main__":
    main()
