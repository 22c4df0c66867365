"""Messages and entries of the log: anything may come in, all that goes out can be read, and nobody's id is in it."""

import asyncio
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.server.protocol import commands, messages
from igroteka.server.protocol.commands import Act, AnyMessage, Begin, Rise, Sit
from igroteka.server.protocol.messages import AnyOut
from igroteka.server.table import entries
from igroteka.server.table.entries import AnyEntry, Opened, Picked, Raced, Removed, Sat
from igroteka.server.table.lines import line_of
from igroteka.server.table.table import Added
from tests.server.shapes import instances, plain_json
from tests.server.world import World, opened

PERSON = "id-of-a-person"

out = msgspec.json.Decoder(AnyOut)
line = msgspec.json.Decoder(messages.Line)


def is_understood_or_refused(data: bytes | str) -> None:
    try:
        message = commands.parse(data)
    except msgspec.MsgspecError:
        return
    assert isinstance(message, AnyMessage)


# What comes in


@given(st.binary())
def test_any_bytes_are_a_message_or_an_error_of_msgspec(data: bytes):
    is_understood_or_refused(data)


@given(st.text(st.characters()))
def test_any_text_is_a_message_or_an_error_of_msgspec(text: str):
    is_understood_or_refused(text)


@given(instances(AnyMessage), st.data())
def test_a_damaged_message_is_a_message_or_an_error_of_msgspec(message: AnyMessage, data: st.DataObject):
    written = msgspec.json.encode(message)
    first, last = sorted(data.draw(st.tuples(*[st.integers(0, len(written))] * 2)))
    is_understood_or_refused(written[:first] + data.draw(st.binary(max_size=3)) + written[last:])


kinds = st.sampled_from([kind.__name__.lower() for kind in get_args(AnyMessage)])
fields = st.sampled_from([*Act.__struct_fields__, "name", "bot", "chair", "v", "since", "wish", "mark", "person"])


@given(kinds, st.dictionaries(fields, plain_json))
def test_wrong_fields_are_refused(kind: str, others: dict[str, Any]):
    is_understood_or_refused(msgspec.json.encode({"t": kind, **others}))


@pytest.mark.parametrize("data", [b'{"t":"begin","id":"\xff"}', '{"t":"begin","id":"\ud800"}', b"[" * 1_000_000, b""])
def test_what_json_readers_stumble_over_is_refused(data: bytes | str):
    with pytest.raises(msgspec.MsgspecError):
        commands.parse(data)


def test_a_field_that_does_not_belong_to_the_message_is_refused():
    with pytest.raises(msgspec.ValidationError):
        commands.parse(b'{"t":"begin","id":"1","person":"ann"}')


# There and back


@given(instances(AnyMessage))
def test_every_message_from_a_client_comes_back_as_it_was_and_is_short_enough(message: AnyMessage):
    written = msgspec.json.encode(message)
    assert commands.parse(written) == message
    assert len(written) <= commands.MOST_BYTES


@given(instances(AnyOut))
def test_every_message_to_a_client_comes_back_as_it_was(message: AnyOut):
    assert out.decode(messages.written(message)) == message


@given(instances(AnyEntry))
def test_every_entry_of_the_log_comes_back_as_it_was(entry: AnyEntry):
    assert entries.read(entries.written(entry)) == entry


# What others are never told


def of_the_person(entry: AnyEntry) -> AnyEntry:
    match entry:
        case Sat():
            return msgspec.structs.replace(entry, person=PERSON, giver=PERSON)
        case Removed():
            return msgspec.structs.replace(entry, person=PERSON)
        case Opened():
            return msgspec.structs.replace(entry, host=PERSON)
        case _:
            return entry


def test_people_are_only_in_entries_where_these_tests_look_for_them():
    with_people = [kind for kind in get_args(AnyEntry) if {"person", "host", "giver"} & {*kind.__struct_fields__}]
    assert with_people == [Opened, Sat, Removed]


@given(instances(AnyEntry).map(of_the_person))
def test_no_line_tells_who_a_person_is(entry: AnyEntry):
    written = bytes(line_of(Added(entry)))
    assert PERSON.encode() not in written
    assert line.decode(written).e == type(entry).__struct_config__.tag


@given(instances(Picked), st.integers(0, 6))
def test_no_line_tells_which_chair_was_picked(entry: Picked, another: int):
    assert line_of(Added(entry)) == line_of(Added(msgspec.structs.replace(entry, chair=another)))


@given(instances(Raced))
def test_no_line_carries_a_tape(entry: Raced):
    assert bytes(line_of(Added(entry))) == b'{"e":"raced"}'


def test_nothing_that_a_table_sends_tells_who_a_person_is():
    async def story() -> list[dict[str, Any]]:
        world = World(msgspec.structs.replace(opened("mazaitsy"), host=f"{PERSON} 1"))
        await world.open()
        ann, bob = await world.client(f"{PERSON} 1"), await world.client(f"{PERSON} 2")
        await ann.do(Sit, seat=0, name="Аня")
        await bob.do(Sit, seat=0, name="Боря")
        await bob.do(Sit, seat=1, name="Боря")
        await ann.do(Begin)
        await bob.do(Act, seat=0, n=bob.n, a="boat c3 n")
        await bob.do(Rise, seat=1)
        bob.goes()
        watching = await world.client(f"{PERSON} 3")
        return [*ann.got, *bob.got, *watching.got]

    got = asyncio.run(story())
    assert {one["t"] for one in got} == {"welcome", "news", "people", "done", "refused"}
    assert PERSON not in str(got)
