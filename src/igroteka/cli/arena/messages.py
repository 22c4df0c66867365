"""What the arena and the processes of its bots say to each other: plain data, believed only after it is parsed."""

from typing import Literal

import msgspec

Kind = Literal["raised", "illegal", "slow", "hung", "crashed", "unasked"]
"""How a bot can fail to answer: by an exception, with a step that is not offered, too late, not at all, or with the end
of its process; and after too many of the last two it is not asked any more.
"""


class Ready(msgspec.Struct):
    """The first word of a process: it can play, or this bot cannot."""

    bot: str = ""
    why: tuple[str, str] | None = None
    """In English and in Russian."""


class Ask(msgspec.Struct):
    """What does the bot on this seat do?"""

    seat: int
    bot: int
    seed: int
    is_new: bool
    """The bot has to be made first."""
    steps: list[int]
    """What has been played since it was last asked."""
    key: bytes
    """The state."""


class Answer(msgspec.Struct):
    step: int | None
    seconds: float = 0.0
    """Of CPU time."""
    fault: Kind | None = None
    what: str = ""


ready_decoder = msgspec.msgpack.Decoder(Ready)
ask_decoder = msgspec.msgpack.Decoder(Ask)
answer_decoder = msgspec.msgpack.Decoder(Answer)
encode = msgspec.msgpack.Encoder().encode
