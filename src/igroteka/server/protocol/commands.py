"""What a client may send: a closed set of messages. Anything else is refused before it is looked at.

A command changes the table and carries an id of the client's own: sent again, it is answered and not done again.
`n` says how much of the log the client has seen. Seats count from 0.
"""

from typing import Annotated

import msgspec

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Text = Annotated[str, msgspec.Meta(max_length=80)]


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """Base of all messages from a client."""


class Command(Message, frozen=True):
    """Base of those that change the table."""

    id: Id


class Sit(Command, frozen=True):
    """Takes a seat that nobody holds."""

    seat: Seat
    name: Text


class Rise(Command, frozen=True):
    """Gives a seat up."""

    seat: Seat


class Look(Command, frozen=True):
    """Another colour, pattern, sign and cat for a seat, before the match begins."""

    seat: Seat
    look: Seat


class Lend(Command, frozen=True):
    """A bot shall play the seat: one's own, or that of somebody who is not there."""

    seat: Seat
    bot: Text


class Return(Command, frozen=True):
    """Back to one's own seat, which a bot has played."""

    seat: Seat


class Begin(Command, frozen=True):
    """Starts the match. The host's; in a rematch, or if the host holds no seat, also of all who hold one."""

    bots: Text | None = None
    """The bot that gets the seats that are still open."""


class Act(Command, frozen=True):
    """A step, by its text."""

    seat: Seat
    n: Count
    a: Text


class Takeback(Command, frozen=True):
    """Takes back the seat's last decision, or asks the others whether it may."""

    seat: Seat
    n: Count


class Agree(Command, frozen=True):
    """To another's wish to take back."""

    seat: Seat
    n: Count


class Decline(Command, frozen=True):
    """Does not agree."""

    seat: Seat
    n: Count


class Pick(Command, frozen=True):
    """Chazz, calm mode: a chair, in secret."""

    seat: Seat
    n: Count
    chair: Seat


class Rematch(Command, frozen=True):
    """The same again at a new table."""


class Hello(Message, frozen=True):
    """The first message: which version of the protocol is spoken, and how many entries of the log are known."""

    v: int
    since: Count = 0


class Why(Message, frozen=True):
    """Why can this step not be taken?"""

    id: Id
    a: Text


class Preview(Message, frozen=True):
    """What would happen by this step?"""

    id: Id
    a: Text


class Wish(Message, frozen=True):
    """Chazz, in a race: what a cat is to do. May be lost, and is never repeated."""

    seat: Seat
    wish: Text


class Pong(Message, frozen=True):
    """The answer to a ping, by which the server measures the way there and back."""

    mark: Count


AnyCommand = Sit | Rise | Look | Lend | Return | Begin | Act | Takeback | Agree | Decline | Pick | Rematch
AnyMessage = AnyCommand | Hello | Why | Preview | Wish | Pong

_decoder = msgspec.json.Decoder(AnyMessage)
MOST_BYTES = 2_000


def parse(data: bytes | str) -> AnyMessage:
    """The message, or a msgspec.MsgspecError (malformed, unknown, wrongly typed)."""
    try:
        return _decoder.decode(data)
    except (UnicodeError, RecursionError) as error:  # which msgspec lets through
        raise msgspec.DecodeError(str(error)) from None
