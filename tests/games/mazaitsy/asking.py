"""Short questions about states of Мазайцы, for the clause tests."""

from typing import Any

import igroteka
from igroteka.core.state import State
from tests.games.mazaitsy.drawing import CALM, position

FIRST = {"ahead", "left", "right", "slip left", "slip right"}  # what may be asked for in calm water
SECOND = {"ahead", "left", "right", "stop"}


def played(state: State, *steps: str) -> State:
    """The same state, after these steps through the checked door."""
    for step in steps:
        state.play(step)
    return state


def texts(state: State) -> set[str]:
    return {state.text(step) for step in state.legal()}


def chances(state: State) -> dict[str, int]:
    return {state.text(step): weight for step, weight in state.outcomes()}


def refusal(state: State, text: str) -> str | None:
    """The clause that forbids a step."""
    reason = state.why_not(text)
    return reason.clause if reason else None


def told(state: State, text: str) -> list[str]:
    """The events of a step, on a copy."""
    return state.copy().tell(state.allowed(text))


def card(state: State, cell: str) -> str:
    """`water`, `straight e`, with the hares on it: `swamp 1 1 3`."""
    found = next(one for one in state.view().field if one.cell == cell)
    return " ".join(str(part) for part in (found.card, found.arrow, *found.hares) if part)


def hares(state: State, cell: str) -> list[int]:
    return list(next(one for one in state.view().field if one.cell == cell).hares)


def boat(state: State, seat: int) -> str:
    """Where a seat's boat is, and where it looks: `c3 n`. Seats count from 1."""
    found = state.view().seats[seat - 1]
    return f"{found.boat} {found.heading}"


def load(state: State, seat: int) -> list[int]:
    return list(state.view().seats[seat - 1].load)


def ashore(state: State, seat: int) -> list[int]:
    return list(state.view(seat - 1).seats[seat - 1].ashore_values)


def row(state: State) -> list[str]:
    """The cards of the row, the farthest first, with the hare on each: `fish+ 2`."""
    return [" ".join(str(part) for part in (one.card, one.hare) if part) for one in state.view().row]


def pool(state: State) -> int:
    return state.view().pool


def is_over(state: State) -> bool:
    return state.actor == igroteka.OVER and state.phase == "over" and not state.legal() and not state.outcomes()


def dealt(players: int = 4, **options: Any) -> State:
    """A match whose cards, hares and top card have been drawn, each time the first outcome; boats come next."""
    state = igroteka.game("mazaitsy").new(players=players, **options)
    while state.phase != "boat":
        state.apply(state.outcomes()[0][0])
    return state


def story(state: State, *steps: str) -> list[str]:
    """What is told of these steps, one after the other; the state goes on with them."""
    return [event for step in steps for event in state.tell(state.allowed(step))]


def alone(drawing: str, boat: str, **rest: Any) -> State:
    """The turn of seat 1, whose boat is there. The others wait in a corner of the field, f6."""
    return position(drawing, boats=[boat, "f6 n", "f6 n", "f6 n"], **rest)


def ends(state: State) -> str:
    """Where seat 1's boat is when its Movement stage has ended: the card of the row has to be laid."""
    assert (state.phase, state.actor) == ("lay", 0)
    return boat(state, 1)


def hurried(state: State, phase: str) -> State:
    """The same state, after the first step offered each time, until this is asked or the game is over."""
    while state.phase not in (phase, "over"):
        state.apply((state.legal() or [step for step, _ in state.outcomes()])[0])
    return state


def begun(players: int = 4, **options: Any) -> State:
    """A match in which the first card has to be dealt."""
    return igroteka.game("mazaitsy").new(players=players, **options)


def current(arrow: str) -> str:
    """Calm water with one current, on c3."""
    rows = [line.split() for line in CALM.splitlines()]
    rows[2][2] = arrow
    return "\n".join(" ".join(line) for line in rows)
