"""Sealed text: the last line carries the first 16 hex digits of the SHA-256 of everything above it, so that truncated
or edited text is detected. Match records and race tapes are sealed.
"""

import hashlib
from collections.abc import Sequence
from typing import ClassVar

from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words, filled, quote

NOT_TEXT = Words("it is not text in UTF-8.", "это не текст в UTF-8.")
SHOULD_BE = Words("{got} should be {valid}.", "здесь {got}, а должно быть {valid}.")
AT_LINE = Words("line {line}: {why}", "строка {line}: {why}")


def sealed(lines: Sequence[str]) -> str:
    """The lines as one text that ends with its seal."""
    body = "".join(line + "\n" for line in lines)
    return body + seal(body) + "\n"


def seal(body: str) -> str:
    """The last line: a checksum of the text above it."""
    return f"end {hashlib.sha256(body.encode()).hexdigest()[:16]}"


class SealedReader:
    """Reads the lines in order and keeps track of the line number. Each format has a subclass."""

    bad: ClassVar[type[IgrotekaError]]
    """Raised with `line` and `why`."""
    most_bytes: ClassVar[int]
    too_large: ClassVar[Words]
    broken_seal: ClassVar[Words]

    def __init__(self, data: str | bytes) -> None:
        self.text = self.decoded(data).rstrip("\n")
        self.lines = self.text.split("\n")
        self.at = 0

    def decoded(self, data: str | bytes) -> str:
        if len(data) > self.most_bytes:
            raise self.bad(line=None, why=filled(self.too_large, most=self.most_bytes))
        try:
            text = data.decode() if isinstance(data, bytes) else data
            text.encode()
        except UnicodeError:
            raise self.bad(line=None, why=NOT_TEXT) from None
        return text.removeprefix("\ufeff").replace("\r\n", "\n")

    def refuse(self, words: Words, **parameters: object) -> IgrotekaError:
        return self.bad(line=self.at, why=filled(AT_LINE, line=self.at, why=filled(words, **parameters)))

    def check_seal(self) -> None:
        """Raises an error if the text was truncated or edited. Call it before trusting the contents."""
        body, line_end, got = self.text.rpartition("\n")
        if got != seal(body + line_end):
            self.at = len(self.lines)
            raise self.refuse(self.broken_seal, got=quote(got))
        self.lines.pop()

    def next(self) -> str | None:
        """The next line without consuming it; None after the last one."""
        return self.lines[self.at] if self.at < len(self.lines) else None

    def line(self) -> str:
        """Consumes and returns the next line; an empty one after the last."""
        line = self.next() or ""
        self.at += 1
        return line

    def value(self, key: str) -> str:
        """The value on the next line, which must start with the key."""
        line = self.line()
        if not line.startswith(key + " "):
            raise self.refuse(SHOULD_BE, got=quote(line), valid=quote(key + " …"))
        return line[len(key) + 1 :]

    def blank(self) -> None:
        line = self.line()
        if line:
            raise self.refuse(SHOULD_BE, got=quote(line), valid=quote(""))
