"""Chance nodes: outcomes are visited in turn and count by their weights. Rules run as plain Python here."""

import numpy as np

from igroteka.bots.search.tree import FIRST, NUMBER, VISITS, WEIGHT, WORTH, back_up_exactly, due_child

SEATS = 2


def chance_tree(*weights: int) -> np.ndarray:
    """A chance node as root, and its unvisited outcomes."""
    tree = np.zeros((1 + len(weights), WORTH + SEATS), np.int64)
    tree[0, FIRST], tree[0, NUMBER] = 1, len(weights)
    tree[1:, WEIGHT] = weights
    return tree


def visit(tree: np.ndarray, child: int, worth: int, chance: bool = True) -> None:
    path, chances = np.array([0, child]), np.array([chance, False])
    back_up_exactly(tree, path, chances, 1, np.array([worth, 1000 - worth]))


def test_outcomes_come_up_as_often_as_their_weights_say():
    tree = chance_tree(1, 2, 2, 1)
    for _ in range(60):
        visit(tree, due_child(tree, 0), 500)
    assert tree[1:, VISITS].tolist() == [10, 20, 20, 10]


def test_an_outcome_that_came_up_too_often_counts_by_its_weight():
    tree = chance_tree(1, 3)
    for child, worth in ((1, 900), (1, 700), (1, 800), (2, 400)):
        visit(tree, child, worth)
    assert tree[0, VISITS] == 4
    assert tree[0, WORTH] == 4 * (800 + 3 * 400) / 4
    assert tree[0, WORTH + 1] == 4 * 1000 - tree[0, WORTH]


def test_outcomes_that_have_not_come_up_are_left_out():
    tree = chance_tree(1, 3)
    visit(tree, 1, 900)
    assert tree[0, WORTH] == 900


def test_a_seats_node_adds_up_its_visits():
    tree = chance_tree(1, 3)
    visit(tree, 1, 900, chance=False)
    visit(tree, 2, 300, chance=False)
    visit(tree, 2, 500, chance=False)
    assert tree[0, WORTH] == 900 + 300 + 500


def test_what_changes_at_a_chance_node_goes_up_to_the_nodes_above():
    tree = np.zeros((4, WORTH + SEATS), np.int64)
    tree[0, FIRST], tree[0, NUMBER] = 1, 1  # a seat decides, then chance speaks at node 1
    tree[1, FIRST], tree[1, NUMBER] = 2, 2
    tree[2:, WEIGHT] = 1, 3
    for child, worth in ((2, 800), (3, 400)):
        back_up_exactly(tree, np.array([0, 1, child]), np.array([0, 1, 0]), 2, np.array([worth, 1000 - worth]))
    assert tree[0, WORTH] == tree[1, WORTH] == 2 * (800 + 3 * 400) / 4
