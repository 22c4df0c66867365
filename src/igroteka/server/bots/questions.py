"""What a worker process is asked, and what it answers: JSON, one line each."""

from typing import Literal

import msgspec


class BotQuestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step for the seat to act; or, between steps, the secret pick of a seat, or advice for the seat to act."""

    game: str
    key: bytes
    bot: str
    wants: Literal["step", "pick", "advice"] = "step"
    seat: int = 0
    places: tuple[int, ...] = ()


class BotAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was wanted, or what went wrong.

    Before it is asked anything, a worker reports for how many games it is ready (`prepared`), and then, by an answer
    without that number, that it is ready for all of them.
    """

    step: str | None = None
    pick: int | None = None
    advice: dict[str, int] | None = None
    trouble: str | None = None
    prepared: int | None = None


QUESTION = msgspec.json.Decoder(BotQuestion)
ANSWER = msgspec.json.Decoder(BotAnswer)
