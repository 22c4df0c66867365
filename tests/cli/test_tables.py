"""`tables`, `check` and `backup`: what a host sees and does."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from igroteka.cli import main
from igroteka.server.table.transfer import imported
from igroteka.store.database import FILE
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import StoredEntry, StoredTable

GOLDEN = Path(__file__).parents[1] / "logs" / "second"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A store with a match that is over, and one that goes on."""

    async def fill() -> None:
        store = await SqliteStore.open(tmp_path / "store")
        for name in ("marrakech-2", "tayu-2"):
            log = imported((GOLDEN / f"{name}.txt").read_bytes())
            await store.restore(log.table, log.entries)
        await store.close()

    asyncio.run(fill())
    return tmp_path / "store"


def add(folder: Path, table: StoredTable, payloads: list[bytes]) -> None:
    async def append() -> None:
        store = await SqliteStore.open(folder)
        await store.restore(table, [StoredEntry(number, payload, None) for number, payload in enumerate(payloads)])
        await store.close()

    asyncio.run(append())


class Told:
    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys

    def __call__(self, code: int, *arguments: str, lang: str = "en") -> str:
        """What the command says, on either stream, if it ends with this code."""
        got = main([*arguments, "--data", str(self.folder), "--lang", lang])
        said = self.capsys.readouterr()
        assert got == code, said
        return said.out + said.err


@pytest.fixture
def told(folder: Path, capsys: pytest.CaptureFixture[str]) -> Told:
    return Told(folder, capsys)


def test_tables_are_listed(told: Told):
    head, last, first = told(0, "tables", "list").splitlines()
    assert head.split() == ["code", "id", "game", "status", "changed", "people"]
    assert last.split()[:4] == ["TAYU-2", "tayu-2", "tayu", "playing"]
    assert "2027-01-15" in last
    assert first.split()[:4] == ["MARRAKECH-2", "marrakech-2", "marrakech", "over"]
    assert "Боря, Аня" in first
    assert "окончен" in told(0, "tables", "list", lang="ru")


def test_an_empty_store_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    async def make() -> None:
        await (await SqliteStore.open(tmp_path)).close()

    asyncio.run(make())
    assert Told(tmp_path, capsys)(0, "tables", "list") == "There are no tables.\n"


@pytest.mark.parametrize("table", ["marrakech-2", "MARRAKECH-2"])
def test_a_table_is_shown(told: Told, table: str):
    said = told(0, "tables", "show", table)
    for part in ("Marrakech", "version 1", "over", "157 entries", "1. "):
        assert part in said
    assert "Frozen" not in said
    russian = told(0, "tables", "show", table, lang="ru")
    for part in ("Марракеш", "версия 1", "окончен", "157 записей"):
        assert part in russian


def test_a_log_goes_out_and_comes_in_again(told: Told, tmp_path: Path):
    text = told(0, "tables", "export", "TAYU-2")
    file = tmp_path / "log.txt"
    assert told(0, "tables", "export", "tayu-2", str(file)) == f"Written: {file}\n"
    assert file.read_text(encoding="utf-8") == text
    assert "already exists" in told(2, "tables", "export", "tayu-2", str(file))
    assert "is there already" in told(2, "tables", "import", str(file))
    assert told(0, "tables", "delete", "TAYU-2") == "Table TAYU-2 is deleted.\n"
    assert "There is no table" in told(2, "tables", "show", "tayu-2")
    assert "There is no table" in told(2, "tables", "delete", "tayu-2")
    assert "Стол TAYU-2 добавлен" in told(0, "tables", "import", str(file), lang="ru")
    assert told(0, "tables", "export", "tayu-2") == text


def test_a_code_that_is_in_use_is_replaced(told: Told, tmp_path: Path):
    log = imported((GOLDEN / "tayu-2.txt").read_bytes())
    told(0, "tables", "delete", "tayu-2")
    add(told.folder, StoredTable("another", log.table.code, log.table.summary), [log.entries[0].payload])
    assert "Its code TAYU-2 is in use here" in told(0, "tables", "import", str(GOLDEN / "tayu-2.txt"))


