"""Hares in one word: the number of hares of each value, one byte each. Sets of values are bits 0 to 3."""

from igroteka.core.rule import rule

BYTE = 8
ANY = 0b1111  # every value

# A multiplication adds up the bytes of a word in its fourth byte. There are fewer than 64 tokens, so none overflows.
COUNT_EACH = 0x01010101
WEIGH_EACH = 0x01020304
FOURTH = 3 * BYTE
FILL = 0x7F7F7F7F  # adding it sets the highest bit of every non-zero byte
HIGHEST = 0x80808080
GATHER, GATHERED = 0x00204081, 28  # factor and shift that bring the four highest bits together


@rule
def hare(value):
    """One hare of this value, counted from 0."""
    return 1 << BYTE * value


@rule
def of_value(hares, value):
    """The number of hares of one value."""
    return hares >> BYTE * value & 0xFF


@rule
def number(hares):
    """The number of hares."""
    return hares * COUNT_EACH >> FOURTH & 0xFF


@rule
def points(hares):
    """The sum of their points."""
    return hares * WEIGH_EACH >> FOURTH & 0xFF


@rule
def values(hares):
    """The set of their values."""
    return ((hares + FILL) & HIGHEST) * GATHER >> GATHERED & ANY
