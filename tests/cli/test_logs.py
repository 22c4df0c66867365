"""The server's log: what came from outside steers no terminal and breaks no line."""

import json
import subprocess
import sys

from igroteka.cli.logs import escape_controls

WRITING = """
import structlog
from igroteka.cli.logs import set_up_logs

set_up_logs()
log = structlog.get_logger()
log.error("a request went wrong", path="/\\x1b[2J\\x9b31m\\u202e\\u2028Аня")
try:
    raise ValueError("\\x1b[2J\\x9b31m\\nforged")
except ValueError:
    log.exception("a conversation failed")
"""


def test_what_steers_a_terminal_is_written_as_an_escape():
    told = escape_controls(None, "error", {"event": "x", "path": "/\x1b[2J\x9b\u202e\u2028Аня", "n": 1})
    assert told == {"event": "x", "path": r"/\x1b[2J\x9b\u202e\u2028Аня", "n": 1}


def test_a_traceback_keeps_its_lines():
    told = escape_controls(None, "error", {"exception": "Traceback\n\tValueError: \x1b[2J"})
    assert told == {"exception": "Traceback\n\tValueError: " + r"\x1b[2J"}


def test_every_entry_is_one_printable_line_with_a_time_in_utc():
    told = subprocess.run([sys.executable, "-c", WRITING], capture_output=True, text=True, check=True).stderr
    entries = [json.loads(line) for line in told.splitlines()]
    assert [entry["event"] for entry in entries] == ["a request went wrong", "a conversation failed"]
    assert all(entry["timestamp"].endswith("Z") and entry["level"] == "error" for entry in entries)
    assert "Аня" in told
    assert told.replace("\n", "").isprintable()
