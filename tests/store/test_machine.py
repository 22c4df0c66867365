"""A machine that uses a store in every way it can think of, beside a model that is plain dictionaries."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from msgspec.structs import replace

from igroteka.store.errors import NoSuchTable, Stale, Taken
from igroteka.store.memory import MemoryStore
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import Appended, Store, StoredEntry, StoredTable, Summary

NAMES = st.sampled_from(["a", "b", "c", "d"])
COMMANDS = st.none() | st.sampled_from(["x", "y", "z"]) | st.text(max_size=3)
PAYLOADS = st.lists(st.binary(max_size=20), min_size=1, max_size=4)
SUMMARIES = st.builds(
    Summary,
    game=st.sampled_from(["tayu", "chazz"]),
    public=st.booleans(),
    status=st.sampled_from(["open", "playing", "over"]),
    seats=st.integers(2, 8),
    free=st.integers(0, 8),
    names=st.lists(st.text(max_size=3), max_size=2),
)


class UsedStore(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.now = 1_000_000
        self.store: Store = self.loop.run(self.open())
        self.tables: dict[str, StoredTable] = {}  # the last changed last
        self.logs: dict[str, list[StoredEntry]] = {}
        self.secrets: dict[str, bytes] = {}

    async def open(self) -> Store:
        raise NotImplementedError

    def teardown(self) -> None:
        self.loop.run(self.store.close())
        self.loop.close()
        self.folder.cleanup()

    def ask(self, asked: Any) -> Any:
        """The answer, or the kind of error."""
        try:
            return self.loop.run(asked)
        except (NoSuchTable, Stale, Taken) as error:
            return type(error)

    @rule(name=NAMES, code=NAMES, summary=SUMMARIES, payloads=PAYLOADS | st.just([]))
    def create(self, name: str, code: str, summary: Summary, payloads: list[bytes]) -> None:
        table = StoredTable(name, code, summary)
        told = self.ask(self.store.create(table, payloads))
        if name in self.tables or any(code == other.code for other in self.tables.values()):
            assert told is Taken
        else:
            assert told is None
            self.tables[name] = table
            self.logs[name] = [StoredEntry(number, payload, None, self.now) for number, payload in enumerate(payloads)]

    @rule(
        name=NAMES,
        off=st.sampled_from([0, 0, 0, -1, 1]),
        payloads=PAYLOADS,
        command=COMMANDS,
        told=SUMMARIES | st.none(),
    )
    def append(self, name: str, off: int, payloads: list[bytes], command: str | None, told: Summary | None) -> None:
        log = self.logs.get(name, [])
        at = len(log) + off
        answer = self.ask(self.store.append(name, at, payloads, command, told))
        known = [entry.number for entry in log if entry.command is not None and entry.command == command]
        if name not in self.tables:
            assert answer is NoSuchTable
        elif known:
            assert answer == Appended(known[0], already=True)
        elif off:
            assert answer is Stale
        else:
            assert answer == Appended(at, already=False)
            time = max([self.now, *(entry.time or 0 for entry in log)])
            log += [
                StoredEntry(at + index, payload, None if index else command, time)
                for index, payload in enumerate(payloads)
            ]
            if told is not None:
                self.tables[name] = StoredTable(name, self.tables.pop(name).code, told)

    @rule(name=NAMES, since=st.integers(0, 12))
    def read(self, name: str, since: int) -> None:
        told = self.ask(self.store.read(name, since))
        if name not in self.tables:
            assert told is NoSuchTable
        else:
            assert (told.table, told.entries) == (self.timed(name), self.logs[name][since:])

    @rule(jump=st.integers(-100, 100))
    def set_clock(self, jump: int) -> None:
        """Clocks may jump, also back."""
        self.now += jump

    @rule(name=NAMES)
    def delete(self, name: str) -> None:
        told = self.ask(self.store.delete(name))
        assert told is (None if name in self.tables else NoSuchTable)
        self.tables.pop(name, None)
        self.logs.pop(name, None)

    def timed(self, name: str) -> StoredTable:
        """The table with the times of its first and its last entry."""
        times = [entry.time for entry in self.logs[name]]
        return replace(self.tables[name], created=times[0], changed=times[-1]) if times else self.tables[name]

    @rule(code=NAMES)
    def find(self, code: str) -> None:
        found = [self.timed(name) for name, table in self.tables.items() if table.code == code]
        assert self.ask(self.store.find(code)) == (found[0] if found else NoSuchTable)

    @rule(name=st.sampled_from(["key", "salt"]), value=st.binary(max_size=8))
    def keep(self, name: str, value: bytes) -> None:
        assert self.ask(self.store.once(name, lambda: value)) == self.secrets.setdefault(name, value)

    @precondition(lambda self: self.tables)
    @rule()
    def reopen(self) -> None:
        self.loop.run(self.store.close())
        self.store = self.loop.run(self.open())

    @invariant()
    def everything_is_there(self) -> None:
        assert self.ask(self.store.count()) == len(self.tables)
        for name in self.tables:
            told = self.ask(self.store.read(name))
            assert (told.table, told.entries) == (self.timed(name), self.logs[name])

    @invariant()
    def lists_are_complete_and_in_order(self) -> None:
        for status in ("open", "playing", "over"):
            for public in (False, True):
                page = self.ask(self.store.listed(status, public))
                assert page.next is None
                assert page.tables == [
                    self.timed(name)
                    for name, table in reversed(self.tables.items())
                    if (table.summary.status, table.summary.public) == (status, public)
                ]


class UsedMemoryStore(UsedStore):
    async def open(self) -> Store:
        return getattr(self, "store", None) or MemoryStore(time=lambda: self.now)


class UsedSqliteStore(UsedStore):
    async def open(self) -> Store:
        return await SqliteStore.open(Path(self.folder.name), lambda: self.now)


@pytest.mark.parametrize("machine", [UsedMemoryStore, UsedSqliteStore])
def test_a_store_is_what_its_model_is(machine):
    run_state_machine_as_test(machine, settings=settings(max_examples=25, stateful_step_count=25))
