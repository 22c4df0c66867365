"""A booth: one process in which bots think, asked with a limit. Who hangs in it is put an end to, with the process."""

import multiprocessing
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import msgspec

from igroteka.bots.roster import BadBot
from igroteka.cli.arena.messages import Answer, Ask, answer_decoder, encode, ready_decoder
from igroteka.cli.arena.setup import Setup
from igroteka.cli.arena.worker import work
from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words, quote

READY_IN = 300.0  # seconds; to compile a game's rules and a search takes a minute on a slow machine
GRACE = 5.0  # seconds; who answers within them was slow, and who does not has hung
LAST_WORDS = 2.0  # seconds, for a process that is ending by itself
CONTEXT = multiprocessing.get_context("spawn")


class NotReady(IgrotekaError):
    words = Words(
        "The process for the bots did not get ready: one of them may hang or end it when it is imported.",
        "Процесс для ботов не запустился: возможно, один из них зависает или завершает его при загрузке.",
    )


class Stopped(Exception):
    """The arena has closed for today."""


class Booth:
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.process: BaseProcess | None = None
        self.line: Connection
        self.number = 0
        """How many processes there have been."""
        self.is_ready = False
        self.is_stopped = False

    def open(self) -> int:
        """Waits for a process that is ready, and says which one it is: bots of an earlier one are gone."""
        self.start()
        if not self.is_ready:
            self.hear_ready()
        return self.number

    def start(self) -> None:
        """Starts the process if there is none."""
        if self.process is None:
            self.is_ready = False
            self.line, theirs = CONTEXT.Pipe()
            setup = self.setup
            arguments = (theirs, setup.game, setup.options, setup.bots, str(Path.cwd()))
            self.process = CONTEXT.Process(target=work, args=arguments, daemon=True)
            self.process.start()
            theirs.close()
            self.number += 1

    def hear_ready(self) -> None:
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

    def ask(self, ask: Ask, limit: float) -> Answer:
        """What a bot answers, and whether it took longer than so many seconds by the clock on the wall."""
        asked = time.monotonic()
        try:
            self.line.send_bytes(encode(ask))
            if not self.line.poll(limit + GRACE):
                self.close()
                return Answer(None, fault="hung", what=f"> {limit + GRACE:.0f} s")
            answer = answer_decoder.decode(self.line.recv_bytes())
        except (EOFError, OSError, msgspec.DecodeError):
            if self.is_stopped:
                raise Stopped from None
            return Answer(None, fault="crashed", what=f"exit code {self.close(LAST_WORDS)}")
        took = time.monotonic() - asked
        if took > limit and answer.fault is None:
            answer.fault, answer.what = "slow", f"{took:.1f} s"
        return answer

    def close(self, wait: float = 0.0) -> int | None:
        """Ends the process, if it has not ended by itself after so many seconds, and says with which code it ended."""
        if self.process is None:
            return None
        self.process.join(wait)
        self.process.kill()
        self.process.join()
        code, self.process = self.process.exitcode, None
        self.line.close()
        return code

    def stop(self) -> None:
        """May be called from another thread: whoever waits for an answer hears that it is over."""
        self.is_stopped = True
        process = self.process
        if process is not None and process.pid is not None:
            process.kill()
