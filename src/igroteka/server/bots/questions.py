"""What a worker process is asked, and what it answers: JSON, one line each."""

from typing import Literal

import msgspec

from igroteka.bots.search.hints import Suggestion
from igroteka.reviews.judgement import Judgement
from igroteka.reviews.sketch import Sketch


class BotQuestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step for the seat to act, or hints for its player; or, between steps, the secret pick of a seat, or advice for
    the seat to act. Or, about a whole match, a sketch of its review, or the judgement of one of its moments. Or,
    without a state, to compile the game's rules or the searches of its bots, or to load them from the cache.
    """

    game: str
    key: bytes = b""
    bot: str = ""
    wants: Literal["step", "hints", "pick", "advice", "sketch", "judgement", "rules", "bots"] = "step"
    seat: int = 0
    places: tuple[int, ...] = ()
    record: str = ""
    moment: int = 0


class BotAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was wanted, or what went wrong. Before it is asked anything, a worker gives an empty answer: it is there."""

    step: str | None = None
    hints: list[Suggestion] | None = None
    pick: int | None = None
    advice: dict[str, int] | None = None
    sketch: Sketch | None = None
    judgement: Judgement | None = None
    trouble: str | None = None


GENTLY = "--gently"
"""The argument of a worker that yields the processor to everybody else."""
STOP = b"stop\n"
"""The line that ends the thinking about the last question. That is answered at once, and this line is not."""
QUESTION = msgspec.json.Decoder(BotQuestion)
ANSWER = msgspec.json.Decoder(BotAnswer)
