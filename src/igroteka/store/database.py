"""The database file of a store: locks it, creates it if needed, checks it and migrates it; or refuses to open it."""

import contextlib
import sqlite3
import stat
from collections.abc import Generator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from igroteka.core.words import Words, filled, quote
from igroteka.store.errors import StoreRefused
from igroteka.store.store import Time

FILE = "igroteka.db"
LOCK = "lock"
OURS = 0x4967726F  # "Igro", the application_id in SQLite's header
MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 5.0  # seconds to wait for another process that has locked the file, where that delays nobody else
SEE_UNSEEN = """
    UPDATE tables SET seen = ? WHERE seen IS NULL"""

IN_USE = Words("another process is using it.", "им пользуется другой процесс.")
NOT_OURS = Words("{file} is not a database of Igroteka.", "{file} — не база данных Игротеки.")
NEWER = Words(
    "it has version {got}, and versions up to {valid} can be read here. Start the Igroteka that made it.",
    "оно версии {got}, а здесь читаются версии не выше {valid}. Запустите ту Игротеку, которая его создала.",
)
DAMAGED = Words(
    "{file} is damaged ({system}). Put a sound copy in its place.",
    "файл {file} повреждён ({system}). Положите на его место целую копию.",
)
GARBLED = Words("it contains text that cannot be read", "в нём нечитаемый текст")
EMPTY = Words("it is empty", "он пуст")
MISSING = Words("it is missing, and only its last changes are left", "его нет, остались только последние изменения")
NOT_OPENED = Words("{file}: {system}.", "{file}: {system}.")


class Database:
    """An open database, locked for this process: a writing connection, and a reading one that does not wait for it."""

    def __init__(self, folder: Path, time: Time) -> None:
        file = folder / FILE
        with ExitStack() as opened:
            with refusing(folder / LOCK):
                make_private(folder)
                opened.enter_context(closing(lock(folder / LOCK)))
            with refusing(file):
                prepare(file)
                self.writing = opened.enter_context(closing(connect(file)))
                check(self.writing, file)
                migrate(self.writing, file, migrations())
                self.reading = opened.enter_context(closing(connect(file)))
                self.reading.execute("PRAGMA query_only = ON")
                (last,) = self.writing.execute("SELECT max(changed) FROM tables").fetchone()
                self.last_change: int = last or 0
                self.writing.execute(SEE_UNSEEN, (time(),))  # those of a version that did not keep it: from now on
                self.writing.execute("PRAGMA busy_timeout = 0")  # the writer waits without blocking the event loop
            self.opened = opened.pop_all()

    def close(self) -> None:
        self.opened.close()


def refusal(file: Path, why: Words, **parameters: object) -> StoreRefused:
    why = filled(why, file=quote(file.name), **parameters)
    return StoreRefused(folder=quote(str(file.parent)), why=why)


@contextlib.contextmanager
def refusing(file: Path) -> Generator[None, None, None]:
    """Turns errors about this file into StoreRefused."""
    try:
        yield
    except OSError as error:
        raise refusal(file, NOT_OPENED, system=error.strerror) from None
    except sqlite3.OperationalError as error:
        raise refusal(file, NOT_OPENED, system=error) from None
    except sqlite3.DatabaseError as error:
        raise refusal(file, DAMAGED, system=error) from None
    except UnicodeDecodeError:  # in place of SQLite's own message, where that quotes a damaged schema
        raise refusal(file, DAMAGED, system=GARBLED) from None


def lock(file: Path) -> sqlite3.Connection:
    """Takes SQLite's own lock, which exists on every system and is released however the process ends."""
    connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")  # leaves no empty journal file beside it
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise refusal(file, IN_USE) from None
        raise
    return connection


def make_private(folder: Path) -> None:
    """Makes the folder. One that was there is closed to others, because a copy that another tool puts there may be
    readable; not one that is shared by design, or somebody else's.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not folder.stat().st_mode & stat.S_ISVTX:
        with contextlib.suppress(PermissionError):
            folder.chmod(0o700)


def prepare(file: Path) -> None:
    """Creates the file if there is none. It is renamed into place when complete, so an empty file is a damaged one."""
    if file.exists():
        if not file.stat().st_size:
            raise refusal(file, DAMAGED, system=EMPTY)
        for ending in ("", "-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                file.with_name(f"{file.name}{ending}").chmod(0o600)
        return
    if file.with_name(f"{FILE}-wal").exists():  # SQLite would delete it
        raise refusal(file, DAMAGED, system=MISSING)
    draft = file.with_name(f"{FILE}-new")
    draft.unlink(missing_ok=True)
    draft.touch(mode=0o600)
    with closing(connect(draft)) as connection:
        connection.execute(f"PRAGMA application_id = {OURS}")
        connection.execute("PRAGMA journal_mode = WAL")
    draft.replace(file)


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")  # a commit returns when it is on the disk
    connection.execute("PRAGMA fullfsync = ON")  # on macOS a plain fsync stops at the drive's cache
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def check(connection: sqlite3.Connection, file: Path) -> None:
    """Refuses a database that is damaged, or that another program made."""
    if connection.execute("PRAGMA application_id").fetchone() != (OURS,):
        raise refusal(file, NOT_OURS)
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise refusal(file, DAMAGED, system=" ".join(found.split()))


def migrations() -> list[str]:
    """The scripts that turn an empty database into the current schema, in order."""
    return [script.read_text(encoding="utf-8") for script in sorted(MIGRATIONS.glob("*.sql"))]


def migrate(connection: sqlite3.Connection, file: Path, scripts: Sequence[str]) -> None:
    """Runs the scripts that are new to this database, each in a transaction. Its version counts those already run."""
    version = check_version(connection, file, len(scripts))
    for number, script in enumerate(scripts[version:], version + 1):
        connection.executescript(f"BEGIN; {script}; PRAGMA user_version = {number}; COMMIT")


def check_version(connection: sqlite3.Connection, file: Path, known: int | None = None) -> int:
    """The version of the schema. Refuses a database of a later version than is known here."""
    valid = len(migrations()) if known is None else known
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > valid:
        raise refusal(file, NEWER, got=version, valid=valid)
    return version
