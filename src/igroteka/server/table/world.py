"""What a decision may depend on, besides the table and the command."""

from collections.abc import Callable
from dataclasses import dataclass

from igroteka.core.dice import Rng
from igroteka.server.table.interlude import Live


@dataclass
class World:
    rng: Rng
    present: Callable[[str], bool]
    """Whether a person is connected."""
    live: Live | None = None
    """Play on the clock, while it goes on."""
