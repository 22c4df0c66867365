"""All that is sent, as TypeScript: `./run python -m igroteka.server.typescript` writes web/src/protocol.ts.

A field with a default is optional. The server leaves out what has its default, so where that is None, no null comes.
"""

import ast
import inspect
import itertools
import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

from igroteka.server.catalogue import Described
from igroteka.server.commands import AnyCommand, AnyMessage
from igroteka.server.entries import By
from igroteka.server.http import Address, Entered, ReplayAsked, SeatAsked, SeatLink, Token
from igroteka.server.messages import PROTOCOL, AnyOut
from igroteka.server.refusal import Code
from igroteka.server.replaying import Replay
from igroteka.server.wanted import Wanted
from igroteka.store.store import Page, Table

FILE = Path(__file__).parents[3] / "web" / "src" / "protocol.ts"
HEAD = "// Written by `./run python -m igroteka.server.typescript`. What it means is told in docs/protocol.md."
UNIONS = {"AnyCommand": AnyCommand, "AnyMessage": AnyMessage, "AnyOut": AnyOut}
REQUESTS = (Wanted, SeatAsked, Token, ReplayAsked)
ANSWERS = (Described, Table, Page, SeatLink, Entered, Replay, Address)
NAMES = {get_args(By): "By", get_args(Code): "Code"}
WIDTH = 120


def module() -> str:
    """The whole file."""
    kinds = (*UNIONS.values(), *REQUESTS, *ANSWERS)
    structs = {struct.cls: struct for kind in kinds for struct in structs_in(shapes.type_info(kind))}
    parts = [HEAD, f"export const PROTOCOL = {PROTOCOL};"]
    parts += [alias(name, quoted(values)) for values, name in NAMES.items()]
    parts += [interface(struct) for struct in structs.values()]
    parts += [alias(name, [kind.__name__ for kind in get_args(union)]) for name, union in UNIONS.items()]
    return "\n\n".join(parts) + "\n"


def structs_in(shape: Any) -> Iterator[shapes.StructType]:
    """Those that the type is made of, each before those that contain it."""
    match shape:
        case shapes.StructType():
            for field in shape.fields:
                yield from structs_in(field.type)
            yield shape
        case shapes.UnionType(types):
            for one in types:
                yield from structs_in(one)
        case shapes.ListType(item) | shapes.VarTupleType(item) | shapes.DictType(_, item):
            yield from structs_in(item)
        case shapes.Metadata(extra={"holds": held}):
            yield from structs_in(shapes.type_info(held))


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
            return cls.__name__
        case shapes.Metadata(extra={"holds": held}):
            return spelled(shapes.type_info(held))
        case shapes.LiteralType(values):
            return named(values) or " | ".join(quoted(values))
        case shapes.UnionType(types):
            return " | ".join(map(spelled, types))
        case shapes.ListType(item) | shapes.VarTupleType(item):
            return f"({spelled(item)})[]" if " | " in spelled(item) else f"{spelled(item)}[]"
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
    shapes.RawType: "unknown",  # a view: each game has its own
}


def named(values: tuple[Any, ...]) -> str | None:
    return next((name for known, name in NAMES.items() if set(known) == set(values)), None)


def quoted(values: tuple[Any, ...]) -> list[str]:
    return [json.dumps(value) for value in values]


def when_absent(field: shapes.Field) -> str | None:
    """What it means that the field is not there, if that is not simply that there is nothing to say."""
    if field.default_factory is not msgspec.NODEFAULT:
        return f"Absent: {json.dumps(field.default_factory())}."
    return None if field.default in (msgspec.NODEFAULT, None) else f"Absent: {json.dumps(field.default)}."


def comment(text: str | None) -> list[str]:
    if not text:
        return []
    first, *others = inspect.cleandoc(text).splitlines()
    return ["/**", *(f" * {line}".rstrip() for line in (first, *others)), " */"] if others else [f"/** {first} */"]


def told_below_fields(struct: type) -> dict[str, str]:
    """The sentences below fields, which Python forgets, from the source."""
    told: dict[str, str] = {}
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    for field, below in itertools.pairwise(ast.iter_child_nodes(tree)):
        match field, below:
            case ast.AnnAssign(ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                told[name] = text
    return told


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(module(), encoding="utf-8")
