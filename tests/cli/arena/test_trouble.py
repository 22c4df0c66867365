"""An arena whose files cannot be used, whose own code fails, or whose test is decided early."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from igroteka.bots.arena.sprt import Sprt
from igroteka.cli import main
from igroteka.cli.arena import command, pool, summary
from igroteka.cli.arena.arena_game import ArenaGame, Fixture
from igroteka.cli.arena.command import play_on
from igroteka.cli.arena.journal import Journal
from igroteka.cli.arena.report import SprtResult, report
from igroteka.cli.arena.results import ArenaResults
from igroteka.cli.arena.setup import Setup
from igroteka.cli.arena.summary import print_report, standings_line
from igroteka.cli.saving import FileTrouble

COMMAND = ["arena", "marrakech", "--bots", "random,greedy", "--lang", "en"]


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def setup(*bots: str) -> Setup:
    return Setup(game="marrakech", options={"players": "2"}, bots=bots, limit=30.0, rules=1)


def won_by(bot: str, one: Setup, deal: int, turn: int) -> ArenaGame:
    """A game that this bot won, or the first seat if it did not play."""
    seating = [one.bots[number] for number in one.deals.seatings(deal)[turn]]
    places = [2, 1] if seating[1] == bot else [1, 2]
    return ArenaGame(deal, turn, seating, places, 90, [40, 40], [0.4, 0.4], [0.1, 0.1], [])


def test_a_folder_where_the_journal_belongs_is_refused(capsys):
    Path("a.jsonl").mkdir()
    assert main([*COMMAND, "--out", "a.json"]) == 2
    assert "File 'a.jsonl' is a folder; name a file in it." in capsys.readouterr().err


def test_a_journal_that_cannot_be_read_or_written_is_refused(tmp_path: Path):
    one = setup("random", "greedy")
    with pytest.raises(FileTrouble, match="cannot be read"):
        Journal(Path("n" * 300), one)
    journal = Journal(tmp_path / "gone" / "a.jsonl", one)
    with pytest.raises(FileTrouble, match="cannot be written"):
        journal.append(won_by("random", one, 0, 0))
    assert journal.games == []


def test_a_limit_that_is_no_number_is_refused(capsys):
    assert main([*COMMAND, "--limit", "soon"]) == 2
    assert "--limit 'soon' should be seconds, more than 0" in capsys.readouterr().err


def test_help_is_printed(capsys):
    assert main(["arena", "--help", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Usage: ./run arena")


def test_a_decided_test_ends_the_games(monkeypatch: pytest.MonkeyPatch):
    one, out = setup("greedy", "random"), StringIO()
    results = ArenaResults(one, Sprt(0.5, 0.65))
    ended: list[bool] = []

    def games(_: Setup, fixtures: list[Fixture], jobs: int) -> Iterator[ArenaGame]:
        try:
            for fixture in fixtures:
                yield won_by("greedy", one, fixture.deal, fixture.turn)
        finally:
            ended.append(True)

    monkeypatch.setattr(command, "play_games", games)
    journal, console = Journal(Path("a.jsonl"), one), Console(file=out, width=200)
    assert play_on(results, journal, 1000, 1, console, "en")
    assert ended == [True]
    assert 2 < len(journal.games) < 200
    assert results.is_decided
    assert results.left(1000) != []
    print_report(report(results), console, "en")
    assert "SPRT: greedy scores 65.0% rather than 50.0%" in out.getvalue()
    assert play_on(results, journal, 1000, 1, console, "en")  # nothing is left to find out
    assert len(Journal(Path("a.jsonl"), one).games) == len(journal.games)


def test_a_verdict_may_be_the_lower_score():
    found = SprtResult(0.5, 0.65, -3.1, 2.94, 30, "low")
    assert summary.test(found, "greedy", "en") == "SPRT: greedy scores 50.0% rather than 65.0% (30 deals, LLR -3.10)."


def test_the_line_beside_the_progress_bar_shows_a_score_or_the_order():
    two = ArenaResults(setup("random", "greedy"), Sprt(0.5, 0.65))
    assert standings_line(two) == ""
    for deal in range(2):
        for turn in range(2):
            two.add(won_by("greedy", two.setup, deal, turn))
    assert standings_line(two).startswith("random 0.0% ± ")
    assert " · LLR -" in standings_line(two)
    three = ArenaResults(setup("random", "greedy", "uct"), None)
    for deal in range(12):
        for turn in range(2):
            three.add(won_by("uct", three.setup, deal, turn))
    shown = standings_line(three).split(" · ")
    assert shown[0].startswith("uct +")
    assert {line.split()[0] for line in shown[1:]} == {"random", "greedy"}


class IdleProcess:
    """A bot process that nobody asks."""

    def __init__(self, one: Setup) -> None:
        self.calls: list[str] = []

    def __getattr__(self, name: str):
        return lambda: self.calls.append(name)


def test_an_error_of_the_arena_itself_ends_it(monkeypatch: pytest.MonkeyPatch):
    processes: list[IdleProcess] = []

    def broken(*_: object) -> ArenaGame:
        raise RuntimeError("a mistake of ours")

    def idle(one: Setup) -> IdleProcess:
        processes.append(IdleProcess(one))
        return processes[-1]

    monkeypatch.setattr(pool, "BotProcess", idle)
    monkeypatch.setattr(pool, "play_game", broken)
    fixtures = [Fixture(0, turn, (turn, 1 - turn)) for turn in range(2)]
    with pytest.raises(RuntimeError, match="a mistake of ours"):
        list(pool.play_games(setup("random", "greedy"), fixtures, jobs=1))
    (process,) = processes
    assert process.calls[-2:] == ["stop", "close"]
