"""JSON Schema of all messages and views, for clients in any language. Served at /api/schema."""

from functools import cache
from typing import Any, Union

import msgspec

from igroteka.games import NAMES, game
from igroteka.server.protocol.commands import AnyMessage
from igroteka.server.protocol.messages import AnyOut, Line

DIALECT = "https://json-schema.org/draft/2020-12/schema"


@cache
def schema() -> dict[str, Any]:
    """`FromClient` is what a client may send, `ToClient` what it gets."""
    views = tuple(game(name).view_type for name in NAMES)
    roots = {"FromClient": AnyMessage, "ToClient": AnyOut, "View": Union[views]}  # noqa: UP007 (of as many types as there are games)
    kinds, parts = msgspec.json.schema_components([*roots.values(), Line], ref_template="#/$defs/{name}")
    unions = dict(zip(roots, kinds, strict=False))
    either = [{"$ref": f"#/$defs/{name}"} for name in ("FromClient", "ToClient")]
    return {"$schema": DIALECT, "title": "Igroteka", "anyOf": either, "$defs": {**unions, **parts}}
