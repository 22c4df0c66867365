"""Options of a match: a closed set of named values, refused with the valid ones listed.

Each field of a game's options is a `Literal` of its valid values, with the first of them as its default, a whole
number `Annotated` with the least and the greatest that it may be, or a switch: a `bool`, `off` or `on` in texts. What
people read about it is an `Option`, in the same class.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar, get_args, get_origin

import msgspec

from igroteka.core.errors import BadOption, BadOptions, ClashingOptions, UnknownOption
from igroteka.core.words import LANGUAGES, Words, filled, quote

SWITCH = (False, True)
SWITCH_TEXTS = ("off", "on")
SWITCHED = {"off": Words("no", "нет"), "on": Words("yes", "да")}

NO_VALUES = Words("is declared without its valid values", "объявлена без допустимых значений")
NOT_DESCRIBED = Words("has no words", "не описана словами")
NO_OPTION = Words("has words, and there is no such option", "описана словами, а такой настройки нет")
NO_WORDS_FOR = Words("has no words for '{value}'", "не имеет слов для значения «{value}»")
NO_VALUE = Words("has no '{value}'", "не имеет значения «{value}»")
NOT_TOLD = Words("should be told in {langs}, and has {got}", "должна быть описана на языках {langs}, а есть {got}")
NEVER = Words(
    "depends on '{other}' being one of {some}, which it never is",
    "важна, только если «{other}» — одно из: {some}, а так не бывает",
)


class Option(NamedTuple):
    """An option as people read of it."""

    name: Words
    """A noun that fits into a sentence. That of a switch says what is played if it is on."""
    values: Mapping[str, Words] = MappingProxyType({})
    """By their texts. Numbers stand for themselves, and a switch without words is answered by no or yes."""
    about: Words | None = None
    """What else one should know, in a sentence."""
    when: Mapping[str, Sequence[str]] = MappingProxyType({})
    """It matters only if these other options have one of these values."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Base of every game's options."""

    players: int
    described: ClassVar[Mapping[str, Option]] = MappingProxyType({})
    """All of them but the number of seats, which every game has."""

    def conflict(self) -> Words | None:
        """What is wrong with these values together; None if nothing is."""
        return None


SomeOptions = TypeVar("SomeOptions", bound=Options)
SEATS = Option(Words("Number of seats", "Число мест"))


@cache
def valid_values(kind: type[Options]) -> Mapping[str, Sequence[Any]]:
    """Every option's name with the values that it may have: a tuple of them, or a range of whole numbers."""
    valid = {field.name: _values(field.type) for field in msgspec.structs.fields(kind)}
    for name, values in valid.items():
        if not values:
            raise _wrong(kind, name, NO_VALUES)
    return MappingProxyType(valid)


def _values(kind: Any) -> Sequence[Any]:
    """None at all, if it is no closed set."""
    if kind is bool:
        return SWITCH
    if get_origin(kind) is Literal:
        return get_args(kind)
    for limits in get_args(kind):
        if isinstance(limits, msgspec.Meta) and isinstance(limits.ge, int) and isinstance(limits.le, int):
            return range(limits.ge, limits.le + 1)
    return ()


def listed(values: Sequence[Any]) -> list[Any]:
    """Valid values as a person reads them: a range by its ends."""
    return [f"{values[0]}–{values[-1]}"] if isinstance(values, range) else list(values)


@cache
def described(kind: type[Options]) -> Mapping[str, Option]:
    """Every option as people read of it, each value with its words. What does not fit the options is refused."""
    given, valid = {"players": SEATS, **kind.described}, valid_values(kind)
    for name in given.keys() ^ valid.keys():
        raise _wrong(kind, name, NOT_DESCRIBED if name in valid else NO_OPTION)
    return MappingProxyType({name: _complete(kind, name, given[name]) for name in given})


def _complete(kind: type[Options], name: str, option: Option) -> Option:
    valid = {other: [*map(value_text, values)] for other, values in valid_values(kind).items()}
    words = {text: Words(text, text) for text in valid[name] if text.isdecimal()}
    words |= (SWITCHED if valid[name] == [*SWITCHED] else {}) | dict(option.values)
    for value in words.keys() ^ valid[name]:
        raise _wrong(kind, name, NO_WORDS_FOR if value in valid[name] else NO_VALUE, value=value)
    for said in (option.name, *words.values(), option.about or option.name):
        if not isinstance(said, Words) or not all(said):
            raise _wrong(kind, name, NOT_TOLD, langs=LANGUAGES, got=repr(said))
    for other, some in option.when.items():
        if not {*some} <= {*valid.get(other, ())}:
            raise _wrong(kind, name, NEVER, other=other, some=list(some))
    return option._replace(values={text: words[text] for text in valid[name]})


def _wrong(kind: type[Options], name: str, mistake: Words, **parameters: Any) -> BadOptions:
    file = f"{kind.__module__.replace('.', '/')}.py"
    return BadOptions(file=file, option=name, mistake=filled(mistake, **parameters))


def phrase(option: Option, value: str) -> Words:
    """An option with a value, as one noun phrase: a switch that is on is called by its name alone."""
    if value == "on":
        return option.name
    name, said = option.name, option.values[value]
    return Words(f"{name.en}: {said.en}", f"{name.ru}: {said.ru}")


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
