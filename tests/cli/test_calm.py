"""Chazz in the terminal: how the calm mode decides who sits where."""

import io
import re
import subprocess
import sys

import pytest
from rich.console import Console

import igroteka
from igroteka.boards import chazz as boards
from igroteka.boards.ring import WIDTH, track
from igroteka.cli.calm import CalmSitting, NoSuchChair
from igroteka.cli.session import Session
from igroteka.core.dice import Dice
from igroteka.core.words import Lang
from igroteka.games.chazz.track import RING
from tests.cli.test_play import ROOT, Keyboard
from tests.games.chazz.asking import played, position


@pytest.fixture(autouse=True)
def state_home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def a_match(*steps: str, players: int = 4, names=None) -> igroteka.Match:
    match = igroteka.Match("chazz", players=players, names=names, round_limit=40)
    for step in steps:
        match.play(match.state.actor, step)
    return match


CALLED = ("leader 2", "card 1", "call spit")


def session(match, seats: str, *lines: str, lang: Lang = "en", seed: int = 1, **screen) -> tuple[Session, io.StringIO]:
    shown = io.StringIO()
    console = Console(file=shown, width=100, **screen)
    return Session(match, seats.split(","), boards, console, lang, Dice(seed), Keyboard(*lines)), shown


def play(match, seats: str, *lines: str, **more) -> str:
    one, shown = session(match, seats, *lines, **more)
    one.run()
    return shown.getvalue()


def sitting(*people: int, state=None, seed: int = 1) -> CalmSitting:
    """People sit at these seats, and sharp ones elsewhere."""
    state = state or played(position(), "call spit")
    players = ["human" if seat in people else "sharp" for seat in range(state.players)]
    return CalmSitting(state, players, Dice(seed))


def test_people_are_asked_one_after_the_other_and_all_others_have_picked():
    one = sitting(1, 3)
    assert set(one.picks) == {0, 2}
    assert one.asked == 1
    one.pick("2")
    assert one.asked == 3
    one.pick("стул 2")
    assert one.asked is None
    assert one.picks[1] == one.picks[3] == 1


def test_the_last_pick_of_a_person_can_be_taken_back():
    match = a_match(*CALLED)
    shown = play(match, "human,human,steady,sleepy", "1", "undo", "2", "3")
    assert "Taken back: the pick of Seat 1." in shown
    assert "picked: A 2 · B 3" in shown
    assert match.entries[:3] == list(CALLED)


def test_typing_is_hidden_only_from_other_people():
    assert not sitting(1).is_secret
    assert sitting(1, 2).is_secret


@pytest.mark.parametrize("line", ["0", "4", "9", "x", "2 3", "chair", "-1", "²", "sit 1 2"])
def test_a_pick_that_is_no_chair_is_refused(line):
    one = sitting(0)
    with pytest.raises(NoSuchChair) as refusal:
        one.pick(line)
    assert "1, 2, 3" in refusal.value.sentence("ru")
    assert one.asked == 0


