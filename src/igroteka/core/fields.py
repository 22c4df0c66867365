"""A state's fields as Python's own numbers and lists. To make them all takes hardly longer than to read one field of a
NumPy record, and rules, called from Python, take them too.
"""

from collections import namedtuple
from collections.abc import Callable
from operator import itemgetter
from typing import Any

WORD = 8  # bytes


def reader(state_dtype: Any) -> Callable[[list[int]], Any]:
    """Gives the words of a state the names of its fields: a number each, or a list where a field has several words."""
    names = state_dtype.names
    fields = namedtuple("Fields", names)
    of_each_field = itemgetter(*(words_of(*state_dtype.fields[name]) for name in names))
    return lambda words: fields._make(of_each_field(words))


def words_of(dtype: Any, offset: int) -> int | slice:
    """Where a field lies among the words."""
    first = offset // WORD
    return slice(first, first + dtype.itemsize // WORD) if dtype.shape else first
