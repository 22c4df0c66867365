"""Playing a match: whose turn it is, chance, taking back."""

import random
from typing import Any

import numpy as np
import pytest

import igroteka
from igroteka.core.dice import Dice
from igroteka.core.errors import BadName, BadOption, IllegalStep, NothingToUndo, NotYourTurn, UnknownGame
from igroteka.core.state import State
from igroteka.match.match import SNAPSHOT_EVERY


def match_of(*texts: str, players: int = 3) -> igroteka.Match:
    match = igroteka.Match("marrakech", players=players)
    for text in texts:
        match.play(match.state.actor, text)
    return match


def test_a_step_is_taken_and_told():
    match = match_of("left")
    played = match.play(igroteka.CHANCE, "roll 4")
    assert played.text == "roll 4"
    assert played.events == ["walks d4 g4", "loops g4 g5 w"]


def test_a_seat_that_is_not_the_actor_waits():
    match = match_of()
    with pytest.raises(NotYourTurn) as error:
        match.play(1, "left")
    assert str(error.value) == "It is not the turn of seat 2: seat 1 is to act now."
    assert error.value.sentence("ru") == "Сейчас не черёд: место 2. Действует: место 1."
    assert match.steps == []


def test_chance_is_not_asked_while_a_seat_is_to_act():
    match = match_of()
    for ask in (match.throw, match.drawn):
        with pytest.raises(NotYourTurn, match=r"It is not the turn of chance: seat 1 is to act now\."):
            ask(random.Random(1))
    assert repr(match) == "<match of marrakech: 0 steps, turn>"


def test_an_outcome_can_be_drawn_without_being_played():
    match = match_of("left")
    assert match.drawn(random.Random(1)) in ("roll 1", "roll 2", "roll 3", "roll 4")
    assert match.entries == ["left"]


@pytest.mark.parametrize("text", ["lay a1a2", "roll 1", "nonsense"])
def test_whose_turn_it_is_comes_before_what_may_be_done(text):
    with pytest.raises(NotYourTurn):
        match_of().play(1, text)


@pytest.mark.parametrize("seat", [None, "0", 0.5, 0.0, False, 7, -2])
def test_what_is_no_seat_waits_too(seat):
    with pytest.raises(NotYourTurn):
        match_of().play(seat, "left")


def test_a_seat_may_be_numpys_number():
    match = match_of()
    match.play(np.int64(0), "left")  # type: ignore[arg-type]
    assert match.undo_point(np.int64(0)) == 0  # type: ignore[arg-type]
    assert match.undo_point(False) is None


def test_a_seat_cannot_answer_for_chance():
    match = match_of("left")
    with pytest.raises(NotYourTurn, match="chance is to act now"):
        match.play(0, "roll 4")


def test_what_is_illegal_for_everybody_is_refused_by_its_clause():
    with pytest.raises(IllegalStep, match="MK-109"):
        match_of().play(0, "lay a1a2")


def test_chance_speaks_until_a_seat_has_to_decide():
    match = match_of(players=2)
    drawn = match.draw(random.Random(1))
    assert [played.text.split()[0] for played in drawn] == ["top", "top"]
    assert (match.state.actor, match.state.phase) == (0, "turn")
    assert match.draw(random.Random(1)) == []


def test_chance_draws_by_weight():
    rolls = []
    for seed in range(1200):
        match = match_of("ahead")
        rolls += [played.text for played in match.draw(igroteka.Dice(seed))]
    counts = [rolls.count(f"roll {slippers}") for slippers in (1, 2, 3, 4)]
    assert all(abs(count - wanted) < 75 for count, wanted in zip(counts, (200, 400, 400, 200), strict=True))


def test_a_race_that_nobody_runs_is_answered_by_chance():
    match = igroteka.Match("chazz", players=5)
    assert [played.text.split()[0] for played in match.draw(random.Random(1))] == ["leader", "card"]
    match.play(match.state.actor, "call spit")
    assert match.state.actor == igroteka.RACE
    assert [played.text.split()[0] for played in match.draw(random.Random(1))] == ["sit"] * 4
    assert match.actors[-4:] == [igroteka.RACE] * 4
    assert (match.state.actor, match.state.phase) == (match.state.view().leader, "card")


