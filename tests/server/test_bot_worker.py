"""A worker process of bots: what it is asked, line by line, and what it answers."""

import threading
from collections.abc import Iterator
from io import BytesIO
from typing import BinaryIO, cast

import msgspec
import pytest

import igroteka
from igroteka.bots.bot import Clock
from igroteka.core.dice import Dice, drawn
from igroteka.core.state import State
from igroteka.games.chazz.language import KIND_NAMES
from igroteka.games.chazz.track import even_places
from igroteka.server.bots import worker
from igroteka.server.bots.parts import GamePart
from igroteka.server.bots.questions import ANSWER, STOP, BotAnswer, BotQuestion


def chazz(phase: str) -> State:
    """A match of four with characters, at the first moment of this phase."""
    state, dice = igroteka.game("chazz").new(players=4), Dice(1)
    while state.phase != phase:
        state.apply(state.legal()[0] if state.actor >= 0 else drawn(state.outcomes(), dice))
    return state


def answers_to(*lines: bytes) -> list[BotAnswer]:
    written = BytesIO()
    worker.run(BytesIO(b"".join(line + b"\n" for line in lines)), written)
    return [ANSWER.decode(line) for line in written.getvalue().splitlines()]


def asked(state: State, bot: str, **more: object) -> bytes:
    return msgspec.json.encode(BotQuestion(state.game.name, state.key(), bot, **more))  # type: ignore[arg-type]


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[GamePart]:
    """What it was told to load, and noted. There is no memory for the bots of Ta Yü."""
    parts: list[GamePart] = []

    def load(part: GamePart) -> None:
        if part == GamePart("tayu", "bots"):
            raise MemoryError("no room")

    monkeypatch.setattr(worker, "load", load)
    monkeypatch.setattr(worker, "note", parts.append)
    return parts


def test_it_says_that_it_is_there_and_loads_what_it_is_told_to(loaded: list[GamePart]):
    told = [BotQuestion(game, wants=part) for game in ("tayu", "chazz") for part in ("rules", "bots")]
    there, *answers = answers_to(*map(msgspec.json.encode, told))
    assert there == BotAnswer()
    assert answers == [BotAnswer(), BotAnswer(trouble="MemoryError('no room')"), BotAnswer(), BotAnswer()]
    assert loaded == [GamePart("tayu", "rules"), GamePart("chazz", "rules"), GamePart("chazz", "bots")]


def test_it_answers_in_the_order_of_the_questions_and_goes_on_after_nonsense():
    call, sit = chazz("call"), chazz("sit")
    marrakech = igroteka.game("marrakech").new(players=3)
    places = even_places(range(4))
    step, nonsense, unknown, pick, advice, no_pick = answers_to(
        asked(marrakech, "greedy"),
        b"what?",
        asked(marrakech, "alien"),
        asked(sit, "sharp", wants="pick", seat=1, places=places),
        asked(call, "sharp", wants="advice"),
        asked(marrakech, "greedy", wants="pick"),
    )[1:]
    assert step.step in marrakech.legal_texts()
    assert nonsense.trouble is not None
    assert unknown.trouble is not None
    assert pick.pick in range(3)
    assert advice.advice is not None
    assert set(advice.advice) <= set(KIND_NAMES)
    assert abs(sum(advice.advice.values())) < len(advice.advice)  # they are told as what they differ from the mean
    assert no_pick == BotAnswer(trouble="nothing happens between the steps of marrakech")


class Endless:
    """Thinks until its clock stops it."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def choose(self, state: State) -> int:
        while True:
            self.clock()

    def follow(self, step: int) -> None:
        pass


class Pool:
    """The other end of the pipes: it ends the thinking about a question, and asks the next when that is answered."""

    def __init__(self, first: bytes, second: bytes) -> None:
        self.first, self.second = first, second
        self.answered = threading.Semaphore(0)
        self.answers: list[BotAnswer] = []

    def __iter__(self) -> Iterator[bytes]:
        yield self.first + b"\n"
        yield STOP
        for _ in range(2):  # that it is there, and what became of the first
            self.answered.acquire()
        yield self.second + b"\n"

    def write(self, data: bytes) -> None:
        self.answers.append(ANSWER.decode(data))

    def flush(self) -> None:
        self.answered.release()


def test_thinking_is_ended_when_nobody_waits_for_it_any_more(monkeypatch: pytest.MonkeyPatch):
    marrakech = igroteka.game("marrakech").new(players=4)
    pool = Pool(asked(marrakech, "endless"), asked(marrakech, "greedy"))
    with monkeypatch.context() as patched:
        made = worker.factory_of
        patched.setattr(
            worker,
            "factory_of",
            lambda bot, game, clock: (lambda seed: Endless(clock)) if bot == "endless" else made(bot, game, clock),
        )
        worker.run(cast(BinaryIO, pool), cast(BinaryIO, pool))
    _, ended, greedy = pool.answers
    assert ended == BotAnswer(trouble="NotWanted()")
    assert greedy.step in marrakech.legal_texts()
