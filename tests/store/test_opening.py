"""Opening a store: what is new is made, what is old brought up to date, and what is wrong refused with a sentence."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from igroteka.store.database import FILE, migrate, migrations, prepare
from igroteka.store.errors import NoSuchTable, StoreFailed, StoreRefused
from igroteka.store.sqlite import SqliteStore
from tests.store.contract import MARKET, in_a_loop


@pytest.fixture
def used(tmp_path) -> Path:
    """The file of a store that holds a table with a log of many pages."""

    async def use() -> None:
        store = await SqliteStore.open(tmp_path)
        await store.create(MARKET, [b"x" * 1000] * 200)
        await store.close()

    asyncio.run(use())
    return tmp_path / FILE


def refusal(folder: Path) -> StoreRefused:
    with pytest.raises(StoreRefused) as told:
        asyncio.run(SqliteStore.open(folder))
    return told.value


@in_a_loop
async def test_a_store_makes_its_folder_and_only_its_owner_looks_in(tmp_path):
    folder = tmp_path / "var" / "igroteka"
    store = await SqliteStore.open(folder)
    await store.create(MARKET, [b"0"])
    modes = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir() if file.name != "lock"}
    assert modes == dict.fromkeys([FILE, f"{FILE}-wal", f"{FILE}-shm"], 0o600)
    assert folder.stat().st_mode & 0o777 == 0o700
    await store.close()
    assert sorted(file.name for file in folder.iterdir()) == [FILE, "lock"]


def test_a_file_that_others_could_read_is_closed_to_them(used):
    used.chmod(0o644)

    async def mode() -> int:
        store = await SqliteStore.open(used.parent)
        await store.close()
        return used.stat().st_mode & 0o777

    assert asyncio.run(mode()) == 0o600


def mode_of(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_the_folder_of_a_store_is_closed_to_others_with_the_copies_that_other_tools_make_there(used):
    copy = used.with_name("copy.db")
    with closing(sqlite3.connect(used)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    copy.chmod(0o644)
    used.parent.chmod(0o755)
    asyncio.run(open_and_close(used.parent))
    assert mode_of(used.parent) == 0o700


def test_a_folder_that_the_operator_has_made_is_closed_to_others_from_the_first_start(tmp_path):
    tmp_path.chmod(0o755)
    asyncio.run(open_and_close(tmp_path))
    assert mode_of(tmp_path) == 0o700


def test_the_latest_changes_of_a_store_that_was_killed_are_closed_to_others(used):
    log = used.with_name(f"{FILE}-wal")
    with closing(sqlite3.connect(used)) as killed:
        killed.execute("UPDATE tables SET seen = 1")
        killed.commit()
        log.chmod(0o644)
        prepare(used)
        assert mode_of(log) == 0o600


def test_a_folder_that_others_use_too_stays_open(tmp_path, used):
    tmp_path.chmod(0o1777)
    asyncio.run(open_and_close(tmp_path))
    assert mode_of(tmp_path) == 0o777


async def open_and_close(folder: Path) -> None:
    await (await SqliteStore.open(folder)).close()


@in_a_loop
async def test_a_store_is_opened_once_also_within_a_process(tmp_path):
    store = await SqliteStore.open(tmp_path)
    for _ in range(2):
        with pytest.raises(StoreRefused, match="another process is using it"):
            await SqliteStore.open(tmp_path)
    await store.create(MARKET, [])
    await store.close()
    await (await SqliteStore.open(tmp_path)).close()


def test_the_sentence_is_there_in_both_languages(tmp_path):
    (tmp_path / FILE).touch()
    told = refusal(tmp_path)
    assert told.sentence("en").endswith("'igroteka.db' is damaged (it is empty). Put a sound copy in its place.")
    assert told.sentence("ru").endswith("файл «igroteka.db» повреждён (он пуст). Положите на его место целую копию.")
    assert str(tmp_path)[:20] in told.sentence("ru")


def test_a_database_of_a_newer_igroteka_is_refused(used):
    with closing(sqlite3.connect(used)) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert f"it has version 99, and versions up to {len(migrations())} can be read here" in str(refusal(used.parent))


def test_a_database_of_somebody_else_is_refused_and_left_alone(tmp_path):
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("CREATE TABLE recipes (text)")
    before = (tmp_path / FILE).read_bytes()
    assert "is not a database of Igroteka" in str(refusal(tmp_path))
    assert (tmp_path / FILE).read_bytes() == before


def garbage_at_the_start(whole: bytes) -> bytes:
    return b"no database at all  " * 10 + whole[200:]


def garbage_in_the_middle(whole: bytes) -> bytes:
    middle = len(whole) // 2 // 4096 * 4096
    return whole[:middle] + b"\xff" * 4096 + whole[middle + 4096 :]


def garbage_in_the_schema(whole: bytes) -> bytes:
    """SQLite quotes it in its message, which is then no text."""
    return whole.replace(b"CREATE TABLE kept", b"CREATE \x80ABLE kept", 1)


def half(whole: bytes) -> bytes:
    return whole[: len(whole) // 2]


def nothing(whole: bytes) -> bytes:
    return b""


@pytest.mark.parametrize("spoil", [garbage_at_the_start, garbage_in_the_middle, garbage_in_the_schema, half, nothing])
def test_a_damaged_file_is_refused_and_left_alone(used: Path, spoil: Callable[[bytes], bytes]):
    spoiled = spoil(used.read_bytes())
    used.write_bytes(spoiled)
    for _ in range(2):
        assert "'igroteka.db' is damaged" in str(refusal(used.parent))
    assert used.read_bytes() == spoiled


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.floats(0, 1), garbage=st.binary(min_size=1, max_size=40))
def test_garbage_anywhere_is_refused_or_harmless(used: Path, place: float, garbage: bytes):
    whole = used.read_bytes()
    start = int(place * (len(whole) - len(garbage)))
    used.write_bytes(whole[:start] + garbage + whole[start + len(garbage) :])

    async def look() -> None:
        store = await SqliteStore.open(used.parent)
        try:
            await store.listed("open", public=True)
            await store.read("market")
        finally:
            await store.close()

    try:
        with contextlib.suppress(StoreRefused, StoreFailed, NoSuchTable):
            asyncio.run(look())
    finally:
        used.write_bytes(whole)


def test_changes_without_their_database_are_not_thrown_away(used):
    changes = used.with_name(f"{FILE}-wal")
    used.rename(changes)
    before = changes.read_bytes()
    assert "it is missing, and only its last changes are left" in str(refusal(used.parent))
    assert changes.read_bytes() == before
    assert not used.exists()


def test_a_folder_that_cannot_be_one_is_refused(tmp_path):
    (tmp_path / "file").touch()
    assert "cannot be opened" in str(refusal(tmp_path / "file"))
    assert "cannot be opened" in str(refusal(tmp_path / "file" / "below"))


def test_a_store_that_was_cut_off_while_it_was_made_is_made_again(tmp_path):
    (tmp_path / f"{FILE}-new").write_bytes(b"half of a header")

    async def count() -> int:
        store = await SqliteStore.open(tmp_path)
        counted = await store.count()
        await store.close()
        return counted

    assert asyncio.run(count()) == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == [FILE, "lock"]


def version_and_tables(connection: sqlite3.Connection) -> tuple[int, list[str]]:
    tables = connection.execute("SELECT name FROM sqlite_schema ORDER BY name").fetchall()
    return connection.execute("PRAGMA user_version").fetchone()[0], [name for (name,) in tables]


def test_migrations_run_in_order_and_each_once(tmp_path):
    scripts = ["CREATE TABLE a (x);", "ALTER TABLE a RENAME TO b;", "CREATE TABLE a (x);"]
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as connection:
        for known in (1, 1, 2, 3):
            migrate(connection, tmp_path / FILE, scripts[:known])
        assert version_and_tables(connection) == (3, ["a", "b"])


def test_a_migration_that_fails_leaves_the_database_as_it_was(tmp_path):
    scripts = ["CREATE TABLE a (x);", "CREATE TABLE b (x); CREATE TABLE a (x);"]
    connection = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    with closing(connection), pytest.raises(sqlite3.OperationalError):
        migrate(connection, tmp_path / FILE, scripts)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert version_and_tables(connection) == (1, ["a"])


@in_a_loop
async def test_an_entry_belongs_to_a_table(tmp_path):
    store = await SqliteStore.open(tmp_path)
    with pytest.raises(sqlite3.IntegrityError):
        store.database.writing.execute("INSERT INTO entries VALUES (7, 0, x'00', NULL, NULL)")
    await store.close()
