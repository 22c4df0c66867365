"""A player of one of the levels: it searches, and takes the step that it visited most."""

from igroteka.bots.levels import Level
from igroteka.bots.search import Search
from igroteka.core.dice import Rng
from igroteka.core.state import State

NODES_PER_PLAYOUT = 40  # rows of the tree; what does not fit is played at random
MOST_NODES = 1_000_000
SEEDS = 1 << 30


def choose(level: Level, state: State, rng: Rng) -> int:
    """The step that a player of this level takes."""
    steps = state.legal()
    if len(steps) == 1:
        return steps[0]
    playouts = level.playouts[state.game.name]
    nodes = min(MOST_NODES, NODES_PER_PLAYOUT * playouts + state.game.most_choices + 1)
    search = Search(state, rng.randrange(SEEDS), nodes=nodes)
    search.think(playouts)
    return search.best()


def warm_up(state: State) -> None:
    """Compiles the search for this game, or reads it from the cache, so that the first choice does not wait for it."""
    Search(state, 0, nodes=state.game.most_choices + 1).think(1)
