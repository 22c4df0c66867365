"""The inside of a bot process. A bot may hang or crash it; the arena then starts another."""

import os
import signal
import sys
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

from igroteka.bots.bot import Bot, Factory
from igroteka.bots.roster import BadBot, factory_of, get_ready, told
from igroteka.cli.arena.messages import ChoiceReply, ChoiceRequest, Ready, encode, request_decoder
from igroteka.core.errors import UnknownStep
from igroteka.core.game import Game
from igroteka.core.options import read_options
from igroteka.core.state import State
from igroteka.games import game

STANDARD_OUTPUT, STANDARD_ERROR = 1, 2


def work(line: Connection, game_name: str, options: dict[str, str], bots: Sequence[str], folder: str) -> None:
    """Answers requests until the connection closes. Custom bots are also looked for in the folder."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the arena handles Ctrl-C
    silence(STANDARD_OUTPUT)
    sys.path.insert(0, folder)
    played = game(game_name)
    try:
        factories = [factory_of(name, game_name, time.process_time) for name in bots]
    except BadBot as error:
        line.send_bytes(encode(Ready(str(error.parameters["bot"]), error.parameters["why"])))
        return
    get_ready(bots, played.start(read_options(played.options, game_name, options)))
    line.send_bytes(encode(Ready()))
    silence(STANDARD_ERROR)
    seats: dict[int, Bot] = {}
    try:
        while True:
            line.send_bytes(encode(answer(request_decoder.decode(line.recv_bytes()), seats, factories, played)))
    except (EOFError, OSError):
        return


def silence(output: int) -> None:
    """Discards what bots print, which would break the progress bar."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), output)


def answer(request: ChoiceRequest, seats: dict[int, Bot], factories: Sequence[Factory], played: Game) -> ChoiceReply:
    """Returns the answer of the bot on a seat; whatever the bot raises becomes a fault."""
    began = time.process_time()
    try:
        if request.is_new:
            seats[request.seat] = factories[request.bot](request.seed)
        bot = seats[request.seat]
        for step in request.steps:
            bot.follow(step)
        chosen: Any = bot.choose(State(played, request.key))
    except BaseException as error:
        return ChoiceReply(None, time.process_time() - began, "raised", told(error))
    seconds = time.process_time() - began
    try:
        return ChoiceReply(played.checked(chosen), seconds)
    except UnknownStep as error:
        return ChoiceReply(None, seconds, what=str(error.parameters["got"]))
    except BaseException as error:  # the answer is a foreign object, and converting it to a number may raise anything
        return ChoiceReply(None, seconds, "raised", told(error))
