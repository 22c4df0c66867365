"""The fields of a state of Marrakech, and the numbers of its steps.

Rugs are kept as they look from above: `shown` is, for each colour, the cells where it is on top; `whole` has the first
cell of every rug whose halves are both visible. Play depends on nothing else: positions that look the same are equal.
"""

import numpy as np

from igroteka.games.marrakech.language import LANGUAGE

LEFT, AHEAD, RIGHT, ROLL, TOP, LAY = map(LANGUAGE.first, ("left", "ahead", "right", "roll", "top", "lay"))

NONE = -1

STATE = np.dtype(
    (
        np.record,
        [
            ("actor", np.int64),
            ("phase", np.int64),
            ("players", np.int64),
            ("stay", np.int64),  # option bankruptcy: stay
            ("own_allowed", np.int64),  # option own_rug: allowed
            ("turn_after", np.int64),  # option turn: after
            ("seat", np.int64),  # whose turn it is
            ("assam", np.int64),
            ("facing", np.int64),
            ("dirhams", np.int64, (4,)),
            ("pile", np.int64, (4,)),  # rugs of each colour not laid; with two seats, not turned up either
            ("top", np.int64, (2,)),  # with two seats, the colour turned up on each pile, or NONE
            ("gone", np.int64, (4,)),  # 1 for the first seat that went out, 2 for the next; 0 while in
            ("shown", np.int64, (4,)),  # each colour's visible cells, as a set
            ("whole", np.int64, (2,)),  # first cells of the rugs seen whole, lying ALONG and DOWN, as sets
        ],
    )
)
