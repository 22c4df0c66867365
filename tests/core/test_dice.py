"""The portable generator."""

import itertools
from collections import Counter

import pytest

import igroteka
from igroteka.core.dice import Dice, below, drawn, shuffled, word


def sfc32(seed: int):
    """The generator as its author describes it, on plain Python integers."""
    mask = 0xFFFFFFFF
    a, b, c, counter = 0, seed & mask, seed >> 32, 1
    for number in itertools.count():
        result = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = (((c << 21) | (c >> 11)) + result) & mask
        if number >= 15:
            yield result


@pytest.mark.parametrize("seed", [0, 1, 12345, 2**40 + 7, 2**63 - 1])
def test_the_words_are_those_of_sfc32(seed):
    dice = Dice(seed)
    drawn = [int(word(dice.words)) for _ in range(1000)]
    assert drawn == list(itertools.islice(sfc32(seed), 1000))


def test_known_numbers_for_whoever_writes_it_in_another_language():
    dice = Dice(7)
    assert [dice.randrange(6) for _ in range(12)] == [2, 1, 2, 5, 4, 1, 4, 4, 4, 4, 1, 0]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 84, 2**31])
def test_numbers_stay_below_their_bound(bound):
    dice = Dice(3)
    assert all(0 <= dice.randrange(bound) < bound for _ in range(500))


def test_every_face_comes_up_equally_often():
    dice = Dice(11)
    counts = Counter(dice.randrange(6) for _ in range(60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5  # chi squared, 5 degrees, 0.1 %


def test_a_bound_that_does_not_divide_the_words_is_still_fair():
    """2**32 is 8/3 of this bound: without rejection, one remainder of three would come up a quarter too rarely."""
    dice = Dice(5)
    counts = Counter(dice.randrange(3 * 2**29) % 3 for _ in range(6000))
    assert all(abs(count - 2000) < 150 for count in counts.values())


@pytest.mark.parametrize("bound", [6, 3 * 2**29])
def test_rules_that_run_as_plain_python_draw_the_same_numbers(bound):
    compiled, plain = Dice(9), Dice(9)
    assert [compiled.randrange(bound) for _ in range(200)] == [int(below(plain.words, bound)) for _ in range(200)]


def test_the_package_offers_it():
    assert igroteka.Dice is Dice


def test_every_order_is_drawn_equally_often():
    dice = Dice(13)
    counts = Counter(tuple(shuffled("abc", dice)) for _ in range(6000))
    assert len(counts) == 6
    assert all(abs(count - 1000) < 120 for count in counts.values())


def test_outcomes_are_drawn_by_their_weights_and_a_higher_number_is_never_an_earlier_one():
    class Each:
        """Every number in its turn."""

        next_number = itertools.count().__next__

        def randrange(self, stop: int) -> int:
            return self.next_number() % stop

    each = Each()
    assert [drawn([(7, 1), (8, 3), (4, 2)], each) for _ in range(6)] == [7, 8, 8, 8, 4, 4]
