"""Clients over real sockets: good ones, confused ones, hostile ones and slow ones."""

import asyncio
import socket
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, get_args

import msgspec
import pytest
import websockets
from websockets.frames import Frame, Opcode

from igroteka.core.dice import Dice
from igroteka.server.doors import socket as door
from igroteka.server.doors.limits import HELLOS, Limits
from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.commands import MOST_BYTES, AnyCommand
from igroteka.server.protocol.messages import Because
from igroteka.store.memory import MemoryStore
from tests.server.client import AMPLE, Client, Guest, Running, running
from tests.server.world import Disk


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def two_at_a_table(house: Running) -> tuple[str, Client, Client, Guest, Guest]:
    """Ann and Bob have begun a match of Marrakech, and it is Ann's turn."""
    ann, bob = Guest(house, "ann"), Guest(house, "bob")
    table = (await ann.open_table("marrakech", seats=[{"name": "Аня"}, {}]))["id"]
    here, there = await ann.come(table), await bob.come(table)
    assert (await there.do("sit", seat=1, name="Боря"))["t"] == "done"
    assert (await here.do("begin"))["t"] == "done"
    return table, here, there, ann, bob


# Coming back


def test_a_client_that_is_cut_off_at_every_message_misses_nothing():
    async def story() -> None:
        async with running() as house:
            table, ann, bob, _, guest = await two_at_a_table(house)
            dice, cuts = Dice(2), 0
            while not ann.is_over:
                actor = ann if ann.position.get("legal") else bob
                await actor.act(dice.randrange)
                known, _ = bob.lines, await bob.go()
                bob, cuts = await guest.come(table, known), cuts + 1
                assert bob.last("welcome")["since"] == len(known)
                n = len(bob.lines)
                await ann.until(lambda n=n: ann.n == n)
            assert bob.lines == ann.lines
            assert cuts > 40

    run(story())


def test_an_answer_that_got_lost_is_given_again_on_a_new_connection():
    async def story() -> None:
        async with running() as house:
            table, ann, _, guest, _ = await two_at_a_table(house)
            command = {"id": "mine", "seat": 0, "n": ann.n, "a": "ahead"}
            await ann.send(t="act", **command)
            await ann.go()
            again = await guest.come(table)
            answers = [await again.do("act", **command) for _ in range(3)]
            assert [answer["t"] for answer in answers] == ["done"] * 3
            assert [line.get("a") for line in again.lines].count("ahead") == 1

    run(story())


def test_two_tabs_in_one_seat_both_work():
    async def story() -> None:
        async with running() as house:
            table, first, bob, guest, _ = await two_at_a_table(house)
            second = await guest.come(table)
            assert first.position["legal"] == second.position["legal"]
            assert (await second.act(lambda _: 0))["t"] == "done"
            await first.until(lambda: first.n == second.n)
            assert (await first.act(lambda _: 0))["t"] == "done"
            await first.go()
            assert second.last("news")["seats"][0]["present"]
            await second.go()
            await bob.until(lambda: not bob.last("people")["seats"][0].get("present"))

    run(story())


def test_of_what_two_tabs_do_at_once_one_is_done():
    async def story() -> None:
        async with running() as house:
            table, first, bob, guest, _ = await two_at_a_table(house)
            second, n = await guest.come(table), first.n
            for ids in (("a", "b"), ("c", "c")):  # by two decisions, or by one that both tabs send
                answers = await asyncio.gather(
                    first.do("act", id=ids[0], seat=0, n=first.n, a=first.position["legal"]["0"][0]),
                    second.do("act", id=ids[1], seat=0, n=first.n, a=first.position["legal"]["0"][0]),
                )
                told = sorted(answer.get("code", answer["t"]) for answer in answers)
                assert told == (["done", "stale"] if ids[0] != ids[1] else ["done", "done"])
                for client in (first, second, bob):
                    await client.until(lambda client=client, n=n: client.n > n)
                n = first.n
            assert first.lines == second.lines == bob.lines
            assert [line.get("by") for line in first.lines].count("seat") == 2

    run(story())


# Commands that are not to be obeyed


