"""A full disk under a server with people, bots and a race: nothing is acknowledged, all are told, all goes on later."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import StoredEntry
from tests.server.judge import judged
from tests.server.test_kill import lines_of

ROOT = Path(__file__).parents[2]


def test_when_the_disk_takes_no_more_tables_pause_and_nothing_is_lost(tmp_path: Path):
    command = [sys.executable, "-m", "tests.server.filling", str(tmp_path)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert told.returncode == 0, told.stderr
    assert "Traceback" not in told.stderr + told.stdout
    tables: dict[str, Any] = msgspec.json.decode(told.stdout.splitlines()[-1])

    async def logs() -> dict[str, list[StoredEntry]]:
        store = await SqliteStore.open(tmp_path)
        found = {table: (await store.read(table)).entries for table in tables}
        await store.close()
        return found

    for table, log in asyncio.run(logs()).items():
        judged(log)
        assert lines_of(log)[: len(tables[table])] == tables[table]
        assert tables[table]
