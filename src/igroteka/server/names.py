"""Names that people give themselves, made fit to be shown to others."""

import unicodedata

from igroteka.match.record import MOST_NAME
from igroteka.server.refusal import Refused


def clean_name(text: str) -> str:
    """In one form of Unicode, in one line, without what is invisible or turns the direction of writing."""
    composed = unicodedata.normalize("NFC", text[: 4 * MOST_NAME])
    spaced = "".join(" " if char.isspace() else char for char in composed)
    seen = "".join(char for char in spaced if char == " " or char.isprintable())
    name = " ".join(seen.split())[:MOST_NAME].strip()
    if not any(unicodedata.category(char)[0] in "LNSP" for char in name):
        raise Refused("bad-name", most=MOST_NAME)
    return name
