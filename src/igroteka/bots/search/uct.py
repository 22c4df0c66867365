"""UCT: a new node is worth the result of one random playout from it to the end of the game."""

import math

import numpy as np

from igroteka.bots.search.tree import FIRST, NUMBER, STEP, VISITS, WORTH, back_up, drawn_child, expand, set_up
from igroteka.bots.search.worth import WHOLE, count_places
from igroteka.core.actors import OVER
from igroteka.core.playout import play_out
from igroteka.core.rule import entry, rule
from igroteka.core.rulebook import apply, stand


@rule
def promising_child(tree, node, seat, settings):
    """Returns the child with the highest upper confidence bound for the seat; unvisited children come first."""
    first, number = tree[node, FIRST], tree[node, NUMBER]
    logarithm = math.log(tree[node, VISITS] + 1)
    found, best = first, -1.0
    for child in range(first, first + number):
        visits = tree[child, VISITS]
        if visits == 0:
            return child
        bound = tree[child, WORTH + seat] / (WHOLE * visits) + settings.exploration * math.sqrt(logarithm / visits)
        if bound > best:
            found, best = child, bound
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
        if state.actor < 0:
            node = drawn_child(tree, node, work.dice)
        else:
            node = promising_child(tree, node, state.actor, settings)
        apply(state, tree[node, STEP], work.trace)
        length += 1
        work.path[length] = node
    return length, used


@entry
def grow(tree, used, visits, work, settings):
    """Makes this many visits. Returns how many rows of the tree are used."""
    words = work.table.view(np.int64)
    for _ in range(visits):
        set_up(words, work.start)
        state = work.table[0]
        length, used = descend(tree, used, state, work, settings)
        play_out(state, work.desk, work.dice, work.trace)
        stand(state, work.standing)
        count_places(work.standing[1], work.worth)
        back_up(tree, work.path, length, work.worth)
    return used
