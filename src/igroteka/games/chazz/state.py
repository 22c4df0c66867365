"""The fields of a state of Chazz, and the numbers of its steps."""

import numpy as np

from igroteka.games.chazz.language import LANGUAGE, Kind

LEADER, CARD, CALL, SIT, MOVE = map(LANGUAGE.first, ("leader", "card", "call", "sit", "move"))
KINDS = len(Kind)

NONE = -1

STATE = np.dtype(
    (
        np.record,
        [
            ("actor", np.int64),
            ("phase", np.int64),
            ("players", np.int64),
            ("rounds_left", np.int64),  # the one that is played included; NONE without a limit
            ("leader", np.int64),  # NONE before the lot
            ("card", np.int64),  # the chair at which the leader card lies; NONE before the lot
            ("kind", np.int64),  # the called one, until the round is settled; else NONE
            ("standing", np.int64),  # seats without a chair, as a set
            ("free", np.int64),  # chairs without a sitter, as a set
            ("sitting", np.int64),  # these are sets of places: who sits where; kept until the next call
            ("due", np.int64),  # where a card has to be moved to, because there is none in the hand
            ("territories", np.int64),
            ("cards", np.int64, (KINDS,)),  # of each kind, those that lie at chairs
        ],
    )
)
