"""What can be seen of a state of Chazz: everything, for every seat and for watchers (CH-25)."""

from typing import Any

from igroteka.core.bits import count, lowest
from igroteka.core.state import State
from igroteka.games.chazz.cards import seat_that_owes
from igroteka.games.chazz.language import KIND_NAMES, Phase
from igroteka.games.chazz.places import EACH_SEAT, MOST_CHAIRS, MOST_SEATS, chairs_of, place, seat_at
from igroteka.games.chazz.state import NONE

CARDS_OF_A_KIND = 3  # CH-102

PLACES = [[place(seat, chair) for seat in range(MOST_SEATS)] for chair in range(MOST_CHAIRS)]
"""[chair, seat]: the set of this one place."""


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Seats and chairs count from 0. In the phase `call` a sitter is who has just got up from the chair (CH-26)."""
    fields = state.plain()
    scores, places = state.standing()
    return {
        "game": "chazz",
        "seat": seat,
        "actor": state.actor,
        "phase": state.phase,
        "turn": turn(fields),
        "leader": known(fields.leader),
        "card": known(fields.card),
        "word": KIND_NAMES[fields.kind] if fields.kind != NONE else None,
        "rounds_left": known(fields.rounds_left),
        "chairs": [at_chair(fields, chair) for chair in range(fields.players - 1)],
        "seats": [
            {
                "chair": chair_of(fields, one),
                "hand": hand(fields, one),
                "score": scores[one],
                "place": places[one],
            }
            for one in range(fields.players)
        ],
    }


def known(number: int) -> int | None:
    return number if number != NONE else None


def turn(fields: Any) -> int | None:
    """Whose turn it is: of the leader, or of a seat that has to move a card. None before there is a leader."""
    return seat_that_owes(fields) if fields.phase == Phase.REUSE else known(fields.leader)


def at_chair(fields: Any, chair: int) -> dict[str, Any]:
    """Who sits there, whose territory it is, and whose cards lie there."""
    return {
        "sitter": holder(fields.sitting, chair),
        "territory": holder(fields.territories, chair),
        "cards": cards_at(fields, chair),
    }


def holder(places: int, chair: int) -> int | None:
    """The one seat that has this chair in the set of places, if any has."""
    return seat_at(places, chair) if places >> chair & EACH_SEAT else None


def cards_at(fields: Any, chair: int) -> list[dict[str, Any]]:
    """A list of kinds for each seat that has some at the chair."""
    spit, claw, rub = fields.cards
    any_kind = spit | claw | rub
    kinds = list(zip(KIND_NAMES, fields.cards, strict=True))
    return [
        {"seat": seat, "kinds": [name for name, cards in kinds if cards & at]}
        for seat, at in enumerate(PLACES[chair])
        if any_kind & at
    ]


def chair_of(fields: Any, seat: int) -> int | None:
    """The chair that the seat sits on, if it sits."""
    chairs = chairs_of(fields.sitting, seat)
    return lowest(chairs) if chairs else None


def hand(fields: Any, seat: int) -> dict[str, int]:
    """How many cards of each kind are not at a chair; CH-14: a second territory needs none."""
    left = {
        name: CARDS_OF_A_KIND - count(chairs_of(cards, seat))
        for name, cards in zip(KIND_NAMES, fields.cards, strict=True)
    }
    return {**left, "territory": int(chairs_of(fields.territories, seat) == 0)}
