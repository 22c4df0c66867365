"""The playout policy of Ta Yü."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import igroteka
from igroteka.bots.search import search as search_module
from igroteka.bots.search.search import Search
from igroteka.bots.search.settings import PuctSettings
from igroteka.bots.search.values.fit_policy import Choice, fitted
from igroteka.bots.search.values.tayu_policy import FEATURES, note, policy_step, pulls
from igroteka.bots.search.values.weights import lines_of, policy_of
from igroteka.core.dice import Dice
from igroteka.core.state import State
from igroteka.games.tayu.board import EDITIONS, PLACE_CELL, WORTH, on_board, place_of_cell
from igroteka.games.tayu.state import PLACE
from igroteka.games.tayu.tiles import TYPES, edge_beyond, edge_way
from tests.every_game import random_play

SEATINGS = [{"players": 2}, {"players": 2, "edition": "kosmos"}, {"players": 4}]


def table_of(state: State) -> Any:
    return np.frombuffer(state.key(), state.game.state_dtype).copy()


def laying(**options: Any) -> list[State]:
    """Every eighth state of a random game in which a tile is to be laid."""
    states = [state for state, _ in random_play(igroteka.game("tayu").new(**options), 3) if state.phase == "place"]
    return states[1::8]


def naive_features(state: State, step: int) -> dict[str, float]:
    """The features of a place, edge by edge, from the tile and the board."""
    found, words = dict.fromkeys(FEATURES, 0.0), table_of(state)[0]
    cell, way = int(PLACE_CELL[(step - PLACE) // 4]), (step - PLACE) % 4
    size = EDITIONS[words.edition].size
    for edge in range(8):
        look, beyond = edge_way(edge, way), cell + edge_beyond(edge, way)
        kind = "outlet" if edge in TYPES[words.drawn] else "blank"
        whose = "own" if look % 2 == words.seat % 2 else "their"
        column, row = place_of_cell(beyond)
        distance = (row, size - 1 - column, size - 1 - row, column)[look]
        near = ("at", "near", "near", *["some way from"] * 4)[distance] if 0 <= distance < 7 else "far from"
        if not on_board(words.edition, beyond):
            points = int(WORTH[words.edition, beyond])
            if kind == "outlet":
                found[f"outlet over {whose} edge"] += points / (int(words.sides[look]) + 1)
            else:
                found[f"blank covers {whose} edge"] += points
        elif kind == "blank":
            found[f"blank looks at {whose} edge, {near} it"] += 1
        elif words.cells[beyond] & 255 == 255:
            found["outlet joins another"] += 1
        else:
            found[f"outlet heads for {whose} edge, {near} it"] += 1
    return found


@pytest.mark.parametrize("options", SEATINGS)
def test_the_pull_of_an_edge_depends_on_what_it_faces(options):
    each_alone = {one: pulls({feature: float(feature == one) for feature in FEATURES}) for one in FEATURES}
    seen = Counter()
    for state in laying(**options):
        steps = np.array(state.legal())
        rows = {feature: np.zeros(steps.size) for feature in FEATURES}
        for feature, row in rows.items():
            note(table_of(state), steps, each_alone[feature], row)
        for index, step in enumerate(steps.tolist()):
            naive = naive_features(state, step)
            assert {feature: row[index] for feature, row in rows.items()} == pytest.approx(naive)
            seen.update(feature for feature, amount in naive.items() if amount)
    assert set(seen) == set(FEATURES), "every feature came up"


def chosen(state: State, weights: dict[str, float], times: int) -> Counter[int]:
    """How often the policy takes each step."""
    desk = np.zeros(2 * state.game.most_choices, np.int64)
    dice, table, found = Dice(1), table_of(state)[0], Counter()
    pulled = pulls(dict.fromkeys(FEATURES, 0.0) | weights)
    for _ in range(times):
        steps = state.legal() or [step for step, _ in state.outcomes()]
        desk[: len(steps)] = steps
        if not state.legal():
            desk[desk.size // 2 :][: len(steps)] = [weight for _, weight in state.outcomes()]
        found[int(policy_step(table, len(steps), desk, pulled, dice.words))] += 1
    return found


def test_the_odds_of_a_place_are_e_to_the_sum_of_its_pulls():
    state = next(state for state in laying(players=2) if len(state.legal()) > 3)
    strengths = {step: naive_features(state, step)["blank looks at own edge, far from it"] for step in state.legal()}
    assert len(set(strengths.values())) > 1, "else there is nothing to see"
    odds = {step: np.exp(0.5 * strength) for step, strength in strengths.items()}
    expected = {step: 4000 * float(odd) / sum(odds.values()) for step, odd in odds.items()}
    assert chosen(state, {"blank looks at own edge, far from it": 0.5}, 4000) == pytest.approx(expected, rel=0.3)


def test_with_a_large_weight_points_over_the_own_edge_are_taken():
    telling = 0
    for state in laying(players=2):
        gains = {step: naive_features(state, step)["outlet over own edge"] for step in state.legal()}
        if 0 < sum(gain > 0 for gain in gains.values()) < len(gains):
            telling += 1
            assert all(gains[step] > 0 for step in chosen(state, {"outlet over own edge": 500.0}, 30))
    assert telling > 0


def test_extreme_pulls_stay_within_the_range_of_the_dice():
    state = laying(players=2)[1]
    assert set(chosen(state, dict.fromkeys(FEATURES, 1e6), 50)) <= set(state.legal())
    assert set(chosen(state, dict.fromkeys(FEATURES, -1e6), 200)) == set(state.legal())


def test_chance_draws_by_its_weights_and_the_spoiler_uniformly():
    draw = igroteka.game("tayu").new(players=2)
    assert set(chosen(draw, {"outlet over own edge": 5.0}, 500)) == {step for step, _ in draw.outcomes()}
    game = igroteka.game("tayu").new(players=3, spoiler="fixed")
    spoiling = [state for state, _ in random_play(game, 3) if state.phase == "place" and state.actor == 2][2]
    each = 2000 / len(spoiling.legal())
    found = chosen(spoiling, dict.fromkeys(FEATURES, 3.0), 2000)
    assert found == pytest.approx(dict.fromkeys(spoiling.legal(), each), rel=0.4)


def test_the_table_of_weights_names_every_feature_once():
    assert [line["feature"] for line in lines_of("tayu_policy")] == list(FEATURES)


def test_playouts_of_a_search_follow_the_policy(monkeypatch):
    state = laying(players=2)[2]
    found = []
    for policy in (pulls(dict.fromkeys(FEATURES, 0.0)), policy_of("tayu")):
        monkeypatch.setattr(search_module, "policy_of", lambda game, policy=policy: policy)
        search = Search(state, 1, PuctSettings(playouts=100), nodes=50_000)
        search.think(300)
        found.append(search.estimates())
        assert search.visits == 300
    assert found[0] != found[1]


def test_fitting_finds_the_weights_by_which_places_were_chosen():
    rng = np.random.default_rng(1)
    true = np.linspace(-1.5, 1.5, len(FEATURES))
    choices = []
    for _ in range(3000):
        rows = rng.normal(size=(6, len(FEATURES)))
        odds = np.exp(rows @ true)
        choices.append(Choice(rows, int(rng.choice(6, p=odds / odds.sum()))))
    assert fitted(choices) == pytest.approx(true, abs=0.25)
