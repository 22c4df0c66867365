"""The actions of a race, by number: first the wishes, then the calls of the leader."""

from functools import cache
from typing import NamedTuple

from igroteka.core.errors import IgrotekaError
from igroteka.core.numbers import as_whole
from igroteka.core.words import Words, quote
from igroteka.games.chazz.wishes import RaceWish, texts


class UnknownAction(IgrotekaError):
    words = Words(
        en="{got} is not an action of a race with {players:cat|cats}; actions are whole numbers from 0 to {last}.",
        ru="{got} не действие в забеге, где {players:кот|кота|котов}; действия — целые числа от 0 до {last}.",
    )


class NoActions(IgrotekaError):
    words = Words(
        en="The actions of a race are a mapping from cats to numbers, not {got}.",
        ru="Действия в забеге — словарь: коту его число; а не {got}.",
    )


class RaceAction(NamedTuple):
    """What a cat does in a step: a wish, and whether it calls."""

    wish: int
    call: bool


@cache
def race_actions(players: int) -> tuple[RaceAction, ...]:
    """All actions, each at its number. A leader may call and ask for a chair in the same tick."""
    wishes = range(len(texts(players)))
    chairs = wishes[RaceWish.NEAREST :]
    return (
        *(RaceAction(wish, False) for wish in wishes),
        *(RaceAction(wish, True) for wish in (RaceWish.KEEP, *chairs)),
    )


def action_text(action: RaceAction, players: int) -> str:
    """`keep`, `clockwise fast`, `chair 2`, `call`, `call chair 2`."""
    wish = texts(players)[action.wish]
    return f"call {wish}".strip() if action.call else wish or "keep"


def parsed_action(action: object, players: int) -> RaceAction:
    """The action with this number; raises UnknownAction if there is none."""
    known = race_actions(players)
    number = as_whole(action)
    if number is None or not 0 <= number < len(known):
        raise UnknownAction(got=quote(action), players=players, last=len(known) - 1)
    return known[number]
