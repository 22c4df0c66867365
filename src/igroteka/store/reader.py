"""Reads a store that may be in use by a server: no lock is needed, and nothing is changed."""

import sqlite3
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from igroteka.core.words import Words
from igroteka.store import reading
from igroteka.store.database import (
    DAMAGED,
    EMPTY,
    FILE,
    NOT_OURS,
    OURS,
    check_version,
    connect,
    migrations,
    refusal,
    refusing,
)
from igroteka.store.errors import NoSuchTable
from igroteka.store.store import Log, StoredTable

ABSENT = Words("there is no {file} in it.", "в нём нет файла {file}.")
OLDER = Words(
    "it is of an older version. Start the server with it once: that brings it up to date.",
    "оно от более старой версии. Запустите с ним сервер один раз: он его обновит.",
)


class StoreReader:
    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self.connection, self.file = connection, file

    def tables(self) -> list[StoredTable]:
        """All tables, the most recently changed summary first."""
        with refusing(self.file):
            return reading.every_table(self.connection)

    def log(self, table: str) -> Log:
        """By id or by code. NoSuchTable, if there is none."""
        with refusing(self.file):
            try:
                return reading.log_of(self.connection, table)
            except NoSuchTable:
                return reading.log_of(self.connection, reading.table_with_code(self.connection, table).id)

    def logs(self) -> Iterator[Log]:
        """All logs, one after another, each as it is then. Those that are deleted meanwhile are left out."""
        for table in self.tables():
            try:
                yield self.log(table.id)
            except NoSuchTable:
                continue


@contextmanager
def read_store(folder: Path) -> Generator[StoreReader]:
    """Opens the folder. Raises StoreRefused if it holds no store of this version."""
    file = folder / FILE
    with reading_connection(file) as connection:
        with refusing(file):
            if check_version(connection, file) < len(migrations()):
                raise refusal(file, OLDER)
        yield StoreReader(connection, file)


@contextmanager
def reading_connection(file: Path) -> Generator[sqlite3.Connection]:
    """A connection to a database of ours, of any version, that cannot change it."""
    with refusing(file):
        if not file.is_file():
            raise refusal(file, ABSENT)
        if not file.stat().st_size:
            raise refusal(file, DAMAGED, system=EMPTY)
        connection = connect(file)
    with closing(connection):
        with refusing(file):
            connection.execute("PRAGMA query_only = ON")
            if connection.execute("PRAGMA application_id").fetchone() != (OURS,):
                raise refusal(file, NOT_OURS)
        yield connection
