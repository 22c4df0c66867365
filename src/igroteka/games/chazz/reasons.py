"""What speaks for a decision in Chazz outside the race: where a set of three would be complete, and what it costs."""

from collections.abc import Sequence

from igroteka.core.foresight import played
from igroteka.core.state import State
from igroteka.games.chazz.language import LANGUAGE, Happened
from igroteka.games.chazz.view import KINDS, AtChair, ChazzView, KindName

SET = 3
"""CH-113: a set has one card of each kind."""
CAPTURED = LANGUAGE.events[Happened.CAPTURED]


def reasons(state: State, line: Sequence[int]) -> list[str]:
    step, view = LANGUAGE.steps[line[0]], state.view()
    if step.verb == "call":
        return of_calling(view, state.actor, KINDS[step["kind"]])
    if step.verb == "move":
        return of_moving(view, state.actor, step["chair"]) + captures(state, line)
    if step.verb == "card":
        return of_leading(view, state.actor, step["chair"])
    return []


def of_calling(view: ChazzView, seat: int, kind: KindName) -> list[str]:
    """CH-113: who would complete a set by this word, and at which chair."""
    own = [f"completes {chair}" for chair in completing(view, seat, kind)]
    others = [
        f"helps {other + 1} at {chair}"
        for other in range(len(view.seats))
        if other != seat
        for chair in completing(view, other, kind)
    ]
    new = sum(lacks(chair, seat, kind) for chair in view.chairs)
    short = [] if view.seats[seat].hand[kind] else [f"no {kind} in hand"]  # CH-112
    usual = f"new {kind} at {new}" if new else f"nowhere {kind}"
    return (own[:1] or [usual]) + short + others[:1]


def of_leading(view: ChazzView, seat: int, number: int) -> list[str]:
    """CH-20: who would like to sit at the chair of the leader card anyway."""
    chair = view.chairs[number]
    own = len(kinds_at(chair, seat))
    said = [f"yours {number + 1} {own}"] if own else []
    said += [f"held {number + 1}"] if chair.territory == seat else []
    others = [cards.seat for cards in chair.cards if cards.seat != seat and len(cards.kinds) == SET - 1]
    return said + ([f"suits {others[0] + 1} at {number + 1}"] if others else [f"suits nobody at {number + 1}"])


def completing(view: ChazzView, seat: int, kind: KindName) -> list[int]:
    """The chairs, counted from 1, where the seat lacks only this kind."""
    return [
        number
        for number, chair in enumerate(view.chairs, 1)
        if lacks(chair, seat, kind) and len(kinds_at(chair, seat)) == SET - 1
    ]


def lacks(chair: AtChair, seat: int, kind: KindName) -> bool:
    """CH-13, CH-10: whether a card of this kind can be laid there."""
    return chair.territory != seat and kind not in kinds_at(chair, seat)


def kinds_at(chair: AtChair, seat: int) -> list[KindName]:
    return next((cards.kinds for cards in chair.cards if cards.seat == seat), [])


def of_moving(view: ChazzView, seat: int, chair: int) -> list[str]:
    """CH-112: what the card leaves behind."""
    return [f"{'single' if len(kinds_at(view.chairs[chair], seat)) == 1 else 'breaks'} {chair + 1}"]


def captures(state: State, line: Sequence[int]) -> list[str]:
    """A territory that the card brings."""
    read = (LANGUAGE.read_event(event) for event in played(state, line).events)
    own = [texts["chair"] for form, texts in read if form is CAPTURED and texts["seat"] == str(state.actor + 1)]
    return [f"captures {chair}" for chair in own]
