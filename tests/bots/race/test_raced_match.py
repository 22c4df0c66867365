"""Whole matches of characters with live races. All seeds are fixed, so every figure is the same in every run."""

import pytest

import igroteka
from igroteka.bots.race.characters import SHARP, SLEEPY, STEADY, Character
from igroteka.bots.race.raced_match import ROUND_LIMIT, RacedMatch, run_match
from igroteka.games.chazz.measures import MEASURES
from igroteka.games.chazz.tape import Tape, replay

MATCHES = 200


def share_of_wins(one: Character, other: Character, matches: int) -> float:
    """The share of first places of the first character at tables of two and two; shared places are split."""
    won = 0.0
    for seed in range(matches):
        table = [one, other, one, other] if seed % 2 else [other, one, other, one]
        first = [seat for seat, place in enumerate(run_match(table, seed).state.ranking()) if place == 1]
        won += sum(table[seat] == one for seat in first) / len(first)
    return won / matches


@pytest.mark.parametrize("seats", range(4, 9))
def test_a_match_ends_and_all_its_steps_are_legal(seats):
    table = [SHARP, STEADY, SLEEPY, STEADY, SHARP, SLEEPY, SLEEPY, SHARP][:seats]
    for seed in range(3):
        played = run_match(table, seed)
        match = igroteka.Match("chazz", players=seats, round_limit=ROUND_LIMIT)
        for text in played.steps:
            match.play(match.state.actor, text)
        assert match.is_over
        assert match.state.key() == played.state.key()
        assert 0 < len(played.races) <= ROUND_LIMIT
        assert sum(text.startswith("call ") for text in played.steps) == len(played.races)


def test_the_round_limit_ends_a_match():
    assert len(run_match([STEADY] * 4, 1, round_limit=2).races) == 2


def test_the_same_seed_gives_the_same_match():
    def digest(played: RacedMatch) -> list[str]:
        return [*played.steps, *(Tape.of(race).text() for race in played.races)]

    table = [SHARP, STEADY, SLEEPY, STEADY]
    assert digest(run_match(table, 5)) == digest(run_match(table, 5)) != digest(run_match(table, 6))


def test_every_race_has_a_tape_that_holds():
    for race in run_match([SHARP, STEADY, SLEEPY, SHARP, STEADY], 3).races:
        assert replay(Tape.read(Tape.of(race).text())).sits == race.sits


def test_leaders_call_within_their_time_and_not_always_at_once():
    races = [race for seed in range(6) for race in run_match([SHARP, STEADY, SLEEPY, STEADY], seed).races]
    waited = [int(race.fields.called) - MEASURES.countdown for race in races]
    assert min(waited) >= MEASURES.earliest
    assert max(waited) <= MEASURES.latest
    assert sum(ticks == MEASURES.earliest for ticks in waited) < len(waited) // 4
    assert len(set(waited)) > len(waited) // 4


@pytest.mark.slow
def test_the_sharp_one_beats_the_sleepy_one():
    assert share_of_wins(SHARP, SLEEPY, MATCHES) > 0.75


@pytest.mark.slow
def test_the_steady_one_stands_between_them():
    assert share_of_wins(SHARP, STEADY, MATCHES // 4) > 0.55
    assert share_of_wins(STEADY, SLEEPY, MATCHES // 4) > 0.55


@pytest.mark.slow
def test_card_sense_beats_none_at_equal_reactions():
    assert share_of_wins(STEADY, STEADY._replace(sense=0), MATCHES // 2) > 0.65
