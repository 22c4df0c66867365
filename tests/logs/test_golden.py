"""Old logs are read for ever: to the same states, views and summaries as when they were written."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest

import igroteka
from igroteka.core.options import valid_values, value_text
from igroteka.games import NAMES
from igroteka.server.table.entries import (
    AnyEntry,
    Committed,
    Contributed,
    Ended,
    Hinted,
    Managed,
    Opened,
    Removed,
    Revealed,
    Sealed,
    read,
)
from igroteka.server.table.transfer import exported, imported
from igroteka.store.database import FILE
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import Owner
from tests.every_game import telling_values
from tests.logs.digests import digest
from tests.logs.write import BEGAN

FIRST = Path(__file__).parent / "first"
"""Written by the version before logs named their rules and kept times: payloads, line by line."""
SECOND = Path(__file__).parent / "second"
"""Exported by the version that began to."""
THIRD = Path(__file__).parent / "third"
"""Exported by the version in which hosts began to decide about guests, and Мазайцы has up to nine rounds."""
FOURTH = Path(__file__).parent / "fourth"
"""Exported by the version in which hints began to be counted, dice to be sealed, and matches to be ended unfinished."""
FOLDERS = [FIRST, SECOND, THIRD, FOURTH]
NEW: set[type] = {Ended, Hinted, Committed, Contributed, Sealed, Revealed}
LATER: dict[Path, set[type]] = {
    FIRST: {Managed, Removed, *NEW},
    SECOND: {Managed, Removed, *NEW},
    THIRD: NEW,
    FOURTH: set(),
}
"""The kinds of entries that a version did not write yet."""


def payloads_in(folder: Path, name: str) -> list[bytes]:
    if folder == FIRST:
        return (folder / f"{name}.jsonl").read_bytes().splitlines()
    return [entry.payload for entry in imported((folder / f"{name}.txt").read_bytes()).entries]


def entries_in(folder: Path, name: str) -> list[AnyEntry]:
    return [read(payload) for payload in payloads_in(folder, name)]


def digests_in(folder: Path) -> dict[str, Any]:
    return json.loads((folder / "digests.json").read_text(encoding="utf-8"))


CASES = [pytest.param(folder, name, id=f"{folder.name}-{name}") for folder in FOLDERS for name in digests_in(folder)]


@pytest.mark.parametrize(("folder", "name"), CASES)
def test_a_log_folds_to_what_it_did(folder: Path, name: str):
    told, known = digest(entries_in(folder, name)), digests_in(folder)[name]
    assert {**told, "summary": {key: told["summary"].get(key) for key in known["summary"]}} == known


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_kind_of_entry_is_there(folder: Path):
    kinds = {type(entry) for name in digests_in(folder) for entry in entries_in(folder, name)}
    assert kinds == {*get_args(AnyEntry)} - LATER[folder]


@pytest.mark.parametrize("name", NAMES)
def test_every_value_of_every_option_is_there(name: str):
    game = igroteka.game(name)
    found = {pair for entry in opened_in(FOURTH, name) for pair in entry.options.items()}
    assert found >= {(option, value_text(value)) for option, values in telling_values(game).items() for value in values}


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("name", NAMES)
def test_logs_name_their_options_in_full(folder: Path, name: str):
    """So they mean the same when a default changes: Ta Yü's `spoiler` was `auction` when the first two were written."""
    assert {frozenset(entry.options) for entry in opened_in(folder, name)} == {
        frozenset(valid_values(igroteka.game(name).options))
    }


@pytest.mark.parametrize("name", NAMES)
def test_the_present_rules_of_a_game_have_logs(name: str):
    assert igroteka.game(name).version in {entry.rules for entry in opened_in(FOURTH, name)}


def opened_in(folder: Path, game: str) -> list[Opened]:
    firsts = [entries_in(folder, name)[0] for name in digests_in(folder) if name.startswith(f"{game}-")]
    return [entry for entry in firsts if isinstance(entry, Opened)]


def test_an_export_is_what_was_imported():
    for name in digests_in(FOURTH):
        text = (FOURTH / f"{name}.txt").read_text(encoding="utf-8")
        log = imported(text)
        assert exported(log) == text
        assert [entry.time for entry in log.entries] == [BEGAN + 1000 * number for number in range(len(log.entries))]


def restored(folder: Path) -> None:
    """The database of the first version, from its text."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.executescript((FIRST / "store.sql").read_text(encoding="utf-8"))
        connection.execute("PRAGMA journal_mode = WAL")


def test_a_store_of_the_first_version_is_brought_up_to_date_and_loses_nothing(tmp_path: Path):
    restored(tmp_path)
    codes = {"OPENED": ("mazaitsy-1", 4), "PLAYED": ("tayu-1", 40), "FINISH": ("marrakech-2", None)}

    async def story() -> None:
        store = await SqliteStore.open(tmp_path, lambda: 5000)
        assert await store.once("key for cookies and tokens", bytes) == bytes(range(32))
        for code, (name, length) in codes.items():
            table = await store.find(code)
            assert (table.created, table.changed, table.summary.result) == (None, None, [])
            log = (await store.read(table.id)).entries
            payloads = payloads_in(FIRST, name)[:length]
            assert [(entry.number, entry.payload, entry.time) for entry in log] == [
                (number, payload, None) for number, payload in enumerate(payloads)
            ]
            assert [entry.number for entry in log if entry.command] == [
                number for number, entry in enumerate(log) if entry.command == f"ann {number}"
            ]
            await store.append(table.id, len(log), [b"new"], None, None)
            grown = await store.read(table.id, since=len(log) - 1)
            assert [entry.time for entry in grown.entries] == [None, 5000]
            assert (grown.table.created, grown.table.changed) == (None, 5000)
        assert await store.quiet("open", 10) == []  # they count from now on
        await store.visit("tayu-1", [Owner("ann", "Ann")])
        assert [one.table.code for one in (await store.owned(["Ann"])).tables] == ["PLAYED"]
        await store.close()

    asyncio.run(story())
