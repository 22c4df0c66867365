"""Laws of every game, with every combination of its options. A new game is held to them by being registered."""

import copy
import itertools
import pickle
import random
from typing import Any

import msgspec
import numpy as np
import pytest

import igroteka
from igroteka.core.actors import CHANCE, RACE
from igroteka.core.dice import Dice
from igroteka.core.errors import BadOption, IllegalStep, UnknownOption, UnknownState, UnknownStep
from igroteka.core.game import Game
from igroteka.core.options import listed, valid_values
from igroteka.core.state import State
from igroteka.games import NAMES
from tests.every_game import (
    LONGEST,
    check_invariants,
    choices,
    every_game,
    every_option,
    fits,
    pairs,
    random_play,
    sampled_play,
    telling_values,
)

SEEDS = range(3)


@pytest.mark.parametrize("name", NAMES)
def test_every_two_values_of_two_options_are_tested_together(name: str):
    game = igroteka.game(name)
    tested = set().union(*map(pairs, every_option(game)))
    for (one, values), (other, others) in itertools.combinations(telling_values(game).items(), 2):
        meeting = {((one, value), (other, another)) for value in values for another in others}
        assert {pair for pair in meeting if fits(game, dict(pair))} <= tested


@every_game()
def test_choices_are_sorted_unique_and_belong_to_the_actor(game: Game, options: dict[str, Any]):
    for seed in SEEDS:
        for state, _ in random_play(game.new(**options), seed):
            steps, outcomes = state.legal(), state.outcomes()
            assert bool(steps) != bool(outcomes)
            assert bool(steps) == (state.actor >= 0)
            offered = choices(state)
            assert offered == sorted(set(offered))
            assert all(0 <= step < game.num_steps for step in offered)
            assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
            if state.actor == igroteka.RACE:
                assert {weight for _, weight in outcomes} == {1}


@pytest.mark.parametrize("name", NAMES)
def test_a_state_can_be_copied_and_pickled_and_its_copy_goes_on_alone(name: str):
    for state, step in random_play(igroteka.game(name).new(), seed=1):
        for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301 (our own)
            key = state.key()
            assert (twin.key(), choices(twin), twin.game) == (key, choices(state), state.game)
            twin.apply(step)
            assert state.key() == key != twin.key()


@every_game()
def test_a_game_ends_and_then_offers_nothing(game: Game, options: dict[str, Any]):
    for seed in SEEDS:
        played = list(random_play(game.new(**options), seed))
        assert len(played) < LONGEST
        state, step = played[-1]
        state.apply(step)
        assert (state.actor, state.phase) == (igroteka.OVER, "over")
        assert (state.legal(), state.outcomes()) == ([], [])
        for text in game.texts:
            assert state.why_not(text) is not None


@every_game()
def test_past_states_never_change(game: Game, options: dict[str, Any]):
    past = []
    for state, _ in random_play(game.new(**options), 1):
        past.append((state, state.key(), choices(state)))
    for state, key, offered in past:
        assert (state.key(), choices(state)) == (key, offered)


@every_game()
def test_what_is_kept_stays_kept(game: Game, options: dict[str, Any]):
    for seed in SEEDS:
        for state, step in sampled_play(game.new(**options), seed):
            check_invariants(state)
            after = state.copy()
            after.apply(step)
            check_invariants(after)


@every_game()
def test_text_and_parse_are_inverse(game: Game, options: dict[str, Any]):
    state = game.new(**options)
    assert [state.parse(state.text(step)) for step in range(game.num_steps)] == list(range(game.num_steps))
    assert all(text == " ".join(text.lower().split()) for text in game.texts)


@every_game()
def test_why_not_is_none_exactly_for_what_is_offered(game: Game, options: dict[str, Any]):
    for state, _ in sampled_play(game.new(**options), 2):
        offered = set(choices(state))
        for step, text in enumerate(game.texts):
            reason = state.why_not(text)
            assert (reason is None) == (step in offered), text


@every_game()
def test_a_refusal_names_a_clause_and_says_it_in_both_languages(game: Game, options: dict[str, Any]):
    stride = 1 + game.num_steps // 100  # of a large step table, another part in each state
    for number, (state, _) in enumerate(sampled_play(game.new(**options), 3)):
        key = state.key()
        for text in game.texts[number % stride :: stride]:
            reason = state.why_not(text)
            if reason is None:
                continue
            assert reason.clause in game.clauses
            assert msgspec.json.decode(msgspec.json.encode(reason.parameters)) == reason.parameters
            for lang in ("en", "ru"):
                sentence = reason.sentence(lang)
                assert sentence.endswith(f"({reason.clause})")
                assert "{" not in sentence
            with pytest.raises(IllegalStep):
                state.preview(state.parse(text))
            with pytest.raises(IllegalStep) as error:
                state.play(text)
            assert str(error.value) == reason.sentence("en")
            assert state.key() == key


