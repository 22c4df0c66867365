"""The page of facts says what is found."""

from pathlib import Path

import pytest

from docs.research import facts


@pytest.mark.slow
def test_the_page_of_facts_is_what_the_games_are_like():
    """If this fails: ./run python -m docs.research.facts"""
    written = Path(facts.__file__).with_suffix(".md").read_text(encoding="utf-8")
    assert written == facts.page()
