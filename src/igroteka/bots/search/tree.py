"""The search tree in compiled code: one row of integers for each node, with siblings in adjacent rows.

A node stands for the step that led to it; its position is reached by playing the steps from the root. Chance and the
race have nodes of their own, whose children have weights. Every node adds up the worth of its visits to each seat, and
each seat maximises its own column (max^n): this covers two seats, four, and teams.
"""

from typing import Any, NamedTuple

from igroteka.core.dice import below
from igroteka.core.rule import entry, rule
from igroteka.core.rulebook import choices

# Columns of a node, followed by its worth to each seat.
STEP, WEIGHT, FIRST, NUMBER, VISITS, WORTH = range(6)


class Workspace(NamedTuple):
    """All memory that a search needs besides the tree, as one record for compiled code."""

    start: Any
    """The words of the root position."""
    table: Any
    """Two states: the one that is played, and one to try steps on."""
    desk: Any
    """The legal steps, then their weights."""
    path: Any
    """The nodes from the root to the current one."""
    chances: Any
    """For each node of the path, whether chance or a race decides there."""
    standing: Any
    """Points and places at the end of the game."""
    rows: Any
    """The features of each seat."""
    weights: Any
    """The weights of the features."""
    policy: Any
    """The table of the game's playout policy; empty if it has none."""
    worth: Any
    """What the last visit was worth to each seat."""
    dice: Any
    trace: Any


@rule
def set_up(words, start):
    """Copies the words of a position."""
    for word in range(start.size):
        words[word] = start[word]


@rule
def expand(tree, used, node, state, work):
    """Adds the children of a node in random order, if there is room. Returns how many rows of the tree are used."""
    number = choices(state, work.desk)
    if used + number > tree.shape[0]:
        return used
    weights = work.desk[work.desk.size // 2 :]
    for index in range(number):
        row = tree[used + index]
        for column in range(row.size):
            row[column] = 0
        other = used + below(work.dice, index + 1)  # the child in that row moves to the end
        row[STEP], row[WEIGHT] = tree[other, STEP], tree[other, WEIGHT]
        tree[other, STEP] = work.desk[index]
        tree[other, WEIGHT] = weights[index] if state.actor < 0 else 0
    tree[node, FIRST], tree[node, NUMBER] = used, number
    return used + number


@rule
def drawn_child(tree, node, dice):
    """Draws a child of a chance node by weight."""
    first, number = tree[node, FIRST], tree[node, NUMBER]
    total = 0
    for child in range(first, first + number):
        total += tree[child, WEIGHT]
    left = below(dice, total)
    for child in range(first, first + number):
        left -= tree[child, WEIGHT]
        if left < 0:
            return child
    return first


@rule
def back_up(tree, path, length, worth):
    """Adds the worth of a visit to every node of the path."""
    for index in range(length + 1):
        node = path[index]
        tree[node, VISITS] += 1
        for seat in range(worth.size):
            tree[node, WORTH + seat] += worth[seat]


@rule
def due_child(tree, node):
    """Returns the child of a chance node with the fewest visits for its weight."""
    first, number = tree[node, FIRST], tree[node, NUMBER]
    found, most = first, -1.0
    for child in range(first, first + number):
        due = tree[child, WEIGHT] / (tree[child, VISITS] + 1)
        if due > most:
            found, most = child, due
    return found


@rule
def expectation(tree, node, seat):
    """Returns the worth of a chance node to a seat, times its visits: the weighted mean of its visited children."""
    first, number = tree[node, FIRST], tree[node, NUMBER]
    total, weights = 0.0, 0
    for child in range(first, first + number):
        if tree[child, VISITS] > 0:
            total += tree[child, WEIGHT] * tree[child, WORTH + seat] / tree[child, VISITS]
            weights += tree[child, WEIGHT]
    return int(total * tree[node, VISITS] / weights)


@rule
def back_up_exactly(tree, path, chances, length, worth):
    """Like `back_up`, but a chance node gets the weighted mean of its children, and the first visit to a node replaces
    its evaluation. Overwrites `worth`.
    """
    for index in range(length, -1, -1):
        node = path[index]
        tree[node, VISITS] += 1
        for seat in range(worth.size):
            if tree[node, VISITS] == 1:
                tree[node, WORTH + seat] = 0
            if index < length and chances[index]:
                worth[seat] = expectation(tree, node, seat) - tree[node, WORTH + seat]
            tree[node, WORTH + seat] += worth[seat]


@entry
def keep_below(tree, root, spare):
    """Copies a node and its subtree to another tree, level by level. Returns the number of rows copied."""
    for column in range(tree.shape[1]):
        spare[0, column] = tree[root, column]
    used, node = 1, 0
    while node < used:
        first, number = spare[node, FIRST], spare[node, NUMBER]
        spare[node, FIRST] = used
        for child in range(number):
            for column in range(tree.shape[1]):
                spare[used + child, column] = tree[first + child, column]
        used += number
        node += 1
    return used
