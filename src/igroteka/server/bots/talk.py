"""What a process in which bots think is asked, and what it answers: JSON, a line each."""

from typing import Literal

import msgspec


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step for the seat to act; or in Chazz the chair that a seat picks, or what each word is worth to the leader."""

    game: str
    key: bytes
    bot: str
    wants: Literal["step", "chair", "advice"] = "step"
    seat: int = 0
    places: tuple[int, ...] = ()


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was wanted; or what went wrong. Before it is asked anything, a process tells for how many games it is
    ready; then, by an answer without that number, that it is ready for all.
    """

    step: str | None = None
    chair: int | None = None
    advice: dict[str, int] | None = None
    trouble: str | None = None
    prepared: int | None = None


QUESTION = msgspec.json.Decoder(Question)
ANSWER = msgspec.json.Decoder(Answer)
