"""The browser's types are those of the server."""

import re
from typing import get_args

from msgspec.inspect import type_info

from igroteka.server import typescript
from igroteka.server.commands import AnyMessage
from igroteka.server.messages import AnyOut


def test_the_file_in_the_tree_is_what_the_structs_say():
    assert typescript.FILE.read_text(encoding="utf-8") == typescript.module()


def test_every_message_has_its_kind_and_its_meaning():
    text = typescript.module()
    for kind in get_args(AnyMessage) + get_args(AnyOut):
        assert f' */\nexport interface {kind.__name__} {{\n  t: "{kind.__name__.lower()}";\n' in text


def test_every_name_is_given_once():
    names = re.findall(r"^export (?:interface|type) (\w+)", typescript.module(), re.MULTILINE)
    assert len(names) == len({*names})


def test_the_server_leaves_out_what_the_types_call_optional():
    for sent in (AnyOut, *typescript.ANSWERS):
        for struct in typescript.structs_in(type_info(sent)):
            assert struct.cls.__struct_config__.omit_defaults or all(field.required for field in struct.fields)
