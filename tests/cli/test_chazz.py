"""Chazz in the terminal."""

import io
import random

import pytest
from rich.console import Console

import igroteka
from igroteka.boards import chazz as boards
from igroteka.cli.session import Session
from igroteka.core.words import Lang
from tests.cli.test_play import Always, Keyboard
from tests.games.chazz.asking import called, position


@pytest.fixture(autouse=True)
def state_home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def play(*lines: str, lang: Lang = "en", **options) -> tuple[igroteka.Match, str]:
    match, screen = igroteka.Match("chazz", **options), io.StringIO()
    seats = ["human"] * match.options.players
    Session(match, seats, boards, Console(file=screen, width=100), lang, Always(0), Keyboard(*lines)).run()
    return match, screen.getvalue()


def test_the_board_shows_cards_territories_sitters_hands_and_the_leader_card():
    state = called(position(["2 claw 2", "2 rub 2", "3 claw 1"], ["4 1"], card=3), "spit", 4, 3, 1)
    lines = boards.board(state.view(), "rich").plain.splitlines()
    assert [line.rstrip() for line in lines] == [
        "      A    B    C    D",
        "  1   ·    ·    c  [ ⌂ ]",
        "★ 2   ·    cr [s  ]  ·",
        "  3 [s  ]  ·    ·    ·",
        "",
        "     233  322  223  333",
    ]


def test_the_called_word_stands_above_the_chairs():
    state = position()
    state.play("call claw")
    assert boards.board(state.view(), "plain").plain.startswith("claw  A ")


def test_seats_show_who_leads_who_stands_and_how_many_rounds_are_left():
    state = called(position(card=3, round_limit=40), "spit", 4, 3, 1)
    shown = boards.seats(state.view(), ["Ann", "Bob", "Cid", "Dan"], "en", "rich").plain.splitlines()
    assert shown == [
        "   A  Ann · ⌂ 0",
        "   B  Bob · ⌂ 0 · stands",
        "▸★ C  Cid · ⌂ 0",
        "   D  Dan · ⌂ 0",
        "  39 rounds left",
    ]


def test_nobody_stands_before_the_first_call():
    shown = boards.seats(position().view(), ["Ann", "Bob", "Cid", "Dan"], "en", "rich").plain
    assert "stands" not in shown
    assert "rounds" not in shown


def test_a_sitting_is_decided_by_picks_and_told_without_a_name_before_it():
    match, shown = play("spit", "1", "2", "3", "1", "card 2", "rub")
    assert match.entries[:6] == ["leader 1", "card 1", "call spit", "sit 1 1", "sit 2 2", "sit 3 3"]
    assert match.entries[6:8] == ["card 2", "call rub"]
    assert match.actors[3:6] == [igroteka.RACE] * 3
    lines = [" ".join(line.split()) for line in shown.splitlines()]
    assert "the lot makes seat 1 the leader" in lines
    assert "Seat 1: calls spit" in lines
    assert "picked: A 1 · B 2 · C 3 · D 1" in lines
    assert "sat down: A 1 · B 2 · C 3; D stands" in lines
    assert "laid spit: A 1 · B 2 · C 3" in lines
    assert "Seat 1 sits at the leader card and passes it on to the right, to chair 3" in lines


def test_a_pick_and_then_the_call_can_be_taken_back_while_people_pick():
    match, shown = play("spit", "1", "undo", "undo", "claw")
    assert match.entries[2:5] == ["call spit", "undo 2", "call claw"]
    assert "Taken back: the pick of Seat 1." in shown
    assert "Taken back: Seat 1, call spit." in shown


@pytest.mark.parametrize(
    ("typed", "step"),
    [
        ("spit", "call spit"),
        ("шипеть", "call spit"),
        ("call rub", "call rub"),
        ("карточка 2", "card 2"),
        ("card2", "card 2"),
        ("переложить от стула 4", "move 4"),
        ("от 4", "move 4"),
        ("move 4", "move 4"),
        ("foo", "foo"),
    ],
)
def test_steps_are_understood_as_people_write_them(typed, step):
    assert boards.understood(typed) == step


def test_a_move_that_captures_says_so():
    state = called(position(["2 rub 1", "2 rub 2", "2 rub 3", "2 spit 4", "2 claw 4"], players=5), "rub", 1, 3, 4, 2)
    texts = [state.text(step) for step in state.legal()]
    previews = [state.preview(step) for step in state.legal()]
    screen = io.StringIO()
    Console(file=screen, width=80).print(boards.choices("?", texts, previews, 1, "en"))
    assert screen.getvalue().split() == ["?", "chair", "1", "⌂", "chair", "2", "⌂", "chair", "3", "⌂"]


@pytest.mark.parametrize("players", [4, 8])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_random_players_play_a_whole_match_by_themselves(players, lang):
    match, screen = igroteka.Match("chazz", players=players, round_limit=40), io.StringIO()
    console = Console(file=screen, width=100)
    Session(match, ["random"] * players, boards, console, lang, random.Random(1), Keyboard()).run()
    assert match.is_over
    ends = ("Победа:", "Первое место делят") if lang == "ru" else ("wins with", "share")
    assert any(end in screen.getvalue() for end in ends)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_eight_seats_fit_a_small_screen(lang):
    match, screen = igroteka.Match("chazz", players=8), io.StringIO()
    console = Console(file=screen, width=80, height=24, force_terminal=True, color_system=None)
    rng = random.Random(3)
    session = Session(match, ["human"] * 8, boards, console, lang, rng, Keyboard())
    for _ in range(12):
        match.draw(rng)
        screen.seek(0)
        screen.truncate()
        session.news.clear()
        session.show()
        session.offer()
        shown = screen.getvalue().splitlines()
        assert len(shown) < 24
        for row in boards.board(match.state.view(), "rich").plain.splitlines():
            assert any(line.startswith(row.rstrip()) for line in shown)
        session.take(match.state.text(match.state.legal()[0]))
