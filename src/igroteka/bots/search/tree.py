"""The tree of a search, in compiled code: one row of whole numbers for each node, children side by side.

A node stands for the step that led to it; its position is found by playing the steps from the root. Chance and the race
have nodes of their own, whose children are drawn by weight. Every node adds up what the visits through it were worth
to each seat, so that whoever decides looks at his own column (max^n): two seats, four, or two teams alike.
"""

from typing import Any, NamedTuple

from igroteka.core.dice import below
from igroteka.core.rule import entry, rule
from igroteka.core.rulebook import choices

# Columns of a node, and then its worth to each seat.
STEP, WEIGHT, FIRST, NUMBER, VISITS, WORTH = range(6)


class Workshop(NamedTuple):
    """All memory that a search works with, besides the tree, in one parcel for compiled code."""

    start: Any
    """The words of the position at the root."""
    table: Any
    """Two states: the one that is played, and one to try steps on."""
    desk: Any
    path: Any
    """The nodes from the root to where the search is now."""
    chances: Any
    """For each of them, whether chance or a race goes on from there."""
    standing: Any
    """Points and places at the end."""
    rows: Any
    """What the judgement notes about each seat."""
    pulls: Any
    """What hunches go by in playouts; nothing if these go on by any step."""
    verdict: Any
    """What the last visit was worth to each seat."""
    dice: Any


@rule
def set_up(words, start):
    """The position whose words these are."""
    for word in range(start.size):
        words[word] = start[word]


@rule
def expand(tree, used, node, state, desk, dice):
    """Gives a node its children, in random order, and says how many rows are used then; or none if there is no room."""
    number = choices(state, desk)
    if used + number > tree.shape[0]:
        return used
    weights = desk[desk.size // 2 :]
    for index in range(number):
        row = tree[used + index]
        for column in range(row.size):
            row[column] = 0
        other = used + below(dice, index + 1)  # the one that stands there moves to the end
        row[STEP], row[WEIGHT] = tree[other, STEP], tree[other, WEIGHT]
        tree[other, STEP] = desk[index]
        tree[other, WEIGHT] = weights[index] if state.actor < 0 else 0
    tree[node, FIRST], tree[node, NUMBER] = used, number
    return used + number


@rule
def drawn_child(tree, node, dice):
    """By weight, as chance would."""
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
def remember(tree, path, length, verdict):
    """Adds to every node on the way what the visit was worth."""
    for index in range(length + 1):
        node = path[index]
        tree[node, VISITS] += 1
        for seat in range(verdict.size):
            tree[node, WORTH + seat] += verdict[seat]


@rule
def due_child(tree, node):
    """The one that has come up least often for its weight."""
    first, number = tree[node, FIRST], tree[node, NUMBER]
    found, most = first, -1.0
    for child in range(first, first + number):
        due = tree[child, WEIGHT] / (tree[child, VISITS] + 1)
        if due > most:
            found, most = child, due
    return found


@rule
def expectation(tree, node, seat):
    """What a chance node is worth to the seat, times its visits: the mean of its children by their weights. Those that
    have not come up yet are left out.
    """
    first, number = tree[node, FIRST], tree[node, NUMBER]
    total, weights = 0.0, 0
    for child in range(first, first + number):
        if tree[child, VISITS] > 0:
            total += tree[child, WEIGHT] * tree[child, WORTH + seat] / tree[child, VISITS]
            weights += tree[child, WEIGHT]
    return int(total * tree[node, VISITS] / weights)


@rule
def remember_exactly(tree, path, chances, length, verdict):
    """As `remember`, but a chance node is worth what its children are, by their weights; and at the first visit a node
    forgets what it promised. Spoils the verdict.
    """
    for index in range(length, -1, -1):
        node = path[index]
        tree[node, VISITS] += 1
        for seat in range(verdict.size):
            if tree[node, VISITS] == 1:
                tree[node, WORTH + seat] = 0
            if index < length and chances[index]:
                verdict[seat] = expectation(tree, node, seat) - tree[node, WORTH + seat]
            tree[node, WORTH + seat] += verdict[seat]


@entry
def keep_below(tree, root, spare):
    """Copies a node and all that hangs below it to another tree, level by level. Says how many rows that takes."""
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
