"""Reaction times of the characters: the mean and the spread that they state."""

from statistics import fmean, pstdev

import pytest

from igroteka.bots.race.characters import CHARACTERS, SHARP, SLEEPY, STEADY, Character
from igroteka.bots.race.reaction import DAYDREAM, FEWEST, LEAST, reaction, reactions
from igroteka.core.dice import Dice
from igroteka.games.chazz.measures import TICKS

DRAWS = 20_000
TICK = 1000 / TICKS  # milliseconds


def drawn(character: Character, seed: int = 1) -> list[int]:
    dice = Dice(seed)
    return [reaction(character, dice) for _ in range(DRAWS)]


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=list(CHARACTERS))
def test_an_attentive_cat_reacts_with_the_stated_mean_and_spread(character):
    times = [TICK * ticks for ticks in drawn(character._replace(distracted=0))]
    assert abs(fmean(times) - character.mean) < 5
    assert abs(pstdev(times) - character.spread) < 8
    assert min(times) >= LEAST


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=list(CHARACTERS))
def test_slow_reactions_are_farther_from_the_usual_one_than_quick_ones(character):
    times = reactions(character.mean, character.spread)
    usual = times[len(times) // 2]
    assert times[-10] - usual > usual - times[9] > 0


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=list(CHARACTERS))
def test_a_cat_is_distracted_as_often_as_stated(character):
    late = drawn(character._replace(mean=LEAST + 1, spread=1))
    assert abs(sum(ticks > FEWEST for ticks in late) / DRAWS - character.distracted / 100) < 0.01
    assert max(late) == FEWEST + DAYDREAM


def test_the_same_dice_give_the_same_reactions():
    assert drawn(STEADY) == drawn(STEADY) != drawn(STEADY, seed=2)


def test_the_sharp_one_is_quicker_than_the_steady_one_and_he_than_the_sleepy_one():
    assert fmean(drawn(SHARP)) < fmean(drawn(STEADY)) < fmean(drawn(SLEEPY))
