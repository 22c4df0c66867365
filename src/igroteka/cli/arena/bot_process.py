"""A process in which bots think, seen from the arena: asked with a time limit, and ended when a bot in it hangs."""

import multiprocessing
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import msgspec

from igroteka.bots.roster import BadBot
from igroteka.cli.arena.messages import ChoiceReply, ChoiceRequest, encode, ready_decoder, reply_decoder
from igroteka.cli.arena.setup import Setup
from igroteka.cli.arena.worker import work
from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words, quote

READY_IN = 300.0  # seconds; compiling a game's rules and a search takes a minute on a slow machine
GRACE = 5.0  # seconds beyond the limit; an answer within them is slow, without one the bot has hung
ENDING = 2.0  # seconds, for a process that is ending by itself
CONTEXT = multiprocessing.get_context("spawn")


class NotReady(IgrotekaError):
    words = Words(
        "The process for the bots did not get ready: one of them may hang or end it when it is imported.",
        "Процесс для ботов не запустился: возможно, один из них зависает или завершает его при загрузке.",
    )


class Stopped(Exception):
    """The arena was stopped while it waited for an answer."""


class BotProcess:
    """One process at a time, started again after it was ended."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.process: BaseProcess | None = None
        self.line: Connection
        self.number = 0
        """How many processes have been started."""
        self.is_ready = False
        self.is_stopped = False

    def open(self) -> int:
        """Waits until a process is ready, and returns its number: bots of an earlier process are gone."""
        self.start()
        if not self.is_ready:
            self.wait_until_ready()
        return self.number

    def start(self) -> None:
        """Starts a process if none is running."""
        if self.process is None:
            self.is_ready = False
            self.line, theirs = CONTEXT.Pipe()
            setup = self.setup
            arguments = (theirs, setup.game, setup.options, setup.bots, str(Path.cwd()))
            self.process = CONTEXT.Process(target=work, args=arguments, daemon=True)
            self.process.start()
            theirs.close()
            self.number += 1

    def wait_until_ready(self) -> None:
        try:
            if self.is_stopped or not self.line.poll(READY_IN):
                raise EOFError
            ready = ready_decoder.decode(self.line.recv_bytes())
        except (EOFError, OSError, msgspec.DecodeError):
            self.close()
            raise (Stopped if self.is_stopped else NotReady) from None
        if ready.why is not None:
            self.close()
            raise BadBot(bot=quote(ready.bot), why=Words(*ready.why))
        self.is_ready = True

    def ask(self, request: ChoiceRequest, limit: float) -> ChoiceReply:
        """Returns the bot's answer. It is at fault if it took longer than the limit, in seconds of wall-clock time."""
        asked = time.monotonic()
        try:
            self.line.send_bytes(encode(request))
            if not self.line.poll(limit + GRACE):
                self.close()
                return ChoiceReply(None, fault="hung", what=f"> {limit + GRACE:.0f} s")
            reply = reply_decoder.decode(self.line.recv_bytes())
        except (EOFError, OSError, msgspec.DecodeError):
            if self.is_stopped:
                raise Stopped from None
            return ChoiceReply(None, fault="crashed", what=f"exit code {self.close(ENDING)}")
        took = time.monotonic() - asked
        if took > limit and reply.fault is None:
            reply.fault, reply.what = "slow", f"{took:.1f} s"
        return reply

    def close(self, wait: float = 0.0) -> int | None:
        """Ends the process, unless it ends by itself within `wait` seconds, and returns its exit code."""
        if self.process is None:
            return None
        self.process.join(wait)
        self.process.kill()
        self.process.join()
        code, self.process = self.process.exitcode, None
        self.line.close()
        return code

    def stop(self) -> None:
        """Ends the process from another thread; a pending `ask` raises `Stopped`."""
        self.is_stopped = True
        process = self.process
        if process is not None and process.pid is not None:
            process.kill()
