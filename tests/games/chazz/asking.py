"""Positions of Chazz and short questions about them, for the clause tests.

Seats and chairs are numbered as in the texts. A card is written as seat, kind and chair, `1 spit 2`; a territory as
seat and chair, `1 3`.
"""

from collections.abc import Iterable
from typing import Any

import igroteka
from igroteka.core.state import State
from igroteka.games.chazz.language import KIND_NAMES
from igroteka.games.chazz.places import place


def new(**options: Any) -> State:
    return igroteka.game("chazz").new(**options)


def played(state: State, *steps: str) -> State:
    """The same state, after these steps through the checked door."""
    for step in steps:
        state.play(step)
    return state


def position(
    cards: Iterable[str] = (),
    territories: Iterable[str] = (),
    *,
    leader: int = 1,
    card: int = 1,
    **options: Any,
) -> State:
    """A first round in which these cards and territories lie at the chairs, and the leader is to call."""
    drawn = played(new(**options), f"leader {leader}", f"card {card}").copy()
    for laid in cards:
        seat, kind, chair = laid.split()
        drawn.fields.cards[KIND_NAMES.index(kind)] |= place(int(seat) - 1, int(chair) - 1)
    for held in territories:
        seat, chair = map(int, held.split())
        drawn.fields.territories |= place(seat - 1, chair - 1)
    return State(drawn.game, drawn.key())


def seated(state: State, *sitters: int) -> State:
    """The same state, after these seats have taken chair 1, chair 2 and so on."""
    return played(state, *(f"sit {seat} {chair}" for chair, seat in enumerate(sitters, 1)))


def called(state: State, kind: str, *sitters: int) -> State:
    """The same state, after a word and the seating that followed it."""
    return seated(played(state, f"call {kind}"), *sitters)


def texts(state: State) -> set[str]:
    return {state.text(step) for step in state.legal()}


def chances(state: State) -> dict[str, int]:
    return {state.text(step): weight for step, weight in state.outcomes()}


def cards(state: State) -> set[str]:
    """Every card that lies at a chair."""
    return {
        f"{laid.seat + 1} {kind} {chair}"
        for chair, at in enumerate(state.view().chairs, 1)
        for laid in at.cards
        for kind in laid.kinds
    }


def territories(state: State) -> set[str]:
    chairs = enumerate(state.view().chairs, 1)
    return {f"{at.territory + 1} {chair}" for chair, at in chairs if at.territory is not None}


def leader_and_card(state: State) -> tuple[int, int]:
    view = state.view()
    return view.leader + 1, view.card + 1


def is_over(state: State) -> bool:
    return state.actor == igroteka.OVER and state.phase == "over" and not state.legal() and not state.outcomes()


def refusal(state: State, text: str) -> str | None:
    """The clause that forbids a step."""
    reason = state.why_not(text)
    return reason.clause if reason else None


def told(state: State, text: str) -> list[str]:
    """The events of a step, on a copy."""
    return state.copy().tell(state.allowed(text))
