"""Cleans the names that people give themselves before others see them."""

import itertools
import unicodedata

from igroteka.match.record import MOST_NAME
from igroteka.server.protocol.refusal import Refusal

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that count as letters or symbols, but are invisible."""
MOST_MARKS = 3
"""Combining marks on one letter: more of them would reach into the lines around."""


def clean_name(text: str) -> str:
    """The name in Unicode's composed form, on one line, without invisible characters or direction marks."""
    composed = unicodedata.normalize("NFC", text[: 4 * MOST_NAME])
    spaced = "".join(" " if char.isspace() else char for char in composed)
    seen = "".join(char for char in spaced if char == " " or (char.isprintable() and char not in BLANK))
    name = " ".join(without_towers(seen).split())[:MOST_NAME].strip()
    if not any(unicodedata.category(char)[0] in "LNSP" for char in name):
        raise Refusal("bad-name", most=MOST_NAME)
    return name


def without_towers(text: str) -> str:
    """The text with few combining marks, each on a letter."""
    kept = ""
    for is_mark, group in itertools.groupby(text, lambda char: unicodedata.category(char).startswith("M")):
        chars = "".join(group)
        kept += (chars[:MOST_MARKS] if kept.strip() else "") if is_mark else chars
    return kept
