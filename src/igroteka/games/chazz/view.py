"""The view of Chazz. Every seat and watcher sees everything (CH-25)."""

from typing import Literal, get_args

from igroteka.core.bits import count, lowest
from igroteka.core.state import State
from igroteka.core.view import Part, View
from igroteka.games.chazz.cards import seat_that_owes
from igroteka.games.chazz.language import Phase
from igroteka.games.chazz.places import EACH_SEAT, MOST_CHAIRS, MOST_SEATS, chairs_of, place, seat_at
from igroteka.games.chazz.state import NONE, Fields

PhaseName = Literal["leader", "card", "call", "sit", "reuse", "over"]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)
KindName = Literal["spit", "claw", "rub"]
KINDS: tuple[KindName, ...] = get_args(KindName)

CARDS_OF_A_KIND = 3  # CH-102
TO_WIN = 2  # CH-106

PLACES = [[place(seat, chair) for seat in range(MOST_SEATS)] for chair in range(MOST_CHAIRS)]
"""[chair, seat]: the set with this one place."""


class LaidCards(Part, frozen=True):
    """The cards of a seat at a chair."""

    seat: int
    kinds: list[KindName]


class AtChair(Part, frozen=True):
    """A chair: who sits there, whose territory it is, and the cards at it."""

    sitter: int | None
    """In the phase `call`, the seat that has just got up from it (CH-26)."""
    territory: int | None
    cards: list[LaidCards]


class AtSeat(Part, frozen=True):
    """The chair of a seat, and what it has."""

    chair: int | None
    hand: dict[KindName | Literal["territory"], int]
    """The number of cards of each kind in hand."""
    score: int
    place: int
    """As if the game ended now; ties share a place."""


class ChazzView(View, frozen=True, kw_only=True, tag="chazz"):
    """The chairs, and what each seat has. Chairs count from 0, as seats do."""

    phase: PhaseName
    leader: int | None
    card: int | None
    """The chair at which the leader card lies."""
    word: KindName | None
    """The leader's word, once it is called."""
    rounds_left: int | None
    """The number of rounds left, including the current one; null without a limit."""
    to_win: int
    """The number of territories that wins."""
    chairs: list[AtChair]
    seats: list[AtSeat]


def view(state: State, seat: int | None) -> ChazzView:
    fields: Fields = state.plain()
    scores, places = state.standing()
    return ChazzView(
        seat=seat,
        actor=fields.actor,
        phase=PHASES[fields.phase],
        turn=turn(fields),
        leader=known(fields.leader),
        card=known(fields.card),
        word=KINDS[fields.kind] if fields.kind != NONE else None,
        rounds_left=known(fields.rounds_left),
        to_win=TO_WIN,
        chairs=[at_chair(fields, chair) for chair in range(fields.players - 1)],
        seats=[
            AtSeat(chair_of(fields, one), hand(fields, one), scores[one], places[one]) for one in range(fields.players)
        ],
    )


def known(number: int) -> int | None:
    return number if number != NONE else None


def turn(fields: Fields) -> int | None:
    """Whose turn it is: the leader's, or that of a seat that has to move a card. None before there is a leader."""
    return seat_that_owes(fields) if fields.phase == Phase.REUSE else known(fields.leader)


def at_chair(fields: Fields, chair: int) -> AtChair:
    return AtChair(holder(fields.sitting, chair), holder(fields.territories, chair), cards_at(fields, chair))


def holder(places: int, chair: int) -> int | None:
    """The seat that has this chair in the set of places, if any."""
    return seat_at(places, chair) if places >> chair & EACH_SEAT else None


def cards_at(fields: Fields, chair: int) -> list[LaidCards]:
    """The cards at the chair, for each seat that has some."""
    spit, claw, rub = fields.cards
    any_kind = spit | claw | rub
    kinds = list(zip(KINDS, fields.cards, strict=True))
    return [
        LaidCards(seat, [name for name, cards in kinds if cards & at])
        for seat, at in enumerate(PLACES[chair])
        if any_kind & at
    ]


def chair_of(fields: Fields, seat: int) -> int | None:
    """The chair that the seat sits on, if it sits."""
    chairs = chairs_of(fields.sitting, seat)
    return lowest(chairs) if chairs else None


def hand(fields: Fields, seat: int) -> dict[KindName | Literal["territory"], int]:
    """CH-14: a second territory needs no card."""
    spit, claw, rub = fields.cards
    return {
        "spit": CARDS_OF_A_KIND - count(chairs_of(spit, seat)),
        "claw": CARDS_OF_A_KIND - count(chairs_of(claw, seat)),
        "rub": CARDS_OF_A_KIND - count(chairs_of(rub, seat)),
        "territory": int(chairs_of(fields.territories, seat) == 0),
    }
