"""Short codes by which people join a table: six letters that are not mistaken for one another."""

from igroteka.core.dice import Rng

LETTERS = "ABCDEFGHJKMNPRSTUVWXYZ"
LENGTH = 6

_LOOK_ALIKE = str.maketrans("АВЕКМНРСТУХ", "ABEKMHPCTYX")


def drawn_code(rng: Rng) -> str:
    return "".join(LETTERS[rng.randrange(len(LETTERS))] for _ in range(LENGTH))


def typed_code(text: str) -> str:
    """A code as people type it: in small letters, in pieces, or with Russian letters that look the same."""
    return "".join(text.split()).upper().translate(_LOOK_ALIKE)
