"""Reading a store without its lock, while a server uses it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from igroteka.store.database import FILE, migrations
from igroteka.store.errors import NoSuchTable, StoreRefused
from igroteka.store.reader import read_store
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import StoredTable
from tests.store.contract import MARKET, OPEN, in_a_loop


def refusal(folder: Path) -> str:
    with pytest.raises(StoreRefused) as told, read_store(folder):
        pass
    assert told.value.sentence("ru") != told.value.sentence("en")
    return told.value.sentence("en")


@in_a_loop
async def test_a_store_in_use_is_read_as_it_is_now(tmp_path):
    store = await SqliteStore.open(tmp_path)
    await store.create(MARKET, [b"0"])
    with read_store(tmp_path) as reader:
        assert [table.id for table in reader.tables()] == ["market"]
        await store.append("market", 1, [b"1"], "roll", OPEN)
        assert reader.log("market") == reader.log("ABCDE") == await store.read("market")
        await store.create(StoredTable("other", "OTHER", OPEN), [])
        assert [log.table.id for log in reader.logs()] == ["other", "market"]
        logs = reader.logs()
        next(logs)
        await store.delete("market")
        assert list(logs) == []
        with pytest.raises(NoSuchTable):
            reader.log("market")
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            reader.connection.execute("DELETE FROM tables")
    await store.close()


def made(folder: Path) -> Path:
    asyncio.run(make(folder))
    return folder / FILE


async def make(folder: Path) -> None:
    store = await SqliteStore.open(folder)
    await store.create(MARKET, [b"0"])
    await store.close()


def test_a_store_that_nobody_uses_is_read_and_left_as_it_was(tmp_path):
    file = made(tmp_path)
    before = file.read_bytes()
    with read_store(tmp_path) as reader:
        assert [table.id for table in reader.tables()] == ["market"]
    assert file.read_bytes() == before
    assert sorted(one.name for one in tmp_path.iterdir()) == [FILE, "lock"]


def test_a_folder_without_a_store_is_refused_and_none_is_made(tmp_path):
    assert "there is no 'igroteka.db' in it" in refusal(tmp_path)
    assert "there is no 'igroteka.db' in it" in refusal(tmp_path / "nowhere")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("version", "said"),
    [(len(migrations()) + 1, "Start the Igroteka that made it"), (len(migrations()) - 1, "of an older version")],
)
def test_a_store_of_another_version_is_refused_and_unchanged(tmp_path, version: int, said: str):
    file = made(tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    before = file.read_bytes()
    assert said in refusal(tmp_path)
    assert file.read_bytes() == before


def test_what_is_no_store_is_refused_and_unchanged(tmp_path):
    for content, said in ((b"", "it is empty"), (b"no database " * 500, "is damaged")):
        (tmp_path / FILE).write_bytes(content)
        assert said in refusal(tmp_path)
        assert (tmp_path / FILE).read_bytes() == content
    (tmp_path / FILE).unlink()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("CREATE TABLE recipes (text)")
    assert "is not a database of Igroteka" in refusal(tmp_path)
