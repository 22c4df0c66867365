"""What a character decides outside the race: the word, where the leader card goes, which card it moves."""

from igroteka.bots.chairs import Chairs
from igroteka.bots.characters import Character
from igroteka.core.dice import Rng
from igroteka.core.state import State
from igroteka.games.chazz.notation import KIND_NAMES


def decide(character: Character, state: State, rng: Rng) -> int:
    """The step that a seat takes which is asked now."""
    chairs = Chairs(state)
    judges = {"call": likes_word, "card": likes_card, "reuse": likes_move}[state.phase]
    liking = {
        step: judges(chairs, state.actor, number_of(state, step)) * character.sense + 100 * character.slip(rng)
        for step in state.legal()
    }
    return max(liking, key=liking.__getitem__)


def number_of(state: State, step: int) -> int:
    """The kind or the chair that the step names, counted from 0."""
    named = state.text(step).split()[1]
    return KIND_NAMES.index(named) if named in KIND_NAMES else int(named) - 1


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
