"""Short questions about a position, for the clause tests."""

from collections.abc import Iterator
from random import Random

from igroteka import OVER
from igroteka.core.state import State
from tests.games.marrakech.drawing import BARE, position

CELLS = [column + row for column in "abcdefg" for row in "1234567"]


def played(state: State, *steps: str) -> State:
    """The same state, after these steps through the checked door."""
    for step in steps:
        state.play(step)
    return state


def texts(state: State) -> set[str]:
    return {state.text(step) for step in state.legal()}


def places(drawing: str = BARE, assam: str = "d4", seat: int = 1, **options: object) -> set[str]:
    """The pairs of cells on which the seat may lay its rug; three seats unless told otherwise."""
    state = position(drawing, f"{assam} s", seat, **{"players": 3, **options})
    return {text.removeprefix("lay ") for text in texts(state)}


def chances(state: State) -> dict[str, int]:
    return {state.text(step): weight for step, weight in state.outcomes()}


def assam(state: State) -> str:
    """Cell and way, as `position` takes them."""
    seen = state.view().assam
    return f"{seen.cell} {seen.facing}"


def walk(start: str, steps: int) -> str:
    """Where Assam arrives on a bare square, and which way he then faces."""
    return assam(played(position(assam=start, phase="roll", players=4), f"roll {steps}"))


def purses(state: State) -> list[int]:
    return [seat.dirhams for seat in state.view().seats]


def rugs_left(state: State) -> list[int]:
    return [seat.rugs for seat in state.view().seats]


def tops(state: State) -> list[int | None]:
    """The colours that lie open on the piles: 0 to 3 are the letters A to D of a drawing."""
    return [seat.top for seat in state.view().seats]


def is_over(state: State) -> bool:
    return state.actor == OVER and state.phase == "over" and not state.legal() and not state.outcomes()


def refusal(state: State, text: str) -> str | None:
    """The clause that forbids a step. Whoever is refused is told why, in either language."""
    reason = state.why_not(text)
    if reason is None:
        return None
    english, russian = reason.sentence("en"), reason.sentence("ru")
    assert reason.clause in english
    assert reason.clause in russian
    assert has_letters(english, "a", "z")
    assert has_letters(russian, "а", "я")
    assert "{" not in english + russian, "a gap in the sentence was left unfilled"
    return reason.clause


def has_letters(sentence: str, first: str, last: str) -> bool:
    return any(first <= letter <= last for letter in sentence.lower())


def game_of(state: State, seed: int) -> Iterator[tuple[int, str, str]]:
    """Plays on by chance until the end; gives seat (from 1), phase and text of every step."""
    dice = Random(seed)
    while state.actor != OVER:
        choices = [*chances(state)] or sorted(texts(state))
        text = dice.choice(choices)
        yield state.view().turn + 1, state.phase, text
        state.play(text)
