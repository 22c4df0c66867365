"""Judged search (PUCT): a new node is worth what the game's judgement says of it, and so is every step from it
beforehand, so that the more promising steps are tried sooner, and the least promising ones not at all. Judgement has no
luck in it; and so that chance brings none either, outcomes come up in turn and count by their weights.
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
    due_child,
    expand,
    remember_exactly,
    set_up,
)
from igroteka.bots.search.values.judgement import hunch, judge
from igroteka.bots.search.worth import WHOLE, count_places
from igroteka.core.actors import OVER
from igroteka.core.playout import play_out
from igroteka.core.rule import entry, rule
from igroteka.core.rulebook import apply, choices, stand

CERTAIN = 1_000_000  # what the weights of all steps from a seat's node add up to, or a little less


@rule
def appraise(state, shop, weights):
    """What the position is worth to each seat, goes to the verdict: by the places at the end, by judgement before."""
    if state.actor == OVER:
        stand(state, shop.standing)
        count_places(shop.standing[1], shop.verdict)
    else:
        judge(state, weights, shop.rows, shop.verdict)


@rule
def try_steps(tree, node, seat, shop, weights, trace):
    """Every step from a seat's node gets the worth of the position after it: to the seat as its weight, and to
    everybody as its promise until it is tried.
    """
    words = shop.table.view(np.int64)
    size = shop.start.size
    for child in range(tree[node, FIRST], tree[node, FIRST] + tree[node, NUMBER]):
        set_up(words[size:], words[:size])
        state = shop.table[1]
        apply(state, tree[child, STEP], trace)
        appraise(state, shop, weights)
        tree[child, WEIGHT] = shop.verdict[seat]
        for other in range(shop.verdict.size):
            tree[child, WORTH + other] = shop.verdict[other]


@rule
def keep_best(tree, node, width):
    """Puts so many of the best steps first, the best of all in front, and forgets the others."""
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
def weigh(tree, node, sharpness):
    """Weighs steps in order, the best first: the better the position after a step, the likelier it will be tried."""
    first, number = tree[node, FIRST], tree[node, NUMBER]
    best, total = tree[first, WEIGHT], 0.0
    for child in range(first, first + number):
        total += math.exp(sharpness * (tree[child, WEIGHT] - best) / WHOLE)
    for child in range(first, first + number):
        tree[child, WEIGHT] = int(CERTAIN * math.exp(sharpness * (tree[child, WEIGHT] - best) / WHOLE) / total)


@rule
def promising_child(tree, node, seat, curiosity, patience, trust):
    """The most promising one for the seat. What has not been tried counts as good as judgement says; without trust, as
    good as its parent has been. Beyond patience what was found tells more than judgement, whose favourites are then
    tried again only if they did well.
    """
    first, number, visits = tree[node, FIRST], tree[node, NUMBER], tree[node, VISITS]
    expected = tree[node, WORTH + seat] / (WHOLE * visits) if visits > 0 else 0.5
    urge = curiosity * math.sqrt((visits + 1) / (1 + visits / patience)) / CERTAIN
    found, best = first, -1.0
    for child in range(first, first + number):
        tried = tree[child, VISITS]
        promise = tree[child, WORTH + seat] / (WHOLE * max(tried, 1)) if tried > 0 or trust else expected
        promise += urge * tree[child, WEIGHT] / (1 + tried)
        if promise > best:
            found, best = child, promise
    return found


@rule
def descend(tree, used, state, shop, weights, curiosity, patience, sharpness, width, trust, trace):
    """From the root to a node that has not been visited yet. Says how long the way was, and how many rows are used."""
    node = length = 0
    shop.path[0] = 0
    while state.actor != OVER and length + 1 < shop.path.size:
        if tree[node, NUMBER] == 0:
            if tree[node, VISITS] == 0 and node > 0:
                break
            used = expand(tree, used, node, state, shop.desk, shop.dice)
            if tree[node, NUMBER] == 0:
                break
            if state.actor >= 0 and tree[node, NUMBER] > 1:
                try_steps(tree, node, state.actor, shop, weights, trace)
                keep_best(tree, node, width)
                weigh(tree, node, sharpness)
                used = tree[node, FIRST] + tree[node, NUMBER]
        shop.chances[length] = state.actor < 0
        seat = state.actor
        node = due_child(tree, node) if seat < 0 else promising_child(tree, node, seat, curiosity, patience, trust)
        apply(state, tree[node, STEP], trace)
        length += 1
        shop.path[length] = node
    return length, used


@rule
def play_out_by_hunch(state, shop, trace):
    while state.actor != OVER:
        number = choices(state, shop.desk)
        apply(state, hunch(state, number, shop.desk, shop.pulls, shop.dice), trace)


@rule
def play_out_too(state, shop, playout, trace):
    """Mixes the verdict with what one playout brings, which counts for so much in a hundred."""
    for seat in range(shop.verdict.size):
        shop.rows[seat, 0] = shop.verdict[seat]
    if shop.pulls.size > 0:
        play_out_by_hunch(state, shop, trace)
    else:
        play_out(state, shop.desk, shop.dice, trace)
    stand(state, shop.standing)
    count_places(shop.standing[1], shop.verdict)
    for seat in range(shop.verdict.size):
        shop.verdict[seat] = (playout * shop.verdict[seat] + (100 - playout) * int(shop.rows[seat, 0])) // 100


@entry
def grow(tree, used, visits, shop, weights, curiosity, patience, sharpness, width, playout, trust, trace):
    """Visits so many new nodes. Says how many rows of the tree are used then."""
    words = shop.table.view(np.int64)
    for _ in range(visits):
        set_up(words, shop.start)
        state = shop.table[0]
        length, used = descend(tree, used, state, shop, weights, curiosity, patience, sharpness, width, trust, trace)
        appraise(state, shop, weights)
        if playout > 0 and state.actor != OVER:
            play_out_too(state, shop, playout, trace)
        remember_exactly(tree, shop.path, shop.chances, length, shop.verdict)
    return used