def test_stale_reordered_and_foreign_commands_change_nothing():
    async def story() -> None:
        async with running() as house:
            table, ann, bob, _, _ = await two_at_a_table(house)
            eve = await Guest(house, "eve").come(table)
            before = ann.n
            wrong = [
                (ann, "stale", {"seat": 0, "n": before + 1, "a": "ahead"}),
                (ann, "stale", {"seat": 0, "n": 0, "a": "ahead"}),
                (ann, "not-yours", {"seat": 1, "n": before, "a": "ahead"}),
                (ann, "no-such-seat", {"seat": 7, "n": before, "a": "ahead"}),
                (ann, "unknown-step", {"seat": 0, "n": before, "a": "up"}),
                (bob, "not-your-turn", {"seat": 1, "n": before, "a": "ahead"}),
                (eve, "not-yours", {"seat": 0, "n": before, "a": "ahead"}),
            ]
            for client, code, command in wrong:
                assert (await client.do("act", **command))["code"] == code
            first, second = await asyncio.gather(
                ann.do("act", seat=0, n=before, a="ahead"), ann.do("act", seat=0, n=before, a="left")
            )
            assert first["t"] == "done"
            assert second["code"] == "stale"
            assert ann.n == before + 2

    run(story())


def test_a_seat_that_a_hundred_grab_at_once_goes_to_one():
    async def story() -> None:
        async with running() as house:
            host = Guest(house, "host")
            table = (await host.open_table("marrakech"))["id"]
            crowd = [await Guest(house, str(number)).come(table) for number in range(100)]
            answers = await asyncio.gather(*(one.do("sit", seat=0, name="я") for one in crowd))
            assert [answer["t"] for answer in answers].count("done") == 1
            assert {answer["code"] for answer in answers if answer["t"] == "refused"} == {"taken"}
            assert sum(one.you == [0] for one in crowd) == 1

    run(story())


def test_what_can_be_asked_about_a_step():
    async def story() -> None:
        async with running() as house:
            _, ann, bob, _, _ = await two_at_a_table(house)
            assert (await ann.do("why", id="mine", a="ahead")) == {"t": "because", "id": "mine"}
            assert (await bob.do("why", a="lay c3c4"))["clause"].startswith("MK-")
            assert (await ann.do("why", a="up"))["code"] == "unknown-step"
            assert len((await bob.do("preview", a="ahead"))["outcomes"]) == 4
            assert (await bob.do("preview", a="lay c3c4"))["code"] == "illegal"

    run(story())


# What is no message


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    '{"t":"fly"}',
    '{"t":"act"}',
    '{"t":"act","id":"1","seat":"0","n":1,"a":"ahead"}',
    '{"t":"act","id":"1","seat":-1,"n":1,"a":"ahead"}',
    '{"t":"act","id":"1","seat":0,"n":1e99,"a":"ahead"}',
    '{"t":"act","id":"","seat":0,"n":1,"a":"ahead"}',
    '{"t":"act","id":"1","seat":0,"n":1,"a":"' + "x" * 81 + '"}',
    '{"t":"begin","id":"1","extra":1}',
    '{"t":"opened"}',
    '{"e":"sat","seat":0}',
    '{"t":"act","id":"1","seat":0,"n":1,"a":"\ud800"}'.encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
    '{"t":"wish","seat":0}',
    "[" * 1500,
    '{"x":' + "[" * 1900,
]


@pytest.mark.parametrize("text", MALFORMED)
def test_what_is_no_message_is_refused_and_the_talk_goes_on(text: str):
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("marrakech"))["id"]
            client = await ann.come(table)
            await client.socket.send(text)
            await client.until(lambda: client.got[-1]["t"] == "refused")
            assert client.got[-1] == {"t": "refused", "code": client.got[-1]["code"]} | {
                key: client.got[-1][key] for key in ("id", "parameters") if key in client.got[-1]
            }
            assert client.got[-1]["code"] in ("malformed", "not-begun", "unknown-wish")
            assert (await client.do("sit", seat=0, name="Аня"))["t"] == "done"

    run(story())