@every_game()
def test_the_checked_door_and_the_fast_door_lead_to_the_same_state(game: Game, options: dict[str, Any]):
    for state, step in random_play(game.new(**options), 4):
        fast, checked, told = state.copy(), state.copy(), state.copy()
        fast.apply(step)
        checked.play(state.text(step))
        told.tell(step)
        assert fast.key() == checked.key() == told.key()
        assert choices(fast) == choices(checked) == choices(told)


@every_game()
def test_a_preview_tells_what_happens_and_changes_nothing(game: Game, options: dict[str, Any]):
    for state, step in random_play(game.new(**options), 5):
        key = state.key()
        previews = state.preview(step)
        assert state.key() == key
        after = state.copy()
        told = after.tell(step)
        if after.actor != igroteka.CHANCE:
            assert previews == [told]
            continue
        assert len(previews) == len(after.outcomes())
        for (outcome, _), preview in zip(after.outcomes(), previews, strict=True):
            assert preview == [*told, game.text(outcome), *after.copy().tell(outcome)]


@every_game()
def test_places_count_the_seats_or_teams_that_are_better(game: Game, options: dict[str, Any]):
    for state, _ in random_play(game.new(**options), 7):
        scores, places = state.scores(), state.ranking()
        assert len(scores) == len(places) == options["players"]
        assert min(places) == 1
        by_seats = [1 + sum(other < place for other in places) for place in places]
        by_teams = [1 + len({other for other in places if other < place}) for place in places]
        assert places in (by_seats, by_teams)


@every_game()
def test_equal_keys_mean_equal_states(game: Game, options: dict[str, Any]):
    seen: dict[bytes, str] = {}
    for seed in range(8):
        for state, _ in sampled_play(game.new(**options), seed):
            shown = repr((state.view(), choices(state), state.outcomes()))
            assert seen.setdefault(state.key(), shown) == shown


@every_game()
def test_events_and_steps_have_words_in_both_languages(game: Game, options: dict[str, Any]):
    for state, step in random_play(game.new(**options), 8):
        for event in state.copy().tell(step):
            assert event == " ".join(event.split())
            names = [f"<{seat}>" for seat in range(options["players"])]
            assert all(game.language.event_words(event, names))
    for text in game.texts:
        english, russian = game.language.step_words(text)
        assert english
        assert russian


@every_game()
def test_a_step_is_offered_in_its_phases_to_those_who_take_it(game: Game, options: dict[str, Any]):
    for state, _ in random_play(game.new(**options), 9):
        by = {CHANCE: "chance", RACE: "race"}.get(state.actor, "seat")
        for step in map(game.language.steps.__getitem__, choices(state)):
            assert state.phase in [phase.name.lower() for phase in step.form.phases]
            assert by in step.form.by


@every_game()
@pytest.mark.parametrize("wrong", [-1, 10**6, 2**70, 1.0, "0", None, b"1", [1], True, np.array([0])])
def test_a_number_outside_the_step_table_raises(game: Game, options: dict[str, Any], wrong: Any):
    state = game.new(**options)
    key = state.key()
    for call in (state.apply, state.text, state.preview):
        with pytest.raises(UnknownStep):
            call(wrong)
    assert state.key() == key


@every_game()
def test_a_step_that_is_not_offered_is_refused_and_changes_nothing(game: Game, options: dict[str, Any]):
    dice = Dice(9)
    for state, _ in sampled_play(game.new(**options), 9):
        key, offered = state.key(), choices(state)
        for step in {dice.randrange(game.num_steps) for _ in range(20)} - {*offered}:
            for call in (state.apply, state.tell, state.preview):
                with pytest.raises(IllegalStep):
                    call(step)
        assert (state.key(), choices(state)) == (key, offered)


@pytest.mark.parametrize("name", NAMES)
def test_a_key_that_no_state_has_is_refused(name: str):
    game = igroteka.game(name)
    key = game.new().key()
    rng = random.Random(10)
    head = np.frombuffer(key, np.int64)[:3].tolist()  # actor, phase, players
    spoilt = [[*head[:at], word, *head[at + 1 :]] for at in range(3) for word in (-3, -5, 99, 2**62)]
    wrong: list[Any] = [b"abc", b"", key[:-8], key + key[:8], key.hex(), None, bytearray(key), rng.randbytes(len(key))]
    wrong += [bytes(len(key)), *(np.array(words).tobytes() + key[24:] for words in spoilt)]
    for one in wrong:
        with pytest.raises(UnknownState, match=f"is no state of {name}: its key is {len(key)} bytes"):
            State(game, one)


@every_game()
def test_wrong_options_are_refused_with_the_valid_ones_listed(game: Game, options: dict[str, Any]):
    with pytest.raises(UnknownOption) as unknown:
        game.new(**options, colour="red")
    assert all(name in str(unknown.value) for name in options)
    for name in options:
        for wrong in ("maybe", 1000, None, True, 2.0, [], "2"):
            if wrong in valid_values(game.options)[name] and type(wrong) is bool:
                continue  # a switch
            with pytest.raises(BadOption) as bad:
                game.new(**{**options, name: wrong})
            assert name in str(bad.value)
            for value in listed(valid_values(game.options)[name]):
                assert str(value) in str(bad.value)
                assert str(value) in bad.value.sentence("ru")
