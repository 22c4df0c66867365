"""What may be agreed before a match of Ta Yü."""

from typing import Annotated, Literal

from msgspec import Meta

from igroteka.core.options import Options


class TayuOptions(Options, frozen=True, kw_only=True):
    players: Literal[2, 3, 4] = 2
    edition: Literal["goliath", "kosmos"] = "goliath"
    draw: Literal["random", "choice"] = "random"
    unplaceable: Literal["end", "redraw"] = "end"
    closing: Literal["allowed", "barred"] = "allowed"
    spoiler: Literal["auction", "fixed"] = "auction"
    target: Annotated[int, Meta(ge=1, le=999)] = 24
    tie: Literal["draw", "weaker_side"] = "draw"
