"""What can be seen of a state of Chazz: everything, for every seat and for watchers (CH-25)."""

from typing import Any

from igroteka.core.state import State
from igroteka.games.chazz.cards import seat_that_owes
from igroteka.games.chazz.notation import KIND_NAMES
from igroteka.games.chazz.places import place
from igroteka.games.chazz.state import NONE, Kind, Phase

CARDS_OF_A_KIND = 3  # CH-102


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Seats and chairs count from 0. In the phase `call` a sitter is who has just got up from the chair (CH-26)."""
    fields = state.fields
    scores, places = state.scores(), state.ranking()
    chairs = [at_chair(fields, chair) for chair in range(fields.players - 1)]
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
        "chairs": chairs,
        "seats": [
            {
                "chair": next((number for number, at in enumerate(chairs) if at["sitter"] == one), None),
                "hand": hand(chairs, one),
                "score": scores[one],
                "place": places[one],
            }
            for one in range(fields.players)
        ],
    }


def known(number: Any) -> int | None:
    return int(number) if number != NONE else None


def turn(fields: Any) -> int | None:
    """Whose turn it is: of the leader, or of a seat that has to move a card. None before there is a leader."""
    return int(seat_that_owes(fields)) if fields.phase == Phase.REUSE else known(fields.leader)


def at_chair(fields: Any, chair: int) -> dict[str, Any]:
    """Who sits there, whose territory it is, and whose cards lie there: a list of kinds for each seat that has some."""
    cards: list[dict[str, Any]] = []
    for seat in range(fields.players):
        lying = [KIND_NAMES[kind] for kind in Kind if fields.cards[kind] & place(seat, chair)]
        if lying:
            cards.append({"seat": seat, "kinds": lying})
    return {
        "sitter": holder(fields, fields.sitting, chair),
        "territory": holder(fields, fields.territories, chair),
        "cards": cards,
    }


def holder(fields: Any, places: Any, chair: int) -> int | None:
    """The one seat that has this chair in the set of places, if any has."""
    return next((seat for seat in range(fields.players) if places & place(seat, chair)), None)


def hand(chairs: list[dict[str, Any]], seat: int) -> dict[str, int]:
    """How many cards of each kind are not at a chair; CH-14: a second territory needs none."""
    held = sum(at["territory"] == seat for at in chairs)
    left = dict.fromkeys(KIND_NAMES, CARDS_OF_A_KIND)
    for at in chairs:
        for laid in at["cards"]:
            if laid["seat"] == seat:
                for kind in laid["kinds"]:
                    left[kind] -= 1
    return {**left, "territory": int(held == 0)}
