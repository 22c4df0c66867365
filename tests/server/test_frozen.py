"""A log that cannot be read to its end: the table is frozen, what is good is shown, and nothing is retried."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.match.match import Match
from igroteka.match.record import Record
from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.commands import Begin, Sit
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.entries import Begun, Opened, read, written
from igroteka.server.table.folding import fold_log
from igroteka.server.table.table import Table
from igroteka.store.memory import MemoryStore
from igroteka.store.store import StoredEntry, StoredTable
from tests.server.client import Guest, QuickBots, running
from tests.server.world import World, opened

LOG = (Path(__file__).parents[1] / "logs" / "first" / "marrakech-1.jsonl").read_bytes().splitlines()
BEGUN = next(number for number, payload in enumerate(LOG) if isinstance(read(payload), Begun))
MIDDLE = 100
STRANGE = [
    (b'{"e":"step","a":"lay z9z9"}', "illegal"),
    (b'{"e":"step","a":"top 1"}', "illegal"),
    (b'{"e":"undo","to":9999}', "illegal"),
    (b'{"e":"teleported","seat":0}', "unknown-entry"),
    (b'{"e":"step"}', "damaged"),
    (b'{"e":"sat","seat":7,"person":"x","name":"x"}', "damaged"),
    (b'{"e":"rose","seat":-1}', "damaged"),
    (b'{"e":"begun","order":[0,1]}', "damaged"),
    (LOG[0], "damaged"),
    (b"", "damaged"),
    (b"{", "damaged"),
    (b"\xff\xfe", "damaged"),
    (b'{"e":"' + b"\xff" + b'"}', "damaged"),
    (b"[" * 100_000, "damaged"),
    (b"null", "damaged"),
]


def stored(payloads: list[bytes]) -> list[StoredEntry]:
    return [StoredEntry(number, payload, None) for number, payload in enumerate(payloads)]


def changed(**fields: Any) -> list[bytes]:
    """The log with other facts in its first entry."""
    first = read(LOG[0])
    assert isinstance(first, Opened)
    return [written(replace(first, **fields)), *LOG[1:]]


def test_a_good_log_is_not_frozen():
    folded = fold_log(stored(LOG))
    assert folded.frozen is None
    assert folded.table is not None
    assert len(folded.lines) == folded.table.n == len(LOG)


@pytest.mark.parametrize(("payload", "why"), STRANGE)
def test_the_table_is_folded_up_to_the_first_strange_entry(payload: bytes, why: str):
    folded = fold_log(stored([*LOG[:MIDDLE], payload, *LOG[MIDDLE:]]))
    good = Table.fold([read(one) for one in LOG[:MIDDLE]])
    assert folded.frozen is not None
    assert (folded.frozen.n, folded.frozen.why) == (MIDDLE, why)
    assert str(MIDDLE) in folded.frozen.said.en
    assert str(MIDDLE) in folded.frozen.said.ru
    assert folded.table is not None
    assert folded.table.match is not None
    assert good.match is not None
    assert folded.table.match.state.key() == good.match.state.key()
    assert (folded.table.n, len(folded.lines), folded.table.summary) == (MIDDLE, MIDDLE, good.summary)


def test_a_missing_entry_is_noticed():
    folded = fold_log([entry for entry in stored(LOG) if entry.number != MIDDLE])
    assert folded.frozen is not None
    assert (folded.frozen.n, folded.frozen.why) == (MIDDLE, "damaged")


@pytest.mark.parametrize("rules", [2, 0])
def test_a_match_by_other_rules_is_not_played_by_these(rules: int):
    folded = fold_log(stored(changed(rules=rules)))
    assert folded.frozen is not None
    assert (folded.frozen.n, folded.frozen.why) == (BEGUN, "other-rules")
    assert folded.table is not None
    assert folded.table.match is None
    before = fold_log(stored(changed(rules=rules)[:BEGUN]))  # it may not begin, either
    assert before.frozen is not None
    assert before.frozen.why == "other-rules"


@pytest.mark.parametrize(
    ("payloads", "why"),
    [(changed(game="chess"), "unknown-game"), (changed(options={"players": "9"}), "illegal"), ([], "damaged")],
)
def test_a_table_of_which_nothing_can_be_read_has_no_position(payloads: list[bytes], why: str):
    folded = fold_log(stored(payloads))
    assert folded.table is None
    assert folded.frozen is not None
    assert (folded.frozen.n, folded.frozen.why) == (0, why)


async def store_with(payloads: list[bytes]) -> MemoryStore:
    store = MemoryStore()
    summary = Table.fold([read(payload) for payload in LOG[:MIDDLE]]).summary
    await store.restore(StoredTable("cold", "COLD", summary), stored(payloads))
    return store


def test_whoever_comes_sees_the_last_good_position_and_is_told():
    async def story() -> None:
        store, bots = await store_with([*LOG[:MIDDLE], b"?", *LOG[MIDDLE:]]), QuickBots()
        async with running(store, bots) as house:
            ann = Guest(house, "ann")
            for since in (0, MIDDLE - 10):
                client = await ann.connect("cold")
                client.lines = [{}] * since
                await client.send(t="hello", v=1, since=since)
                assert await client.closed() == Close.FROZEN
                welcome, refused = client.got
                assert (welcome["n"], len(welcome["lines"])) == (MIDDLE, MIDDLE - since)
                assert not {"legal", "waits", "free", "left"} & welcome["position"].keys()
                told = {"t": "refused", "code": "frozen", "parameters": {"n": MIDDLE, "why": "damaged"}}
                assert refused == told
            record = await ann.ask("GET", "/api/tables/cold/record")
            match = Match.replay(Record.read(record.text))
            good = Table.fold([read(one) for one in LOG[:MIDDLE]]).match
            assert good is not None
            assert match.state.key() == good.state.key()
            replay = await ann.ask("POST", "/api/replay", {"table": "cold"})
            assert replay.json()["n"] == len(match.entries)
            for path, body in (("/api/tables/cold/token", {}), ("/api/tables/cold/token", {"seat": 0})):
                assert (await ann.ask("POST", path, body)).json()["code"] in ("not-yours", "frozen")
            assert (await ann.ask("GET", "/t/cold")).status_code == 200
            assert "id" in await ann.open_table("tayu")
        assert bots.asked == 0
        assert len((await store.read("cold")).entries) == len(LOG) + 1

    asyncio.run(story())


def test_of_a_table_by_other_rules_the_record_is_whole_and_nothing_is_shown():
    async def story() -> None:
        async with running(await store_with(changed(rules=7))) as house:
            ann = Guest(house, "ann")
            client = await ann.connect("cold")
            await client.send(t="hello", v=1)
            assert await client.closed() == Close.FROZEN
            assert "position" not in client.got[0]
            record = (await ann.ask("GET", "/api/tables/cold/record")).text
            sound = Table.fold([read(one) for one in LOG]).match
            assert sound is not None
            body = sound.record.text().replace("rules 1\n", "rules 7\n")
            assert record.splitlines()[:-1] == body.splitlines()[:-1]  # but for the seal
            answer = await ann.ask("POST", "/api/replay", {"table": "cold"})
            assert (answer.status_code, answer.json()["code"]) == (409, "not-begun")

    asyncio.run(story())


def test_where_nothing_can_be_read_there_is_only_the_refusal():
    async def story() -> None:
        async with running(await store_with(changed(game="chess"))) as house:
            ann = Guest(house, "ann")
            client = await ann.connect("cold")
            await client.send(t="hello", v=1)
            assert await client.closed() == Close.FROZEN
            assert [one["t"] for one in client.got] == ["refused"]
            record = await ann.ask("GET", "/api/tables/cold/record")
            assert (record.status_code, record.text.splitlines()[1]) == (200, "game chess")
            replay = await ann.ask("POST", "/api/replay", {"table": "cold"})
            assert (replay.status_code, replay.json()["code"]) == (409, "frozen")

    asyncio.run(story())


def test_a_table_that_freezes_while_people_are_there_sends_them_away_once():
    async def story() -> None:
        world = World(opened(bots=(None, "solid")))
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=0, name="Аня")
        await ann.do(Begin)
        length = len((await world.store.read("t1")).entries)
        await world.store.append("t1", length, [b"?"], None, None)  # by another program
        world.room.forget()
        with pytest.raises(Refusal, match="frozen"):
            await world.room.commit(lambda table: [])
        assert ann.closed == Close.FROZEN
        assert ann.last("refused") == {"t": "refused", "code": "frozen", "parameters": {"n": length, "why": "damaged"}}
        asked = world.bots.asked
        await world.clock.pass_by(3600)
        assert world.bots.asked == asked
        assert [one["t"] for one in ann.got].count("refused") == 1
        assert len((await world.store.read("t1")).entries) == length + 1

    asyncio.run(story())
