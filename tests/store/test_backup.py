"""Backups: whole and verified, of a store in use, or nothing at all."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from igroteka.store.backup import BackupFailed, back_up
from igroteka.store.database import FILE, migrations
from igroteka.store.errors import StoreRefused
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import StoredTable
from tests.store.contract import MARKET, OPEN, in_a_loop

ROOT = Path(__file__).parents[2]


@in_a_loop
async def test_a_store_in_use_is_copied_with_all_that_was_acknowledged(tmp_path):
    folder, copy = tmp_path / "store", tmp_path / "restored" / FILE
    copy.parent.mkdir()
    store = await SqliteStore.open(folder)
    await store.once("key", lambda: b"secret")
    await store.create(MARKET, [b"x" * 3000] * 100)

    async def play() -> None:
        for at in range(100, 400):
            await store.append("market", at, [b"more"], str(at), OPEN)

    playing = asyncio.create_task(play())
    await asyncio.sleep(0)
    assert await asyncio.to_thread(back_up, folder, copy) == 1
    await playing
    whole = await store.read("market")
    await store.close()
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in copy.parent.iterdir()] == [FILE]
    restored = await SqliteStore.open(copy.parent)
    log = await restored.read("market")
    assert len(log.entries) >= 100
    assert log.entries == whole.entries[: len(log.entries)]
    assert await restored.once("key", bytes) == b"secret"
    await restored.append("market", len(log.entries), [b"goes on"], None, OPEN)
    await restored.close()


def made(folder: Path) -> None:
    async def make() -> None:
        store = await SqliteStore.open(folder)
        await store.create(MARKET, [b"x" * 100_000] * 20)
        await store.create(StoredTable("other", "OTHER", OPEN), [])
        await store.close()

    asyncio.run(make())


def failure(folder: Path, to: Path) -> str:
    with pytest.raises(BackupFailed) as told:
        back_up(folder, to)
    assert told.value.sentence("ru") != told.value.sentence("en")
    return told.value.sentence("en")


def test_nothing_is_overwritten(tmp_path):
    made(tmp_path / "store")
    there = tmp_path / "there"
    there.write_text("precious")
    assert "it is there already" in failure(tmp_path / "store", there)
    assert there.read_text() == "precious"
    assert "it is there already" in failure(tmp_path / "store", tmp_path)
    assert "its folder does not exist" in failure(tmp_path / "store", tmp_path / "no" / "copy")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["store", "there"]


def test_a_full_disk_leaves_nothing_under_the_name(tmp_path):
    """In a process of its own, because a limit on the size of files stands for the disk."""
    made(tmp_path / "store")
    (tmp_path / "copies").mkdir()
    code = (
        "import resource, sys; from igroteka.cli import main; "
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, resource.RLIM_INFINITY)); sys.exit(main(sys.argv[1:]))"
    )
    command = ["backup", str(tmp_path / "copies" / "copy"), "--data", str(tmp_path / "store"), "--lang", "en"]
    told = subprocess.run([sys.executable, "-c", code, *command], capture_output=True, text=True, cwd=ROOT, check=False)
    assert told.returncode == 2
    assert told.stderr.startswith("The backup")
    assert told.stderr.count("\n") == 1
    assert list((tmp_path / "copies").iterdir()) == []
    assert back_up(tmp_path / "store", tmp_path / "copies" / "copy") == 2


def test_a_damaged_store_is_not_copied(tmp_path):
    made(tmp_path / "store")
    file = tmp_path / "store" / FILE
    whole = file.read_bytes()
    middle = len(whole) // 2 // 4096 * 4096
    file.write_bytes(whole[:middle] + b"\xff" * 4096 + whole[middle + 4096 :])
    with pytest.raises(StoreRefused, match="is damaged"):
        back_up(tmp_path / "store", tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    with pytest.raises(StoreRefused, match="there is no"):
        back_up(tmp_path / "nowhere", tmp_path / "copy")


def test_a_store_of_an_older_version_can_be_copied_and_one_of_a_newer_cannot(tmp_path):
    made(tmp_path / "store")
    for version in (1, len(migrations()) + 1):
        with closing(sqlite3.connect(tmp_path / "store" / FILE)) as connection:
            connection.execute(f"PRAGMA user_version = {version}")
        if version == 1:
            assert back_up(tmp_path / "store", tmp_path / "copy") == 2
        else:
            with pytest.raises(StoreRefused, match="Start the Igroteka that made it"):
                back_up(tmp_path / "store", tmp_path / "newer")
