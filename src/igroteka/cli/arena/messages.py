"""Messages between the arena and its bot processes: plain data, trusted only after it is decoded."""

from typing import Literal

import msgspec

FaultKind = Literal["raised", "illegal", "slow", "hung", "crashed", "unasked"]
"""How a bot can fail: it raises an exception, answers with an illegal step, answers too late, does not answer, or ends
its process. After too many of the last two it is not asked any more.
"""


class Ready(msgspec.Struct):
    """The first message of a process: it is ready, or this bot cannot play."""

    bot: str = ""
    why: tuple[str, str] | None = None
    """In English and in Russian."""


class ChoiceRequest(msgspec.Struct):
    """Asks for the step of the bot on a seat."""

    seat: int
    bot: int
    seed: int
    is_new: bool
    """The bot has to be made first."""
    steps: list[int]
    """The steps taken since the bot was last asked."""
    key: bytes
    """The state."""


class ChoiceReply(msgspec.Struct):
    """The step that a bot chose, or its fault."""

    step: int | None
    seconds: float = 0.0
    """CPU time."""
    fault: FaultKind | None = None
    what: str = ""


ready_decoder = msgspec.msgpack.Decoder(Ready)
request_decoder = msgspec.msgpack.Decoder(ChoiceRequest)
reply_decoder = msgspec.msgpack.Decoder(ChoiceReply)
encode = msgspec.msgpack.Encoder().encode
