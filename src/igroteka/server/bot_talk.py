"""What a process in which bots think is asked, and what it answers: JSON, a line each."""

import msgspec


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step for the seat to act; or in Chazz, with places, the chair that a seat picks."""

    game: str
    key: bytes
    bot: str
    seat: int = 0
    places: tuple[int, ...] = ()


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step's text or a chair; or what went wrong."""

    step: str | None = None
    chair: int | None = None
    trouble: str | None = None


QUESTION = msgspec.json.Decoder(Question)
ANSWER = msgspec.json.Decoder(Answer)
