"""The options of Chazz."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from igroteka.core.options import Option, Options
from igroteka.core.words import Words


class ChazzOptions(Options, frozen=True, kw_only=True):
    players: Literal[4, 5, 6, 7, 8] = 4
    round_limit: Annotated[int, Meta(ge=0, le=999)] = 0

    described: ClassVar = {
        "round_limit": Option(
            Words("Limit of rounds", "Предел конов"),
            about=Words("0: no limit. 40 is a good one.", "0 — без предела. Хороший предел — 40."),
        ),
    }