def test_a_bad_text_changes_nothing(told: Told, tmp_path: Path):
    told(0, "tables", "delete", "tayu-2")
    before = (told.folder / FILE).read_bytes()
    whole = (GOLDEN / "tayu-2.txt").read_text(encoding="utf-8")
    file = tmp_path / "log.txt"
    for text in (whole[:-30], whole.replace("лай", "x") + "x", "recipes", whole.replace("log 1", "log 9", 1)):
        file.write_text(text, encoding="utf-8")
        assert told(2, "tables", "import", str(file)).startswith("This log of a table cannot be read")
    assert "does not exist" in told(2, "tables", "import", str(tmp_path / "no.txt"))
    assert (told.folder / FILE).read_bytes() == before


def test_logs_that_cannot_be_read_are_named(told: Told):
    assert told(0, "check") == told(0, "tables", "check") == "2 tables read, 0 of them frozen.\n"
    log = imported((GOLDEN / "tayu-2.txt").read_bytes())
    payloads = [entry.payload for entry in log.entries]
    add(told.folder, StoredTable("bad", "BAD", log.table.summary), [*payloads[:50], b"?"])
    add(told.folder, StoredTable("new", "NEW", replace(log.table.summary, game="chess")), [b'{"e":"x"}'])
    said = told(1, "check")
    assert "Table BAD is frozen: entry 50 is damaged." in said
    assert "Table NEW is frozen: entry 0 is of an unknown kind." in said
    assert "4 tables read, 2 of them frozen." in said
    assert "Стол BAD заморожен: запись 50 повреждена." in told(1, "tables", "check", lang="ru")
    assert "Frozen: entry 50 is damaged." in told(0, "tables", "show", "BAD")
    assert '"base64":"Pw=="' in told(0, "tables", "export", "BAD")
    assert "chess" in told(0, "tables", "show", "NEW")


def test_while_a_server_runs_tables_are_read_and_not_changed(told: Told, tmp_path: Path):
    async def story() -> None:
        store = await SqliteStore.open(told.folder)
        for command in (["tables", "list"], ["tables", "show", "TAYU-2"], ["tables", "export", "TAYU-2"], ["check"]):
            assert told(0, *command)
        assert "2 tables" in told(0, "backup", str(tmp_path / "copy"))
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("command", [["delete", "TAYU-2"], ["import", str(GOLDEN / "tayu-1.txt")]])
def test_while_a_server_runs_nothing_is_deleted_or_added(told: Told, command: list[str]):
    store = asyncio.run(opened_elsewhere(told.folder))
    try:
        assert "another process is using it" in told(2, "tables", *command)
    finally:
        store.opened.close()
    assert "2 tables" in told(0, "check")


async def opened_elsewhere(folder: Path):
    return (await SqliteStore.open(folder)).database


def test_a_backup_is_told(told: Told, tmp_path: Path):
    copy = tmp_path / "copy.db"
    assert told(0, "backup", str(copy)) == f"Written and checked: {copy}, 2 tables\n"
    assert "it is there already" in told(2, "backup", str(copy))
    assert "Name the file" in told(2, "backup")
    assert "one word too many" in told(2, "backup", "a", "b")
    assert "igroteka.db" in told(0, "backup", "--help")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "there are list, show"),
        (["fly"], "there are list, show"),
        (["show"], "name a table"),
        (["import"], "name a file"),
        (["list", "me"], "one word too many"),
    ],
)
def test_what_is_not_understood_is_refused_with_a_hint(told: Told, arguments: list[str], said: str):
    assert said in told(2, "tables", *arguments)
    assert "--help" in told(2, "tables", *arguments, lang="ru")


def test_help_is_there_in_both_languages(told: Told):
    assert "all tables, the last changed first" in told(0, "tables", "--help")
    assert "все столы" in told(0, "tables", "--help", lang="ru")


def test_a_folder_without_a_store_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    told = Told(tmp_path / "nowhere", capsys)
    for command in (["tables", "list"], ["check"], ["tables", "delete", "x"], ["backup", str(tmp_path / "copy")]):
        assert "there is no 'igroteka.db' in it" in told(2, *command)
    assert not (tmp_path / "nowhere").exists()
