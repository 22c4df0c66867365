"""Short codes by which people join a table: six letters that are hard to confuse."""

from igroteka.core.dice import Rng

LETTERS = "ABCDEFGHJKMNPRSTUVWXYZ"
LENGTH = 6
CODE_LIVES = 24 * 3600 * 1000
"""Milliseconds for which a table is found by its code, if its match has not begun. Then another may have the code."""

_LOOK_ALIKE = str.maketrans("АВЕКМНРСТУХ", "ABEKMHPCTYX")


def drawn_code(rng: Rng) -> str:
    return "".join(LETTERS[rng.randrange(len(LETTERS))] for _ in range(LENGTH))


def typed_code(text: str) -> str:
    """The code that people typed: perhaps in lower case, with spaces, or with Russian look-alike letters."""
    return "".join(text.split()).upper().translate(_LOOK_ALIKE)
