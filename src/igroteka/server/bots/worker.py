"""A worker process in which bots think: it reads questions and writes answers, one line each.

It ends when its input ends. If it crashes or hangs, the pool starts another.
"""

import sys
from functools import lru_cache
from typing import BinaryIO

import msgspec

from igroteka.bots.bot import Bot
from igroteka.bots.roster import SEEDS, factory_of
from igroteka.core.state import State
from igroteka.games import game
from igroteka.server.bots.cached import note
from igroteka.server.bots.parts import GamePart, load
from igroteka.server.bots.questions import QUESTION, BotAnswer, BotQuestion
from igroteka.server.system import DICE, SystemClock
from igroteka.server.table.interlude import interlude_module

KEPT = 2  # searches, each of which may hold hundreds of megabytes


def answer(state: State, bot: str) -> str:
    """The text of the step that a bot takes."""
    return state.text(player(state.game.name, bot, state.players).choose(state))


@lru_cache(maxsize=KEPT)
def player(name: str, bot: str, players: int) -> Bot:
    """The bot, kept with the memory of its search for the next question."""
    return factory_of(bot, name, SystemClock().now)(DICE.randrange(SEEDS))


def answered(question: BotQuestion) -> BotAnswer:
    if question.wants in ("rules", "bots"):
        part = GamePart(question.game, question.wants)
        load(part)
        note(part)
        return BotAnswer()
    state = State(game(question.game), question.key)
    if question.wants == "step":
        return BotAnswer(step=answer(state, question.bot))
    interlude = interlude_module(question.game)
    if interlude is None:
        return BotAnswer(trouble=f"nothing happens between the steps of {question.game}")
    if question.wants == "pick":
        return BotAnswer(pick=interlude.pick_of(question.bot, state, question.seat, question.places, DICE))
    return BotAnswer(advice=interlude.advice_of(question.bot, state, DICE))


def run(questions: BinaryIO, answers: BinaryIO) -> None:
    say(answers, BotAnswer())
    for line in questions:
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
    run(sys.stdin.buffer, sys.stdout.buffer)
