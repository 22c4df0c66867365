"""What is explained in first games: every such thing happens in real matches, and is told in both languages."""

import re
from collections.abc import Iterator

import pytest

import igroteka
from igroteka.core.dice import Dice
from igroteka.core.firsts import First
from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.games import NAMES, game
from tests.every_game import choices, every_option

LONGEST = 150
"""Letters of a sentence that is read beside a board on a phone, while the match goes on."""


MATCHES = 10
"""With each combination of options: few are enough for almost everything."""


def thing(first: First) -> str:
    """What is explained: the pattern of an event, or a phase."""
    return first.event or first.phase or ""


def matches(known: Game) -> Iterator[State]:
    """Some with each combination of options, one after the other, so that rare things happen too."""
    for options in ({}, *every_option(known)) * MATCHES:
        yield known.new(**options)


def happening(state: State, seed: int) -> Iterator[str]:
    """The events of a random match, and the phases in which somebody has to decide."""
    dice = Dice(seed)
    while state.actor != igroteka.OVER:
        if state.actor >= 0:
            yield state.phase
        steps = choices(state)
        for event in state.tell(steps[dice.randrange(len(steps))]):
            yield state.game.language.read_event(event)[0].pattern


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_is_explained_happens_in_real_matches(name: str):
    known = game(name)
    never = {thing(first) for first in known.firsts}
    assert never
    for seed, state in enumerate(matches(known)):
        never.difference_update(happening(state, seed))
        if not never:
            return
    raise AssertionError(f"never happened: {sorted(never)}")


@pytest.mark.parametrize("name", NAMES)
def test_each_explanation_is_a_short_sentence_in_both_languages_and_has_its_clause(name: str):
    known = game(name)
    for first in known.firsts:
        assert first.clause in known.clauses
        assert re.fullmatch(r"[A-Z].*[.]", first.said.en), first.said.en
        assert re.fullmatch(r"[А-ЯЁ].*[.]", first.said.ru), first.said.ru
        assert max(map(len, first.said)) <= LONGEST, first.said


@pytest.mark.parametrize("name", NAMES)
def test_no_two_explanations_say_the_same(name: str):
    said = [words for first in game(name).firsts for words in first.said]
    assert len(said) == len(set(said))
