"""What may be agreed before a match of Marrakech."""

from typing import Literal

from igroteka.core.options import Options


class MarrakechOptions(Options, frozen=True, kw_only=True):
    players: Literal[2, 3, 4] = 2
    bankruptcy: Literal["eliminate", "stay"] = "eliminate"
    own_rug: Literal["forbidden", "allowed"] = "forbidden"
    turn: Literal["before", "after"] = "before"
