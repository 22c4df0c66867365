"""What a table's log is made of. A table is the fold of its entries; nothing else is remembered.

Seats count from 0. A person is an opaque id, which others are never told.
"""

import msgspec

from igroteka.server.protocol.messages import By


class Entry(msgspec.Struct, frozen=True, tag_field="e", tag=str.lower, omit_defaults=True):
    """Base of all entries."""


class Opened(Entry, frozen=True):
    """The first entry: what will be played, and how."""

    game: str
    options: dict[str, str]
    host: str
    bots: list[str | None]
    """For each seat the bot that plays it, or None where somebody may sit down."""
    public: bool = False
    shuffle: bool = True
    """Whether the seats are shuffled at the start."""
    seconds: int | None = None
    """For each decision; then the stand-in decides."""
    stand_in: str = ""
    calm: bool = False
    """Chazz without races."""
    looks: list[int] = []
    """Of each seat; none at all: each has the look of its number."""
    again: bool = False
    """It is a rematch, which begins by itself when its people are there."""


class Sat(Entry, frozen=True):
    """Somebody took the seat, also one that a bot was playing."""

    seat: int
    person: str
    name: str


class Rose(Entry, frozen=True):
    """The seat is free again."""

    seat: int


class Looked(Entry, frozen=True):
    """The seat has this look from now on; the seat that had it gets the old one."""

    seat: int
    look: int


class Lent(Entry, frozen=True):
    """A bot plays the seat from now on, for whoever holds it; who was away did not lend it himself."""

    seat: int
    bot: str
    away: bool = False


class Back(Entry, frozen=True):
    """Who holds the seat plays it himself again."""

    seat: int


class Begun(Entry, frozen=True):
    """The match starts; seat number i was number order[i] before."""

    order: list[int]


class Step(Entry, frozen=True):
    """A step of the match, by its text."""

    a: str
    by: By = "seat"


class Undo(Entry, frozen=True):
    """The match goes back to its first steps, so many of them."""

    to: int


class Asked(Entry, frozen=True):
    """A seat would like to take its last decision back, and the others have to agree."""

    seat: int
    to: int


class Agreed(Entry, frozen=True):
    seat: int


class Declined(Entry, frozen=True):
    seat: int


class Stood(Entry, frozen=True):
    """Chazz, calm mode: where everybody stands before the chairs are picked."""

    places: tuple[int, ...]


class Picked(Entry, frozen=True):
    """Chazz, calm mode: a secret until all have picked."""

    seat: int
    chair: int


class Raced(Entry, frozen=True):
    """Chazz: the tape of the race that has just been run."""

    tape: str


class Again(Entry, frozen=True):
    """The rematch is at another table; it was this seat that asked for it."""

    table: str
    seat: int | None = None


AnyEntry = (
    Opened
    | Sat
    | Rose
    | Looked
    | Lent
    | Back
    | Begun
    | Step
    | Undo
    | Asked
    | Agreed
    | Declined
    | Stood
    | Picked
    | Raced
    | Again
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read(data: bytes) -> AnyEntry:
    return _decoder.decode(data)
