"""What a character decides outside the race: the word, where the leader card goes, which card it moves.

Rules of thumb about the cards choose between steps that are worth about the same; a short search knows which are not.
Who will sit where, nobody knows: the search takes every seating for equally likely.
"""

from igroteka.bots.race.chairs import Chairs
from igroteka.bots.race.characters import Character
from igroteka.bots.search.manners import Plain
from igroteka.bots.search.search import Search
from igroteka.core.dice import Rng
from igroteka.core.state import State
from igroteka.games.chazz.language import KIND_NAMES

SEEDS = 1 << 30
NODES_PER_VISIT = 40
ADVISED = 20  # what a thousandth of a won match counts for, where a point counts for a hundred


def decide(character: Character, state: State, rng: Rng) -> int:
    """The step that a seat takes which is asked now."""
    chairs = Chairs(state)
    judges = {"call": likes_word, "card": likes_card, "reuse": likes_move}[state.phase]
    liking = {
        step: judges(chairs, state.actor, number_of(state, step)) * character.sense
        + ADVISED * worth
        + 100 * character.slip(rng)
        for step, worth in weighed(character, state, rng).items()
    }
    return max(liking, key=liking.__getitem__)


def weighed(character: Character, state: State, rng: Rng) -> dict[int, int]:
    """What each step is worth to the seat that is asked, in thousandths of a won match, by a search."""
    steps = state.legal()
    if len(steps) == 1:
        return {steps[0]: 0}
    visits = len(steps) * character.forethought
    search = Search(state, rng.randrange(SEEDS), Plain(), nodes=NODES_PER_VISIT * visits)
    search.think(visits)
    return {one.step: round(1000 * one.worth[state.actor]) for one in search.estimates()}


def advice(character: Character, state: State, rng: Rng) -> dict[str, int]:
    """How much more each word is worth to the leader than the mean of them, before anybody runs."""
    worths = {KIND_NAMES[number_of(state, step)]: worth for step, worth in weighed(character, state, rng).items()}
    mean = sum(worths.values()) // len(worths)
    return {word: worth - mean for word, worth in worths.items()}


def number_of(state: State, step: int) -> int:
    """The kind or the chair that the step names, counted from 0."""
    (number,) = state.game.language.steps[step].values.values()
    return number


def likes_word(chairs: Chairs, seat: int, kind: int) -> int:
    """More for him than for the others, over all chairs."""
    totals = [sum(row) for row in chairs.words[KIND_NAMES[kind]]]
    return (totals[seat] - (sum(totals) - totals[seat]) // (chairs.players - 1)) // chairs.number


def likes_card(chairs: Chairs, seat: int, chair: int) -> int:
    """Where he wants to sit himself, and others less: who sits there will lead."""
    rivals = [row[chair] for other, row in enumerate(chairs.hopes) if other != seat]
    return chairs.hopes[seat][chair] - max(rivals) // 2


def likes_move(chairs: Chairs, seat: int, chair: int) -> int:
    """From where it costs least."""
    return -chairs.costs(seat, chair)
