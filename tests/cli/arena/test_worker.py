"""The inside of a bot process: what it answers, and how it ends."""

from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

import igroteka
from igroteka.cli.arena import bot_process
from igroteka.cli.arena.bot_process import CONTEXT, BotProcess, NotReady, Stopped
from igroteka.cli.arena.messages import ChoiceReply, ChoiceRequest, Ready, encode, ready_decoder, reply_decoder
from igroteka.cli.arena.setup import Setup
from igroteka.cli.arena.worker import work

HERE = "tests.cli.arena.misbehaving"
SOON = 60  # seconds, which no worker needs


def setup(*bots: str) -> Setup:
    return Setup(game="marrakech", options={"players": "2"}, bots=bots, limit=20.0, rules=1)


def started(*bots: str) -> tuple[BaseProcess, Connection]:
    ours, theirs = CONTEXT.Pipe()
    process = CONTEXT.Process(target=work, args=(theirs, "marrakech", {"players": "3"}, bots, "."), daemon=True)
    process.start()
    theirs.close()
    return process, ours


def ready(line: Connection) -> Ready:
    assert line.poll(SOON)
    return ready_decoder.decode(line.recv_bytes())


def test_a_worker_answers_for_each_of_its_bots_and_ends_when_nobody_listens():
    process, line = started(f"{HERE}:Good", f"{HERE}:Raising", f"{HERE}:Text", f"{HERE}:Trap")
    assert ready(line) == Ready()
    state = igroteka.game("marrakech").new(players=3)
    replies: list[ChoiceReply] = []
    for bot in range(4):
        line.send_bytes(encode(ChoiceRequest(bot, bot, 1, True, [state.legal()[0]], state.key())))
        replies.append(reply_decoder.decode(line.recv_bytes()))
    line.close()
    process.join(SOON)
    assert process.exitcode == 0
    assert [reply.step for reply in replies] == [state.legal()[0], None, None, None]
    assert [reply.fault for reply in replies] == [None, "raised", None, "raised"]  # the arena finds None illegal
    assert [reply.what for reply in replies] == ["", "ValueError: no idea [red]", "left", "SystemExit: no number"]


def test_a_worker_that_lacks_a_bot_says_why_and_ends():
    process, line = started("random", "no_such_module:bot")
    refused = ready(line)
    process.join(SOON)
    assert process.exitcode == 0
    assert refused.bot == "no_such_module:bot"
    assert refused.why is not None
    assert "cannot be imported" in refused.why[0]


def test_a_process_that_ends_before_it_is_ready_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "ending.py").write_text("import os\nos._exit(3)\n")
    monkeypatch.chdir(tmp_path)
    process = BotProcess(setup("random", "ending:make"))
    with pytest.raises(NotReady, match="one of them may hang or end it when it is imported"):
        process.open()
    assert process.process is None


def test_a_process_that_was_stopped_is_not_waited_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bot_process, "READY_IN", SOON)
    process = BotProcess(setup("random", "greedy"))
    process.start()
    process.stop()
    with pytest.raises(Stopped):
        process.open()
    assert process.process is None
    assert process.close() is None