@pytest.mark.parametrize("seed", range(10))
def test_the_nearest_of_those_who_picked_a_chair_gets_it(seed):
    one = sitting(0, 1, 2, 3, seed=seed)
    for _ in range(4):
        one.pick("2")
    far = {
        seat: min(abs(place - RING // 3), RING - abs(place - RING // 3)) for seat, place in enumerate(one.start.places)
    }
    nearest = min(far, key=far.__getitem__)
    sits = one.sits()
    assert sits[0] == f"sit {nearest + 1} 2"
    assert len(sits) == 3


def test_in_the_middle_of_a_sitting_the_others_pick_among_the_chairs_left():
    state = played(position(), "call spit", "sit 2 3")
    one = sitting(1, 3, state=state)
    assert one.asked == 3
    with pytest.raises(NoSuchChair, match="1, 2"):
        one.pick("3")
    one.pick("1")
    assert set(one.picks) == {0, 2, 3}
    assert set(one.picks.values()) <= {0, 1}
    played(state, *one.sits())
    assert state.phase != "sit"


def test_random_players_pick_any_chair():
    state = played(position(), "call spit")
    picks = [CalmSitting(state, ["random"] * 4, Dice(seed)).picks[0] for seed in range(30)]
    assert set(picks) == {0, 1, 2}


def test_cats_on_the_ring_stand_where_they_are_and_side_by_side():
    lines = track({0: 0, 1: RING // 3, 2: 0, 3: RING - 1}, 3, "rich").plain.splitlines()
    assert lines[0].strip("· ").replace("·", "") == "123"
    assert lines[1][4:6] == "AC"
    assert lines[1].index("B") == lines[0].index("2")
    assert lines[1].index("D") == 4 + WIDTH - 1


def test_cats_at_the_end_of_the_row_are_all_shown():
    assert track(dict.fromkeys(range(8), RING - 1), 7, "rich").plain.splitlines()[1].strip() == "ABCDEFGH"


def test_the_question_shows_how_far_everybody_is_and_who_is_nearest():
    one = sitting(0)
    screen = io.StringIO()
    Console(file=screen, width=80).print(one.question("en", "rich"))
    rows = screen.getvalue().splitlines()[-3:]
    for chair, row in enumerate(rows):
        shown = row.removeprefix("★").split()
        assert shown[0] == str(chair + 1)
        assert shown[1::2] == ["A", "B", "C", "D"]
        assert sum(way.endswith("*") for way in shown) == 1
    assert rows[0].startswith("★")


def test_a_person_picks_and_the_sitting_is_recorded():
    match = a_match(*CALLED)
    shown = play(match, "human,sharp,steady,sleepy", "2")
    sits = [entry for entry in match.entries if entry.startswith("sit ")][:3]
    assert len(sits) == 3
    assert match.actors[3:6] == [igroteka.RACE] * 3
    assert "picked: A 2 · B " in shown
    assert "sat down: " in shown
    assert "laid spit: " in shown
    assert igroteka.Match.replay(match.record).state.key() == match.state.key()


def test_picks_of_people_are_shown_only_when_all_have_picked():
    match = a_match(*CALLED)
    unseen: list[str] = []
    one, shown = session(match, "human,human,sharp,sharp", "card 1")
    typed = iter(["3", "1"])

    def read(prompt: str) -> str:
        unseen.append(prompt)
        assert "picked" not in shown.getvalue()
        return next(typed)

    one.read_unseen = read
    one.sit_down()
    assert unseen == [f"Seat {seat}, your chair; typing is not shown: " for seat in (1, 2)]
    assert "picked: A 3 · B 1 · " in shown.getvalue()


def test_a_wrong_pick_gets_a_sentence_and_the_question_again():
    match = a_match(*CALLED)
    shown = play(match, "human,sharp,sharp,sharp", "7", "?", "1")
    assert "That is not a free chair; pick one of these: 1, 2, 3." in shown
    assert "the nearest of those who picked a chair gets it" in " ".join(shown.split())
    assert any(entry.startswith("sit ") for entry in match.entries)


def test_undo_takes_back_the_last_sitting():
    match = a_match(*CALLED)
    shown = play(match, "human,sharp,sharp,sharp", "1", "undo", "2", seed=3)
    assert "undo 3" in match.entries
    assert "Taken back: the last sitting." in shown
    again = match.entries[match.entries.index("undo 3") + 1 :]
    assert again[0].startswith("sit ")


def test_undo_at_the_first_pick_takes_back_the_call_or_nothing():
    match = a_match(*CALLED)
    assert "There is nothing to take back." in play(match, "human,sharp,sharp,sharp", "undo")
    match = a_match(*CALLED)
    shown = play(match, "sharp,human,sharp,sharp", "undo", "claw")
    assert "Taken back: Seat 2, call spit." in shown
    assert match.entries[3:5] == ["undo 2", "call claw"]


def test_a_match_saved_at_a_pick_goes_on_there(tmp_path):
    file = tmp_path / "cats.txt"
    names = ["Player 1", "sharp 2", "steady 3", "sleepy 4"]
    play(a_match(*CALLED, names=names), "human,sharp,steady,sleepy", f"save {file}", "quit")
    match = igroteka.Match.replay(igroteka.Record.read(file.read_bytes()))
    assert match.names == tuple(names)
    assert match.entries == list(CALLED)
    assert "Pick a chair in secret" in play(match, "human,sharp,steady,sleepy", "1")


def test_a_match_goes_on_in_the_middle_of_a_sitting():
    match = a_match(*CALLED, "sit 4 2")
    shown = play(match, "human,sharp,steady,sleepy", "2", "1")
    assert "That is not a free chair; pick one of these: 1, 3." in shown
    assert [entry.split()[1] for entry in match.entries[3:6]].count("4") == 1
    assert match.actors[3:6] == [igroteka.RACE] * 3


@pytest.mark.slow
def test_characters_pick_better_than_at_random():
    won = 0.0
    for seed in range(40):
        match, seats = a_match(), ["sharp", "random", "sharp", "random"]
        play(match, ",".join(seats), seed=seed)
        first = [seat for seat, place in enumerate(match.state.ranking()) if place == 1]
        won += sum(seats[seat] == "sharp" for seat in first) / len(first)
    assert won / 40 > 0.75


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("players", [4, 8])
def test_a_whole_match_with_characters(lang, players):
    match = a_match(players=players)
    seats = ["human", "sharp", "steady", "sleepy", "random", "sharp", "steady", "sleepy"][:players]
    shown = play(match, ",".join(seats), *"12345678" * 90, lang=lang)
    assert match.is_over
    assert ("Тайно выберите стул" in shown) == (lang == "ru")
    assert ("выбрали: A " in shown) == (lang == "ru")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("players", range(4, 9))
def test_a_pick_fits_a_small_screen_and_no_news_is_lost(lang, players):
    match = a_match(players=players)
    shown = io.StringIO()
    console = Console(file=shown, width=80, height=24, force_terminal=True, color_system=None)
    screens: list[str] = []

    def read(prompt: str) -> str:
        screens.append(shown.getvalue() + prompt)
        shown.seek(0)
        shown.truncate()
        if len(screens) > 30:
            raise EOFError
        return "123"[len(screens) % 3]

    seats = ["human", *["sharp"] * (players - 1)]
    Session(match, seats, boards, console, lang, Dice(players), read).run()
    question, picked = ("Тайно", "выбрали: ") if lang == "ru" else ("Pick a chair", "picked: ")
    picks = [screen for screen in screens if question in screen]
    assert len(picks) > 5
    assert all(len(from_the_board(screen)) <= 24 for screen in picks)
    assert all(max(map(len, screen.splitlines())) <= 80 for screen in screens)
    assert sum(picked in screen for screen in screens) >= len(sittings_of(match)) - 1


def from_the_board(screen: str) -> list[str]:
    """The lines of the last board and all below it; older news scroll away above."""
    lines = screen.splitlines()
    return lines[max(at for at, line in enumerate(lines) if re.search(r"A +B +C +D", line)) :]


def sittings_of(match: igroteka.Match) -> list[int]:
    """The first steps of all sittings."""
    before = [None, *match.actors]
    return [index for index, actor in enumerate(match.actors) if actor == igroteka.RACE != before[index]]


def test_a_piped_match_names_its_cats_and_goes_on_with_others(tmp_path):
    file = tmp_path / "cats.txt"
    command = [sys.executable, "-m", "igroteka.cli", "play"]

    def run(*arguments: str, keys: str) -> str:
        told = subprocess.run(
            [*command, *arguments], input=keys, capture_output=True, text=True, check=True, cwd=ROOT, timeout=300
        )
        assert told.stderr == ""
        return told.stdout

    shown = run("chazz", "--players", "5", "--lang", "ru", keys=f"1\n1\n1\nsave {file}\n")
    assert "Тайно выберите стул" in shown
    saved = igroteka.Match.replay(igroteka.Record.read(file.read_bytes()))
    assert saved.names == ("Игрок 1", "sleepy 2", "sleepy 3", "sleepy 4", "sleepy 5")
    shown = run("--resume", str(file), "--seats", "human,human,steady,random,sharp", "--lang", "en", keys="1\n" * 4)
    for name in ("Игрок 1", "Player 2", "steady 3", "random 4", "sharp 5"):
        assert name in shown
