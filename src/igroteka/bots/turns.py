"""What a character decides outside the race, by a short search: where the leader card goes, which card it moves, which
word it calls. Who will sit where, nobody knows; the search takes every seating for equally likely.
"""

from igroteka.bots.characters import Character
from igroteka.bots.manners import Plain
from igroteka.bots.search import Search
from igroteka.core.dice import Rng
from igroteka.core.state import State

SEEDS = 1 << 30
NODES_PER_VISIT = 40


def decide(character: Character, state: State, rng: Rng) -> int:
    """The step that a seat takes which is asked now."""
    liking = {step: worth + character.slip(rng) for step, worth in weighed(character, state, rng).items()}
    return max(liking, key=liking.__getitem__)


def weighed(character: Character, state: State, rng: Rng) -> dict[int, int]:
    """What each step is worth to the seat that is asked, in thousandths of a won match."""
    steps = state.legal()
    if len(steps) == 1:
        return {steps[0]: 0}
    visits = len(steps) * character.forethought
    search = Search(state, rng.randrange(SEEDS), Plain(), nodes=NODES_PER_VISIT * visits)
    search.think(visits)
    return {one.step: round(1000 * one.worth[state.actor]) for one in search.estimates()}


def advice(character: Character, state: State, rng: Rng) -> dict[str, int]:
    """How much more each word is worth to the leader than the mean of them, before anybody runs."""
    worths = {state.text(step).split()[1]: worth for step, worth in weighed(character, state, rng).items()}
    mean = sum(worths.values()) // len(worths)
    return {word: worth - mean for word, worth in worths.items()}
