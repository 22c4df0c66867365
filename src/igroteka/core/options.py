"""Options of a match: a closed set of named values, refused with the valid ones listed.

Each field of a game's options is a `Literal` of its valid values, with the first of them as its default, or a whole
number `Annotated` with the least and the greatest that it may be.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, TypeVar, get_args

import msgspec

from igroteka.core.errors import BadOption, UnknownOption
from igroteka.core.words import quote


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Base of every game's options."""

    players: int


SomeOptions = TypeVar("SomeOptions", bound=Options)


@cache
def valid_values(kind: type[Options]) -> Mapping[str, Sequence[Any]]:
    """Every option's name with the values that it may have: a tuple of them, or a range of whole numbers."""
    return MappingProxyType({field.name: _values(field.type) for field in msgspec.structs.fields(kind)})


def _values(kind: Any) -> Sequence[Any]:
    values = get_args(kind)
    limits = values[-1]
    if not isinstance(limits, msgspec.Meta):
        return values
    assert isinstance(limits.ge, int)  # noqa: S101
    assert isinstance(limits.le, int)  # noqa: S101
    return range(limits.ge, limits.le + 1)


def listed(values: Sequence[Any]) -> list[Any]:
    """Valid values as a person reads them: a range by its ends."""
    return [f"{values[0]}–{values[-1]}"] if isinstance(values, range) else list(values)


def make_options(kind: type[SomeOptions], game: str, given: dict[str, Any]) -> SomeOptions:
    """Options from Python values, such as `players=4, turn="after"`."""
    valid = valid_values(kind)
    for name, value in given.items():
        if name not in valid:
            raise UnknownOption(game=game, got=quote(name), valid=list(valid))
        if not any(type(value) is type(one) and value == one for one in valid[name]):
            raise BadOption(option=name, got=quote(value), valid=listed(valid[name]))
    return kind(**given)


def read_options(kind: type[SomeOptions], game: str, given: dict[str, str]) -> SomeOptions:
    """Options from texts, such as a record or a command line holds."""
    valid = valid_values(kind)
    values = {
        name: next((value for value in valid.get(name, ()) if str(value) == text), text) for name, text in given.items()
    }
    return make_options(kind, game, values)


def write_options(options: Options) -> dict[str, str]:
    """Every option with its value as text: the inverse of `read_options`."""
    return {name: str(value) for name, value in msgspec.structs.asdict(options).items()}
