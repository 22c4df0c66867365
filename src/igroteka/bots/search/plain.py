"""Plain search (UCT): a new node is worth what one random playout from it to the end of the game brings."""

import math

import numpy as np

from igroteka.bots.search.tree import FIRST, NUMBER, STEP, VISITS, WORTH, drawn_child, expand, remember, set_up
from igroteka.bots.search.worth import WHOLE, count_places
from igroteka.core.actors import OVER
from igroteka.core.playout import play_out
from igroteka.core.rule import entry, rule
from igroteka.core.rulebook import apply, stand


@rule
def promising_child(tree, node, seat, curiosity):
    """The most promising one for the seat; what has not been tried comes first."""
    first, number = tree[node, FIRST], tree[node, NUMBER]
    logarithm = math.log(tree[node, VISITS] + 1)
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
def descend(tree, used, state, shop, curiosity, trace):
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
        if state.actor < 0:
            node = drawn_child(tree, node, shop.dice)
        else:
            node = promising_child(tree, node, state.actor, curiosity)
        apply(state, tree[node, STEP], trace)
        length += 1
        shop.path[length] = node
    return length, used


@entry
def grow(tree, used, visits, shop, curiosity, trace):
    """Visits so many new nodes. Says how many rows of the tree are used then."""
    words = shop.table.view(np.int64)
    for _ in range(visits):
        set_up(words, shop.start)
        state = shop.table[0]
        length, used = descend(tree, used, state, shop, curiosity, trace)
        play_out(state, shop.desk, shop.dice, trace)
        stand(state, shop.standing)
        count_places(shop.standing[1], shop.verdict)
        remember(tree, shop.path, length, shop.verdict)
    return used
