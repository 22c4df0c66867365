"""Reviews: the ledger adds up to the last millionth, chance changes nothing on average, blunders are named."""

import msgspec
import pytest

from igroteka import analyse, review
from igroteka.core.actors import CHANCE, OVER, RACE
from igroteka.core.dice import Dice
from igroteka.core.errors import BadRecord
from igroteka.core.options import valid_values
from igroteka.games import NAMES, game
from igroteka.match.match import Match
from igroteka.reviews.judge import Judge
from igroteka.reviews.judgement import Judgement, judgement
from igroteka.reviews.ledger import ledger
from igroteka.reviews.moment import Moment, line_of
from igroteka.reviews.review import worst
from igroteka.reviews.reviewing import Reviewing
from igroteka.reviews.visits import USUAL, visits_of
from igroteka.reviews.worth import UNIT, difference, mean, of_estimate, of_places
from tests.reviews.played import FEW, played


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", ["fewest", "most"])
def test_the_ledger_of_every_seat_adds_up_to_the_last_millionth(name: str, players: str):
    several = valid_values(game(name).options)["players"]
    match = played(name, several[0] if players == "fewest" else several[-1])
    found = review(match.record, FEW)
    assert found.result == of_places(match.state.ranking())
    for seat, account in enumerate(found.accounts):
        lines = account.start + account.luck + account.own + account.others + account.unexplained
        assert lines == account.result == found.result[seat]
        assert account.start == found.judgements[0].worth[seat]
        steps = zip(found.judgements, [*(one.worth for one in found.judgements[1:]), found.result], strict=True)
        corrections = [after[seat] - one.worth[seat] - one.effect[seat] for one, after in steps]
        assert account.unexplained == sum(corrections)
        assert account.luck == sum(one.effect[seat] for one in found.judgements if one.actor == CHANCE)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_record_with_the_same_visits_has_the_same_review(name: str):
    record = played(name, most=25).record
    assert review(record, FEW) == review(record, FEW)


@pytest.mark.parametrize("name", NAMES)
def test_a_review_is_plain_data_and_is_read_again(name: str):
    found = review(played(name, most=20).record, FEW)
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found


def outcomes(moment: Moment, judge: Judge) -> list[tuple[Judgement, int]]:
    """The moment as it would be judged with each outcome of chance."""
    return [(judgement(moment._replace(step=step), judge, FEW), weight) for step, weight in moment.state.outcomes()]


@pytest.mark.parametrize("name", ["marrakech", "tayu", "mazaitsy"])
def test_chance_changes_nothing_on_average(name: str):
    line = line_of(played(name, most=60).record)
    judge = Judge(line.last, FEW.decision)
    thrown = [moment for moment in line.moments if moment.state.actor == CHANCE and not moment.is_forced]
    assert thrown
    for moment in thrown[::7]:
        judged = outcomes(moment, judge)
        assert len({one.worth for one, _ in judged}) == 1  # what is expected does not depend on what came
        weights = sum(weight for _, weight in judged)
        for seat in range(line.last.players):
            assert 0 <= sum(weight * one.effect[seat] for one, weight in judged) < weights  # rounded down


def test_a_decision_never_gains_by_falling_short():
    for name in NAMES:
        for one in review(played(name, most=40).record, FEW).judgements:
            if one.actor >= 0:
                assert one.effect[one.actor] <= 0
                assert (one.better is None) == (one.effect[one.actor] == 0)
                assert not one.is_clear or -one.effect[one.actor] > one.error


def test_where_nothing_else_could_follow_a_position_is_worth_what_the_next_one_is():
    line = line_of(played("tayu").record)
    found = review(played("tayu").record, FEW)
    forced = [moment.number for moment in line.moments if moment.is_forced]
    worths = [*(one.worth for one in found.judgements), found.result]
    assert forced
    for number in forced:
        assert worths[number] == worths[number + 1]
        assert not any(found.judgements[number].effect)


def test_what_was_undone_is_not_judged_and_the_entries_are_those_of_the_record():
    match = Match("marrakech")
    dice = Dice(3)
    match.draw(dice)
    for text in ("left", "ahead"):
        match.play(match.state.actor, text)
        match.draw(dice)
        match.undo(2)
    match.play(match.state.actor, "right")
    found = review(match.record, FEW)
    entries = match.record.entries
    assert [entries[one.entry] for one in found.judgements] == [one.step for one in found.judgements]
    assert [one.step for one in found.judgements if one.actor >= 0] == ["right"]


def test_a_match_that_stopped_early_is_reviewed_as_far_as_it_went():
    match = played("marrakech", most=30)
    found = review(match.record, FEW)
    assert not found.is_over
    assert len(found.judgements) == 30
    assert all(0 < one < UNIT for one in found.result)
    assert review(Match("tayu").record, FEW).judgements == []


