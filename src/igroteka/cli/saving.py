"""Records on disk. A file is either the whole new record or untouched."""

import os
import tempfile
from pathlib import Path

from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words, quote
from igroteka.match.record import MOST_BYTES, Record


class FileTrouble(IgrotekaError):
    words = Words("File {file}: {why}", "Файл {file}: {why}")


EXISTS = Words("it is there already; choose another name.", "такой уже есть; выберите другое имя.")
NOT_READ = Words("it cannot be read ({system}).", "его не прочитать ({system}).")
NOT_WRITTEN = Words("it cannot be written ({system}).", "его не записать ({system}).")


def save(record: Record, file: Path, replace: bool) -> None:
    """Writes the record beside its place first, then moves it there."""
    try:
        if file.exists() and not replace:
            raise FileTrouble(file=quote(str(file)), why=EXISTS)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=".igroteka-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as draft:
                draft.write(record.text())
                draft.flush()
                os.fsync(draft.fileno())
            Path(name).replace(file)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise FileTrouble(file=quote(str(file)), why=_with(NOT_WRITTEN, error)) from None


def load(file: Path) -> Record:
    """Reads a record; of a file that is too long to be one, no more than shows that."""
    try:
        with file.open("rb") as source:
            data = source.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise FileTrouble(file=quote(str(file)), why=_with(NOT_READ, error)) from None
    return Record.read(data)


def _with(words: Words, error: Exception) -> Words:
    system = getattr(error, "strerror", None) or str(error)
    return Words(words.say("en", system=system), words.say("ru", system=system))
