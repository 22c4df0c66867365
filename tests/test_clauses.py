"""Clauses and tests know each other: none without a test, no test of a clause that is not there."""

import ast
import re
from pathlib import Path

import pytest

import igroteka
from docs.rules.write import page
from igroteka.games import NAMES
from tests.web.test_words import refusals

ROOT = Path(__file__).parents[1]
NOT_READ = re.compile(r"`[^`]*`|\{\w+[:}]|;\w+=|(?<=[:;])\w+=|\b[A-Z]{2}-\d+\b")
"""Names of options, which a client puts into words, of holes and of their cases, and numbers of clauses."""
CELL = re.compile(r"\b[a-s]\d*\b")
CELL_NAME = re.compile(r"\b[a-s]\d{1,2}\b")
OPTION = re.compile(r"(?:(?:, | и | and )?`[^`]*`)+")
INTRODUCED = re.compile(r"(?:\boptions?|\bнастройк\w+|option of its own:|своя настройка:) $", re.IGNORECASE)


def clauses_tested(game: str) -> dict[str, list[str]]:
    """Clause ids with the names of the tests that carry them, read from the sources."""
    found: dict[str, list[str]] = {}
    for file in (ROOT / "tests" / "games" / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clause":
                    found.setdefault(ast.literal_eval(mark.args[0]), []).append(node.name)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_has_a_test(name):
    missing = set(igroteka.game(name).clauses) - set(clauses_tested(name))
    assert not missing, f"clauses without a test: {sorted(missing)}"


@pytest.mark.parametrize("name", NAMES)
def test_every_tested_clause_exists(name):
    assert set(clauses_tested(name)) <= set(igroteka.game(name).clauses)


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_has_a_test_named_after_it(name):
    for clause, tests in clauses_tested(name).items():
        prefix = f"test_{clause.lower().replace('-', '_')}_"
        assert any(test.startswith(prefix) for test in tests), f"no test is named {prefix}…"


@pytest.mark.parametrize("name", NAMES)
def test_bars_stand_in_the_order_of_the_clauses_and_each_can_speak(name):
    game = igroteka.game(name)
    order = list(game.clauses)
    bars = [bar.clause for bar in game.bars]
    assert bars == sorted(bars, key=order.index)
    assert set(bars) == {clause.id for clause in game.clauses.values() if clause.refusal}


@pytest.mark.parametrize("name", NAMES)
def test_clauses_speak_both_languages(name):
    for clause in igroteka.game(name).clauses.values():
        for words in (clause.rule, *([clause.refusal] if clause.refusal else [])):
            assert words.en.isascii() or "°" in words.en or "×" in words.en or "–" in words.en
            assert any("а" <= letter <= "я" for letter in words.ru)


@pytest.mark.parametrize("name", NAMES)
def test_russian_clauses_have_no_english_words(name):
    """Texts of steps are English; whoever plays in Russian never sees them."""
    for clause in igroteka.game(name).clauses.values():
        for words in (clause.rule, *([clause.refusal] if clause.refusal else [])):
            read = CELL.sub("", NOT_READ.sub(" ", words.ru))
            assert re.findall(r"[A-Za-z]+", read) == [], f"{clause.id}: {words.ru}"


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_page_is_written_from_the_clauses(name):
    """If this fails: ./run python -m docs.rules.write"""
    assert (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8") == page(igroteka.game(name))


@pytest.mark.parametrize("name", NAMES)
def test_names_of_options_stand_where_a_sentence_can_hold_them(name):
    """Clients put the option's own words there, a noun phrase: it makes sense after «настройка» only."""
    for clause in igroteka.game(name).clauses.values():
        for text in clause.rule:
            for found in OPTION.finditer(text):
                assert INTRODUCED.search(text[: found.start()]), f"{clause.id}: {text}"


@pytest.mark.parametrize("name", NAMES)
def test_refusals_in_russian_have_no_code_words(name):
    """Seen in matches in which random steps are refused: cells have a number, a lone letter would be a code."""
    for case in refusals(name):
        said = case["ru"].rpartition(" (")[0]
        assert re.findall(r"[A-Za-z]+(?!\d)\b", CELL_NAME.sub("", said)) == [], said
