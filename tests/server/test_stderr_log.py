"""What bot processes write to their standard error is in the server's log, within bounds."""

import asyncio
import sys

import pytest
from structlog.testing import capture_logs

from igroteka.server.bots.process import WorkerProcess
from igroteka.server.bots.stderr_log import LONGEST, MOST_LINES, PERIOD, StderrLog
from igroteka.server.ports import BotFailed
from tests.server.world import PassingTime


def test_lines_are_logged_whole_however_they_arrive():
    errors = StderrLog(7, PassingTime())
    with capture_logs() as logged:
        for data in (b"Trace", b"back\n\n  caf\xc3", b"\xa9\nlast"):
            errors.feed(data)
        errors.end()
    assert [one["line"] for one in logged] == ["Traceback", "  café", "last"]
    assert {(one["process"], one["log_level"]) for one in logged} == {(7, "warning")}


def test_long_lines_are_cut_and_so_is_one_without_an_end():
    errors = StderrLog(7, PassingTime())
    with capture_logs() as logged:
        errors.feed(b"x" * 10_000 + b"\n")
        for _ in range(100):
            errors.feed(b"y" * 10_000)
        assert len(errors.rest) < 10_000
        errors.end()
    assert [one["line"] for one in logged] == ["x" * LONGEST, "y" * LONGEST]


def test_more_lines_than_a_traceback_has_are_counted_and_the_next_minute_logs_again():
    clock = PassingTime()
    errors = StderrLog(7, clock)
    with capture_logs() as logged:
        errors.feed(b"again\n" * (MOST_LINES + 40))
        assert len(logged) == MOST_LINES
        clock.moment += PERIOD
        errors.feed(b"later\n")
    assert [(one["event"], one.get("lines_left_out")) for one in logged[MOST_LINES:]] == [
        ("a bot process wrote more", 40),
        ("a bot process wrote", None),
    ]


def test_why_a_process_did_not_start_is_in_the_log():
    async def story() -> None:
        with pytest.raises(BotFailed):
            await WorkerProcess.start((sys.executable, "-c", "raise SystemExit('no numba here')"))

    with capture_logs() as logged:
        asyncio.run(story())
    assert [one["line"] for one in logged] == ["no numba here"]
