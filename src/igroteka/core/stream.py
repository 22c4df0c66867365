"""The stream of a match's dice: the same secret and additions give the same numbers, for anybody who computes them.

docs/dice.md specifies it to the bit.
"""

import hashlib
import hmac
from collections.abc import Sequence
from functools import partial

SECRET_BYTES = 32
VERSION = b"igroteka dice 1\n"
WORD_BYTES = 8
WORDS = 1 << 8 * WORD_BYTES


def commitment(secret: bytes) -> str:
    """The hash that is published before anybody adds anything."""
    return hashlib.sha256(secret).hexdigest()


class Stream:
    """Derived from the secret and from the lines of the seal, which hold what everybody has added."""

    def __init__(self, secret: bytes, seal: Sequence[str]) -> None:
        lines = "".join(line + "\n" for line in seal)
        self.key = hmac.digest(secret, VERSION + lines.encode(), "sha256")
        self.numbers = partial(Numbers, self.key)
        """The numbers behind a label, from the first one on."""


class Numbers:
    """A source of numbers like `igroteka.Dice`: what is drawn under one label of the stream."""

    def __init__(self, key: bytes, label: str) -> None:
        self.key, self.label, self.words = key, label, 0

    def word(self) -> int:
        """The next 64 bits."""
        message = f"{self.label} {self.words}".encode()
        self.words += 1
        return int.from_bytes(hmac.digest(self.key, message, "sha256")[:WORD_BYTES], "big")

    def randrange(self, stop: int) -> int:
        """A number from 0 to stop - 1. Words at the end of the range are rejected, so all are equally likely."""
        if not 1 <= stop <= WORDS:
            raise ValueError(stop)
        fair = WORDS - WORDS % stop
        while (word := self.word()) >= fair:
            pass
        return word % stop
