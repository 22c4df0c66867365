"""The entries of a table's log. A table is the fold of its entries; nothing else is remembered.

Seats count from 0. A person is an opaque id, which others are never told.
"""

from collections.abc import Callable
from typing import get_args

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
    """Time for each decision; when it is over, the stand-in decides."""
    stand_in: str = ""
    calm: bool = False
    """Secret picks in place of play on the clock."""
    looks: list[int] = []
    """The look of each seat; if empty, each seat has the look of its number."""
    again: bool = False
    """A rematch, which begins by itself when its people are present."""
    hints: bool = False
    """Whether players may ask for hints also where several people play."""
    rules: int | None = None
    """The version of the game's rules. None in logs from before it was written: they are all of version 1."""


class Sat(Entry, frozen=True):
    """Somebody took the seat. It may have been a bot's."""

    seat: int
    person: str
    name: str
    giver: str | None = None
    """The person who handed it over."""


class Rose(Entry, frozen=True):
    """The seat is free again."""

    seat: int
    freed: bool = False
    """By the host."""


class Removed(Entry, frozen=True):
    """The host has sent this person away, who loses all seats."""

    person: str
    seat: int | None = None
    """One that they held; None in a rematch."""


class Managed(Entry, frozen=True):
    """Who may come in, from now on."""

    locked: bool = False
    several: bool = False


class Looked(Entry, frozen=True):
    """The seat has this look from now on; the seat that had it gets the other one."""

    seat: int
    look: int


class Lent(Entry, frozen=True):
    """A bot plays the seat from now on. `away`: somebody else asked for it, while the holder was away."""

    seat: int
    bot: str
    away: bool = False


class Back(Entry, frozen=True):
    """The holder of the seat plays it again."""

    seat: int


class Committed(Entry, frozen=True):
    """The match is about to begin: the hash of the secret from which its dice follow (docs/dice.md)."""

    hash: str


class Contributed(Entry, frozen=True, tag="entropy"):
    """What the browser of this seat's person has added to the dice, as 64 hex digits."""

    seat: int
    entropy: str


class Sealed(Entry, frozen=True):
    """Nothing more is added to the dice."""

    missing: list[int] = []
    """The seats of people who have added nothing."""


class Revealed(Entry, frozen=True):
    """The match is over, and its secret known, as 64 hex digits."""

    secret: str


class Begun(Entry, frozen=True):
    """The match starts. Seat i was seat order[i] before."""

    order: list[int]


class Stepped(Entry, frozen=True, tag="step"):
    """A step of the match, by its text."""

    a: str
    by: By = "seat"


class Hinted(Entry, frozen=True):
    """The seat's player got a hint."""

    seat: int


class Undo(Entry, frozen=True):
    """The match goes back to its first `to` steps."""

    to: int


class Asked(Entry, frozen=True):
    """A seat wants to take its last decision back, or to end the match, and the others have to agree."""

    seat: int
    to: int = 0
    """To take back: the number of steps that would be left."""
    end: bool = False


class Agreed(Entry, frozen=True):
    seat: int


class Declined(Entry, frozen=True):
    seat: int


class Ended(Entry, frozen=True):
    """The match is over, though it was not played to its end. This seat wanted it so."""

    seat: int


class Stood(Entry, frozen=True):
    """Before secret picks: where everybody stands."""

    places: tuple[int, ...]


class Picked(Entry, frozen=True):
    """A pick, which stays secret until all have picked."""

    seat: int
    chair: int


class Raced(Entry, frozen=True):
    """The tape of the play on the clock that has just ended, from which it can be replayed."""

    tape: str


class Again(Entry, frozen=True):
    """The rematch is at another table. This seat asked for it."""

    table: str
    seat: int | None = None


AnyEntry = (
    Opened
    | Sat
    | Rose
    | Removed
    | Managed
    | Looked
    | Lent
    | Back
    | Committed
    | Contributed
    | Sealed
    | Begun
    | Stepped
    | Hinted
    | Undo
    | Asked
    | Agreed
    | Declined
    | Ended
    | Stood
    | Picked
    | Raced
    | Revealed
    | Again
)

written: Callable[[AnyEntry], bytes] = msgspec.json.Encoder().encode
read: Callable[[bytes], AnyEntry] = msgspec.json.Decoder(AnyEntry).decode


class EntryKind(msgspec.Struct, frozen=True):
    """The part that every entry has, also one of a later version."""

    e: str


KINDS = {str(kind.__struct_config__.tag) for kind in get_args(AnyEntry)}
_kind_decoder = msgspec.json.Decoder(EntryKind)


def is_known_kind(data: bytes) -> bool:
    """Whether this claims to be an entry that this version knows, or is none at all."""
    try:
        return _kind_decoder.decode(data).e in KINDS
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return True
