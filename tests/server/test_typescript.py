"""The browser's types are those of the server."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec.inspect import type_info

from igroteka.server.doors import typescript
from igroteka.server.protocol.commands import AnyMessage
from igroteka.server.protocol.messages import AnyOut


@pytest.fixture(scope="module")
def files() -> dict[Path, str]:
    return typescript.files()


def test_the_files_in_the_tree_are_what_the_structs_say(files: dict[Path, str]):
    assert {file: file.read_text(encoding="utf-8") for file in files} == files


def test_every_message_has_its_kind_and_its_meaning():
    text = typescript.protocol()
    for kind in get_args(AnyMessage) + get_args(AnyOut):
        assert f' */\nexport interface {kind.__name__} {{\n  t: "{kind.__name__.lower()}";\n' in text


def test_every_name_is_given_once(files: dict[Path, str]):
    for file, text in files.items():
        names = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
        assert len(names) == len({*names}), file


def test_the_server_leaves_out_what_the_types_call_optional():
    for sent in (AnyOut, *typescript.ANSWERS):
        for struct in typescript.structs_in(type_info(sent)):
            assert struct.cls.__struct_config__.omit_defaults or all(field.required for field in struct.fields)
