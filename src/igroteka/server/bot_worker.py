"""A process in which bots think: questions come in by lines, and answers go out by lines.

It ends when nobody asks any more. If it crashes or hangs, whoever asked starts another.
"""

import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import BinaryIO

import msgspec

from igroteka.bots.bot import Bot
from igroteka.bots.race.chairs import Chairs
from igroteka.bots.race.characters import CHARACTERS
from igroteka.bots.race.picks import pick
from igroteka.bots.race.turns import advice
from igroteka.bots.roster import SEEDS, factory_of
from igroteka.core.actors import CHANCE
from igroteka.core.state import State
from igroteka.games import NAMES, game
from igroteka.games.chazz.start import Start
from igroteka.match.match import Match
from igroteka.server.bot_talk import QUESTION, Answer, Question
from igroteka.server.system import DICE, SystemClock

KEPT = 2  # searches, each of which may hold hundreds of megabytes


def answer(state: State, bot: str) -> str:
    """The text of the step that a bot takes."""
    return state.text(player(state.game.name, bot, state.players).choose(state))


@lru_cache(maxsize=KEPT)
def player(name: str, bot: str, players: int) -> Bot:
    """Keeps the memory that a search needs, for the next question."""
    return factory_of(bot, name, SystemClock().now)(DICE.randrange(SEEDS))


def picked(state: State, bot: str, seat: int, places: Sequence[int]) -> int:
    """In the calm mode: the chair that a character picks."""
    view = state.view()
    seated = {number: has.chair for number, has in enumerate(view.seats) if has.chair is not None}
    start = Start(view.leader, tuple(places))
    return pick(CHARACTERS[bot], seat, Chairs(state), view.word, start, DICE, seated)


def answered(question: Question) -> Answer:
    state = State(game(question.game), question.key)
    if question.wants == "chair":
        return Answer(chair=picked(state, question.bot, question.seat, question.places))
    if question.wants == "advice":
        return Answer(advice=advice(CHARACTERS[question.bot], state, DICE))
    return Answer(step=answer(state, question.bot))


def warm_up(name: str) -> None:
    """Compiles what bots of this game need, or reads it from the cache, so that no first answer waits for it."""
    match = Match(name)
    while match.state.actor == CHANCE:
        match.throw(DICE)
    answer(match.state, match.game.opponents[-1])


def run(questions: BinaryIO, answers: BinaryIO) -> None:
    for told in chain(readiness(), map(tried, questions)):
        answers.write(msgspec.json.encode(told) + b"\n")
        answers.flush()


def tried(line: bytes) -> Answer:
    try:
        return answered(QUESTION.decode(line))
    except Exception as error:
        return Answer(trouble=repr(error))


def readiness() -> Iterator[Answer]:
    """How far it is. A game for which bots cannot think is no reason not to think for the others."""
    troubles = []
    for number, name in enumerate(NAMES):
        yield Answer(prepared=number)
        try:
            warm_up(name)
        except Exception as error:
            troubles.append(f"{name}: {error!r}")
    yield Answer(trouble="; ".join(troubles) or None)


if __name__ == "__main__":
    run(sys.stdin.buffer, sys.stdout.buffer)
