"""The fields of a state of Chazz, and the numbers of its steps."""

from typing import Annotated, NamedTuple

from igroteka.core.fields import layout
from igroteka.games.chazz.language import LANGUAGE, Kind

LEADER, CARD, CALL, SIT, MOVE = map(LANGUAGE.first, ("leader", "card", "call", "sit", "move"))
KINDS = len(Kind)

NONE = -1


class Fields(NamedTuple):
    """The state of a game of Chazz."""

    actor: int
    phase: int
    players: int
    rounds_left: int  # including the current one; NONE without a limit
    leader: int  # NONE before the lot
    card: int  # the chair of the leader card; NONE before the lot
    kind: int  # the called kind, until the round is settled; else NONE
    standing: int  # seats without a chair, as a set
    free: int  # chairs without a sitter, as a set
    # sets of places
    sitting: int  # who sits where; kept until the next call
    due: int  # where a card has to be moved to, because the seat has none in hand
    territories: int
    cards: Annotated[list[int], KINDS]  # the cards of each kind that are at chairs


STATE = layout(Fields)
