"""The options of a match. Each has a finite set of valid values, which errors list.

Each field of a game's options is one of three: a `Literal` of its valid values, whose default is the first; a whole
number `Annotated` with its least and greatest value; or a switch, a `bool` written as `off` or `on`. The same class
describes each field to players with an `Option`.
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
NOT_DESCRIBED = Words("has no description", "не описана словами")
NO_OPTION = Words("has a description, but there is no such option", "описана словами, а такой настройки нет")
NO_WORDS_FOR = Words("has no words for '{value}'", "не имеет слов для значения «{value}»")
NO_VALUE = Words("has no value '{value}'", "не имеет значения «{value}»")
NOT_TOLD = Words("needs words in {langs}, but has {got}", "должна быть описана на языках {langs}, а есть {got}")
NEVER = Words(
    "depends on '{other}' being one of {some}, which is never the case",
    "важна, только если «{other}» — одно из: {some}, а так не бывает",
)


class Option(NamedTuple):
    """An option as players read it."""

    name: Words
    """A noun phrase that fits into a sentence. For a switch, it names what applies when it is on."""
    values: Mapping[str, Words] = MappingProxyType({})
    """The words for each value, by its text. Numbers need none, and a switch without words reads no or yes."""
    about: Words | None = None
    """A sentence of further explanation."""
    when: Mapping[str, Sequence[str]] = MappingProxyType({})
    """The option has an effect only if each of these other options has one of these values."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Base of every game's options."""

    players: int
    described: ClassVar[Mapping[str, Option]] = MappingProxyType({})
    """All options but `players`, which every game has."""

    def conflict(self) -> Words | None:
        """Why these values do not work together; None if they do."""
        return None


SomeOptions = TypeVar("SomeOptions", bound=Options)
SEATS = Option(Words("Number of seats", "Число мест"))


@cache
def valid_values(kind: type[Options]) -> Mapping[str, Sequence[Any]]:
    """The valid values of every option, by name: a tuple, or a range of whole numbers."""
    valid = {field.name: _values(field.type) for field in msgspec.structs.fields(kind)}
    for name, values in valid.items():
        if not values:
            raise _wrong(kind, name, NO_VALUES)
    return MappingProxyType(valid)


def _values(kind: Any) -> Sequence[Any]:
    """The valid values of a field of this type; empty if they are not a finite set."""
    if kind is bool:
        return SWITCH
    if get_origin(kind) is Literal:
        return get_args(kind)
    for limits in get_args(kind):
        if isinstance(limits, msgspec.Meta) and isinstance(limits.ge, int) and isinstance(limits.le, int):
            return range(limits.ge, limits.le + 1)
    return ()


def listed(values: Sequence[Any]) -> list[Any]:
    """Valid values for a message: a range is shortened to its ends."""
    return [f"{values[0]}–{values[-1]}"] if isinstance(values, range) else list(values)


@cache
def described(kind: type[Options]) -> Mapping[str, Option]:
    """The descriptions of all options, with words for every value. Refuses ones that do not match the options."""
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
        if not _is_told(said):
            raise _wrong(kind, name, NOT_TOLD, langs=LANGUAGES, got=repr(said))
    for other, some in option.when.items():
        if not {*some} <= {*valid.get(other, ())}:
            raise _wrong(kind, name, NEVER, other=other, some=list(some))
    return option._replace(values={text: words[text] for text in valid[name]})


def _is_told(said: object) -> bool:
    return isinstance(said, Words) and all(said)


def _wrong(kind: type[Options], name: str, mistake: Words, **parameters: Any) -> BadOptions:
    file = f"{kind.__module__.replace('.', '/')}.py"
    return BadOptions(file=file, option=name, mistake=filled(mistake, **parameters))


def phrase(option: Option, value: str) -> Words:
    """An option and its value as one noun phrase. A switch that is on is just its name."""
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
    """Options from texts, as in a record or on a command line."""
    valid = valid_values(kind)
    values: dict[str, Any] = {}
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
