"""A worker process in which bots think: it reads questions and writes answers, one line each.

It ends when its input ends. If it crashes or hangs, the pool starts another. Bots think in a thread, so that a line can
end that.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import BinaryIO

import msgspec

from igroteka.bots.bot import Bot
from igroteka.bots.roster import SEEDS, factory_of
from igroteka.bots.search.hints import hints
from igroteka.core.state import State
from igroteka.games import game
from igroteka.match.record import Record
from igroteka.reviews.reviewing import Reviewing
from igroteka.server.bots.cached import note
from igroteka.server.bots.parts import GamePart, load
from igroteka.server.bots.questions import GENTLY, QUESTION, STOP, BotAnswer, BotQuestion
from igroteka.server.system import DICE, SystemClock
from igroteka.server.table.interlude import interlude_module

KEPT = 2  # searches, each of which may hold hundreds of megabytes
NICENESS = 10


class NotWanted(Exception):
    """Nobody waits for the answer any more."""


class ThinkingTime:
    """The clock of all searches, by which they are stopped: they look at it every few milliseconds."""

    def __init__(self) -> None:
        self.clock, self.is_over = SystemClock(), False

    def now(self) -> float:
        if self.is_over:
            raise NotWanted
        return self.clock.now()


TIME = ThinkingTime()


def answer(state: State, bot: str) -> str:
    """The text of the step that a bot takes."""
    return state.text(player(state.game.name, bot, state.players).choose(state))


@lru_cache(maxsize=KEPT)
def player(name: str, bot: str, players: int) -> Bot:
    """The bot, kept with the memory of its search for the next question."""
    return factory_of(bot, name, TIME.now)(DICE.randrange(SEEDS))


@lru_cache(maxsize=1)
def reviewing(record: str) -> Reviewing:
    """The review of a match, kept from one of its moments to the next."""
    return Reviewing(Record.read(record))


def answered(question: BotQuestion) -> BotAnswer:
    if question.wants in ("rules", "bots"):
        part = GamePart(question.game, question.wants)
        load(part)
        note(part)
        return BotAnswer()
    if question.wants == "sketch":
        return BotAnswer(sketch=reviewing(question.record).sketch())
    if question.wants == "judgement":
        return BotAnswer(judgement=reviewing(question.record).judged(question.moment))
    state = State(game(question.game), question.key)
    if question.wants == "step":
        return BotAnswer(step=answer(state, question.bot))
    if question.wants == "hints":
        return BotAnswer(hints=hints(state, DICE.randrange(SEEDS), TIME.now))
    interlude = interlude_module(question.game)
    if interlude is None:
        return BotAnswer(trouble=f"nothing happens between the steps of {question.game}")
    if question.wants == "pick":
        return BotAnswer(pick=interlude.pick_of(question.bot, state, question.seat, question.places, DICE))
    return BotAnswer(advice=interlude.advice_of(question.bot, state, DICE))


def run(questions: BinaryIO, answers: BinaryIO) -> None:
    say(answers, BotAnswer())
    with ThreadPoolExecutor(1) as thread:
        for line in questions:
            TIME.is_over = line == STOP
            if not TIME.is_over:
                thread.submit(reply, answers, line)


def reply(answers: BinaryIO, line: bytes) -> None:
    say(answers, tried(line))


def say(answers: BinaryIO, answer: BotAnswer) -> None:
    answers.write(msgspec.json.encode(answer) + b"\n")
    answers.flush()


def tried(line: bytes) -> BotAnswer:
    try:
        return answered(QUESTION.decode(line))
    except Exception as error:
        return BotAnswer(trouble=repr(error))


if __name__ == "__main__":
    if GENTLY in sys.argv and hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    run(sys.stdin.buffer, sys.stdout.buffer)
