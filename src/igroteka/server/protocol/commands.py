"""What a client may send: a closed set of messages. Anything else is refused by the parser.

A command changes the table and carries an id that the client chose, which makes it idempotent: sent again, it is
answered and not carried out again. `n` says how much of the log the client has seen. Seats count from 0.
"""

from typing import Annotated

import msgspec

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Text = Annotated[str, msgspec.Meta(max_length=80)]
Bytes32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes in hex digits."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """Base of all messages from a client."""


class Command(Message, frozen=True):
    """Base of those that change the table."""

    id: Id


class Sit(Command, frozen=True):
    """Takes a seat that nobody holds."""

    seat: SeatNumber
    name: Text


class Rise(Command, frozen=True):
    """Gives a seat up."""

    seat: SeatNumber


class Look(Command, frozen=True):
    """Another colour, pattern, sign and cat for a seat, before the match begins."""

    seat: SeatNumber
    look: SeatNumber


class Lend(Command, frozen=True):
    """Lets a bot play the seat: one's own, or that of somebody who is away."""

    seat: SeatNumber
    bot: Text


class Waive(Command, frozen=True):
    """Agrees that a bot may play at once for somebody who has just left. It takes all others who hold seats."""

    seat: SeatNumber


class Return(Command, frozen=True):
    """Takes back one's own seat, which a bot has been playing."""

    seat: SeatNumber


class Manage(Command, frozen=True):
    """Who may come in. For the host."""

    locked: bool
    """Nobody new sits down or, at a private table, watches."""
    several: bool
    """At a public table, whether a person may take several seats."""


class Free(Command, frozen=True):
    """Frees the seat of somebody who is away, or unwanted. For the host."""

    seat: SeatNumber


class Remove(Command, frozen=True):
    """Sends the holder of a seat away, who cannot come back to this table. For the host."""

    seat: SeatNumber


class Knock(Command, frozen=True):
    """Asks for the seat of a bot during the match."""

    seat: SeatNumber
    name: Text


class Admit(Command, frozen=True):
    """Gives the seat to somebody who asked for it. For those who may change bots."""

    knock: Count


class Dismiss(Command, frozen=True):
    """Turns somebody away who asked for a seat."""

    knock: Count


class Begin(Command, frozen=True):
    """Starts the match. For the host; in a rematch, or if the host holds no seat, for everybody who holds one."""

    bots: Text | None = None
    """The bot that plays the seats that are still open."""


class Entropy(Command, frozen=True):
    """Adds to the dice of a match that is about to begin, once for a person who holds a seat."""

    entropy: Bytes32


class Act(Command, frozen=True):
    """A step, by its text."""

    seat: SeatNumber
    n: Count
    a: Text


class Takeback(Command, frozen=True):
    """Takes back the seat's last decision, or asks the others whether it may."""

    seat: SeatNumber
    n: Count


class End(Command, frozen=True):
    """Ends the match unfinished, or asks the others whether it may be ended."""

    seat: SeatNumber
    n: Count


class Agree(Command, frozen=True):
    """Agrees to what another seat asks for: a takeback, or the end of the match."""

    seat: SeatNumber
    n: Count


class Decline(Command, frozen=True):
    """Declines what another seat asks for."""

    seat: SeatNumber
    n: Count


class Pick(Command, frozen=True):
    """A secret pick, in the calm mode."""

    seat: SeatNumber
    n: Count
    chair: SeatNumber


class Rematch(Command, frozen=True):
    """Opens a new table for the same people and options."""


class Hello(Message, frozen=True):
    """The first message: the version of the protocol, and how many lines of the log the client has."""

    v: int
    since: Count = 0
    entropy: bool = False
    """Whether the client adds to the dice when a match begins, so that it is waited for."""


class Why(Message, frozen=True):
    """Why can this step not be taken?"""

    id: Id
    a: Text


class Preview(Message, frozen=True):
    """What would happen by this step?"""

    id: Id
    a: Text


class Hint(Message, frozen=True):
    """What would a bot do for this seat?"""

    id: Id
    seat: SeatNumber
    n: Count


class Wish(Message, frozen=True):
    """What a seat asks for in live play. It may get lost, and is never repeated."""

    seat: SeatNumber
    wish: Text


class Pong(Message, frozen=True):
    """The answer to a ping, by which the server measures the round trip."""

    mark: Count


AnyCommand = (
    Sit
    | Rise
    | Look
    | Lend
    | Waive
    | Return
    | Manage
    | Free
    | Remove
    | Knock
    | Admit
    | Dismiss
    | Begin
    | Entropy
    | Act
    | Takeback
    | End
    | Agree
    | Decline
    | Pick
    | Rematch
)
AnyMessage = AnyCommand | Hello | Why | Preview | Hint | Wish | Pong


class Named(msgspec.Struct, frozen=True):
    """The only part of a malformed message that is read."""

    id: Id


_decoder = msgspec.json.Decoder(AnyMessage)
_named = msgspec.json.Decoder(Named)
MOST_BYTES = 2_000


def parse(data: bytes | str) -> AnyMessage:
    """The message. MsgspecError, if it is malformed, unknown or wrongly typed."""
    try:
        return _decoder.decode(data)
    except (UnicodeError, RecursionError) as error:  # which msgspec lets through
        raise msgspec.DecodeError(str(error)) from None


def id_in(data: bytes | str) -> str | None:
    """The id of a message that cannot be parsed; None if it has none, or none that can be read."""
    try:
        return _named.decode(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
