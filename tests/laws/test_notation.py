"""Any text gives a step or a NotationError, and nothing else; the tables that tell of them are not written by hand."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import igroteka
from docs.write_notation import PAGE, TABLE, written
from igroteka.core.errors import NotationError
from igroteka.games import NAMES

GAMES = [igroteka.game(name) for name in NAMES]
TEXTS = [text for game in GAMES for text in game.texts]


@given(st.sampled_from(GAMES), st.text() | st.from_regex(r"[a-z]+ [a-z0-9]{0,6}( [a-z])?", fullmatch=True))
def test_any_string_gives_a_step_or_a_named_error(game, text):
    if text in game.texts:
        assert game.text(game.parse(text)) == text
    else:
        with pytest.raises(NotationError, match=game.language.examples[0]):
            game.parse(text)


@given(st.sampled_from(GAMES), st.sampled_from(TEXTS), st.integers(0, 9), st.characters())
def test_a_text_with_one_character_changed_is_another_step_or_refused(game, text, at, sign):
    changed = text[:at] + sign + text[at + 1 :]
    if changed in game.texts:
        assert game.text(game.parse(changed)) == changed
    else:
        with pytest.raises(NotationError):
            game.parse(changed)


@pytest.mark.parametrize("text", ["", " ", "LEFT", "left ", "lay  a1a2", "lay a2a1", "lay a1c1", "lay g7h7", "roll 5"])
def test_what_only_looks_like_a_step_of_marrakech_is_refused(text):
    with pytest.raises(NotationError):
        igroteka.game("marrakech").parse(text)


@pytest.mark.parametrize("wrong", [None, 3, b"left", ["left"], 2.5])
def test_what_is_no_text_at_all_is_refused(wrong):
    with pytest.raises(NotationError):
        igroteka.game("marrakech").parse(wrong)


def test_the_tables_of_the_notation_are_written_from_the_languages():
    """If this fails: ./run python -m docs.write_notation"""
    page = PAGE.read_text(encoding="utf-8")
    assert {(found[1], found[2]) for found in TABLE.finditer(page)} == set(product(("steps", "events"), NAMES))
    assert written(page) == page
