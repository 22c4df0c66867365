"""Saves and loads records. Saving is atomic: the file holds either the whole new record or what it held before."""

import os
import sys
import tempfile
from pathlib import Path

from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words, filled, quote
from igroteka.match.record import MOST_BYTES, Record


class FileTrouble(IgrotekaError):
    words = Words("File {file} {why}", "Файл {file} {why}")


EXISTS = Words("already exists; choose another name.", "уже есть; выберите другое имя.")
FOLDER = Words("is a folder; name a file in it.", "— это папка; укажите файл в ней.")
NOT_A_FILE = Words("does not exist or is not an ordinary file.", "не найден, или это не обычный файл.")
NOT_READ = Words("cannot be read ({system}).", "не прочитать ({system}).")
NOT_WRITTEN = Words("cannot be written ({system}).", "не записать ({system}).")


def save(record: Record, file: Path, replace: bool) -> None:
    try:
        is_there = file.exists()
    except (OSError, ValueError) as error:
        raise not_written(file, error) from None
    if is_there and not file.is_dir() and not replace:
        raise FileTrouble(file=quote(str(file)), why=EXISTS)
    write_whole(record.text(), file)


def write_whole(text: str, file: Path) -> None:
    """Writes the text to a temporary file beside its place, syncs it, then renames it."""
    try:
        if file.is_dir():
            raise FileTrouble(file=quote(str(file)), why=FOLDER)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=".igroteka-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as draft:
                draft.write(text)
                draft.flush()
                os.fsync(draft.fileno())
            Path(name).replace(file)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise not_written(file, error) from None


def keep(record: Record) -> Path:
    """Saves an unsaved match in the system's folder for application state, one for each game."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        home = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    file = home / "igroteka" / f"last-{record.game}.txt"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise not_written(file, error) from None
    save(record, file, replace=True)
    return file


def load(file: Path) -> Record:
    """Reads a record; reads no more of a file than shows that it is too long."""
    try:
        if not file.is_file():
            raise FileTrouble(file=quote(str(file)), why=NOT_A_FILE)
        with file.open("rb") as source:
            data = source.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise not_read(file, error) from None
    return Record.read(data)


def not_read(file: Path, error: Exception) -> FileTrouble:
    return FileTrouble(file=quote(str(file)), why=_with(NOT_READ, error))


def not_written(file: Path, error: Exception) -> FileTrouble:
    return FileTrouble(file=quote(str(file)), why=_with(NOT_WRITTEN, error))


def _with(words: Words, error: Exception) -> Words:
    return filled(words, system=getattr(error, "strerror", None) or str(error))
