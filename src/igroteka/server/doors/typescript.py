"""Writes all messages as TypeScript types.

`./run python -m igroteka.server.doors.typescript` writes web/src/wire/protocol.ts and, for the views of each game,
web/src/wire/views/<game>.ts. A field with a default is optional: the server omits fields that have their default, so
where that is None, null is never sent.
"""

import ast
import inspect
import itertools
import json
import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, cast, get_args, get_origin

import msgspec
from msgspec import inspect as shapes

from igroteka.core.view import View
from igroteka.games import NAMES, game
from igroteka.server.doors.catalogue import Card, Described
from igroteka.server.doors.http import Address
from igroteka.server.doors.key_links import KeyLink, KeyOffer, KeysHeld
from igroteka.server.doors.lessons import LessonsTold, StepAsked, StepTold
from igroteka.server.doors.matches import ReplayAsked, ReviewAsked
from igroteka.server.doors.my_tables import MyPage, MyTable, Parted
from igroteka.server.doors.phrasebook import FirstSaid, Phrasebook, RulesSaid
from igroteka.server.doors.replay import Replay
from igroteka.server.doors.seat_links import Entered, GivenBack, Offer, SeatAsked, SeatLink, Token
from igroteka.server.doors.throws import Chances, ChancesAsked, Throws
from igroteka.server.protocol.commands import AnyCommand, AnyMessage
from igroteka.server.protocol.messages import PROTOCOL, AnyOut, By
from igroteka.server.protocol.refusal import Code
from igroteka.server.reviews.job import Progress
from igroteka.server.table.opening import Wanted
from igroteka.store.store import Page, StoredTable

HOME = Path(__file__).parents[4] / "web" / "src" / "wire"
HEAD = "// Written by `./run python -m igroteka.server.doors.typescript`. What it means is told in docs/protocol.md."
UNIONS = {"AnyCommand": AnyCommand, "AnyMessage": AnyMessage, "AnyOut": AnyOut}
REQUESTS = (Wanted, SeatAsked, Token, GivenBack, ReplayAsked, ReviewAsked, StepAsked)
ANSWERS = (
    Card,
    Described,
    Phrasebook,
    FirstSaid,
    RulesSaid,
    StoredTable,
    Page,
    MyTable,
    MyPage,
    Parted,
    SeatLink,
    Offer,
    Entered,
    KeyLink,
    KeyOffer,
    KeysHeld,
    Replay,
    ChancesAsked,
    Chances,
    Throws,
    Progress,
    Address,
    LessonsTold,
    StepTold,
)
VIEWS = {name: game(name).view_type for name in NAMES}
WIDTH = 120


def _closed_sets() -> dict[frozenset[Any], tuple[str, tuple[str, ...]]]:
    """The names and the order of the declared sets of texts, which msgspec does not keep."""
    declared = {"By": By, "Code": Code}
    places = [declared, *(vars(sys.modules[view.__module__]) for view in VIEWS.values())]
    named = [(name, one) for place in places for name, one in place.items() if get_origin(one) is Literal]
    return {frozenset(get_args(one)): (name, get_args(one)) for name, one in named}


CLOSED_SETS = _closed_sets()


def files() -> dict[Path, str]:
    """All files, with their texts."""
    views = {HOME / "views" / f"{name}.ts": module([view]) for name, view in VIEWS.items()}
    return {HOME / "protocol.ts": protocol(), **views}


def protocol() -> str:
    """Messages, requests and answers."""
    imports = [f'import type {{ {view.__name__} }} from "./views/{name}.ts";' for name, view in VIEWS.items()]
    start = ["\n".join(imports), f"export const PROTOCOL = {PROTOCOL};"]
    start += [alias("AnyView", [view.__name__ for view in VIEWS.values()])]
    unions = [alias(name, [kind.__name__ for kind in get_args(union)]) for name, union in UNIONS.items()]
    return module([*UNIONS.values(), *REQUESTS, *ANSWERS], start, unions)


def module(kinds: Sequence[Any], start: Sequence[str] = (), end: Sequence[str] = ()) -> str:
    """A file with everything that these types consist of."""
    inner = [part for kind in kinds for part in parts(shapes.type_info(kind))]
    sets = {CLOSED_SETS.get(frozenset(part.values)): None for part in inner if isinstance(part, shapes.LiteralType)}
    aliases = [alias(name, quoted(values)) for name, values in filter(None, sets)]
    structs = {part.cls: part for part in inner if isinstance(part, shapes.StructType)}
    interfaces = [interface(struct) for struct in structs.values()]
    return "\n\n".join([HEAD, *start, *aliases, *interfaces, *end]) + "\n"


