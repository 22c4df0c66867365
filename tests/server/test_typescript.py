"""The browser's types are those of the server."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec.inspect import type_info

from igroteka.server.doors import typescript
from igroteka.server.protocol.commands import AnyMessage
from igroteka.server.protocol.messages import AnyOut


@pytest.mark.parametrize(("file", "text"), typescript.files().items(), ids=lambda one: getattr(one, "name", ""))
def test_the_files_in_the_tree_are_what_the_structs_say(file: Path, text: str):
    assert file.read_text(encoding="utf-8") == text


def test_every_message_has_its_kind_and_its_meaning():
    text = typescript.protocol()
    for kind in get_args(AnyMessage) + get_args(AnyOut):
        assert f' */\nexport interface {kind.__name__} {{\n  t: "{kind.__name__.lower()}";\n' in text


@pytest.mark.parametrize("text", typescript.files().values(), ids=lambda text: text.splitlines()[2])
def test_every_name_is_given_once(text: str):
    names = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    assert len(names) == len({*names})


def test_the_server_leaves_out_what_the_types_call_optional():
    for sent in (AnyOut, *typescript.ANSWERS):
        for struct in typescript.structs_in(type_info(sent)):
            assert struct.cls.__struct_config__.omit_defaults or all(field.required for field in struct.fields)
