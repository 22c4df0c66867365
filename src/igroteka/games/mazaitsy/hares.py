"""Hares in one word: how many there are of each value, a byte for each. Sets of values are bits 0 to 3."""

from igroteka.core.rule import rule

BYTE = 8
ANY = 0b1111  # every value

# A product adds up the bytes of a word in its fourth byte: there are fewer than 64 tokens, so none overflows.
COUNT_EACH = 0x01010101
WEIGH_EACH = 0x01020304
FOURTH = 3 * BYTE
FILL = 0x7F7F7F7F  # lifts every byte that is not 0 into its highest bit
HIGHEST = 0x80808080
GATHER, GATHERED = 0x00204081, 28  # brings the four highest bits together


@rule
def hare(value):
    """One hare of this value, counted from 0."""
    return 1 << BYTE * value


@rule
def of_value(hares, value):
    """How many there are of one value."""
    return hares >> BYTE * value & 0xFF


@rule
def number(hares):
    """How many there are."""
    return hares * COUNT_EACH >> FOURTH & 0xFF


@rule
def points(hares):
    """What they are worth together."""
    return hares * WEIGH_EACH >> FOURTH & 0xFF


@rule
def values(hares):
    """The set of values that are among them."""
    return ((hares + FILL) & HIGHEST) * GATHER >> GATHERED & ANY