def structs_in(shape: Any) -> Iterator[shapes.StructType]:
    """The structs that the type consists of, each before those that contain it."""
    return (part for part in parts(shape) if isinstance(part, shapes.StructType))


def parts(shape: Any) -> Iterator[Any]:
    """All types that the type consists of, each before those that contain it."""
    match shape:
        case shapes.StructType(cls):
            if cls is View:  # each game has its own file
                return
            for field in shape.fields:
                yield from parts(field.type)
        case shapes.UnionType(types) | shapes.TupleType(types):
            for one in types:
                yield from parts(one)
        case shapes.ListType(item) | shapes.VarTupleType(item):
            yield from parts(item)
        case shapes.DictType(key, item):
            yield from parts(key)
            yield from parts(item)
        case shapes.Metadata():
            yield from parts(held_by(shape))
        case _:
            pass
    yield shape


def held_by(shape: shapes.Metadata) -> shapes.Type:
    """The type of what a text holds as JSON."""
    extra = cast("dict[str, Any]", shape.extra)  # pyright: ignore[reportUnknownMemberType]
    return shapes.type_info(extra["holds"])


def interface(struct: shapes.StructType) -> str:
    told = told_below_fields(struct.cls)
    lines = [*comment(struct.cls.__doc__), f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field is not None:
        lines += [f"  {struct.tag_field}: {json.dumps(struct.tag)};"]
    for field in struct.fields:
        said = " ".join(filter(None, [told.get(field.name), when_absent(field)]))
        lines += ["  " + line for line in comment(said)]
        lines += [f"  {field.encode_name}{'' if field.required else '?'}: {field_type(field)};"]
    return "\n".join([*lines, "}"])


def alias(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";"


def field_type(field: shapes.Field) -> str:
    shape = field.type
    if isinstance(shape, shapes.UnionType) and field.default is None:
        shape = shapes.UnionType(tuple(one for one in shape.types if not isinstance(one, shapes.NoneType)))
    return spelled(shape)


def spelled(shape: Any) -> str:
    """A type as TypeScript writes it."""
    match shape:
        case shapes.StructType(cls):
            return "AnyView" if cls is View else cls.__name__
        case shapes.Metadata():
            return spelled(held_by(shape))
        case shapes.LiteralType(values):
            name, _ = CLOSED_SETS.get(frozenset(values), (None, ()))
            return name or " | ".join(quoted(values))
        case shapes.UnionType(types):
            return " | ".join(map(spelled, types))
        case shapes.ListType(item) | shapes.VarTupleType(item):
            return f"({spelled(item)})[]" if " | " in spelled(item) else f"{spelled(item)}[]"
        case shapes.TupleType(items):
            return f"[{', '.join(map(spelled, items))}]"
        case shapes.DictType(key, value):
            return f"Record<{spelled(key)}, {spelled(value)}>"
        case _:
            return PLAIN[type(shape)]


PLAIN: dict[type, str] = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


def quoted(values: tuple[Any, ...]) -> list[str]:
    return [json.dumps(value) for value in values]


def when_absent(field: shapes.Field) -> str | None:
    """What an absent field means, where it is not simply nothing."""
    if field.default_factory is not msgspec.NODEFAULT:
        return f"Absent: {json.dumps(field.default_factory())}."
    return None if field.default in (msgspec.NODEFAULT, None) else f"Absent: {json.dumps(field.default)}."


def comment(text: str | None) -> list[str]:
    if not text:
        return []
    first, *others = inspect.cleandoc(text).splitlines()
    return ["/**", *(f" * {line}".rstrip() for line in (first, *others)), " */"] if others else [f"/** {first} */"]


def told_below_fields(struct: type) -> dict[str, str]:
    """The docstrings below fields, read from the source because Python does not keep them."""
    told = told_below_fields(base) if (base := struct.__mro__[1]) is not msgspec.Struct else {}
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    for field, below in itertools.pairwise(ast.iter_child_nodes(tree)):
        match field, below:
            case ast.AnnAssign(ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                told[name] = text
            case _:
                pass
    return told


if __name__ == "__main__":
    for file, text in files().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
