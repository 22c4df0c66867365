"""The command `arena`: what it plays, writes, resumes and refuses."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from igroteka.bots.arena.sprt import Sprt
from igroteka.cli import main
from igroteka.cli.arena.arena_game import ArenaGame, Fault
from igroteka.cli.arena.command import usage
from igroteka.cli.arena.journal import Journal
from igroteka.cli.arena.plot import plot
from igroteka.cli.arena.report import Report, report
from igroteka.cli.arena.results import ArenaResults
from igroteka.cli.arena.setup import Setup
from igroteka.cli.arena.summary import misbehaved
from igroteka.core.errors import IgrotekaError
from igroteka.core.words import LANGUAGES

ROOT = Path(__file__).parents[3]
COMMAND = ["arena", "marrakech", "--bots", "random,greedy", "--jobs", "1", "--lang", "en"]
TWO_JOBS = [*COMMAND[:5], "2", *COMMAND[6:]]
RUSSIAN = [*COMMAND[:-1], "ru"]
FIRST = (
    "class First:\n"
    "    def choose(self, state):\n        return state.legal()[0]\n"
    "    def follow(self, step):\n        pass\n"
    "def make(seed):\n    return First()\n"
)


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def setup(*bots: str, **options: str) -> Setup:
    return Setup(game="marrakech", options={"players": "2", **options}, bots=bots, limit=30.0, rules=1)


def made_up(one: Setup, deal: int, turn: int, places: list[int], faults: list[Fault] | None = None) -> ArenaGame:
    seating = [one.bots[bot] for bot in one.deals.seatings(deal)[turn]]
    seats = len(seating)
    return ArenaGame(deal, turn, seating, places, 90, [40] * seats, [0.4] * seats, [0.1] * seats, faults or [])


def journal_of(one: Setup, file: Path, deals: int) -> list[ArenaGame]:
    """A journal in which seat 1 won every game."""
    journal = Journal(file, one)
    for deal in range(deals):
        for turn in range(2):
            journal.append(made_up(one, deal, turn, [1, 2]))
    return journal.games


def test_an_arena_from_the_first_game_to_the_picture(capsys):
    assert main([*TWO_JOBS, "--games", "6", "--out", "a.json", "--plot", "a.svg"]) == 0
    shown = capsys.readouterr().out
    assert "Marrakech, 2 seats: 6 games, 3 full deals" in shown
    assert "random – greedy" in shown
    found = msgspec.json.decode(Path("a.json").read_bytes(), type=Report)
    assert [(game.deal, game.turn) for game in found.games] == [(deal, turn) for deal in range(3) for turn in range(2)]
    assert {tuple(game.seating) for game in found.games} == {("random", "greedy"), ("greedy", "random")}
    assert found.ratings[0].bot == "greedy"
    assert found.ratings[0].score + found.ratings[1].score == pytest.approx(1)
    assert found.pairs[0].won + found.pairs[0].drawn + found.pairs[0].lost == 6
    assert all(game.steps > 20 for game in found.games)
    assert all(asked > 5 for game in found.games for asked in game.asked)
    assert found.ratings[0].longest_milliseconds >= found.ratings[0].milliseconds > 0
    assert ElementTree.parse("a.svg").getroot().tag.endswith("svg")  # noqa: S314 (written by ourselves)
    again = Path("a.json").read_bytes()
    assert main([*COMMAND, "--games", "6", "--out", "a.json"]) == 0
    assert "6 games are in the journal already." in capsys.readouterr().out
    assert Path("a.json").read_bytes() == again


def test_what_is_cut_off_anywhere_is_played_again_and_nothing_else(capsys):
    assert main([*COMMAND, "--games", "4", "--out", "a.json"]) == 0
    whole = Path("a.jsonl").read_bytes()
    results = json.loads(Path("a.json").read_bytes())["pairs"]
    Path("a.jsonl").write_bytes(whole[: 2 * len(whole) // 3])
    assert main([*COMMAND, "--games", "4", "--out", "a.json"]) == 0
    assert json.loads(Path("a.json").read_bytes())["pairs"] == results
    assert Path("a.jsonl").read_bytes().count(b"\n") == 5


def test_a_journal_may_be_cut_at_any_byte(tmp_path):
    one, file = setup("random", "greedy"), tmp_path / "a.jsonl"
    games = journal_of(one, file, deals=2)
    data = file.read_bytes()
    ends = [number + 1 for number, byte in enumerate(data) if byte == ord("\n")]
    for cut in range(len(data) + 1):
        file.write_bytes(data[:cut])
        read = Journal(file, one)
        whole = sum(end <= cut for end in ends[1:])
        assert read.games == games[:whole]
        if whole < len(games):
            read.append(games[whole])
            assert file.read_bytes() == data[: ends[whole + 1]]


@pytest.mark.parametrize("line", [b"{}\n", b"\0\0\0\0\n", b"[1]\n", b"\xff\n"])
def test_damage_at_the_end_is_dropped_and_elsewhere_refused(tmp_path, line):
    one, file = setup("random", "greedy"), tmp_path / "a.jsonl"
    games = journal_of(one, file, deals=2)
    data = file.read_bytes()
    file.write_bytes(data + line)
    assert Journal(file, one).games == games
    header, first, rest = data.split(b"\n", 2)
    file.write_bytes(header + b"\n" + first + b"\n" + line + rest)
    with pytest.raises(IgrotekaError, match="is damaged in line 3"):
        Journal(file, one)


def test_a_game_that_this_setup_does_not_have_is_no_game_of_it(tmp_path):
    one, file = setup("random", "greedy"), tmp_path / "a.jsonl"
    journal_of(one, file, deals=1)
    strange = made_up(one, 1, 0, [1, 2])
    for change in ({"seating": ["random", "random"]}, {"turn": 2}, {"places": [1]}, {"deal": -1}, {"asked": []}):
        with file.open("ab") as end:
            end.write(msgspec.json.encode({**msgspec.to_builtins(strange), **change}) + b"\n")
        journal = Journal(file, one)
        assert len(journal.games) == 2
        file.write_bytes(file.read_bytes()[: journal.good])


def test_a_game_that_is_there_twice_counts_once():
    one = setup("random", "greedy")
    results = ArenaResults(one, None)
    for _ in range(2):
        for turn in range(2):
            results.add(made_up(one, 0, turn, [1, 2]))
    assert results.tables[0].sum() == 2


def test_a_deal_counts_when_all_its_games_are_played():
    one = setup("random", "greedy")
    results = ArenaResults(one, None)
    results.add(made_up(one, 5, 1, [1, 2]))
    assert results.ratings() is None
    assert [(fixture.deal, fixture.turn) for fixture in results.left(12)].count((5, 1)) == 0
    assert len(results.left(12)) == 11
    results.add(made_up(one, 5, 0, [1, 2]))
    assert results.ratings() is not None


def test_the_test_takes_deals_in_their_order(capsys):
    """So the verdict does not depend on which of them end first."""
    one = setup("random", "greedy")
    orders = [range(30), reversed(range(30))]
    llrs = []
    for order in orders:
        results = ArenaResults(one, Sprt(0.5, 0.65))
        for deal in order:
            for turn in range(2):
                first = one.deals.seatings(deal)[turn][0] == 0
                results.add(made_up(one, deal, turn, [1, 2] if first or deal % 3 else [2, 1]))
        assert results.sprt is not None
        llrs.append((results.sprt.llr, results.sprt.deals, results.sprt.verdict))
    assert llrs[0] == llrs[1]
    assert llrs[0][1] < 30


@pytest.mark.slow
def test_a_sequential_test_stops_as_soon_as_it_knows(capsys):
    assert (
        main([*COMMAND[:3], "greedy,random", *TWO_JOBS[4:], "--games", "200", "--sprt", "50%,65%", "--out", "s.json"])
        == 0
    )
    shown = capsys.readouterr().out
    assert "SPRT: greedy scores 65.0% rather than 50.0%" in shown
    found = msgspec.json.decode(Path("s.json").read_bytes(), type=Report)
    assert found.sprt is not None
    assert found.sprt.verdict == "high"
    assert 2 * found.sprt.deals <= len(found.games) < 200  # and what the other process was playing in the meantime


def test_without_a_verdict_it_says_so(capsys):
    assert main([*RUSSIAN, "--games", "2", "--sprt", "50,51"]) == 0
    assert "SPRT: решения между 50.0% и 51.0% для random нет" in capsys.readouterr().out


def test_a_file_of_another_setup_is_refused_and_left_alone(capsys):
    assert main([*COMMAND, "--games", "2", "--out", "a.json"]) == 0
    data = Path("a.jsonl").read_bytes()
    assert main([*COMMAND, "--games", "2", "--out", "a.json", "--players", "3"]) == 2
    assert "'a.jsonl' holds games of another setup: there options is" in capsys.readouterr().err
    assert main([*RUSSIAN, "--games", "2", "--out", "a.json", "--limit", "3"]) == 2
    assert "содержит партии с другими условиями: там limit — «30.0», а здесь «3.0»" in capsys.readouterr().err
    assert Path("a.jsonl").read_bytes() == data


def test_a_file_that_is_no_journal_is_refused_and_left_alone(capsys):
    Path("a.jsonl").write_text("Dear Anna,\n")
    assert main([*COMMAND, "--out", "a.json"]) == 2
    assert "'a.jsonl' is no journal of an arena" in capsys.readouterr().err
    assert Path("a.jsonl").read_text() == "Dear Anna,\n"


def test_misbehaviour_is_added_up_with_its_first_example():
    (found,) = report(results_with_faults()).misbehaviour
    assert (found.bot, found.kind, found.times, found.deal, found.turn) == ("greedy", "raised", 7, 0, 0)
    assert misbehaved(found, "en") == (
        "greedy: raised an exception, 7 times; first in deal 0, game 1, after 12 steps: ValueError"
    )
    assert "исключение, 7 раз; впервые в сдаче 0, партии 1, после 12 шагов" in misbehaved(found, "ru")


def test_misbehaviour_is_told_and_written(capsys):
    Path("wild.py").write_text(
        "class Wild:\n"
        "    def choose(self, state):\n        raise KeyError('[bold]')\n"
        "    def follow(self, step):\n        pass\n"
        "def make(seed):\n    return Wild()\n"
    )
    assert (
        main(["arena", "marrakech", "--bots", "wild:make,random", "--games", "2", "--out", "w.json", "--lang", "en"])
        == 0
    )
    assert "wild:make: raised an exception" in capsys.readouterr().out
    (found,) = msgspec.json.decode(Path("w.json").read_bytes(), type=Report).misbehaviour
    assert (found.bot, found.kind) == ("wild:make", "raised")
    assert found.what == "KeyError: '[bold]'"


def results_with_faults() -> ArenaResults:
    one = setup("random", "greedy")
    results = ArenaResults(one, None)
    for turn, times in ((1, 4), (0, 3)):
        fault = Fault(bot="greedy", seat=0, kind="raised", times=times, step=12 + turn, what="ValueError")
        results.add(made_up(one, 0, turn, [1, 2], [fault]))
    return results


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_is_well_formed_and_names_everybody(lang):
    bots = ("random", "greedy", "some_package.of_mine:a_very_long_factory_name")
    one = setup(*bots)
    results = ArenaResults(one, None)
    for deal in range(6):
        for turn in range(2):
            results.add(made_up(one, deal, turn, [1, 2] if deal % 2 else [2, 1]))
    root = ElementTree.fromstring(plot(report(results), lang))  # noqa: S314 (written by ourselves)
    said = " ".join(element.text or "" for element in root.iter())
    for bot in bots:
        assert bot[-20:] in said
    assert ("Марракеш, 2 места: 12 партий, 6 полных сдач" in said) == (lang == "ru")


def test_a_hundred_and_more_elo_have_round_marks():
    one = setup("random", "greedy")
    results = ArenaResults(one, None)
    for deal in range(40):
        for turn, seating in enumerate(one.deals.seatings(deal)):
            results.add(made_up(one, deal, turn, [2, 1] if seating[0] == 0 else [1, 2]))
    drawn = plot(report(results), "en")
    assert ">+200<" in drawn
    assert ">−200<" in drawn
    assert ">0<" in drawn


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Name a game: marrakech, tayu, mazaitsy, chazz. See ./run arena --help"),
        (["chess"], "There is no game 'chess'"),
        (["tayu"], "--bots should name 2 to 8 bots, such as random,greedy."),
        (["tayu", "--bots", "random"], "--bots should name 2 to 8 bots"),
        (["tayu", "--bots", "random,random"], "--bots names 'random' twice."),
        (["tayu", "--bots", "random,alien"], "There is no bot 'alien' for tayu; there is: novice, casual,"),
        (
            ["chazz", "--bots", "random,solid"],
            "There is no bot 'solid' for chazz; there is: sleepy, steady, sharp, random, greedy, uct,",
        ),
        (["tayu", "--bots", "random,uct@1h"], "There is no bot 'uct@1h'"),
        (
            ["tayu", "--bots", "random,greedy", "--games", "0"],
            "--games '0' should be a whole number from 1 to 1000000.",
        ),
        (["tayu", "--bots", "random,greedy", "--jobs", "x"], "--jobs 'x' should be a whole number from 1 to 256."),
        (["tayu", "--bots", "random,greedy", "--limit", "nan"], "--limit 'nan' should be seconds, more than 0"),
        (["tayu", "--bots", "random,greedy", "--sprt", "65,50"], "--sprt '65,50' should be two different scores"),
        (["tayu", "--bots", "random,greedy", "--sprt", "50"], "--sprt '50' should be two different scores"),
        (["tayu", "--bots", "random,greedy,uct", "--sprt", "50,65"], "--sprt compares exactly two bots."),
        (["tayu", "--bots", "random,greedy", "--out", "x.txt"], "--out 'x.txt' should end in .json."),
        (["tayu", "--bots", "random,greedy", "--plot", "x.png"], "--plot 'x.png' should end in .svg."),
        (["tayu", "--bots", "random,greedy", "--players", "9"], "Option players cannot be '9'"),
        (["tayu", "--bots", "random,greedy", "--options", "x"], "--options 'x' should look like name=value."),
        (["tayu", "--bots", "random,greedy", "--seed", "x"], "Unknown argument '--seed x'. See ./run arena --help"),
        (["tayu", "--bots", "random,greedy", "--out", "/nowhere/a.json"], "--out: there is no folder '/nowhere'."),
        (["tayu", "--lang", "ru"], "--bots должен называть от 2 до 8 ботов"),
        (["tayu", "--bots", "random,чужой", "--lang", "ru"], "Бота «чужой» для tayu нет; есть: novice"),
        (["tayu", "--bots", "random,greedy", "--games", "-1", "--lang", "ru"], "--games «-1»: нужно целое число"),
    ],
)
def test_what_is_not_understood_is_refused_with_a_sentence(capsys, arguments, said):
    lang = [] if "--lang" in arguments else ["--lang", "en"]
    assert main(["arena", *arguments, *lang]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert "Traceback" not in told.err


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("no_such_module:bot", "Bot 'no_such_module:bot' cannot play: 'no_such_module' cannot be imported"),
        ("math:sqrt", "should have choose(state) and follow(step)."),
        ("mine:make", "'mine' cannot be imported (SyntaxError"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_refused_before_anything_is_played(capsys, bot, said):
    Path("mine.py").write_text("def make(:\n")
    assert main(["arena", "marrakech", "--bots", f"random,{bot}", "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
    assert list(Path().glob("arena-*")) == []


def test_a_bot_of_ones_own_is_found_in_the_folder(capsys):
    Path("mine.py").write_text(FIRST)
    assert main(["arena", "marrakech", "--bots", "mine:make,random", "--games", "2", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "mine:make – random" in shown
    assert "Misbehaviour" not in shown
    assert len(list(Path().glob("arena-marrakech-mine-make-random-*.json"))) == 1


@pytest.mark.slow
def test_games_of_a_bot_that_was_edited_are_refused(capsys):
    Path("package").mkdir()
    for module in ("mine", "package.mine"):
        file = Path(module.replace(".", "/")).with_suffix(".py")
        file.write_text(FIRST)
        command = ["arena", "marrakech", "--bots", f"{module}:make,random", "--games", "2", "--lang", "en"]
        assert main([*command, "--out", f"{module}.json"]) == 0
        assert main([*command, "--out", f"{module}.json"]) == 0
        file.write_text(FIRST.replace("[0]", "[-1]"))
        assert main([*command, "--out", f"{module}.json"]) == 2
        assert "holds games of another setup: there foreign is" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize(
    "options", [["mazaitsy", "--players", "4", "--options", "teams=on"], ["tayu", "--players", "4"]]
)
def test_teams_play_as_one(capsys, options):
    assert main(["arena", *options, *COMMAND[2:], "--games", "2", "--out", "t.json"]) == 0
    found = msgspec.json.decode(Path("t.json").read_bytes(), type=Report)
    assert sorted(game.seating for game in found.games) == [["greedy", "random"] * 2, ["random", "greedy"] * 2]


@pytest.mark.slow
def test_three_bots_at_four_seats(capsys):
    bots = ["--bots", "random,greedy,uct@5"]
    assert (
        main(["arena", "marrakech", *bots, "--players", "4", "--games", "12", "--out", "f.json", "--lang", "en"]) == 0
    )
    found = msgspec.json.decode(Path("f.json").read_bytes(), type=Report)
    assert all(set(game.seating) == {"random", "greedy", "uct@5"} for game in found.games)
    assert len(found.pairs) == 3
    assert sum(one.elo for one in found.ratings) == pytest.approx(0, abs=0.01)


def test_ctrl_c_right_after_a_game_was_written_keeps_that_game_too(monkeypatch):
    written = Journal.append

    def broken_off(self: Journal, game: ArenaGame) -> None:
        written(self, game)
        raise KeyboardInterrupt

    monkeypatch.setattr(Journal, "append", broken_off)
    assert main([*COMMAND, "--games", "2", "--out", "b.json"]) == 1
    assert len(msgspec.json.decode(Path("b.json").read_bytes(), type=Report).games) == 1


STOPPING = FIRST.replace(
    "def make(seed):\n",
    "import os, signal\nfrom pathlib import Path\n"
    "def make(seed):\n"
    "    journal, asked = Path('c.jsonl'), Path('asked')\n"
    "    if journal.exists() and journal.read_bytes().count(b'\\n') > 4 and not asked.exists():\n"
    "        asked.touch()\n"
    "        os.kill(os.getppid(), signal.SIGINT)\n",
)
"""A bot that presses Ctrl-C, once, as soon as four games are in the journal."""


@pytest.fixture
def with_ctrl_c() -> Iterator[None]:
    """A shell makes programs that it runs in the background ignore Ctrl-C, and they hand that on to their children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("with_ctrl_c")
def test_ctrl_c_keeps_what_is_done():
    Path("mine.py").write_text(STOPPING)
    command = [sys.executable, "-m", "igroteka.cli", *COMMAND[:3], "mine:make,random", *COMMAND[4:]]
    told = subprocess.run(
        [*command, "--games", "5000", "--out", "c.json"], capture_output=True, text=True, check=False, timeout=300
    )
    assert told.returncode == 1
    assert "Stopped. The same command goes on from here." in told.stdout
    assert "Traceback" not in told.stderr
    played = len(msgspec.json.decode(Path("c.json").read_bytes(), type=Report).games)
    assert played == Path("c.jsonl").read_bytes().count(b"\n") - 1 >= 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_bots_and_options_in_both_languages(lang):
    told = usage(lang)
    for said in (
        "novice, casual",
        "random, greedy, uct",
        "package.module:factory",
        "--sprt",
        "bankruptcy=eliminate/stay",
    ):
        assert said in told
    assert ("Как запускать: ./run arena" in told) == (lang == "ru")
