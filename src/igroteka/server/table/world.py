"""What a decision may depend on, besides the table and the command."""

from collections.abc import Callable
from dataclasses import dataclass, field

from igroteka.core.dice import Rng
from igroteka.server.table.interlude import Live
from igroteka.server.table.knocks import Knocks


@dataclass
class World:
    rng: Rng
    present: Callable[[str], bool]
    """Whether a person is connected, or has only been cut off for reading too slowly."""
    grace: Callable[[str], float] = lambda person: 0.0
    """Seconds for which the seat of somebody who has left is kept for them."""
    waived: dict[str, set[str]] = field(default_factory=dict[str, set[str]])
    """For those who have left: the people who agree that a bot may play for them at once."""
    knocks: Knocks = field(default_factory=Knocks)
    adds: Callable[[str], bool] = lambda person: False
    """Whether a person is present with a client that adds to the dice."""
    adding: bool = False
    """Whether something can be added now: not any more, if the server stopped meanwhile."""
    live: Live | None = None
    """Play on the clock, while it goes on."""
