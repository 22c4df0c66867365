"""Plain data as lines of words: what a view shows where nobody has drawn the game."""

from collections.abc import Iterator
from typing import Any

NOTHING = "–"
INSET = "  "


def lines(part: Any) -> Iterator[str]:
    """What is in it, by name or by number; what is in that, further in."""
    for name, inner in part.items() if isinstance(part, dict) else enumerate(part, 1):
        yield from labelled(str(name).replace("_", " "), inner)


def labelled(label: str, part: Any) -> Iterator[str]:
    if is_short(part):
        yield f"{label}: {in_line(part)}"
    else:
        yield f"{label}:"
        yield from (INSET + line for line in lines(part))


def is_short(part: Any) -> bool:
    """Whether it goes into one line: a value, some values, or those by name."""
    if isinstance(part, dict):
        return not any(isinstance(inner, dict) or not is_short(inner) for inner in part.values())
    return not (isinstance(part, list) and any(isinstance(inner, dict | list) for inner in part))


def in_line(part: Any) -> str:
    if isinstance(part, dict):
        return ", ".join(f"{name} {in_line(inner)}" for name, inner in part.items()) or NOTHING
    if isinstance(part, list):
        return " ".join(map(in_line, part)) or NOTHING
    return NOTHING if part is None else str(part).lower() if isinstance(part, bool) else str(part)