def test_a_race_samples_every_seat_and_chair_alike():
    firsts = []
    for seed in range(1200):
        match = igroteka.Match("chazz")
        for text in ("leader 1", "card 1", "call spit"):
            match.play(match.state.actor, text)
        firsts.append(match.throw(igroteka.Dice(seed)).text)
    assert len(set(firsts)) == 4 * 3
    assert all(abs(firsts.count(text) - 100) < 40 for text in set(firsts))


def test_a_race_is_run_elsewhere_and_seats_cannot_answer_for_it():
    match = igroteka.Match("chazz")
    for text in ("leader 1", "card 1", "call spit"):
        match.play(match.state.actor, text)
    for other in (0, igroteka.CHANCE):
        with pytest.raises(NotYourTurn, match="the race is to act now") as error:
            match.play(other, "sit 1 2")
    assert "Действует: забег." in error.value.sentence("ru")
    assert match.play(igroteka.RACE, "sit 1 2").events == ["1 sits 2"]
    assert match.undo_point(0) is None


def test_a_choice_can_be_taken_back_until_somebody_else_has_acted():
    match = match_of("left", "roll 1", "lay e5e6")
    assert match.undo_point(0) == 2
    assert match.undo_point(1) is None
    match.play(1, "ahead")
    assert match.undo_point(0) is None
    assert match.undo_point(1) == 3


def test_no_choice_is_taken_back_freely_once_chance_has_spoken():
    match = match_of("left", "roll 1")
    assert match.undo_point(0) is None


def test_there_is_nothing_to_take_back_at_the_start():
    assert match_of().undo_point(0) is None
    with pytest.raises(NothingToUndo):
        match_of().undo(0)


@pytest.mark.parametrize("to", [3, 4, -1, None, "1", 1.0, True])
def test_one_cannot_go_back_to_what_has_not_been(to):
    match = match_of("left", "roll 1", "lay e5e6")
    with pytest.raises(NothingToUndo):
        match.undo(to)
    assert len(match.steps) == 3


def test_what_was_taken_back_stays_on_record():
    match = match_of("left", "roll 1", "lay e5e6")
    match.undo(1)
    match.play(igroteka.CHANCE, "roll 2")
    assert match.entries == ["left", "roll 1", "lay e5e6", "undo 1", "roll 2"]
    assert [match.game.text(step) for step in match.steps] == ["left", "roll 2"]
    assert match.state.key() == match_of("left", "roll 2").state.key()


@pytest.mark.parametrize("name", ["", " Anna", "a" * 41, "two\nlines", "tab\t", "\u202eright to left", "\x1b[31m", 7])
def test_a_name_is_one_printable_line(name):
    with pytest.raises(BadName):
        igroteka.Match("marrakech", names=["Аня", name])


def test_there_is_a_name_for_every_seat():
    with pytest.raises(BadName):
        igroteka.Match("marrakech", names=["Аня"])
    assert igroteka.Match("marrakech", players=3).names == ("Seat 1", "Seat 2", "Seat 3")


def test_a_match_is_not_begun_with_a_wrong_game_or_option():
    with pytest.raises(UnknownGame):
        igroteka.Match("chess")
    with pytest.raises(BadOption):
        igroteka.Match("marrakech", players=5)


def test_going_back_anywhere_gives_the_position_that_was_there():
    match, keys, rng = igroteka.Match("mazaitsy"), list[bytes](), Dice(4)
    for _ in range(60):
        keys.append(match.state.key())
        if match.state.actor >= 0:
            legal = match.state.legal()
            match.take(legal[rng.randrange(len(legal))])
        else:
            match.throw(rng)
    for kept in (59, 48, 47, 33, 32, 8, 7, 1, 0):
        match.undo(kept)
        assert (match.state.key(), len(match.steps), len(match.actors)) == (keys[kept], kept, kept)
    match.throw(rng)
    assert igroteka.Match.replay(match.record).state.key() == match.state.key()


def test_going_back_and_forth_costs_no_more_in_a_long_match(monkeypatch: pytest.MonkeyPatch):
    match, rng, applied = igroteka.Match("tayu"), Dice(4), [0]
    while match.state.actor != igroteka.OVER:
        match.draw(rng)
        if match.state.actor >= 0:
            match.take(match.state.legal()[0])
    applies = State.apply

    def counted(state: State, *given: Any) -> None:
        applied[0] += 1
        applies(state, *given)

    monkeypatch.setattr(State, "apply", counted)
    length = len(match.steps)
    match.undo(length - 1)
    assert (applied[0] < SNAPSHOT_EVERY, length > 10 * SNAPSHOT_EVERY) == (True, True)