NAMED = {
    '{"t":"act","id":"1","seat":"0","n":1,"a":"ahead"}': "1",
    '{"t":"fly","id":"mine"}': "mine",
    '{"id":"mine"}': "mine",
    '{"t":"begin","id":"1","extra":1}': "1",
    '{"t":"begin","id":7}': None,
    '{"t":"fly","id":"' + "x" * 41 + '"}': None,
    '{"t":"fly","id":"mine"': None,
    '[{"id":"mine"}]': None,
    '{"id":"mine","x":' + "[" * 1900: None,
}


def test_what_is_malformed_is_refused_by_its_id_if_that_can_be_read():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            client = await ann.come((await ann.open_table("marrakech"))["id"])
            for text in NAMED:
                await client.socket.send(text)
            await client.until(lambda: [one["t"] for one in client.got].count("refused") == len(NAMED))
            refusals = [one for one in client.got if one["t"] == "refused"]
            assert {one["code"] for one in refusals} == {"malformed"}
            assert [one.get("id") for one in refusals] == list(NAMED.values())

    run(story())


SOUND = {"id": "x", "seat": 0, "n": 6, "a": "ahead", "name": "Ева", "bot": "solid", "chair": 0, "v": 1, "since": 0}
SOUND |= {"look": 3, "bots": "solid", "knock": 1, "locked": True, "several": True, "entropy": "0" * 64}
HOSTILE = [
    None,
    True,
    -1,
    0,
    7,
    8,
    1.5,
    1e308,
    2**63,
    -(2**70),
    "",
    "0",
    "x" * 90,
    "\x00",
    "\u202e",
    "/../",
    [],
    {},
    [0],
]


def hostile(dice: Dice) -> str:
    """A command as it should be, but for a field or two, which are wrong, missing or too many."""
    kind = get_args(AnyCommand)[dice.randrange(len(get_args(AnyCommand)))]
    frame = {"t": kind.__name__.lower()} | {name: SOUND[name] for name in kind.__struct_fields__}
    for _ in range(dice.randrange(3)):
        frame[list(frame)[dice.randrange(len(frame))]] = HOSTILE[dice.randrange(len(HOSTILE))]
    if not dice.randrange(4):
        del frame[list(frame)[dice.randrange(len(frame))]]
    if not dice.randrange(8):
        frame["person"] = "ann"
    return msgspec.json.encode(frame).decode()


def test_hostile_frames_are_refused_by_code_and_change_nothing(capfd: pytest.CaptureFixture[str]):
    async def story() -> None:
        async with running() as house:
            table, ann, _, _, _ = await two_at_a_table(house)
            dice, eve, before = Dice(7), Guest(house, "eve"), await stood(house, table)
            codes = set()
            for _ in range(60):
                client = await eve.come(table)
                for _ in range(door.MOST_STRIKES):
                    await client.socket.send(hostile(dice))
                assert (await client.do("why", id="last", a="ahead"))["t"] == "because"
                assert {one["t"] for one in client.got} <= {"welcome", "refused", "because", "people", "ping"}
                codes |= {one["code"] for one in client.got if one["t"] == "refused"}
                await client.go()
            assert codes >= {"malformed", "not-yours", "stale", "taken", "no-such-seat", "no-such-bot", "not-over"}
            assert await stood(house, table) == before
            assert (await ann.act(lambda _: 0))["t"] == "done"

    run(story())
    assert "Traceback" not in "".join(capfd.readouterr())


async def stood(house: Running, table: str) -> tuple[int, bytes]:
    """How long a table's log is, and where its match stands."""
    match = (await house.server.hub.look(table)).match
    assert match is not None
    return len((await house.server.store.read(table)).entries), match.state.key()


def test_too_much_that_is_no_message_ends_the_talk():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("marrakech"))["id"]
            client = await ann.come(table)
            for _ in range(door.MOST_STRIKES + 1):
                await client.socket.send("{")
            assert await client.closed() == Close.MALFORMED

    run(story())


def test_binary_and_oversized_frames_end_the_talk():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("marrakech"))["id"]
            for data, code in ((b"{}", Close.NOT_TEXT), ("x" * (MOST_BYTES + 1), Close.TOO_LARGE)):
                client = await ann.come(table)
                await client.socket.send(data)
                assert await client.closed() == code
            client = await ann.come(table)
            await client.socket.send(b"\xff", text=True)
            assert await client.closed() == Close.NO_UTF8
            client = await ann.come(table)
            with suppress(websockets.ConnectionClosed):
                await client.socket.send("x" * 10_000_000)
            assert await client.closed() == Close.TOO_LARGE

    run(story())


