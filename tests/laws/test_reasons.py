"""The reasons of hints: sentences in both languages for every legal step, and finding them changes nothing."""

import re
from itertools import islice
from typing import Any

from igroteka.core.dice import Dice
from igroteka.core.game import Game
from igroteka.core.state import State
from tests.every_game import every_game, sampled_play

NAMES = [f"Player{seat}" for seat in range(1, 9)]
MOST_STEPS = 12
"""Of a position; Ta Yü has more than a hundred."""
MOST_POSITIONS = 12
LONGEST_LINE = 3
LONGEST = 130
"""Letters of a reason that is read beside a board on a phone."""
GAP = re.compile(r"[{}]")


def some(steps: list[int]) -> list[int]:
    return steps[:: -(-len(steps) // MOST_STEPS)]


def with_more(state: State, step: int, dice: Dice) -> list[int]:
    """The step, and what the same seat might do next."""
    line, after = [step], state.copy()
    after.apply(step)
    while after.actor == state.actor and len(line) < LONGEST_LINE:
        steps = after.legal()
        line.append(steps[dice.randrange(len(steps))])
        after.apply(line[-1])
    return line


@every_game()
def test_every_reason_is_a_sentence_in_both_languages_and_comes_from_a_position_that_stays(
    game: Game, options: dict[str, Any]
):
    dice = Dice(1)
    decided = (state for state, _ in sampled_play(game.new(**options), seed=1) if state.actor >= 0)
    for state in islice(decided, MOST_POSITIONS):
        key = state.key()
        for step in some(state.legal()):
            for line in ([step], with_more(state, step, dice)):
                reasons = game.reasons(state, line)
                assert len(reasons) == len(set(reasons)), reasons
                for reason in reasons:
                    check_sentence(game, reason)
        assert state.key() == key


def check_sentence(game: Game, reason: str) -> None:
    english, russian = game.language.reason_words(reason, NAMES)
    assert re.search("[a-z]{3}", english), english
    assert re.search("[а-яё]{3}", russian), russian
    for sentence in (english, russian):
        assert not GAP.search(sentence), sentence
        assert len(sentence) <= LONGEST, sentence
        assert not sentence.endswith("."), "it is put together with others"
