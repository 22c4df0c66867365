"""The terminal: what a person types, and what they read."""

import errno
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import igroteka
from igroteka.boards import marrakech as boards
from igroteka.cli import main
from igroteka.cli.language import language
from igroteka.cli.session import Session
from igroteka.core.words import Lang

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def state_home(tmp_path, monkeypatch) -> Path:
    """Matches that nobody saved are kept here."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state"


class Keyboard:
    """Types the lines, then closes the input, as Ctrl-D does."""

    def __init__(self, *lines: str) -> None:
        self.lines = iter(lines)

    def __call__(self, prompt: str) -> str:
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


class Always:
    """A generator that always gives the same number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def randrange(self, stop: int) -> int:
        return min(self.number, stop - 1)


def session(match, lines, seats=None, lang: Lang = "en", file=None) -> tuple[Session, io.StringIO]:
    screen = io.StringIO()
    console = Console(file=screen, width=100)
    seats = seats or ["human"] * match.options.players
    return Session(match, seats, boards, console, lang, Always(1), Keyboard(*lines), file), screen


def play(*lines: str, players: int = 3, **more) -> tuple[igroteka.Match, str]:
    """A match after these lines were typed, and all that was shown."""
    match = igroteka.Match("marrakech", players=players)
    one, screen = session(match, lines, **more)
    one.run()
    return match, screen.getvalue()


def test_a_step_is_chosen_by_number_or_by_text():
    by_number, _ = play("1", "3")
    by_text, _ = play("left", by_number.entries[2])
    assert by_number.entries == by_text.entries
    assert by_number.entries[:2] == ["left", "roll 2"]


def test_case_and_spaces_do_not_matter():
    match, _ = play("  LEFT ", "Lay   e3f3")
    assert match.entries == ["left", "roll 2", "lay e3f3"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("foo", "'foo' is not a step of marrakech; steps look like this"),
        ("lay a1a2", "Not now: Assam has to be turned (left, ahead or right). (MK-109)"),
        ("roll 3", "Not now: Assam has to be turned (left, ahead or right). (MK-109)"),
        ("0", "There is no choice 0; the numbers go from 1 to 3."),
        ("4", "There is no choice 4; the numbers go from 1 to 3."),
        ("9" * 5000, "There is no choice 99999"),
        ("-1", "'-1' is not a step of marrakech"),
        ("?", "Type the number of a choice, or the step itself, such as left."),
        ("помощь", "Type the number of a choice"),
        ("undo", "There is nothing to take back."),
        ("undo 3", "'undo 3' is not a step of marrakech"),
        ("save", "Give a file name: save FILE"),
        ("rules camel", "No clause of the rules has 'camel' in it."),
        ("rules", "MK-101 Rug sellers compete on the market square"),
        ("[bold]x[/bold]", "'[bold]x[/bold]' is not a step"),
        ("\x1b[31mred", r"'\x1b[31mred' is not a step"),
        ("ф" * 3000, "'ффф"),
    ],
)
def test_bad_input_gets_one_sentence_and_the_prompt_again(line, answer):
    match, shown = play(line, "ahead")
    assert answer in " ".join(shown.split())
    assert match.entries[0] == "ahead"
    assert "\x1b" not in shown


def test_enter_alone_shows_the_question_again():
    asked = play("ahead")[1].count("Turn Assam")
    assert play("", "ahead")[1].count("Turn Assam") == asked + 1


@pytest.mark.parametrize(
    ("lang", "question", "refusal"), [("en", "Turn Assam", "Not now"), ("ru", "Поверните Ассама", "Не сейчас")]
)
def test_everything_is_said_in_the_chosen_language(lang, question, refusal):
    _, shown = play("lay a1a2", lang=lang)
    assert question in shown
    assert refusal in shown
    assert ("Ассам" in shown) == (lang == "ru")


def test_undo_goes_back_to_the_last_choice_of_a_person():
    match, shown = play("left", "1", "undo", "2")
    assert match.entries[:5] == ["left", "roll 2", match.entries[2], "undo 2", match.entries[4]]
    assert f"Taken back: Seat 1, {match.entries[2]}." in shown


def test_undo_over_a_roll_says_that_chance_is_asked_anew():
    match, shown = play("left", "undo", "right")
    assert match.entries == ["left", "roll 2", "undo 0", "right", "roll 2"]
    assert "Chance has spoken since, and will be asked again; the record shows it." in shown


