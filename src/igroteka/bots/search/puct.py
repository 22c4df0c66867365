"""PUCT with the game's evaluation, which gives the value of a new node and the prior of every step from it.

Steps with a higher prior are visited sooner, and those outside the width never. The evaluation is not random; so that
chance adds no noise either, the outcomes of a chance node are visited in turn and count by their weights.
"""

import math

import numpy as np

from igroteka.bots.search.tree import (
    FIRST,
    NUMBER,
    STEP,
    VISITS,
    WEIGHT,
    WORTH,
    back_up_exactly,
    due_child,
    expand,
    set_up,
)
from igroteka.bots.search.values.evaluation import evaluate, policy_step
from igroteka.bots.search.worth import WHOLE, count_places
from igroteka.core.actors import OVER
from igroteka.core.rule import entry, rule
from igroteka.core.rulebook import apply, choices, stand

CERTAIN = 1_000_000  # the sum of the priors of a node's children, up to rounding down


@rule
def appraise(state, work):
    """Fills what the position is worth to each seat: by the places at the end of the game, by evaluation before."""
    if state.actor == OVER:
        stand(state, work.standing)
        count_places(work.standing[1], work.worth)
    else:
        evaluate(state, work.weights, work.rows, work.worth)


@rule
def try_steps(tree, node, seat, work):
    """Gives every child the worth of its position: to the seat as its weight, to everybody as its value until it is
    visited.
    """
    words = work.table.view(np.int64)
    size = work.start.size
    for child in range(tree[node, FIRST], tree[node, FIRST] + tree[node, NUMBER]):
        set_up(words[size:], words[:size])
        state = work.table[1]
        apply(state, tree[child, STEP], work.trace)
        appraise(state, work)
        tree[child, WEIGHT] = work.worth[seat]
        for other in range(work.worth.size):
            tree[child, WORTH + other] = work.worth[other]


@rule
def keep_best(tree, node, width):
    """Sorts the best children to the front, as many as the width, and drops the others."""
    first, number = tree[node, FIRST], tree[node, NUMBER]
    kept = min(width, number)
    for place in range(first, first + kept):
        best = place
        for child in range(place + 1, first + number):
            if tree[child, WEIGHT] > tree[best, WEIGHT]:
                best = child
        for column in range(tree.shape[1]):
            tree[place, column], tree[best, column] = tree[best, column], tree[place, column]
    tree[node, NUMBER] = kept


@rule
def set_priors(tree, node, sharpness):
    """Replaces the worth in the weights of sorted children by priors (softmax)."""
    first, number = tree[node, FIRST], tree[node, NUMBER]
    best, total = tree[first, WEIGHT], 0.0
    for child in range(first, first + number):
        total += math.exp(sharpness * (tree[child, WEIGHT] - best) / WHOLE)
    for child in range(first, first + number):
        tree[child, WEIGHT] = int(CERTAIN * math.exp(sharpness * (tree[child, WEIGHT] - best) / WHOLE) / total)


@rule
def promising_child(tree, node, seat, settings):
    """Returns the child with the highest value plus exploration bonus for the seat.

    An unvisited child has the value of its evaluation, or without trust the mean value of its parent.
    """
    first, number, visits = tree[node, FIRST], tree[node, NUMBER], tree[node, VISITS]
    expected = tree[node, WORTH + seat] / (WHOLE * visits) if visits > 0 else 0.5
    bonus = settings.exploration * math.sqrt((visits + 1) / (1 + visits / settings.patience)) / CERTAIN
    found, best = first, -1.0
    for child in range(first, first + number):
        tried = tree[child, VISITS]
        value = tree[child, WORTH + seat] / (WHOLE * max(tried, 1)) if tried > 0 or settings.trust else expected
        value += bonus * tree[child, WEIGHT] / (1 + tried)
        if value > best:
            found, best = child, value
    return found


@rule
def descend(tree, used, state, work, settings):
    """Plays from the root to an unvisited node. Returns the length of the path and how many rows are used."""
    node = length = 0
    work.path[0] = 0
    while state.actor != OVER and length + 1 < work.path.size:
        if tree[node, NUMBER] == 0:
            if tree[node, VISITS] == 0 and node > 0:
                break
            used = expand(tree, used, node, state, work)
            if tree[node, NUMBER] == 0:
                break
            if state.actor >= 0 and tree[node, NUMBER] > 1:
                try_steps(tree, node, state.actor, work)
                keep_best(tree, node, settings.width)
                set_priors(tree, node, settings.sharpness)
                used = tree[node, FIRST] + tree[node, NUMBER]
        work.chances[length] = state.actor < 0
        seat = state.actor
        node = due_child(tree, node) if seat < 0 else promising_child(tree, node, seat, settings)
        apply(state, tree[node, STEP], work.trace)
        length += 1
        work.path[length] = node
    return length, used


@rule
def play_out_by_policy(state, work):
    """Plays to the end of the game by the game's playout policy."""
    while state.actor != OVER:
        number = choices(state, work.desk)
        apply(state, policy_step(state, number, work.desk, work.policy, work.dice), work.trace)


@rule
def mix_in_playout(state, work, percent):
    """Mixes the result of one playout into the worth of the visit."""
    for seat in range(work.worth.size):
        work.rows[seat, 0] = work.worth[seat]
    play_out_by_policy(state, work)
    stand(state, work.standing)
    count_places(work.standing[1], work.worth)
    for seat in range(work.worth.size):
        work.worth[seat] = (percent * work.worth[seat] + (100 - percent) * int(work.rows[seat, 0])) // 100


@entry
def grow(tree, used, visits, work, settings):
    """Makes this many visits. Returns how many rows of the tree are used."""
    words = work.table.view(np.int64)
    for _ in range(visits):
        set_up(words, work.start)
        state = work.table[0]
        length, used = descend(tree, used, state, work, settings)
        appraise(state, work)
        if settings.playouts > 0 and state.actor != OVER:
            mix_in_playout(state, work, settings.playouts)
        back_up_exactly(tree, work.path, work.chances, length, work.worth)
    return used
