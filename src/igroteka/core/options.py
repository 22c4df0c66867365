"""Options of a match: a closed set of named values, refused with the valid ones listed.

Each field of a game's options is a `Literal` of its valid values, with the first of them as its default, a whole
number `Annotated` with the least and the greatest that it may be, or a switch: a `bool`, `off` or `on` in texts.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, TypeVar, get_args

import msgspec

from igroteka.core.errors import BadOption, ClashingOptions, UnknownOption
from igroteka.core.words import Words, quote

SWITCH = (False, True)
SWITCH_TEXTS = ("off", "on")


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Base of every game's options."""

    players: int

    def conflict(self) -> Words | None:
        """What is wrong with these values together; None if nothing is."""
        return None


SomeOptions = TypeVar("SomeOptions", bound=Options)


@cache
def valid_values(kind: type[Options]) -> Mapping[str, Sequence[Any]]:
    """Every option's name with the values that it may have: a tuple of them, or a range of whole numbers."""
    return MappingProxyType({field.name: _values(field.type) for field in msgspec.structs.fields(kind)})


def _values(kind: Any) -> Sequence[Any]:
    if kind is bool:
        return SWITCH
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
    options = kind(**given)
    conflict = options.conflict()
    if conflict is not None:
        raise ClashingOptions(conflict=conflict)
    return options


def read_options(kind: type[SomeOptions], game: str, given: dict[str, str]) -> SomeOptions:
    """Options from texts, such as a record or a command line holds."""
    valid = valid_values(kind)
    values = {}
    for name, text in given.items():
        texts = {value_text(value): value for value in valid.get(name, ())}
        if name in valid and text not in texts:
            raise BadOption(option=name, got=quote(text), valid=list(map(value_text, listed(valid[name]))))
        values[name] = texts.get(text)
    return make_options(kind, game, values)


def write_options(options: Options) -> dict[str, str]:
    """Every option with its value as text: the inverse of `read_options`."""
    return {name: value_text(value) for name, value in msgspec.structs.asdict(options).items()}


def value_text(value: Any) -> str:
    return SWITCH_TEXTS[value] if isinstance(value, bool) else str(value)