def test_undo_takes_back_what_random_players_did_since():
    match, _ = play("left", "1", "undo", seats=["human", "random", "random"])
    assert match.entries[-1] == "undo 2"
    assert [match.game.text(step) for step in match.steps] == ["left", "roll 2"]


def test_a_match_is_saved_and_resumed(tmp_path):
    file = tmp_path / "my match.txt"
    match, shown = play("left", f"save {file}", "1", "save", "quit")
    assert shown.endswith("Goodbye.\n")
    assert igroteka.Record.read(file.read_bytes()) == match.record
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


@pytest.mark.parametrize("lines", [["left", "quit"], ["left"], ["left", "выход"]])
def test_a_match_that_was_not_saved_is_kept_when_one_leaves(lines, state_home):
    match, shown = play(*lines)
    kept = state_home / "igroteka" / "last-marrakech.txt"
    assert f"The match is kept. To go on: ./run play --resume {kept}" in shown
    assert igroteka.Record.read(kept.read_bytes()) == match.record


def test_a_match_that_is_broken_off_by_ctrl_c_is_kept_too(state_home):
    match = igroteka.Match("marrakech", players=3)
    one, screen = session(match, ["left"])
    typed = iter(["left"])

    def read(prompt: str) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    one.read = read
    one.run()
    assert "The match is kept." in screen.getvalue()
    assert (state_home / "igroteka" / "last-marrakech.txt").exists()


def test_what_was_played_after_the_last_save_is_kept(tmp_path, state_home):
    file = tmp_path / "match.txt"
    match, shown = play("left", f"save {file}", "1", "quit")
    assert "The match is kept." in shown
    kept = igroteka.Record.read((state_home / "igroteka" / "last-marrakech.txt").read_bytes())
    assert kept == match.record
    assert igroteka.Record.read(file.read_bytes()) != match.record


def test_a_finished_match_is_kept(state_home):
    match, _ = play(players=4, seats=["random"] * 4)
    assert igroteka.Record.read((state_home / "igroteka" / "last-marrakech.txt").read_bytes()) == match.record


