"""kill -9: whatever was acknowledged is there afterwards, once, and in its place."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.store.errors import NoSuchTable, StoreRefused
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import StoredEntry
from tests.store.appending import CALLING, OPENING, TABLES, payload

ROOT = Path(__file__).parents[2]


def started(folder: Path, *more: str) -> subprocess.Popen:
    command = [sys.executable, "-m", "tests.store.appending", str(folder), *more]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def acknowledged_until_killed(folder: Path, lines: int, *more: str) -> dict[str, int]:
    """Kills the process when it has printed that many lines. How many entries of each table it knew to be stored."""
    with started(folder, *more) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += process.stdout.readlines()  # `communicate` would pass over what was read ahead
        assert process.stderr.read() == ""
    acknowledged: dict[str, int] = dict.fromkeys(TABLES, 0)
    for line in said:
        if line.endswith("\n") and line.strip() not in (OPENING, CALLING):  # the last line may have been cut
            table, length = line.split()
            acknowledged[table] = int(length)
    return acknowledged


async def logs(folder: Path) -> dict[str, list[StoredEntry]]:
    store = await SqliteStore.open(folder)
    found = {}
    for table in TABLES:
        try:
            found[table] = (await store.read(table)).entries
        except NoSuchTable:
            found[table] = []
    await store.close()
    return found


def check_nothing_is_lost(folder: Path, acknowledged: dict[str, int]) -> None:
    for table, log in asyncio.run(logs(folder)).items():
        assert len(log) >= acknowledged[table]
        assert [(entry.number, entry.payload) for entry in log] == [
            (number, payload(table, number)) for number in range(len(log))
        ]
        commands = [(entry.number, entry.command) for entry in log if entry.command]
        assert commands == [(number, f"command {number}") for number, _ in commands]


def killed_again_and_again(folder: Path, seed: int, times: int) -> None:
    rng = random.Random(seed)
    known = dict.fromkeys(TABLES, 0)
    for _ in range(times):
        acknowledged = acknowledged_until_killed(folder, lines=rng.choice([1, 2, rng.randint(3, 40), 400]))
        known = {table: max(known[table], acknowledged[table]) for table in TABLES}
        check_nothing_is_lost(folder, known)
    assert all(known.values())


def test_what_was_acknowledged_survives_a_few_kills(tmp_path):
    killed_again_and_again(tmp_path, seed=1, times=5)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, *(pytest.param(seed, marks=pytest.mark.long) for seed in (3, 4))])
def test_what_was_acknowledged_survives_many_kills(tmp_path, seed):
    killed_again_and_again(tmp_path, seed, times=25)


@pytest.mark.slow
def test_a_store_killed_while_it_is_made_can_be_opened(tmp_path):
    """Soon after each third call into SQLite or the file system, from the folder to the first batches."""
    for lines in range(1, 90, 3):
        folder = tmp_path / str(lines)
        check_nothing_is_lost(folder, acknowledged_until_killed(folder, lines, "calls"))


def test_a_store_in_use_is_refused_until_its_process_is_gone(tmp_path):
    with started(tmp_path) as process:
        assert process.stdout is not None
        assert [process.stdout.readline() for _ in range(2)][1] != ""
        with pytest.raises(StoreRefused, match="another process is using it"):
            asyncio.run(logs(tmp_path))
        process.kill()
        process.communicate()
    assert asyncio.run(logs(tmp_path)).keys() == set(TABLES)
