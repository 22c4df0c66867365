"""A copy of a store, also of one in use. It exists under its name when it is complete and verified, or not at all."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words, quote
from igroteka.store.database import FILE, check, check_version, connect, refusing
from igroteka.store.reader import reading_connection

EXISTS = Words("it is there already; choose another name.", "он уже есть; выберите другое имя.")
NO_FOLDER = Words("its folder does not exist.", "нет папки, в которой ему быть.")


class BackupFailed(IgrotekaError):
    """Nothing is left under the name."""

    words = Words("The backup {file} was not made: {why}", "Резервная копия {file} не сделана: {why}")


def back_up(folder: Path, to: Path) -> int:
    """Copies the store in the folder into one file, readable by its owner only, and returns how many tables it has."""
    if to.exists() or to.is_symlink():
        raise BackupFailed(file=quote(str(to)), why=EXISTS)
    if not to.parent.is_dir():
        raise BackupFailed(file=quote(str(to)), why=NO_FOLDER)
    with reading_connection(folder / FILE) as source:
        with refusing(folder / FILE):
            check_version(source, folder / FILE)
        try:
            return copied(source, to)
        except (sqlite3.Error, OSError) as error:
            system = getattr(error, "strerror", None) or str(error)
            raise BackupFailed(file=quote(str(to)), why=Words(f"{system}.", f"{system}.")) from None


def copied(source: sqlite3.Connection, to: Path) -> int:
    handle, name = tempfile.mkstemp(dir=to.parent, prefix=".igroteka-")  # its mode is 0600: it holds the signing key
    os.close(handle)
    draft = Path(name)
    try:
        with closing(sqlite3.connect(draft, isolation_level=None)) as target:
            source.backup(target)
        tables = verified(draft)
        sync(draft)
        draft.replace(to)
        sync(to.parent)
        return tables
    except BaseException:
        for ending in ("", "-wal", "-shm", "-journal"):
            Path(f"{name}{ending}").unlink(missing_ok=True)
        raise


def verified(file: Path) -> int:
    """Opens the copy as a store would be opened, and counts its tables."""
    with closing(connect(file)) as connection:
        check(connection, file)
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return tables


def sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
