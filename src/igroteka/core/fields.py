"""The fields of a state, declared once as a NamedTuple, from which its memory layout and its reader derive.

    class Fields(NamedTuple):
        actor: int
        phase: int
        players: int
        dirhams: Annotated[list[int], 4]

A field is one int64 word, or as many as its annotation says. Compiled rules see a NumPy record of this layout. Views
and `why` get the tuple, as Python ints and lists: converting all fields takes hardly longer than reading one field of a
NumPy record, and rules called from Python accept it too.
"""

from collections.abc import Callable
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

import numpy as np

WORD = 8  # bytes

Fields = TypeVar("Fields", bound=NamedTuple)


def layout(fields: type[NamedTuple]) -> Any:
    """The NumPy record type with these fields."""
    columns: list[tuple[str, type] | tuple[str, type, tuple[int]]] = []
    for name, words in lengths(fields).items():
        columns.append((name, np.int64) if words is None else (name, np.int64, (words,)))
    return np.dtype((np.record, columns))


def lengths(fields: type[NamedTuple]) -> dict[str, int | None]:
    """The number of words of each field that is a list, and None for each that is a single int."""
    hints = get_type_hints(fields, include_extras=True)
    return {name: get_args(hint)[1] if get_args(hint) else None for name, hint in hints.items()}


def reader(fields: type[Fields]) -> Callable[[list[int]], Fields]:
    """A function that turns the words of a state into its fields."""
    places: list[int | slice] = []
    first = 0
    for words in lengths(fields).values():
        places.append(first if words is None else slice(first, first + words))
        first += words or 1
    of_each_field = itemgetter(*places)
    make = fields._make
    return lambda words: make(of_each_field(words))
