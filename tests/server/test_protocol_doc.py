"""docs/protocol.md and docs/tables.md tell what the server does: every example is read by the server's own decoders."""

import ast
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from igroteka.match.match import Match
from igroteka.match.record import Record
from igroteka.server.doors import http
from igroteka.server.doors.typescript import ANSWERS, REQUESTS
from igroteka.server.protocol import commands, messages
from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.commands import AnyMessage
from igroteka.server.protocol.messages import AnyOut, Line
from igroteka.server.protocol.refusal import CODES
from igroteka.server.table import entries
from igroteka.server.table.entries import AnyEntry, Stepped
from igroteka.server.table.table import FOLDS

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
TABLES = (ROOT / "docs/tables.md").read_text(encoding="utf-8")
SOURCES = (ROOT / "src/igroteka/server").glob("*.py")

BLOCK = re.compile(r"^```json\n(.*?)^```$", re.DOTALL | re.MULTILINE)
BODY = re.compile(r"`([A-Z]\w+)`:\n\n```json\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def examples(text: str, key: str) -> list[dict[str, Any]]:
    """Those that have this key, and are therefore messages, or entries of the log."""
    return [one for one in map(msgspec.json.decode, BLOCK.findall(text)) if key in one]


def rows(title: str) -> list[list[str]]:
    """The table below this title, without its head."""
    section = PROTOCOL.split(f"\n## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


# Messages

FROM_CLIENTS = {tag(kind) for kind in get_args(AnyMessage)}


def reread(example: dict[str, Any]) -> Any:
    """The example as the server would write it."""
    data = msgspec.json.encode(example)
    if example["t"] in FROM_CLIENTS:
        return msgspec.json.decode(msgspec.json.encode(commands.parse(data)))
    return msgspec.json.decode(messages.written(msgspec.json.decode(data, type=AnyOut)))


@pytest.mark.parametrize("example", examples(PROTOCOL, "t"), ids=lambda example: example["t"])
def test_every_example_is_a_message_of_the_server(example: dict[str, Any]):
    assert reread(example) == example
    for line in example.get("lines", []):
        assert msgspec.to_builtins(msgspec.convert(line, Line)) == line


def test_every_kind_of_message_has_an_example():
    assert {one["t"] for one in examples(PROTOCOL, "t")} == {tag(kind) for kind in get_args(AnyMessage | AnyOut)}


def test_the_page_is_about_the_version_that_is_spoken():
    assert PROTOCOL.startswith(f"# The protocol, version {messages.PROTOCOL}\n")
    assert str(commands.MOST_BYTES) in PROTOCOL


# Refusals


def parameters_in_the_source() -> dict[str, set[str]]:
    """What each code is refused with, wherever the server does so."""
    found: dict[str, set[str]] = {}
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Refused"), args=[ast.Constant(str(code))], keywords=keywords):
                    found.setdefault(code, set()).update(keyword.arg for keyword in keywords if keyword.arg)
    return found


def test_every_refusal_has_its_line():
    assert sorted(row[0].strip("`") for row in rows("Refusals")) == sorted(CODES)
    assert all(all(row[2:]) for row in rows("Refusals"))


def test_refusals_are_told_with_the_parameters_that_they_have():
    told = {row[0].strip("`"): set(re.findall(r"`(\w+)`", row[1])) for row in rows("Refusals")}
    raised = parameters_in_the_source()
    assert {code: told[code] for code in raised} == raised


def test_every_close_code_has_its_line():
    assert [int(row[0]) for row in rows("Close codes")] == sorted(Close)


# HTTP

BODIES = {kind.__name__: kind for kind in (*REQUESTS, *ANSWERS)}


@pytest.mark.parametrize(("kind", "text"), BODY.findall(PROTOCOL))
def test_every_body_is_one_that_the_server_reads_or_writes(kind: str, text: str):
    body = msgspec.json.decode(text, type=BODIES[kind])
    if BODIES[kind] in ANSWERS:
        assert msgspec.json.decode(msgspec.json.encode(body)) == msgspec.json.decode(text)


def test_every_body_has_an_example():
    assert {kind for kind, _ in BODY.findall(PROTOCOL)} == {*BODIES}


def test_every_address_is_told():
    for handler in http.ROUTES:
        for one in [handler.path] if isinstance(handler, type) else sorted(handler.paths):
            told = one.replace(":str", "")
            assert f" {told}" in PROTOCOL or f"`{told}" in PROTOCOL, one


# The log


@pytest.mark.parametrize("example", examples(TABLES, "e"), ids=lambda example: example["e"])
def test_every_example_is_an_entry_of_a_log(example: dict[str, Any]):
    written = entries.written(entries.read(msgspec.json.encode(example)))
    assert msgspec.json.decode(written) == example


def test_every_kind_of_entry_has_an_example_and_its_place_in_the_fold():
    assert {one["e"] for one in examples(TABLES, "e")} == {tag(kind) for kind in get_args(AnyEntry)}
    folding = TABLES.split("\n## Folding\n")[1].split("\n## ")[0]
    assert all(f"`{tag(kind)}`" in folding for kind in (*FOLDS, Stepped))


def test_the_record_of_the_page_replays():
    (text,) = re.findall(r"^```\n(igroteka record .*?)^```$", TABLES, re.DOTALL | re.MULTILINE)
    assert Match.replay(Record.read(text)).state.phase == "lay"
