"""The ledger of a match: what made up each seat's result. Its lines add up to the result, to the last millionth."""

from collections.abc import Sequence

import msgspec

from igroteka.core.actors import CHANCE, RACE
from igroteka.core.language import Language
from igroteka.reviews.judgement import Judgement
from igroteka.reviews.worth import Worths


class Account(msgspec.Struct, frozen=True):
    """The lines of one seat, in millionths."""

    start: int
    """What the match was worth to the seat at its start."""
    luck: int
    own: int
    """What its own decisions cost it, against the best ones found; in races also what it won or lost."""
    others: int
    """What the decisions of others gave it."""
    unexplained: int
    """What the estimates do not explain: later ones corrected earlier ones."""
    result: int

    @property
    def without_luck(self) -> int:
        return self.result - self.luck


def ledger(judged: Sequence[Judgement], result: Worths, language: Language) -> list[Account]:
    """For each seat, if the match began with the first judgement and ended with the result."""
    return [account(judged, result, seat, language) for seat in range(len(result))]


def account(judged: Sequence[Judgement], result: Worths, seat: int, language: Language) -> Account:
    start = judged[0].worth[seat] if judged else result[seat]
    luck = own = others = 0
    for one in judged:
        if one.actor == CHANCE:
            luck += one.effect[seat]
        elif decided_by(one, language) == seat:
            own += one.effect[seat]
        else:
            others += one.effect[seat]
    return Account(start, luck, own, others, result[seat] - start - luck - own - others, result[seat])


def decided_by(one: Judgement, language: Language) -> int | None:
    """The seat that decided; in a race the one that the step is about."""
    return language.read(one.step).get("seat") if one.actor == RACE else one.actor
