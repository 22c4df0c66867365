"""The seal of a match's dice: commitment, additions, and the end of it (docs/dice.md)."""

from collections.abc import Callable

from igroteka.core.dice import Rng
from igroteka.core.stream import Stream
from igroteka.match.seal import END

Draws = Callable[[str], Rng]
"""The numbers behind a label of the stream."""


class DiceSeal:
    """Empty before the match begins, and for ever if that was before dice were sealed."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.added: set[str] = set()
        """The people who have added something."""
        self.secret: bytes | None = None
        """Known to the server alone until it is revealed; None, if this server does not have it."""
        self.is_revealed = False
        self.known: Stream | None = None

    @property
    def is_open(self) -> bool:
        """Whether something can be added now."""
        return bool(self.lines) and not self.is_closed

    @property
    def is_closed(self) -> bool:
        return self.lines[-1:] == [END]

    @property
    def stream(self) -> Stream | None:
        if self.known is None and self.is_closed and self.secret is not None:
            self.known = Stream(self.secret, self.lines)
        return self.known

    def draws(self, rng: Rng) -> Draws:
        """Numbers of the stream; of the other source, if there is none."""
        stream = self.known or self.stream
        return (lambda label: rng) if stream is None else stream.numbers
