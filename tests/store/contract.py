"""What every store has to do. A backend's tests inherit these, and say how it is opened."""

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.core.throw_count import ThrowCount
from igroteka.store.errors import NoSuchTable, Stale, Taken
from igroteka.store.store import (
    PAGE,
    Appended,
    Awaited,
    Finish,
    Log,
    Owned,
    OwnedPage,
    Owner,
    Store,
    StoredEntry,
    StoredTable,
    Summary,
    Time,
)

OPEN = Summary("marrakech", public=True, status="open", seats=4, free=1, names=["Ann"])
PLAYING = Summary("marrakech", public=True, status="playing", seats=4, free=1, names=["Ann"])
OVER = Summary("marrakech", public=True, status="over", seats=4, free=1, names=["Ann"])
PRIVATE = Summary("tayu", public=False, status="open", seats=2, free=1, names=["Ann"])
MARKET = StoredTable("market", "ABCDE", OPEN)
NOW = 1_800_000_000_000
DAY = 24 * 3600 * 1000


class SetClock:
    """A clock that shows what a test wants."""

    def __init__(self) -> None:
        self.moment = NOW

    def __call__(self) -> int:
        return self.moment


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that waits for things, as pytest runs it."""

    @functools.wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))

    return run


def entries(*payloads: bytes, first: int = 0, command: str | None = None) -> list[StoredEntry]:
    """A batch as it is read back, written now."""
    commands = [command, *[None] * len(payloads)]
    return [StoredEntry(first + index, payload, commands[index], NOW) for index, payload in enumerate(payloads)]


def timed(table: StoredTable) -> StoredTable:
    """The table as it is read back, if all its entries were written now."""
    return replace(table, created=NOW, changed=NOW)


async def owned_ids(store: Store, *people: str) -> list[str]:
    return [one.table.id for one in (await store.owned(people)).tables]


class StoreContract:
    async def open(self, folder: Path, time: Time) -> Store:
        """The store of this folder: opened a second time, it holds what it held when it was closed."""
        raise NotImplementedError

    @contextlib.asynccontextmanager
    async def opened(self, folder: Path, time: Time | None = None) -> AsyncIterator[Store]:
        store = await self.open(folder, time or SetClock())
        try:
            yield store
        finally:
            await store.close()

    @in_a_loop
    async def test_a_table_is_read_as_it_was_made(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"rules", b"seats"])
            assert await store.read("market") == Log(timed(MARKET), entries(b"rules", b"seats"))
            assert await store.find("ABCDE") == timed(MARKET)
            assert await store.table("market") == timed(MARKET)
            with pytest.raises(NoSuchTable):
                await store.table("nowhere")

    @in_a_loop
    async def test_within_a_time_a_code_finds_an_open_table_that_is_young(self, tmp_path):
        clock = SetClock()
        async with self.opened(tmp_path, clock) as store:
            await store.create(MARKET, [b"0"])
            await store.create(StoredTable("played", "FGHIJ", PLAYING), [b"0"])
            clock.moment += DAY
            assert (await store.find("ABCDE", DAY)).id == "market"
            with pytest.raises(NoSuchTable):
                await store.find("FGHIJ", DAY)
            clock.moment += 1
            with pytest.raises(NoSuchTable):
                await store.find("ABCDE", DAY)
            assert (await store.find("ABCDE")).id == "market"

    @in_a_loop
    async def test_a_code_that_finds_nothing_any_more_is_released_for_another_table(self, tmp_path):
        clock = SetClock()
        async with self.opened(tmp_path, clock) as store:
            await store.create(MARKET, [b"0"])
            assert not await store.release("ABCDE", DAY)
            assert not await store.release("QQQQQ", DAY)
            await store.append("market", 1, [b"1"], None, PLAYING)
            assert await store.release("ABCDE", DAY)
            assert (await store.read("market")).table.code == "market"
            await store.create(StoredTable("new", "ABCDE", OPEN), [b"0"])
            assert (await store.find("ABCDE", DAY)).id == "new"

    @in_a_loop
    async def test_a_table_may_begin_with_nothing(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [])
            assert await store.read("market") == Log(MARKET, [])
            assert await store.append("market", 0, [b"a"], None, OPEN) == Appended(0, already=False)

    @in_a_loop
    async def test_batches_follow_each_other_without_gaps(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"0"])
            assert await store.append("market", 1, [b"1", b"2", b"3"], "roll", PLAYING) == Appended(1, already=False)
            assert await store.append("market", 4, [b"4"], None, OVER) == Appended(4, already=False)
            log = await store.read("market")
            assert log.table == timed(StoredTable("market", "ABCDE", OVER))
            assert log.entries == [
                *entries(b"0"),
                *entries(b"1", b"2", b"3", first=1, command="roll"),
                *entries(b"4", first=4),
            ]

    @in_a_loop
    async def test_a_log_is_read_from_any_number(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"%d" % number for number in range(9)])
            everything = (await store.read("market")).entries
            for since in range(11):
                assert await store.read("market", since) == Log(timed(MARKET), everything[since:])

    @in_a_loop
    async def test_payloads_and_texts_come_back_to_the_byte(self, tmp_path):
        payloads = [b"", b"\0", bytes(range(256)), '{"кто": "Аня"}'.encode(), b"x" * 1_000_000]
        table = StoredTable("стол \0 'one'; --", "ЁЖ%_🎲", PRIVATE)
        async with self.opened(tmp_path) as store:
            await store.create(table, payloads)
            await store.append(table.id, 5, payloads, "ход \0 №1", PRIVATE)
        async with self.opened(tmp_path) as store:
            log = await store.read(table.id)
            assert log.entries == entries(*payloads) + entries(*payloads, first=5, command="ход \0 №1")
            assert await store.find(table.code) == log.table == timed(table)

    @in_a_loop
    async def test_a_command_is_stored_once(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"0"])
            await store.append("market", 1, [b"1", b"2"], "roll", PLAYING)
            await store.append("market", 3, [b"3"], "lay", PLAYING)
            before = await store.read("market")
            for at in (1, 3, 4, 99):
                assert await store.append("market", at, [b"other"], "roll", OVER) == Appended(1, already=True)
                assert await store.append("market", at, [b"3"], "lay", OVER) == Appended(3, already=True)
            assert await store.read("market") == before

    @in_a_loop
    async def test_a_command_told_several_times_at_once_is_stored_once(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [])
            asked = [store.append("market", 0, [b"1", b"2"], "roll", PLAYING) for _ in range(8)]
            told = await asyncio.gather(*asked)
            assert sorted(told, key=lambda one: one.already) == [Appended(0, False)] + [Appended(0, True)] * 7
            assert len((await store.read("market")).entries) == 2

    @in_a_loop
    async def test_each_table_has_commands_of_its_own(self, tmp_path):
        async with self.opened(tmp_path) as store:
            for name in ("one", "two"):
                await store.create(StoredTable(name, name, OPEN), [])
                assert await store.append(name, 0, [b"1"], "roll", OPEN) == Appended(0, already=False)

    @in_a_loop
    async def test_batches_without_a_command_are_never_taken_for_each_other(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"same"])
            for number in range(1, 4):
                assert await store.append("market", number, [b"same"], None, OPEN) == Appended(number, already=False)

    @in_a_loop
    async def test_who_is_at_the_wrong_number_is_told_so(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"0", b"1"])
            before = await store.read("market")
            for at in (-1, 0, 1, 3, 10**30):
                with pytest.raises(Stale) as told:
                    await store.append("market", at, [b"late"], "late", OVER)
                assert told.value.parameters == {"at": at, "next": 2}
            assert await store.read("market") == before
            assert await store.append("market", 2, [b"late"], "late", OVER) == Appended(2, already=False)

    @in_a_loop
    async def test_of_several_at_the_same_number_one_is_stored(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [])
            asked = [store.append("market", 0, [b"%d" % who], f"of {who}", OPEN) for who in range(5)]
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(one) for one in told].count(Stale) == 4
            winner = told.index(Appended(0, already=False))
            assert (await store.read("market")).entries == entries(b"%d" % winner, command=f"of {winner}")

    @in_a_loop
    async def test_a_table_that_is_not_there_is_named(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [])
            for asked in (store.read("ABCDE"), store.find("market"), store.append("x", 0, [b"a"], "c", OPEN)):
                with pytest.raises(NoSuchTable):
                    await asked
            assert await store.count() == 1

    @in_a_loop
    async def test_ids_and_codes_are_given_once(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"first"])
            await store.create(StoredTable("other", "OTHER", OPEN), [])
            for table, what in (
                (StoredTable("market", "FRESH", OVER), "id"),
                (StoredTable("fresh", "ABCDE", OVER), "code"),
                (StoredTable("market", "OTHER", OVER), "id"),
            ):
                with pytest.raises(Taken) as told:
                    await store.create(table, [b"second"])
                assert told.value.parameters["what"] == what
            assert await store.read("market") == Log(timed(MARKET), entries(b"first"))
            assert await store.count() == 2
            await store.create(StoredTable("fresh", "FRESH", OPEN), [])

    @in_a_loop
    async def test_fifty_tables_play_at_once(self, tmp_path):
        async def play(store: Store, name: str) -> None:
            await store.create(StoredTable(name, name, PLAYING), [])
            at = 0
            for batch in range(20):
                payloads = [f"{name} {at + index}".encode() for index in range(batch % 3 + 1)]
                assert await store.append(name, at, payloads, f"{batch}", PLAYING) == Appended(at, already=False)
                at += len(payloads)

        names = [f"table {number}" for number in range(50)]
        async with self.opened(tmp_path) as store:
            await asyncio.gather(*[play(store, name) for name in names])
        async with self.opened(tmp_path) as store:
            for name in names:
                log = await store.read(name)
                assert [(entry.number, entry.payload) for entry in log.entries] == [
                    (number, f"{name} {number}".encode()) for number in range(39)
                ]
                assert [entry.command for entry in log.entries if entry.command] == [f"{batch}" for batch in range(20)]

    @in_a_loop
    async def test_whoever_reads_meanwhile_sees_whole_batches_and_all_that_was_acknowledged(self, tmp_path):
        acknowledged = 0

        async def write(store: Store) -> None:
            nonlocal acknowledged
            for at in range(0, 300, 3):
                await store.append("market", at, [b"%d" % (at + index) for index in range(3)], None, PLAYING)
                acknowledged = at + 3

        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [])
            writing = asyncio.create_task(write(store))
            while not writing.done():
                least = acknowledged
                read = [entry.payload for entry in (await store.read("market")).entries]
                assert len(read) >= least
                assert len(read) % 3 == 0
                assert read == [b"%d" % number for number in range(len(read))]
                await asyncio.sleep(0)
            await writing

    @in_a_loop
    async def test_lists_tell_the_last_changed_first(self, tmp_path):
        async with self.opened(tmp_path) as store:
            tables = [StoredTable(name, name, OPEN) for name in ("one", "two", "three")]
            for table in tables:
                await store.create(table, [])
            await store.create(StoredTable("private", "private", PRIVATE), [])
            one, two, three = tables
            assert (await store.listed("open", public=True)).tables == [three, two, one]
            await store.append("one", 0, [b"a"], None, OPEN)
            assert (await store.listed("open", public=True)).tables == [timed(one), three, two]
            await store.append("two", 0, [b"a"], None, PLAYING)
            assert (await store.listed("open", public=True)).tables == [timed(one), three]
        async with self.opened(tmp_path) as store:
            await store.append("three", 0, [b"a"], None, OPEN)
            assert (await store.listed("open", public=True)).tables == [timed(three), timed(one)]
            assert (await store.listed("playing", public=True)).tables == [timed(StoredTable("two", "two", PLAYING))]
            assert (await store.listed("open", public=False)).tables == [StoredTable("private", "private", PRIVATE)]
            assert (await store.listed("over", public=True)).tables == []

    @in_a_loop
    async def test_without_a_summary_lists_stay_as_they_are(self, tmp_path):
        async with self.opened(tmp_path) as store:
            tables = [StoredTable(name, name, OPEN) for name in ("one", "two")]
            for table in tables:
                await store.create(table, [])
            assert await store.append("one", 0, [b"a"], "first", None) == Appended(0, already=False)
            stayed = [tables[1], timed(tables[0])]
            assert (await store.listed("open", public=True)).tables == stayed
            assert (await store.read("one")).table == timed(tables[0])
            assert await store.append("one", 0, [b"a"], "first", OPEN) == Appended(0, already=True)
            assert (await store.listed("open", public=True)).tables == stayed

    @in_a_loop
    async def test_what_is_refused_does_not_move_a_table_in_the_list(self, tmp_path):
        async with self.opened(tmp_path) as store:
            for name in ("one", "two"):
                await store.create(StoredTable(name, name, OPEN), [])
                await store.append(name, 0, [b"a"], "first", OPEN)
            await store.append("one", 1, [b"b"], "first", OPEN)
            with pytest.raises(Stale):
                await store.append("one", 0, [b"b"], "second", OPEN)
            assert [table.id for table in (await store.listed("open", public=True)).tables] == ["two", "one"]

    @in_a_loop
    async def test_lists_come_in_pages(self, tmp_path):
        async with self.opened(tmp_path) as store:
            names = [str(number) for number in range(2 * PAGE)]
            await asyncio.gather(*[store.create(StoredTable(name, name, OPEN), []) for name in names])
            newest_first = names[::-1]
            first = await store.listed("open", public=True)
            await store.append("0", 0, [b"goes to the front, which has been read"], None, OPEN)
            second = await store.listed("open", public=True, before=first.next)
            assert [table.id for table in first.tables] == newest_first[:PAGE]
            assert [table.id for table in second.tables] == newest_first[PAGE:-1]
            assert second.next is None

    @in_a_loop
    async def test_a_full_page_may_be_the_last(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await asyncio.gather(*[store.create(StoredTable(str(name), str(name), OPEN), []) for name in range(PAGE)])
            page = await store.listed("open", public=True)
            assert (len(page.tables), page.next) == (PAGE, None)

    @in_a_loop
    async def test_tables_are_counted(self, tmp_path):
        async with self.opened(tmp_path) as store:
            assert await store.count() == 0
            for number in range(3):
                await store.create(StoredTable(str(number), str(number), PRIVATE), [])
            assert await store.count() == 3

    @in_a_loop
    async def test_a_secret_is_made_once(self, tmp_path):
        made = iter([b"first", b"second", b"third"])
        async with self.opened(tmp_path) as store:
            asked = [store.once("key", lambda: next(made)) for _ in range(5)]
            assert await asyncio.gather(*asked) == [b"first"] * 5
            assert await store.once("other", lambda: next(made)) == b"second"
        async with self.opened(tmp_path) as store:
            assert await store.once("key", lambda: next(made)) == b"first"
        assert list(made) == [b"third"]

    @in_a_loop
    async def test_a_secret_that_could_not_be_made_is_not_there(self, tmp_path):
        def fail() -> bytes:
            raise ArithmeticError("no dice")

        async with self.opened(tmp_path) as store:
            with pytest.raises(ArithmeticError):
                await store.once("key", fail)
            assert await store.once("key", lambda: b"made") == b"made"

    # Dice

    @in_a_loop
    async def test_the_secret_of_a_table_is_kept_beside_its_log(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"0"])
            assert (await store.read("market")).secret is None
            await store.append("market", 1, [b"1"], "begin", None, secret=b"s" * 32)
            await store.append("market", 2, [b"2"], None, None)
        async with self.opened(tmp_path) as store:
            log = await store.read("market")
            assert log.secret == b"s" * 32
            assert [entry.payload for entry in log.entries] == [b"0", b"1", b"2"]

    @in_a_loop
    async def test_of_a_batch_that_is_not_appended_no_secret_is_kept(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"0"])
            with pytest.raises(Stale):
                await store.append("market", 5, [b"1"], None, None, secret=b"s")
            await store.append("market", 1, [b"1"], "begin", None, secret=b"first")
            await store.append("market", 2, [b"2"], "begin", None, secret=b"second")
            assert (await store.read("market")).secret == b"first"

    @in_a_loop
    async def test_the_throws_of_a_match_are_counted_once(self, tmp_path):
        one, two = ThrowCount("roll {n}", "roll 1", 3, 2.5, 1.25), ThrowCount("roll {n}", "roll 2", 0, 0.5, 0.25)
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"0"])
            await store.create(StoredTable("other", "OTHER", OPEN), [b"0"])
            for _ in range(2):
                await store.count_throws("market", "marrakech", [one, two])
            await store.count_throws("other", "marrakech", [one])
            await store.delete("other")
            with pytest.raises(NoSuchTable):
                await store.count_throws("other", "marrakech", [one])
        async with self.opened(tmp_path) as store:
            assert await store.throws("marrakech") == [ThrowCount("roll {n}", "roll 1", 6, 5.0, 2.5), two]
            assert await store.throws("tayu") == []

    @in_a_loop
    async def test_lists_say_how_often_a_match_went_back_beyond_chance(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"0"])
            await store.append("market", 1, [b"1"], None, replace(OPEN, turned_back=3))
            assert (await store.table("market")).summary.turned_back == 3
            assert [table.summary.turned_back for table in (await store.listed("open", public=True)).tables] == [3]

    @in_a_loop
    async def test_a_review_is_kept_with_its_table_and_one_of_another_version_is_none(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"0"])
            assert await store.review("market", 1) is None
            await store.keep_review("market", 1, b"rough")
            await store.keep_review("market", 1, b"good")
        async with self.opened(tmp_path) as store:
            assert await store.review("market", 1) == b"good"
            assert await store.review("market", 2) is None
            await store.delete("market")
            assert await store.review("market", 1) is None
            with pytest.raises(NoSuchTable):
                await store.keep_review("market", 1, b"late")

    # Times

    @in_a_loop
    async def test_a_table_tells_when_it_was_made_and_when_it_last_changed(self, tmp_path):
        clock = SetClock()
        async with self.opened(tmp_path, clock) as store:
            await store.create(MARKET, [b"0"])
            clock.moment += 5
            await store.append("market", 1, [b"1", b"2"], "roll", None)
            log = await store.read("market")
            assert [entry.time for entry in log.entries] == [NOW, NOW + 5, NOW + 5]
            assert (log.table.created, log.table.changed) == (NOW, NOW + 5)
            assert (await store.listed("open", public=True)).tables == [log.table]

    @in_a_loop
    async def test_a_clock_that_jumps_back_does_not_make_times_fall(self, tmp_path):
        clock = SetClock()
        async with self.opened(tmp_path, clock) as store:
            await store.create(MARKET, [b"0"])
            for at, jump in enumerate((-DAY, 0, 10, -(10**9), DAY), 1):
                clock.moment = NOW + jump
                assert await store.append("market", at, [b"%d" % at], str(at), OPEN) == Appended(at, already=False)
        clock.moment = NOW - DAY
        async with self.opened(tmp_path, clock) as store:
            await store.append("market", 6, [b"6"], None, OPEN)
            log = await store.read("market")
        assert [entry.payload for entry in log.entries] == [b"%d" % number for number in range(7)]
        assert [entry.time for entry in log.entries] == [NOW, NOW, NOW, NOW + 10, NOW + 10, NOW + DAY, NOW + DAY]

    @in_a_loop
    async def test_a_log_of_another_store_keeps_its_times_and_commands(self, tmp_path):
        moved = [StoredEntry(0, b"0", None, None), StoredEntry(1, b"1", "roll", 7), StoredEntry(2, b"2", None, 7)]
        async with self.opened(tmp_path) as store:
            await store.restore(MARKET, moved)
            assert await store.read("market") == Log(replace(MARKET, changed=7), moved)
            assert await store.append("market", 3, [b"other"], "roll", OPEN) == Appended(1, already=True)
            with pytest.raises(Taken):
                await store.restore(MARKET, moved)

    @in_a_loop
    async def test_the_result_is_kept(self, tmp_path):
        result = [Finish("Аня", None, 40, 1), Finish("", "solid", -3, 2)]
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"0"])
            await store.append("market", 1, [b"1"], None, replace(OVER, result=result))
        async with self.opened(tmp_path) as store:
            assert (await store.find("ABCDE")).summary == replace(OVER, result=result)

    # Cleaning

    @in_a_loop
    async def test_a_deleted_table_is_gone_with_its_log_its_code_and_its_owners(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"0"], [Owner("ann at market", "Ann")])
            await store.create(StoredTable("other", "OTHER", OPEN), [b"0"], [Owner("ann at other", "Ann")])
            await store.append("market", 1, [b"1"], "roll", OPEN)
            await store.delete("market")
        async with self.opened(tmp_path) as store:
            for asked in (
                store.read("market"),
                store.find("ABCDE"),
                store.append("market", 2, [b"2"], "lay", OPEN),
                store.delete("market"),
                store.visit("market"),
                store.owners("market"),
            ):
                with pytest.raises(NoSuchTable):
                    await asked
            assert await store.count() == 1
            assert await owned_ids(store, "Ann") == ["other"]
            await store.create(MARKET, [b"new"])
            assert (await store.read("market")).entries == entries(b"new")
            assert await store.owners("market") == []

    @in_a_loop
    async def test_a_table_where_nobody_has_been_for_a_day_leaves_the_list_until_somebody_comes(self, tmp_path):
        clock = SetClock()
        async with self.opened(tmp_path, clock) as store:
            for name in ("left", "waiting", "changing"):
                await store.create(StoredTable(name, name, OPEN), [b"0"])
            clock.moment += DAY // 2
            await store.visit("waiting")
            await store.append("changing", 1, [b"sat"], None, OPEN)
            await store.append("left", 1, [b"nothing that lists show"], None, None)

            async def seen() -> set[str]:
                page = await store.listed("open", public=True, seen_within=DAY)
                return {table.id for table in page.tables}

            assert await seen() == {"left", "waiting", "changing"}
            clock.moment = NOW + DAY + 1
            assert await seen() == {"waiting", "changing"}
            await store.visit("left")
            assert await seen() == {"left", "waiting", "changing"}
            clock.moment -= 10 * DAY
            await store.visit("left")
            clock.moment += 10 * DAY
            assert await seen() == {"left", "waiting", "changing"}
            assert len((await store.listed("open", public=True)).tables) == 3

    @in_a_loop
    async def test_tables_are_quiet_when_nothing_happens_and_nobody_comes(self, tmp_path):
        clock = SetClock()
        async with self.opened(tmp_path, clock) as store:
            for name in ("left", "visited", "played"):
                await store.create(StoredTable(name, name, OPEN), [b"0"])
            await store.create(StoredTable("over", "over", OVER), [])
            clock.moment += 5 * DAY
            await store.visit("visited")
            await store.append("played", 1, [b"1"], None, None)
            assert await store.quiet("open", 5 * DAY) == []
            clock.moment += 1
            assert await store.quiet("open", 5 * DAY) == ["left"]
            assert await store.quiet("over", 5 * DAY) == ["over"]
            clock.moment += 5 * DAY
            assert await store.quiet("open", 5 * DAY) == ["left", "visited", "played"]
            assert await store.quiet("playing", 0) == []

    # Owners

    @in_a_loop
    async def test_a_person_finds_their_tables_the_last_changed_first(self, tmp_path):
        async with self.opened(tmp_path) as store:
            for name in ("one", "two", "three", "others"):
                owner = Owner(f"somebody at {name}", "Bob" if name == "others" else "Ann")
                await store.create(StoredTable(name, name, PRIVATE), [b"0"], [owner])
            await store.append("one", 1, [b"over"], None, OVER)
            await store.append("others", 1, [b"sat"], None, PRIVATE, [Owner("ann here", "Ann")])
            await store.visit("two", [Owner("bob here", "Bob")])
            await store.visit("two", [Owner("bob here", "Bob")])
        async with self.opened(tmp_path) as store:
            assert await owned_ids(store, "Ann") == ["others", "one", "three", "two"]
            assert await owned_ids(store, "Bob") == ["others", "two"]
            assert await owned_ids(store, "Bob", "nobody", "Ann") == ["others", "one", "three", "two"]
            assert await owned_ids(store, "nobody") == await owned_ids(store) == []
            assert await store.owners("two") == [Owner("bob here", "Bob"), Owner("somebody at two", "Ann")]

    @in_a_loop
    async def test_the_tables_of_a_person_come_in_pages(self, tmp_path):
        async with self.opened(tmp_path) as store:
            names = [str(number) for number in range(PAGE + 2)]
            for name in names:
                owners = [Owner("ann", "Ann"), Owner("ann elsewhere", "Ann")]  # twice at the table, once in the list
                await store.create(StoredTable(name, name, PRIVATE), [], owners)
            first = await store.owned(["Ann"])
            second = await store.owned(["Ann"], before=first.next)
            assert [one.table.id for one in first.tables + second.tables] == names[::-1]
            assert first.tables[0].aliases == ["ann", "ann elsewhere"]
            assert (len(first.tables), second.next) == (PAGE, None)

    @in_a_loop
    async def test_those_who_own_a_table_are_told_their_aliases_and_who_played(self, tmp_path):
        async with self.opened(tmp_path) as store:
            owners = [Owner("ann here", "Ann"), Owner("bob here", "Bob")]
            await store.create(MARKET, [b"0"], owners)
            assert await store.owned(["Bob"]) == OwnedPage([Owned(timed(MARKET), ["bob here"])], None)
            await store.append("market", 1, [b"1"], "end", OVER, secret=b"s", players=b"ann and bob")
            await store.append("market", 1, [b"1"], "end", OVER, players=b"repeated")
            await store.append("market", 2, [b"2"], None, None, secret=b"t")
        async with self.opened(tmp_path) as store:
            (one,) = (await store.owned(["Ann", "Bob"])).tables
            assert (one.aliases, one.players) == (["ann here", "bob here"], b"ann and bob")
            await store.note_players("market", b"others")
            assert (await store.owned(["Ann"])).tables[0].players == b"others"
            with pytest.raises(NoSuchTable):
                await store.note_players("nowhere", b"")

    @in_a_loop
    async def test_a_table_can_be_taken_from_some_of_its_owners(self, tmp_path):
        async with self.opened(tmp_path) as store:
            for name in ("market", "other"):
                owners = [Owner("a", "Ann"), Owner("aa", "Ann"), Owner("b", "Bob"), Owner("c", "Cid")]
                await store.create(StoredTable(name, name, OVER), [b"0"], owners)
            await store.disown("market", ["Ann", "Cid", "nobody"])
            with pytest.raises(NoSuchTable):
                await store.disown("nowhere", ["Ann"])
        async with self.opened(tmp_path) as store:
            assert await store.owners("market") == [Owner("b", "Bob")]
            assert await owned_ids(store, "Ann") == ["other"]
            await store.visit("market", [Owner("a", "Ann")])
            assert await owned_ids(store, "Ann") == ["other", "market"]

    @in_a_loop
    async def test_what_is_refused_changes_no_owner(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"0"])
            await store.append("market", 1, [b"1"], "roll", OPEN)
            with pytest.raises(Stale):
                await store.append("market", 1, [b"sat"], "sit", OPEN, [Owner("ann", "Ann")])
            await store.append("market", 1, [b"sat"], "roll", OPEN, [Owner("ann", "Ann")])
            assert await store.owners("market") == []

    # Clocks

    @in_a_loop
    async def test_tables_whose_clock_runs_are_found_those_that_are_due_first(self, tmp_path):
        async with self.opened(tmp_path) as store:
            for name in ("slow", "quick", "over", "no clock"):
                await store.create(StoredTable(name, name, PLAYING), [b"0"])
            await store.append("slow", 1, [b"1"], "a", None, due=NOW + 9000)
            await store.append("quick", 1, [b"1"], "a", None, due=NOW + 5000)
            await store.append("over", 1, [b"1"], "a", None, due=NOW + 1)
            await store.append("no clock", 1, [b"1"], "a", None)
            await store.append("over", 2, [b"2"], "b", None, due=None)
            await store.append("slow", 2, [b"2"], "b", None)
        async with self.opened(tmp_path) as store:
            assert await store.awaited() == [Awaited("quick", NOW + 5000), Awaited("slow", NOW + 9000)]
            dues = [(await store.read(name)).due for name in ("slow", "quick", "over", "no clock")]
            assert dues == [NOW + 9000, NOW + 5000, None, None]
            await store.delete("quick")
            assert await store.awaited() == [Awaited("slow", NOW + 9000)]

    @in_a_loop
    async def test_what_is_not_appended_sets_no_clock(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.create(MARKET, [b"0"])
            await store.append("market", 1, [b"1"], "roll", None, due=NOW + 1)
            await store.append("market", 1, [b"1"], "roll", None, due=NOW + 2)
            with pytest.raises(Stale):
                await store.append("market", 1, [b"1"], "lay", None, due=NOW + 3)
            assert await store.awaited() == [Awaited("market", NOW + 1)]

    # Health

    @in_a_loop
    async def test_a_store_that_works_says_so(self, tmp_path):
        async with self.opened(tmp_path) as store:
            await store.probe()
            await store.create(MARKET, [])
            assert store.health.trouble is None
            assert await store.count() == 1
