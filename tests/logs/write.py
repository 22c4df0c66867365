"""Golden logs of this version: `./run python -m tests.logs.write FOLDER` writes them into a new folder here.

A folder that exists is never written again: every version has to read what another one wrote.
"""

import json
import sys
from pathlib import Path

import igroteka
from igroteka.games import NAMES
from igroteka.server.table.entries import AnyEntry, written
from igroteka.server.table.table import Table
from igroteka.server.table.transfer import exported
from igroteka.store.store import Log, StoredEntry, StoredTable
from tests.logs.digests import digest
from tests.logs.playing import played

BEGAN = 1_800_000_000_000


def text_of(name: str, entries: list[AnyEntry]) -> str:
    """The log as it is exported: an entry each second, every third of them by a command."""
    kept = [
        StoredEntry(number, written(entry), f"ann {number}" if number % 3 == 1 else None, BEGAN + 1000 * number)
        for number, entry in enumerate(entries)
    ]
    return exported(Log(StoredTable(name, name.upper(), Table.fold(entries).summary), kept))


def write(folder: Path) -> None:
    folder.mkdir()
    logs = {name: entries for game in map(igroteka.game, NAMES) for name, entries in played(game).items()}
    for name, entries in logs.items():
        (folder / f"{name}.txt").write_text(text_of(name, entries), encoding="utf-8")
    lines = [f"{json.dumps(name)}: {json.dumps(digest(entries), ensure_ascii=False)}" for name, entries in logs.items()]
    (folder / "digests.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(__file__).parent / sys.argv[1])
