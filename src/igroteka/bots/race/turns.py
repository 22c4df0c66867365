"""A character's decisions outside the race: the word, where the leader card goes, which card it moves.

A short search finds steps that are clearly better or worse; rules of thumb about the cards choose between the rest. The
search assumes that every seating is equally likely.
"""

from igroteka.bots.race.chairs import Chairs
from igroteka.bots.race.characters import Character
from igroteka.bots.search.search import Search
from igroteka.bots.search.settings import UctSettings
from igroteka.core.dice import Rng
from igroteka.core.state import State
from igroteka.games.chazz.language import KIND_NAMES

SEEDS = 1 << 30
NODES_PER_VISIT = 40
ADVISED = 20  # the weight of a thousandth of a won match, where a point weighs a hundred


def decide(character: Character, state: State, rng: Rng) -> int:
    """Returns the step of the seat to act."""
    chairs = Chairs(state)
    rates = {"call": likes_word, "card": likes_card, "reuse": likes_move}[state.phase]
    liking = {
        step: rates(chairs, state.actor, number_of(state, step)) * character.sense
        + ADVISED * worth
        + 100 * character.slip(rng)
        for step, worth in weighed(character, state, rng).items()
    }
    return max(liking, key=liking.__getitem__)


def weighed(character: Character, state: State, rng: Rng) -> dict[int, int]:
    """Returns the worth of each step to the seat to act, in thousandths of a won match, by a search."""
    steps = state.legal()
    if len(steps) == 1:
        return {steps[0]: 0}
    visits = len(steps) * character.forethought
    search = Search(state, rng.randrange(SEEDS), UctSettings(), nodes=NODES_PER_VISIT * visits)
    search.think(visits)
    return {one.step: round(1000 * one.worth[state.actor]) for one in search.estimates()}


def advice(character: Character, state: State, rng: Rng) -> dict[str, int]:
    """Returns how much more than the mean each word is worth to the leader, before the race."""
    worths = {KIND_NAMES[number_of(state, step)]: worth for step, worth in weighed(character, state, rng).items()}
    mean = sum(worths.values()) // len(worths)
    return {word: worth - mean for word, worth in worths.items()}


def number_of(state: State, step: int) -> int:
    """Returns the kind or the chair that the step names, counted from 0."""
    (number,) = state.game.language.steps[step].values.values()
    return number


def likes_word(chairs: Chairs, seat: int, kind: int) -> int:
    """Rates a word by its worth to the seat minus that to the others, over all chairs."""
    totals = [sum(row) for row in chairs.words[KIND_NAMES[kind]]]
    return (totals[seat] - (sum(totals) - totals[seat]) // (chairs.players - 1)) // chairs.number


def likes_card(chairs: Chairs, seat: int, chair: int) -> int:
    """Rates a chair for the leader card: the cat that sits there will lead."""
    rivals = [row[chair] for other, row in enumerate(chairs.hopes) if other != seat]
    return chairs.hopes[seat][chair] - max(rivals) // 2


def likes_move(chairs: Chairs, seat: int, chair: int) -> int:
    """Rates a chair to move a card from: it should cost least."""
    return -chairs.costs(seat, chair)