def test_where_nothing_can_be_kept_it_is_said(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    assert "The match could not be kept: File" in play("left")[1]


def test_a_file_that_is_there_is_not_overwritten(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna")
    _, shown = play("left", f"save {file}")
    assert "already exists; choose another name." in " ".join(shown.split())
    assert file.read_text() == "Dear Anna"


@pytest.mark.parametrize(
    ("where", "why"),
    [("/nowhere/at/all.txt", "cannot be written"), ("/", "is a folder"), ("bad\0name", "cannot be written")],
)
def test_a_file_that_cannot_be_written_gets_a_sentence(where, why):
    _, shown = play(f"save {where}", "left")
    assert "File '" in shown
    assert why in shown


def test_a_file_name_keeps_its_spaces(tmp_path):
    play(f"save {tmp_path}/a  b.txt")
    assert (tmp_path / "a  b.txt").exists()


def test_random_players_play_a_whole_match_by_themselves():
    match, shown = play(players=4, seats=["random"] * 4)
    assert match.is_over
    assert len(match.steps) == 144
    assert " points." in shown or "share the first place." in shown


def test_a_shared_first_place_is_announced_as_such():
    match = igroteka.Match("marrakech", players=3)
    one, screen = session(match, [])
    one.announce()
    assert "Seat 1, Seat 2, Seat 3 share the first place." in screen.getvalue()


def test_the_board_shows_letters_seams_and_assam():
    match, shown = play("left", "lay e3f3", "ahead", "lay g3g4", players=3)
    board = boards.board(match.state.view(), "rich").plain.splitlines()
    assert board[7][:36] == "3 ╭ │   │   │   │   │ A   A │ B │ ╯ "
    assert board[8][:36] == "  │ ├───┼───┼───┼───┼───┼───┼   ┤   "
    assert shown.count("▶") > 0


def test_with_two_seats_letters_are_seats_and_small_ones_second_colours():
    match = igroteka.Match("marrakech", players=2)
    for text in ("top 2", "top 1", "left", "roll 1", "lay e3f3", "top 1", "ahead", "roll 1", "lay f5f6"):
        match.play(match.state.actor, text)
    board = boards.board(match.state.view(), "rich").plain.splitlines()
    assert " a   a " in board[7]
    assert " B " in board[11]


def test_with_two_seats_the_rug_that_comes_next_is_shown():
    match = igroteka.Match("marrakech", players=2)
    for text in ("top 2", "top 1"):
        match.play(match.state.actor, text)
    first, second = boards.seats(match.state.view(), ["Anna", "Boris"], "en", "rich").plain.splitlines()[1::2]
    assert first.endswith(" · next  a ")
    assert second.endswith(" · next  B")


def test_a_turn_is_chosen_knowing_where_assam_would_stop_and_what_it_would_cost():
    match, shown = play("ahead", "d7e7")
    assert "1 left ▶ e4 f4 g4 g5" in " ".join(shown.split())
    assert match.state.phase == "turn"
    assert "2 straight ahead ▼ d7 −2 e7 −2 e6 e5" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("events", "said"),
    [
        (["roll 1", "walks d4 d5"], "d5"),
        (["roll 1", "walks d4 d5", "1 pays 3 to 2"], "d5 −3"),
        (["roll 1", "walks d4 d5", "3 pays 3 to 1"], "d5 +3"),
        (["roll 1", "walks d4 d5", "3 pays 3 to 2"], "d5 ·3"),
        (["roll 1", "walks d4 d5", "1 owes 7 to 2", "1 pays 4 to 2", "1 out"], "d5 −7 out!"),
        (["roll 1", "walks d4 d5", "1 owes 7 to 2", "1 pays 4 to 2"], "d5 −7"),
        (["roll 2", "walks f4 g4", "loops g4 g5 w"], "g5"),
    ],
)
def test_prices_are_told_in_full_and_from_ones_own_side(events, said):
    assert boards.stop(events, 0, "en") == said


@pytest.mark.parametrize(
    ("typed", "step"),
    [
        ("налево", "left"),
        ("прямо", "ahead"),
        ("straight ahead", "ahead"),
        ("c4c3", "lay c3c4"),
        ("c3 c4", "lay c3c4"),
        ("lay d3 c3", "lay c3d3"),
        ("ковёр с3с4", "lay c3c4"),
        ("roll 3", "roll 3"),
        ("c9c8", "c9c8"),
    ],
)
def test_steps_are_understood_as_people_write_them(typed, step):
    assert boards.understood(typed) == step


def test_a_roll_is_told_in_the_turn_to_which_it_belongs():
    match = igroteka.Match("marrakech", players=3, turn="after", names=["Anna", "Boris", "Clara"])
    one, screen = session(match, ["1", "left"])
    one.run()
    told = screen.getvalue().splitlines()
    rolls = [line for line in told if "the die shows" in line]
    assert [line.split()[0] for line in rolls] == ["Anna:", "Boris:"]


def test_all_that_a_choice_needs_fits_on_a_small_screen():
    match, screen = igroteka.Match("marrakech", players=4), io.StringIO()
    console = Console(file=screen, width=80, height=24, force_terminal=True, color_system="truecolor")
    one = Session(match, ["human", "random", "random", "random"], boards, console, "ru", Always(1), Keyboard("1", "1"))
    one.run()
    last_turn = screen.getvalue().split("a   b   c   d   e   f   g")[-1].split("До встречи")[0]
    assert "Поверните Ассама" in last_turn
    assert last_turn.count("\n") <= 23
    assert "random 4" in last_turn or "Seat 4" in last_turn
    assert max(len(Text.from_ansi(line).plain) for line in last_turn.splitlines()) <= 80


def test_sixteen_colours_are_enough_to_tell_rugs_apart():
    for players in (2, 4):
        assert len({boards.dye(colour, players, "plain").bgcolor for colour in range(4)}) == 4


def refused(capsys, *arguments: str) -> str:
    assert main(["play", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Name a game (marrakech, tayu, mazaitsy, chazz) or --resume FILE."),
        (["chess"], "There is no game 'chess'; there is: marrakech, tayu, mazaitsy, chazz."),
        (["marrakech", "--players", "5"], "Option players cannot be '5'; valid values are 2, 3, 4."),
        (["marrakech", "--players", "x"], "Option players cannot be 'x'"),
        (["marrakech", "--options", "turn=never"], "Option turn cannot be 'never'; valid values are before, after."),
        (["marrakech", "--options", "turn"], "--options 'turn' should look like name=value."),
        (["marrakech", "--options", "colour=red"], "has no option 'colour'; its options are players, bankruptcy"),
        (
            ["marrakech", "--seats", "human,alien"],
            "--seats: 'alien' should be one of these: human, novice, casual, solid, strong,",
        ),
        (["marrakech", "--seats", "human"], "--seats names 1 player; there should be 2, 3, 4."),
        (["marrakech", "--players", "3", "--seats", "human,human"], "--seats names 2 players; there should be 3."),
        (["marrakech", "--players", "3", "--options", "players=4"], "Option players is given twice."),
        (["marrakech", "--options", "turn=after,turn=before"], "Option turn is given twice."),
        (["marrakech", "--frobnicate"], "--frobnicate"),
        (["marrakech", "chess"], "chess"),
        (["marrakech", "--players"], "--players needs a value after it."),
        (["marrakech", "--lang", "fr"], "--lang 'fr' should be one of these: en, ru."),
        (["--resume", "/nowhere/match.txt"], "File '/nowhere/match.txt' does not exist or is not an ordinary file."),
        (["--resume", "/"], "File '/' does not exist or is not an ordinary file."),
        (["marrakech", "--resume", "x.txt"], "A resumed match has its own game, players and options."),
    ],
)
def test_a_command_that_is_not_understood_gets_one_sentence(capsys, arguments, said):
    assert said in refused(capsys, *arguments)


def test_refusals_of_the_command_line_speak_russian(capsys):
    assert "Игры «chess» нет" in refused(capsys, "chess", "--lang", "ru")
    assert "Назовите игру" in refused(capsys, "--lang", "ru")


@pytest.mark.parametrize("damage", ["cut", "edited", "version", "noise"])
def test_a_damaged_record_is_refused_and_left_as_it_is(capsys, tmp_path, damage):
    text = play("left", "1")[0].record.text()
    data = {
        "cut": text[:-30].encode(),
        "edited": text.replace("left", "right").encode(),
        "version": text.replace("rules 1", "rules 2").encode(),
        "noise": bytes(range(256)) * 40_000,
    }[damage]
    file = tmp_path / "match.txt"
    file.write_bytes(data)
    assert "record" in refused(capsys, "--resume", str(file))
    assert file.read_bytes() == data


def test_help_tells_about_options_in_both_languages(capsys):
    assert main(["play", "--help"]) == 0
    english = capsys.readouterr().out
    assert main(["play", "--help", "--lang=ru"]) == 0
    russian = capsys.readouterr().out
    for option in ("players=2/3/4", "bankruptcy=eliminate/stay", "own_rug=forbidden/allowed", "turn=before/after"):
        assert option in english
        assert option in russian
    assert "Usage" in english
    assert "Как запускать" in russian


def test_other_commands_are_refused_with_the_usage(capsys):
    assert main(["fly"]) == 2
    refused = capsys.readouterr().err
    assert "igroteka play" in refused
    assert "igroteka arena" in refused
    assert main(["--help"]) == 0
    assert "igroteka play" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "ru_RU", "LANG": "C"}, "ru"),
        (["play", "--lang", "en"], {"LANG": "ru_RU"}, "en"),
        (["play", "--lang=ru"], {"LANG": "en_US"}, "ru"),
    ],
)
def test_the_language_comes_from_the_command_then_from_the_environment(arguments, environment, lang):
    assert language(arguments, environment) == lang


