"""The process in which bots think. It may hang or die by them; the arena then starts another."""

import os
import signal
import sys
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

from igroteka.bots.bot import Bot, Factory
from igroteka.bots.roster import BadBot, factory_of, get_ready, told
from igroteka.cli.arena.messages import Answer, Ask, Ready, ask_decoder, encode
from igroteka.core.errors import UnknownStep
from igroteka.core.game import Game
from igroteka.core.options import read_options
from igroteka.core.state import State
from igroteka.games import game

STANDARD_OUTPUT, STANDARD_ERROR = 1, 2


def work(line: Connection, game_name: str, options: dict[str, str], bots: Sequence[str], folder: str) -> None:
    """Answers until nobody asks any more. Somebody's own bots are looked for in the folder, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the arena's business
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
            line.send_bytes(encode(answer(ask_decoder.decode(line.recv_bytes()), seats, factories, played)))
    except (EOFError, OSError):
        return


def silence(output: int) -> None:
    """What bots print would tear the progress bar."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), output)


def answer(ask: Ask, seats: dict[int, Bot], factories: Sequence[Factory], played: Game) -> Answer:
    """What the bot on a seat answers, whatever it does."""
    began = time.process_time()
    try:
        if ask.is_new:
            seats[ask.seat] = factories[ask.bot](ask.seed)
        bot = seats[ask.seat]
        for step in ask.steps:
            bot.follow(step)
        chosen: Any = bot.choose(State(played, ask.key))
    except BaseException as error:
        return Answer(None, time.process_time() - began, "raised", told(error))
    seconds = time.process_time() - began
    try:
        return Answer(played.checked(chosen), seconds)
    except UnknownStep as error:
        return Answer(None, seconds, what=str(error.parameters["got"]))
    except BaseException as error:  # an answer is somebody's object, and to ask it for a number may end anyhow
        return Answer(None, seconds, "raised", told(error))
