"""What a record says of its dice: the lines of the seal, the order of the seats, what decided races, and the secret.

docs/dice.md specifies the text. Whether the dice agree with it is checked elsewhere (fairness.py).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

import msgspec

END = "seal"
SHUFFLED = "seats shuffled"
QUOTED = "> "

SEAL_LINE = re.compile("commit [0-9a-f]{64}|seats (shuffled|fixed)|add [1-8] [0-9a-f]{64}|missing [1-8]|seal")
ORDER = re.compile("order( [1-8])+")
SECRET = re.compile("secret [0-9a-f]{64}")
ATTACHED = re.compile("(tape|places|picks) (0|[1-9][0-9]{0,5})((?: (?:0|[1-9][0-9]{0,4}|-))*)")

AttachmentKind = Literal["tape", "places", "picks"]


class Attachment(msgspec.Struct, frozen=True):
    """What decided a race: the tape of a live one; in the calm mode, where the seats stood and what they picked."""

    kind: AttachmentKind
    after: int
    """The number of entries before it."""
    text: str
    """The tape; or one number for each seat: places, or chairs from 1, `-` for none."""

    def lines(self) -> list[str]:
        if self.kind != "tape":
            return [f"{self.kind} {self.after} {self.text}"]
        return [f"tape {self.after}", *(QUOTED + line for line in self.text.split("\n")[:-1])]


class Seal(msgspec.Struct, frozen=True):
    lines: tuple[str, ...]
    """`commit`, `seats`, `add`, `missing` and `seal`, as they became durable."""
    order: tuple[int, ...] = ()
    """Which seat each seat of the match was before, from 0; empty if seats were not shuffled."""
    attached: tuple[Attachment, ...] = ()
    secret: str | None = None
    """In hex digits; None if it was never revealed."""

    def head(self) -> list[str]:
        """The lines after the names of the seats."""
        order = [" ".join(["order", *(str(seat + 1) for seat in self.order)])] if self.order else []
        return [*self.lines, *order]

    def tail(self) -> list[str]:
        """The lines after the entries."""
        secret = [f"secret {self.secret}"] if self.secret is not None else []
        return [line for one in self.attached for line in one.lines()] + secret


def commit_line(commitment: str) -> str:
    return f"commit {commitment}"


def seats_line(is_shuffled: bool) -> str:
    return SHUFFLED if is_shuffled else "seats fixed"


def add_line(seat: int, entropy: str) -> str:
    return f"add {seat + 1} {entropy}"


def missing_line(seat: int) -> str:
    return f"missing {seat + 1}"


def order_of(line: str) -> tuple[int, ...]:
    return tuple(int(seat) - 1 for seat in line.split()[1:])


def read_attached(lines: Sequence[str], players: int) -> list[Attachment] | int:
    """What these lines attach, in ascending order of the entries before it; or the number of the first line that cannot
    stand there.
    """
    found: list[Attachment] = []
    tapes: dict[int, list[str]] = {}
    for number, line in enumerate(lines):
        one = attachment(line, players)
        if one is not None and (not found or found[-1].after <= one.after):
            found.append(one)
        elif line.startswith(QUOTED) and found and found[-1].kind == "tape":
            tapes.setdefault(len(found) - 1, []).append(line[len(QUOTED) :] + "\n")
        else:
            return number
    return [msgspec.structs.replace(one, text="".join(tapes.get(at, [one.text]))) for at, one in enumerate(found)]


def attachment(line: str, players: int) -> Attachment | None:
    """The first line of what decided a race: only places and picks have values, one for each seat."""
    read = ATTACHED.fullmatch(line)
    if read is None:
        return None
    kind, after, values = read.groups()
    fits = len(values.split()) == (0 if kind == "tape" else players) and (kind == "picks" or "-" not in values)
    return Attachment(kind, int(after), values.strip()) if fits else None  # type: ignore[arg-type]
