"""What a cat may do in the race: a closed set of numbers. First come the wishes, then the calls of the leader."""

from functools import cache
from typing import NamedTuple

from igroteka.core.errors import IgrotekaError
from igroteka.core.numbers import as_whole
from igroteka.core.words import Words, quote
from igroteka.games.chazz.wishes import Wish, texts


class UnknownAction(IgrotekaError):
    words = Words(
        en="{got} is no action of a race with {players:cat|cats}; they are whole numbers from 0 to {last}.",
        ru="{got} не действие в забеге, где {players:кот|кота|котов}; действия — целые числа от 0 до {last}.",
    )


class NoActions(IgrotekaError):
    words = Words(
        en="The actions of a race are a mapping from cats to numbers, not {got}.",
        ru="Действия в забеге — словарь: коту его число; а не {got}.",
    )


class Act(NamedTuple):
    wish: int
    call: bool


@cache
def acts(players: int) -> tuple[Act, ...]:
    """Each at its number. A leader who calls may ask for a chair in the same tick, for he knows the moment."""
    wishes = range(len(texts(players)))
    chairs = wishes[Wish.NEAREST :]
    return (*(Act(wish, False) for wish in wishes), *(Act(wish, True) for wish in (Wish.KEEP, *chairs)))


def act_text(act: Act, players: int) -> str:
    """`keep`, `clockwise fast`, `chair 2`, `call`, `call chair 2`."""
    wish = texts(players)[act.wish]
    return f"call {wish}".strip() if act.call else wish or "keep"


def understood(action: object, players: int) -> Act:
    """What this action is."""
    known = acts(players)
    number = as_whole(action)
    if number is None or not 0 <= number < len(known):
        raise UnknownAction(got=quote(action), players=players, last=len(known) - 1)
    return known[number]
