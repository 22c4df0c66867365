"""What may be agreed before Nim."""

from typing import ClassVar, Literal

from igroteka.core.options import Option, Options
from igroteka.core.words import Words


class NimOptions(Options, frozen=True, kw_only=True):
    players: Literal[2, 3, 4] = 2
    heap: Literal[12, 21] = 12

    described: ClassVar = {"heap": Option(Words("Matches in the heap", "Спичек в куче"))}
