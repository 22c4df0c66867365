"""A state's fields as Python ints and lists.

Converting them all takes hardly longer than reading one field of a NumPy record. Rules called from Python accept them.
"""

from collections import namedtuple
from collections.abc import Callable
from operator import itemgetter
from typing import Any

WORD = 8  # bytes


def reader(state_dtype: Any) -> Callable[[list[int]], Any]:
    """A function that turns the words of a state into a tuple of named fields: ints, or lists for arrays."""
    names = state_dtype.names
    fields = namedtuple("Fields", names)
    of_each_field = itemgetter(*(words_of(*state_dtype.fields[name]) for name in names))
    return lambda words: fields._make(of_each_field(words))


def words_of(dtype: Any, offset: int) -> int | slice:
    """The index or slice of a field among the words."""
    first = offset // WORD
    return slice(first, first + dtype.itemsize // WORD) if dtype.shape else first
