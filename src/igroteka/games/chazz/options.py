"""What may be agreed before a match of Chazz."""

from typing import Annotated, Literal

from msgspec import Meta

from igroteka.core.options import Options


class ChazzOptions(Options, frozen=True, kw_only=True):
    players: Literal[4, 5, 6, 7, 8] = 4
    round_limit: Annotated[int, Meta(ge=0, le=999)] = 0