def test_a_piped_match_is_plain_text(tmp_path):
    file = tmp_path / "match.txt"
    keys = f"left\nsave {file}\n"
    command = [sys.executable, "-m", "igroteka.cli", "play", "marrakech", "--players", "4", "--lang", "ru"]
    told = subprocess.run(command, input=keys, capture_output=True, text=True, check=True, cwd=ROOT)
    assert "\x1b" not in told.stdout
    assert "Поверните Ассама" in told.stdout
    assert "До встречи." in told.stdout
    assert igroteka.Match.replay(igroteka.Record.read(file.read_bytes())).names == (
        "Игрок 1",
        "casual 2",
        "casual 3",
        "casual 4",
    )
    command = [sys.executable, "-m", "igroteka.cli", "play", "--resume", str(file), "--lang", "en"]
    again = subprocess.run(command, input="quit\n", capture_output=True, text=True, check=True, cwd=ROOT)
    assert "Игрок 1, your choice" in again.stdout
    command += ["--seats", "human,human,random,random"]
    again = subprocess.run(command, input="1\n1\nquit\n", capture_output=True, text=True, check=True, cwd=ROOT)
    assert "Player 2, your choice" in again.stdout


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_output_that_cannot_be_written_gets_a_sentence(unbuffered, tmp_path):
    """A file opened for reading takes no output, on any system."""
    file = tmp_path / "file"
    file.touch()
    command = [sys.executable, "-m", "igroteka.cli", "play", "marrakech", "--lang", "en"]
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    with file.open() as unwritable:
        told = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=unwritable, stderr=subprocess.PIPE, check=False
        )
    assert told.returncode == 1
    assert told.stderr == f"System error: {os.strerror(errno.EBADF)}.\n".encode()
