"""How often an outcome of chance came, against what had to be expected."""

import msgspec


class ThrowCount(msgspec.Struct, frozen=True):
    event: str
    """The pattern of the kind of chance event."""
    outcome: str
    count: int
    expected: float
    variance: float