def test_a_record_that_the_rules_refuse_is_refused_with_its_line():
    match = played("marrakech", most=30)
    spoilt = msgspec.structs.replace(match.record, entries=(*match.record.entries[:7], "roll 4", "roll 4"))
    with pytest.raises(BadRecord):
        review(spoilt, FEW)


def test_the_decisions_that_cost_most_are_named_the_most_expensive_first():
    def one(actor: int, effect: tuple[int, int], is_clear: bool) -> Judgement:
        return Judgement(0, actor, "ahead", (0, 0), effect, is_clear=is_clear)

    judged = [
        one(0, (-5, 5), True),
        one(1, (90, -90), True),
        one(0, (-99, 99), False),
        one(1, (7, -7), True),
        one(1, (8, -8), True),
    ]
    assert worst(judged) == [1, 4, 3]


def test_what_a_seat_wins_in_a_race_is_its_own_play():
    language = game("chazz").language
    judged = [
        Judgement(0, RACE, "sit 2 1", (0, 0, 0), (-3, 5, -2)),
        Judgement(1, CHANCE, "leader 1", (0, 5, 0), (1, 1, 1)),
    ]
    accounts = ledger(judged, (0, 9, 0), language)
    assert [(one.luck, one.own, one.others) for one in accounts] == [(1, 0, -3), (1, 5, 0), (1, 0, -2)]


def test_a_clear_blunder_is_found():
    """Random play is full of them."""
    found = review(played("marrakech", 2, seed=11).record, visits_of("marrakech").part(0.1))
    assert found.worst
    costly = found.judgements[found.worst[0]]
    assert costly.is_clear
    assert costly.better is not None
    assert costly.better.line[0] != costly.step
    assert -costly.effect[costly.actor] > UNIT // 50


@pytest.mark.parametrize("name", NAMES)
def test_a_sketch_tells_all_moments_and_which_have_to_be_judged(name: str):
    reviewing = Reviewing(played(name, most=30).record, FEW)
    sketch = reviewing.sketch()
    moments = reviewing.line.moments
    assert [one.step for one in sketch.judgements] == [moment.state.text(moment.step) for moment in moments]
    assert sketch.open == [moment.number for moment in moments if not moment.is_forced]
    first = sketch.open[0]
    partly = sketch.filled({first: reviewing.judged(first)})
    assert partly.judgements[first] == reviewing.judged(first)
    assert len(partly.judgements) == len(moments)


@pytest.mark.parametrize("name", NAMES)
def test_an_analysis_says_what_could_follow(name: str):
    match = played(name, most=24)
    state = match.state
    found = analyse(state, 200)
    assert found == analyse(state, 200)
    assert found.actor == state.actor
    assert all(0 <= one <= UNIT for one in found.worths)
    could = {state.text(step) for step in state.legal() or [step for step, _ in state.outcomes()]}
    assert {choice.line[0] for choice in found.choices} <= could
    visits = [choice.visits for choice in found.choices]
    if state.actor >= 0:
        assert visits == sorted(visits, reverse=True)


def test_an_analysis_of_chance_has_all_outcomes_with_their_weights():
    state = Match("marrakech").state
    while state.phase != "roll":
        state.apply((state.legal() or [state.outcomes()[0][0]])[0])
    found = analyse(state, 400)
    assert [(choice.line[0], choice.weight) for choice in found.choices] == [
        (state.text(step), weight) for step, weight in state.outcomes()
    ]
    assert found.worths == mean([(choice.worths, choice.weight) for choice in found.choices])


def test_the_end_of_a_match_is_worth_its_places():
    state = played("marrakech", 3).state
    found = analyse(state)
    assert (found.actor, found.choices) == (OVER, [])
    assert found.worths == of_places(state.ranking())


def test_worths_of_places():
    assert of_places([1, 2]) == (UNIT, 0)
    assert of_places([1, 1]) == (UNIT // 2, UNIT // 2)
    assert of_places([2, 1, 2, 4]) == (500_000, UNIT, 500_000, 0)
    assert difference((5, 3), (2, 4)) == (3, -1)


@pytest.mark.parametrize("worth", [[0.4993, 0.4999], [0.25, 0.5, 0.75], [0.333, 0.332, 0.334, 0.9975]])
def test_all_seats_together_beat_half_of_all_opponents(worth: list[float]):
    found = of_estimate(worth)
    assert sum(found) == UNIT * len(worth) // 2
    assert all(abs(one - round(UNIT * given)) <= 1000 for one, given in zip(found, worth, strict=True))


def test_games_whose_visits_cost_more_have_fewer():
    assert visits_of("marrakech") == USUAL
    assert visits_of("tayu").decision < USUAL.decision
    assert visits_of("tayu").part(0.0001).sketch == 1
