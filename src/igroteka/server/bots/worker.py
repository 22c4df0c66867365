"""A worker process in which bots think: it reads questions and writes answers, one line each.

It ends when its input ends. If it crashes or hangs, the pool starts another.
"""

import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import BinaryIO

import msgspec

from igroteka.bots.bot import Bot
from igroteka.bots.roster import SEEDS, factory_of
from igroteka.core.actors import CHANCE
from igroteka.core.state import State
from igroteka.games import NAMES, game
from igroteka.match.match import Match
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
    state = State(game(question.game), question.key)
    if question.wants == "step":
        return BotAnswer(step=answer(state, question.bot))
    interlude = interlude_module(question.game)
    if interlude is None:
        return BotAnswer(trouble=f"nothing happens between the steps of {question.game}")
    if question.wants == "pick":
        return BotAnswer(pick=interlude.pick_of(question.bot, state, question.seat, question.places, DICE))
    return BotAnswer(advice=interlude.advice_of(question.bot, state, DICE))


def warm_up(name: str) -> None:
    """Compiles what bots of this game need, or loads it from the cache, so that no first answer waits for it."""
    match = Match(name)
    while match.state.actor == CHANCE:
        match.throw(DICE)
    answer(match.state, match.game.opponents[-1])


def run(questions: BinaryIO, answers: BinaryIO) -> None:
    for told in chain(readiness(), map(tried, questions)):
        answers.write(msgspec.json.encode(told) + b"\n")
        answers.flush()


def tried(line: bytes) -> BotAnswer:
    try:
        return answered(QUESTION.decode(line))
    except Exception as error:
        return BotAnswer(trouble=repr(error))


def readiness() -> Iterator[BotAnswer]:
    """Progress reports. If bots cannot be prepared for one game, they still play the others."""
    troubles: list[str] = []
    for number, name in enumerate(NAMES):
        yield BotAnswer(prepared=number)
        try:
            warm_up(name)
        except Exception as error:
            troubles.append(f"{name}: {error!r}")
    yield BotAnswer(trouble="; ".join(troubles) or None)


if __name__ == "__main__":
    run(sys.stdin.buffer, sys.stdout.buffer)
