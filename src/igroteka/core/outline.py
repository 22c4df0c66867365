"""Plain data as indented lines of text, to show the view of a game that has no drawing."""

from collections.abc import Iterator
from typing import TypeAlias

Plain: TypeAlias = "dict[str, Plain] | list[Plain] | str | float | bool | None"
NOTHING = "–"
INSET = "  "


def lines(part: dict[str, Plain] | list[Plain]) -> Iterator[str]:
    """The items of a dict or list, labelled by name or number, with nested items indented."""
    for name, inner in part.items() if isinstance(part, dict) else enumerate(part, 1):
        yield from labelled(str(name).replace("_", " "), inner)


def labelled(label: str, part: Plain) -> Iterator[str]:
    if not isinstance(part, dict | list) or is_short(part):
        yield f"{label}: {in_line(part)}"
    else:
        yield f"{label}:"
        yield from (INSET + line for line in lines(part))


def is_short(part: Plain) -> bool:
    """Whether it fits on one line: a value, a list of values, or a dict of those."""
    if isinstance(part, dict):
        return not any(isinstance(inner, dict) or not is_short(inner) for inner in part.values())
    return not (isinstance(part, list) and any(isinstance(inner, dict | list) for inner in part))


def in_line(part: Plain) -> str:
    if isinstance(part, dict):
        return ", ".join(f"{name} {in_line(inner)}" for name, inner in part.items()) or NOTHING
    if isinstance(part, list):
        return " ".join(map(in_line, part)) or NOTHING
    return NOTHING if part is None else str(part).lower() if isinstance(part, bool) else str(part)
