"""Whole numbers, parsed from text or accepted from callers."""

from operator import index
from typing import Any


def whole(text: str) -> int | None:
    """The number, or None if the text is not one to nine ASCII digits. Parsing thousands of digits would be slow."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def as_whole(given: Any) -> int | None:
    """An integer of Python or NumPy as a Python int; None for anything else, including True and False."""
    if isinstance(given, bool):
        return None
    try:
        return int(index(given))
    except Exception:  # an array, or a class whose __index__ raises an error of its own
        return None
