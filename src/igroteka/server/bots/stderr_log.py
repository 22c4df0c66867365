"""What a worker process writes to its standard error, line by line into the server's log: warnings, tracebacks."""

import structlog

from igroteka.server.ports import Clock

LONGEST = 500
"""Characters of a line that are logged."""
MOST_LINES = 60
"""Lines of one process that are logged in one period. A traceback has about thirty."""
PERIOD = 60.0  # seconds

log = structlog.get_logger()


class StderrLog:
    """Bounded, because a process that writes without end must not fill the disk."""

    def __init__(self, process: int, clock: Clock) -> None:
        self.process, self.clock = process, clock
        self.rest = b""
        self.began = clock.now()
        self.lines = self.left_out = 0

    def feed(self, data: bytes) -> None:
        """Takes in what was written. A line without an end is cut."""
        *lines, rest = (self.rest + data).split(b"\n")
        for line in lines:
            self.take(line)
        self.rest = rest[: 4 * LONGEST]

    def end(self) -> None:
        """The process has ended."""
        self.take(self.rest)
        self.rest = b""
        self.tell_left_out()

    def take(self, line: bytes) -> None:
        text = line.decode(errors="replace").rstrip()
        if not text:
            return
        if self.clock.now() - self.began >= PERIOD:
            self.tell_left_out()
            self.began, self.lines = self.clock.now(), 0
        if self.lines == MOST_LINES:
            self.left_out += 1
            return
        self.lines += 1
        log.warning("a bot process wrote", process=self.process, line=text[:LONGEST])

    def tell_left_out(self) -> None:
        if self.left_out:
            log.warning("a bot process wrote more", process=self.process, lines_left_out=self.left_out)
        self.left_out = 0
