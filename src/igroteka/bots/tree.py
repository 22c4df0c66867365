"""The tree of a search, grown in compiled code: one row of whole numbers for each node, children side by side.

A node stands for the step that led to it; its position is found by playing the steps from the root. Chance and the race
have nodes of their own, whose children are drawn by weight. Every node adds up what the playouts through it were worth
to each seat, so that whoever decides looks at his own column (max^n): two seats, four, or two teams alike.
"""

import math

import numpy as np

from igroteka.core.actors import OVER
from igroteka.core.desk import pick
from igroteka.core.dice import below
from igroteka.core.rule import entry, rule
from igroteka.core.rulebook import apply, choices, stand

# Columns of a node, and then its worth to each seat.
STEP, WEIGHT, FIRST, NUMBER, VISITS, WORTH = range(6)
WHOLE = 1000  # what a playout is worth to a seat that leaves all others behind


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
def chosen_child(tree, node, seat, curiosity, width):
    """The most promising one for the seat (UCT). With a width, few are looked at until the node has many visits."""
    first, number, visits = tree[node, FIRST], tree[node, NUMBER], tree[node, VISITS]
    if width > 0:
        number = min(number, 1 + int(width * math.sqrt(visits)))
    logarithm = math.log(visits + 1)
    found, best = first, -1.0
    for child in range(first, first + number):
        tried = tree[child, VISITS]
        if tried == 0:
            return child
        promise = tree[child, WORTH + seat] / (WHOLE * tried) + curiosity * math.sqrt(logarithm / tried)
        if promise > best:
            found, best = child, promise
    return found


@rule
def descend(tree, used, state, path, desk, dice, curiosity, width, trace):
    """From the root to a node that has not been visited yet. Says how long the way was, and how many rows are used."""
    node = length = 0
    path[0] = 0
    while state.actor != OVER and length + 1 < path.size:
        if tree[node, NUMBER] == 0:
            if tree[node, VISITS] == 0 and node > 0:
                break
            used = expand(tree, used, node, state, desk, dice)
            if tree[node, NUMBER] == 0:
                break
        if state.actor < 0:
            node = drawn_child(tree, node, dice)
        else:
            node = chosen_child(tree, node, state.actor, curiosity, width)
        apply(state, tree[node, STEP], trace)
        length += 1
        path[length] = node
    return length, used


@rule
def play_out(state, desk, dice, trace):
    while state.actor != OVER:
        number = choices(state, desk)
        apply(state, pick(number, desk, state.actor, dice), trace)


@rule
def worth(places, seat, players):
    """How many of the others are left behind; a shared place counts half."""
    behind = 0
    for other in range(players):
        if other != seat:
            behind += 2 * (places[other] > places[seat]) + (places[other] == places[seat])
    return behind * WHOLE // (2 * (players - 1))


@rule
def remember(tree, path, length, places, players):
    for index in range(length + 1):
        tree[path[index], VISITS] += 1
    for seat in range(players):
        gained = worth(places, seat, players)
        for index in range(length + 1):
            tree[path[index], WORTH + seat] += gained


@entry
def grow(tree, used, simulations, start, table, desk, path, standing, dice, curiosity, width, trace):
    """Plays so many games from the position whose words are `start`. Says how many rows of the tree are used then."""
    words = table.view(np.int64)
    for _ in range(simulations):
        for word in range(start.size):
            words[word] = start[word]
        state = table[0]
        length, used = descend(tree, used, state, path, desk, dice, curiosity, width, trace)
        play_out(state, desk, dice, trace)
        stand(state, standing)
        remember(tree, path, length, standing[1], state.players)
    return used


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