def test_who_talks_too_fast_is_told_and_then_sent_away():
    async def story() -> None:
        async with running(limits=Limits(messages=5), pace=0.001) as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("marrakech"))["id"]
            client = await ann.come(table)
            for _ in range(60):
                await client.send(t="pong", mark=0)
            assert await client.closed() == Close.TOO_FAST
            assert client.last("refused")["code"] == "too-fast"

    run(story())


def test_who_says_hello_too_often_is_told_and_then_sent_away():
    async def story() -> None:
        async with running(pace=0.001) as house:
            ann = Guest(house, "ann")
            client = await ann.come((await ann.open_table("marrakech"))["id"])
            for _ in range(HELLOS + door.MOST_STRIKES):
                await client.send(t="hello", v=1)
            assert await client.closed() == Close.TOO_FAST
            assert [one["t"] for one in client.got].count("welcome") == HELLOS

    run(story())


def test_the_lines_of_a_long_log_count_as_requests(monkeypatch: pytest.MonkeyPatch):
    """Those that a client has already do not count, nor are they sent again on the same connection."""
    monkeypatch.setattr(door, "LINES_A_REQUEST", 0.25)

    async def story() -> None:
        async with running(pace=0.001) as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("marrakech"))["id"]
            bucket = house.server.gate.requests.bucket("127.0.0.1")

            async def cost(client: Client, since: int) -> int:
                before, client.lines = bucket.has, [*client.lines, *[{}] * since]
                await client.hello(since)
                return round(before - bucket.has)

            client = await ann.connect(table)
            assert [await cost(client, since) for since in (0, 0, 1)] == [4, 0, 0]
            assert await cost(await ann.connect(table), 1) == 0
            assert await cost(await ann.connect(table), 999) == 4

    run(story())


# Coming in


def test_the_first_message_is_a_hello_of_this_version(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("marrakech"))["id"]
            for message, code in (
                ({"t": "begin", "id": "1"}, Close.MALFORMED),
                ({"t": "hello", "v": 2}, Close.VERSION),
            ):
                client = await ann.connect(table)
                await client.send(**message)
                assert await client.closed() == code
            client = await ann.come(table)
            await client.send(t="hello", v=2)
            assert await client.closed() == Close.VERSION
            monkeypatch.setattr(door, "HELLO_WITHIN", 0.05)
            client = await ann.connect(table)
            assert await client.closed() == Close.SILENT

    run(story())


def test_a_socket_on_which_somebody_has_said_hello_does_not_give_way_to_others():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            client = await ann.connect((await ann.open_table("marrakech"))["id"])
            assert len(house.server.connections.greeting.due) == 1
            await client.hello()
            assert not house.server.connections.greeting.due

    run(story())


def test_a_table_that_is_not_there_is_said_to_be_none():
    async def story() -> None:
        async with running() as house:
            for table in ("nowhere", "%2e%2e", "a/b", "%00", "'"):
                client = await Guest(house, "ann").connect(table)
                await client.send(t="hello", v=1)
                assert await client.closed() == Close.NO_TABLE
                assert client.last("refused")["code"] == "no-such-table"

    run(story())


def test_pages_of_other_servers_cannot_connect():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("marrakech"))["id"]
            for origin in ("http://evil.example", "null", f"http://127.0.0.1:{house.port + 1}", "http://[", ""):
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await ann.connect(table, origin=origin)
                assert refused.value.response.status_code == 403
            client = await ann.connect(table, origin=house.http)
            assert (await client.hello())["t"] == "welcome"

    run(story())


def test_an_address_may_have_so_many_sockets():
    async def story() -> None:
        async with running(limits=Limits(sockets=3)) as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("marrakech"))["id"]
            clients = [await ann.come(table) for _ in range(3)]
            with pytest.raises(websockets.InvalidStatus):
                await ann.connect(table)
            await clients[0].go()
            await clients[1].until(lambda: not house.server.gate.sockets.open["127.0.0.1"] > 2)
            await ann.come(table)

    run(story())


