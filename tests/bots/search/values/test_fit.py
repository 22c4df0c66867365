"""Fitting: the weights that self-play gives, and the tables that they are written to."""

import csv
import sys
from pathlib import Path

import numpy as np
import pytest

from igroteka.bots.search.settings import UctSettings
from igroteka.bots.search.values import fit, fit_policy
from igroteka.bots.search.values.fit import Sample, fitted, loss, pairs_of, self_play, write
from igroteka.bots.search.values.tayu_policy import FEATURES
from igroteka.bots.search.values.weights import STAGES, features_of


def test_a_pair_is_spread_over_the_two_nearest_stages():
    rows = np.array([[1.0, 5.0], [4.0, 3.0], [4.0, 3.0]])
    differences, ahead = pairs_of([Sample(0.25 / (STAGES - 1), rows, [2, 1, 1])])
    expected = np.zeros((3, STAGES, 2))
    expected[:2, 0] = 0.75 * np.array([3.0, -2.0])
    expected[:2, 1] = 0.25 * np.array([3.0, -2.0])
    assert np.allclose(differences, expected.reshape(3, -1))
    assert ahead.tolist() == [1, 1, 0.5]  # seats 2 and 3 are ahead of seat 1, and share their place


def test_the_end_of_the_game_is_the_last_stage():
    differences, _ = pairs_of([Sample(1.0, np.array([[0.0], [2.0]]), [1, 2])])
    assert differences.tolist() == [[0, 0, 0, 0, 2]]


def test_weights_that_made_the_results_are_found():
    chance, weights = np.random.default_rng(5), np.array([1.0, -2.0, 0.0])
    differences = chance.normal(size=(4000, 3))
    ahead = (chance.random(4000) < 1 / (1 + np.exp(-differences @ weights))).astype(float)
    found = fitted(differences, ahead)
    assert np.allclose(found, weights, atol=0.15)
    assert loss(differences, ahead, found) < loss(differences, ahead, np.zeros(3)) == pytest.approx(np.log(2))


def test_a_table_keeps_the_lines_of_other_numbers_of_seats(tmp_path: Path):
    table = tmp_path / "table.csv"
    for players, weight in ((3, 1.0), (2, 2.0), (3, 4.0)):
        write(table, players, ("points", "rugs"), np.full(STAGES * 2, weight))
    assert table.read_text().splitlines() == [
        "players,feature,0,1,2,3,4",
        "2,points,2.0000,2.0000,2.0000,2.0000,2.0000",
        "2,rugs,2.0000,2.0000,2.0000,2.0000,2.0000",
        "3,points,4.0000,4.0000,4.0000,4.0000,4.0000",
        "3,rugs,4.0000,4.0000,4.0000,4.0000,4.0000",
    ]


def test_self_play_gives_the_same_positions_for_the_same_seed():
    one, same, other = (list(self_play("marrakech", 2, 1, 4, UctSettings(), seed)) for seed in (1, 1, 2))
    assert len(one) > 10
    assert [sample.progress for sample in one] == sorted(sample.progress for sample in one)
    assert all(sorted(sample.places) in ([1, 1], [1, 2]) for sample in one)
    assert [sample.rows.tolist() for sample in one] == [sample.rows.tolist() for sample in same]
    assert [sample.rows.tolist() for sample in one] != [sample.rows.tolist() for sample in other]


def test_the_command_writes_the_table_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(fit, "__file__", str(tmp_path / "fit.py"))
    few = ["--players", "3", "--games", "2", "--visits", "4", "--rounds", "2"]
    monkeypatch.setattr(sys, "argv", ["fit", "marrakech", *few])
    fit.main()
    head, *lines = (tmp_path / "marrakech.csv").read_text().splitlines()
    assert head == "players,feature,0,1,2,3,4"
    assert [tuple(line.split(",")[:2]) for line in lines] == [("3", name) for name in features_of("marrakech")]
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == ["round 1", "round 2"]


def test_the_command_writes_the_table_of_the_playout_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(fit_policy, "TABLE", tmp_path / "tayu_policy.csv")
    monkeypatch.setattr(sys, "argv", ["fit_policy", "--games", "1", "--visits", "6"])
    fit_policy.main()
    lines = list(csv.DictReader((tmp_path / "tayu_policy.csv").read_text().splitlines()))
    assert [line["feature"] for line in lines] == list(FEATURES)
    assert all(abs(float(line["weight"])) < 100 for line in lines)
    assert "the likeliest was taken" in capsys.readouterr().out
