"""A game without a drawn board is played in the terminal by words alone."""

import io
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec
import pytest
from rich.console import Console

import igroteka
from igroteka.boards.words import WordBoard, board_of
from igroteka.cli.session import Session
from igroteka.core.dice import Dice
from igroteka.core.outline import in_line
from igroteka.core.words import LANGUAGES
from igroteka.games import NAMES
from igroteka.match.match import Match
from tests.every_game import random_play


def leaves(part: Any) -> Iterator[Any]:
    """All that a view tells, without names."""
    if isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from leaves(inner)
    else:
        yield part


@pytest.mark.parametrize("name", NAMES)
def test_the_whole_position_is_shown(name):
    state = igroteka.game(name).new()
    names = [f"Player {seat}" for seat in range(state.players)]
    for number, (position, _) in enumerate(random_play(state, seed=3)):
        if number % 20 == 0:
            board, view = WordBoard(state.game), position.view(0)
            shown = board.board(view, "plain").plain + "\n" + board.seats(view, names, "en", "plain").plain
            assert all(in_line(leaf) in shown for leaf in leaves(msgspec.to_builtins(view)))
            assert all(name in shown for name in names)
        if number == 100:
            break


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_is_played_by_numbers_texts_and_words(lang, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    match, dice = Match("marrakech", players=2), Dice(5)
    console = Console(width=100, record=True, file=io.StringIO())

    def answer(_: str) -> str:
        texts = [match.state.text(step) for step in match.state.legal()]
        number = dice.randrange(len(texts))
        said = getattr(match.game.language.step_words(texts[number]), lang)
        return (str(number + 1), texts[number], said)[dice.randrange(3)]

    Session(match, ["human", "random"], WordBoard(match.game), console, lang, dice, read=answer).run()
    assert match.is_over
    shown = console.export_text()
    assert {"en": "straight ahead", "ru": "прямо"}[lang] in shown


def test_a_drawn_board_goes_first():
    assert isinstance(board_of(igroteka.game("tayu")), ModuleType)