def test_a_stranger_may_watch_and_is_known_from_then_on():
    async def story() -> None:
        async with running() as house:
            table = (await Guest(house, "ann").open_table("marrakech"))["id"]
            eve = Guest(house, "eve")
            client = await eve.come(table)
            await client.do("sit", seat=1, name="Ева")
            await client.go()
            assert (await eve.come(table)).you == [1]

    run(story())


def test_no_message_carries_anybodys_id():
    async def story() -> None:
        async with running() as house:
            table, ann, bob, guest, _ = await two_at_a_table(house)
            await bob.do("lend", seat=1, bot="solid")
            person, alias = house.server.who.person(guest.cookies), house.server.who.guest(guest.cookies, table)
            told = msgspec.json.encode([ann.got, bob.got]).decode()
            assert person
            assert alias is not None
            assert person not in told
            assert not any(one in told for one in alias.aliases)

    run(story())


# Trouble


async def with_small_buffer(house: Running, table: str) -> Client:
    """A client that has little room for what it does not read."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", house.port))
    return await Guest(house, "eve").connect(table, sock=small)


def test_a_slow_reader_is_dropped_and_delays_nobody():
    async def story() -> None:
        async with running() as house:
            table, ann, bob, _, _ = await two_at_a_table(house)
            sleeper = await with_small_buffer(house, table)
            await sleeper.send(t="hello", v=1)
            await sleeper.until(lambda: sleeper.got)
            assert sleeper.socket.transport
            sleeper.socket.transport.pause_reading()
            room = house.server.hub.rooms[table]
            while len(room.audience.watchers) > 2:
                room.send_all(Because(id="x" * 50_000))
                assert (await ann.do("why", a="ahead"))["t"] == "because"
            assert (await ann.act(lambda _: 0))["t"] == "done"
            await bob.until(lambda: bob.n == ann.n)
            sleeper.socket.transport.abort()

    run(story())


def test_who_pings_and_never_reads_the_answers_is_cut_off():
    async def story() -> None:
        async with running() as house:
            table, _, _, _, _ = await two_at_a_table(house)
            pinger = await with_small_buffer(house, table)
            assert pinger.socket.transport
            pinger.socket.transport.pause_reading()
            ping = Frame(Opcode.PING, b"x" * 100).serialize(mask=True)
            async with asyncio.timeout(60):
                while not pinger.socket.transport.is_closing():
                    pinger.socket.transport.write(1000 * ping)
                    await asyncio.sleep(0.01)

    run(story())


def test_what_nobody_foresaw_closes_the_socket_and_the_table_is_read_anew(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        async with running() as house:
            table, ann, bob, guest, _ = await two_at_a_table(house)

            def broken(*_: Any) -> Any:
                raise ZeroDivisionError

            with monkeypatch.context() as patched:
                patched.setattr("igroteka.server.room.room.follow", broken)
                await ann.send(t="act", id="x", seat=0, n=ann.n, a="ahead")
                assert await ann.closed() == Close.TROUBLE
            assert "ZeroDivisionError" not in str(ann.got)
            again = await guest.come(table)
            assert (await again.do("act", id="x", seat=0, n=again.n, a="ahead"))["t"] == "done"
            await bob.until(lambda: bob.n == again.n)

    run(story())


def test_a_full_disk_pauses_the_table_until_there_is_room():
    async def story() -> None:
        disk = Disk()
        async with running(MemoryStore(disk), limits=AMPLE) as house:
            _, ann, bob, guest, _ = await two_at_a_table(house)
            disk.is_full = True
            assert (await ann.do("act", seat=0, n=ann.n, a="ahead"))["code"] == "paused"
            assert (await guest.ask("POST", "/api/tables", {"game": "tayu"})).json()["code"] == "paused"
            await bob.until(lambda: bob.got[-1]["t"] == "paused")
            disk.is_full = False
            assert (await ann.do("act", seat=0, n=ann.n, a="ahead"))["t"] == "done"
            await bob.until(lambda: bob.n == ann.n)

    run(story())
