"""What can be seen of Nim: everything."""

from igroteka.core.state import State
from igroteka.core.view import View


class NimView(View, frozen=True, kw_only=True, tag="nim"):
    heap: int
    most: int
    """What the die shows; 0 before it is rolled."""
    scores: list[int]


def view(state: State, seat: int | None) -> NimView:
    fields = state.plain()
    return NimView(
        seat=seat,
        actor=state.actor,
        phase=state.phase,
        turn=fields.seat,
        heap=fields.heap,
        most=fields.most,
        scores=state.scores(),
    )
