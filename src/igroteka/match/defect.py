"""A defect: something that a verifier has found in the dice of a record."""

from typing import NamedTuple

from igroteka.core.words import Words

UNPROVED = frozenset({"no-seal", "never-revealed", "unproved"})
"""These leave something unproved, but nothing is wrong."""


class Defect(NamedTuple):
    """What is wrong, and the number of the throw, the round or the entry, if it is about one."""

    code: str
    number: int | None
    words: Words

    @property
    def accuses(self) -> bool:
        return self.code not in UNPROVED
