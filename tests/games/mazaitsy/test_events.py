"""What is told of a step: every kind of event, in a position drawn for it, with words in both languages."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import igroteka
from igroteka.core.state import State
from igroteka.games.mazaitsy.language import Happened
from tests.games.mazaitsy.asking import played, story
from tests.games.mazaitsy.drawing import CALM, position
from tests.marks import clause

NAMES = ("Ann", "Bob", "Cid", "Dan")

WATERS = """
    ..  ..  ..  ..  ..  ..
    ..  ..2 >>  ..  ..  ..
    ..  LL  ..  ..  ff13 ..
    <<  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  UU
    ..  ..  ..  ..  ..  ..
"""

FULL = "..1 " * 5 + "\n"
LADEN = ((1, 2), (), (3,), ())


class Case(NamedTuple):
    """A position, the steps that lead to the event, and what the last of them tells."""

    state: Callable[[], State]
    steps: str
    told: str


def moving(boat: str, **given: Any) -> State:
    """Seat 1 is to move there; the other boats are in f1."""
    return position(WATERS, boats=(boat, *("f1 s",) * 3), **given)


def meeting(**given: Any) -> State:
    """Seat 1 comes from c4 to c3, where seat 3 is."""
    return position(CALM, boats=("c4 n", "f1 s", "c3 s", "f1 s"), load=LADEN, **given)


def laying(hand: str, **given: Any) -> State:
    return position(WATERS, boats=("a1 s",) * 4, phase="lay", hand=hand, row=("water",) * 3, **given)


def whirling(first_row: str) -> State:
    """A whirlpool is about to be laid where only these cards are not calm water."""
    lines = [first_row, *CALM.splitlines()[1:]]
    return position("\n".join(lines), boats=("f6 s",) * 4, phase="lay", hand="whirlpool", row=("water",) * 3)


def mazai_next(**given: Any) -> State:
    """A card has been laid, and Mazai comes up."""
    return played(laying("water", pile=("log",), mazai_below=(1, 1), **given), "lay f6")


CASES = {
    Happened.ROWED: [
        Case(lambda: moving("d4 n"), "ahead", "1 rows d4 d3"),
        Case(lambda: moving("d4 n"), "slip right", "1 rows d4 e3"),
    ],
    Happened.TURNED: [
        Case(lambda: moving("d4 n"), "left", "1 turns w"),
        Case(lambda: moving("d4 n"), "right", "1 turns e"),
    ],
    Happened.DRIFTED: [Case(lambda: moving("c3 n"), "ahead", "1 rows c3 c2, 1 drifts c2 d2")],
    Happened.BLOCKED: [Case(lambda: moving("a5 n"), "ahead", "1 rows a5 a4, 1 is blocked at a4")],
    Happened.STOPPED: [Case(lambda: moving("b4 n"), "ahead", "1 rows b4 b3, 1 stops at b3")],
    Happened.PULLED: [
        Case(lambda: moving("d4 e"), "slip right", "1 rows d4 e5, 1 is pulled e5 f5"),
        Case(lambda: moving("e4 n"), "left; stop", "1 is pulled e4 f5"),
    ],
    Happened.TOOK: [Case(lambda: moving("e3 n"), "take 3", "1 takes 3 at e3")],
    Happened.DROPPED: [Case(lambda: moving("c1 n", load=LADEN), "drop 2", "1 drops 2 at c1")],
    Happened.GAVE: [Case(lambda: meeting(teams=True), "ahead; give 2", "1 gives 2 to 3")],
    Happened.GOT: [Case(lambda: meeting(teams=True), "ahead; get 3", "1 gets 3 from 3")],
    Happened.STOLE: [Case(lambda: meeting(stealing=True), "ahead; steal 3 from 3", "1 steals 3 from 3")],
    Happened.LAID: [
        Case(lambda: laying("log+ 2"), "lay d4", "1 lays log+ d4"),
    ],
    Happened.LAID_CURRENT: [
        Case(lambda: laying("straight"), "lay d4 w", "1 lays straight d4 w"),
        Case(lambda: laying("side+ 1", deck="b"), "lay d4 se", "1 lays side+ d4 se"),
    ],
    Happened.DISCARDED: [
        Case(
            lambda: position(FULL * 5, players=2, boats=("c3 n", "c3 s"), row=("log+ 2", "water")),
            "left; stop",
            "1 discards log+",
        )
    ],
    Happened.WHIRLED: [
        Case(lambda: whirling("..3 .. .. .. .. .."), "lay b1; counter", "whirls 1 a1 a2"),
        Case(lambda: laying("whirlpool"), "lay d2; clockwise", "whirls 2 e3 d3"),
        Case(lambda: laying("whirlpool"), "lay b1; clockwise", "whirls 1 b2 a2"),
    ],
    Happened.WHIRLED_AWAY: [
        Case(lambda: whirling("..3 .. .. .. .. .."), "lay b1; clockwise", "whirls 1 a1 away"),
        Case(lambda: whirling(".. .. ..14 TT .. .."), "lay d2; clockwise", "whirls 2 c1 away"),
    ],
    Happened.SUCKED: [Case(lambda: laying("swamp"), "lay d4", "1 lays swamp d4, sucks 2 e3 d4")],
    Happened.SWALLOWED: [
        Case(
            lambda: position(WATERS.replace("..2", "SS24"), swamps=("b2",), boats=("a1 s",) * 4),
            "left; stop",
            "swallows 2 b2",
        )
    ],
    Happened.CLEARED: [Case(lambda: laying("fish", blank_twins=True), "lay d4", "1 lays fish d4, clears 2 e3")],
    Happened.MAZAI: [
        Case(lambda: mazai_next(changes={"appeared": 0}), "top mazai", "mazai 1"),
        Case(lambda: mazai_next(changes={"appeared": 1}), "top mazai", "mazai 2"),
    ],
    Happened.BANKED: [
        Case(
            lambda: mazai_next(rounds=4, ashore=((1, 4), (2,), (3, 3), (1,))),
            "top mazai",
            "mazai 1, banks 1 5 2, banks 2 2 1, banks 3 6 2, banks 4 1 1",
        )
    ],
    Happened.SCATTERED: [
        Case(
            lambda: position(WATERS, phase="scatter", changes={"mazai": 1, "appeared": 1}),
            "scatter log",
            "1 scatters log",
        )
    ],
    Happened.SHUFFLED: [
        Case(
            lambda: position(WATERS, phase="scatter", changes={"mazai": 1, "appeared": 1}),
            "scatter log; hare 2",
            "shuffles",
        )
    ],
    Happened.LAST_LAP: [Case(lambda: mazai_next(changes={"appeared": 2}), "top mazai", "mazai 3, last lap")],
}

TOLD = [case for cases in CASES.values() for case in cases]


def last_events(case: Case) -> list[str]:
    *before, last = case.steps.split("; ")
    return story(played(case.state(), *before), last)


def test_every_kind_of_event_is_among_them():
    assert CASES.keys() == set(Happened)


@pytest.mark.parametrize("case", TOLD, ids=[case.told for case in TOLD])
def test_what_is_told_of_the_last_step(case: Case):
    assert last_events(case) == case.told.split(", ")


@pytest.mark.parametrize("case", TOLD, ids=[case.told for case in TOLD])
def test_it_has_words_in_both_languages(case: Case):
    for event in case.told.split(", "):
        words = igroteka.game("mazaitsy").language.event_words(event, NAMES)
        assert words.en.isascii()
        assert any("а" <= letter <= "я" for letter in words.ru.lower())
        assert "{" not in words.en + words.ru


@clause("MZ-46")
def test_mz_46_an_event_tells_of_tokens_not_of_their_values():
    say = igroteka.game("mazaitsy").language.event_words
    assert say("swallows 1 c4", NAMES).en == "the swamp on c4 swallows 1 token"
    assert say("swallows 5 c4", NAMES).ru == "Болото на c4 поглощает 5 жетонов"
    assert say("whirls 2 c4 away", NAMES).en == "the whirlpool carries 2 tokens away from c4, back to the pool"
    assert say("whirls 2 c4 c5", NAMES).ru == "Водоворот переносит 2 жетона с c4 на c5"


@clause("MZ-74")
def test_mz_74_the_other_seat_is_told_by_its_name():
    say = igroteka.game("mazaitsy").language.event_words
    assert say("1 gives 2 to 3", NAMES).en == "gives Cid a hare worth 2 points"
    assert say("4 steals 1 from 2", NAMES).en == "steals a hare worth 1 point from Bob"
    assert say("banks 4 5 2", NAMES).ru == "записано (Dan): 5 очков, 2 жетона"
