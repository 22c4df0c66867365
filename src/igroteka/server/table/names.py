"""Names that people give themselves, made fit to be shown to others."""

import itertools
import unicodedata

from igroteka.match.record import MOST_NAME
from igroteka.server.protocol.refusal import Refused

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs by name, of which nothing is seen."""
MOST_MARKS = 3
"""Above and below one letter: towers of them reach into the lines around."""


def clean_name(text: str) -> str:
    """In one form of Unicode, in one line, without what is invisible or turns the direction of writing."""
    composed = unicodedata.normalize("NFC", text[: 4 * MOST_NAME])
    spaced = "".join(" " if char.isspace() else char for char in composed)
    seen = "".join(char for char in spaced if char == " " or (char.isprintable() and char not in BLANK))
    name = " ".join(without_towers(seen).split())[:MOST_NAME].strip()
    if not any(unicodedata.category(char)[0] in "LNSP" for char in name):
        raise Refused("bad-name", most=MOST_NAME)
    return name


def without_towers(text: str) -> str:
    """Marks stand on something, and only a few of them."""
    kept = ""
    for is_mark, group in itertools.groupby(text, lambda char: unicodedata.category(char).startswith("M")):
        chars = "".join(group)
        kept += (chars[:MOST_MARKS] if kept.strip() else "") if is_mark else chars
    return kept
