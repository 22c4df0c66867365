"""Whole numbers: as people and files write them, and as programs hand them in."""

from operator import index
from typing import Any


def whole(text: str) -> int | None:
    """None, if the text is anything but digits, nine at most: nobody has to reckon with thousands of them."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def as_whole(given: Any) -> int | None:
    """Python's own or NumPy's number, as Python's; None if it is none, as True and False are: they answer questions."""
    if isinstance(given, bool):
        return None
    try:
        return int(index(given))
    except Exception:  # an array of numbers, or somebody's class that fails in its own way
        return None
