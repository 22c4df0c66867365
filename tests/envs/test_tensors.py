"""Observations say what the view says, no more and no less, and look the same from every seat."""

from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

import igroteka
from docs.research import write_tensors
from igroteka.core.dice import Dice
from igroteka.core.errors import UnknownSeat
from igroteka.core.state import State
from igroteka.envs.tensors import tensor
from igroteka.games import NAMES
from igroteka.games.mazaitsy.hares import hare
from tests.envs.turning import moved_on
from tests.every_game import every_game, random_play, sampled_play

IN_ORDER = ("boat", "reuse")
"""Phases that seats go through in the order of their numbers, so that no seat stands for another."""


def seen(state: State, seat: int) -> dict[str, np.ndarray]:
    lens = tensor(state.game)
    return lens.named(lens.observe(state, seat))


def whole_game(state: State, seed: int) -> Iterator[State]:
    """Every state of a random game, and its end."""
    for now, step in random_play(state, seed):
        yield now
        state = now.copy()
        state.apply(step)
    yield state


@every_game()
def test_every_seat_sees_the_position_as_any_other_would_in_its_place(game, options):
    for state, _ in sampled_play(game.new(**options), 1):
        if state.phase in IN_ORDER:
            continue
        for seat in range(state.players):
            by = 1 + (seat + len(state.legal())) % (state.players - 1)
            other = moved_on(state, by, seat)
            one, same = seen(state, seat), seen(other, (seat + by) % state.players)
            if "first" in one:  # the only plane that tells the number of a seat
                assert np.argmax(one.pop("first")) == -seat % state.players
                assert np.argmax(same.pop("first")) == -(seat + by) % state.players
            assert all(np.array_equal(one[name], same[name]) for name in one), (seat, by, state)


@every_game()
def test_steps_turn_with_the_observation(game, options):
    lens = tensor(game)
    for state, _ in sampled_play(game.new(**options), 8):
        seat = state.actor
        if seat < 0 or state.phase in IN_ORDER:
            continue
        seen_steps = lens.seen_steps(state, seat)
        assert sorted(seen_steps.tolist()) == list(range(game.num_steps))
        other = moved_on(state, 1, seat)
        same = lens.seen_steps(other, other.actor)
        assert sorted(seen_steps[state.legal()].tolist()) == sorted(same[other.legal()].tolist())


@every_game()
def test_observations_are_equal_exactly_when_views_are(game, options):
    lens = tensor(game)
    by_view: dict[tuple[int, bytes], bytes] = {}
    by_observation: dict[tuple[int, bytes], bytes] = {}
    for seed in (2, 3):
        for state in whole_game(game.new(**options), seed):
            for seat in (0, state.players - 1):
                told, shown = msgspec.json.encode(state.view(seat)), lens.observe(state, seat).tobytes()
                assert by_view.setdefault((seat, told), shown) == shown
                assert by_observation.setdefault((seat, shown), told) == told


@every_game()
def test_no_number_runs_over(game, options):
    for state in whole_game(game.new(**options), 4):
        for seat in range(state.players):
            assert tensor(game).observe(state, seat).min() >= 0


@every_game()
def test_the_mask_marks_what_the_seat_may_do(game, options):
    lens = tensor(game)
    out, mask = np.full(lens.size, 7, np.int8), np.full(game.num_steps, 7, np.int8)
    for state, _ in sampled_play(game.new(**options), 5):
        for seat in range(state.players):
            lens.fill(state._memory, seat, out, mask)
            assert np.array_equal(out, lens.observe(state, seat))
            assert np.flatnonzero(mask).tolist() == (state.legal() if seat == state.actor else [])
            assert mask.max() <= 1


@pytest.mark.parametrize("name", NAMES)
def test_planes_fill_the_observation(name):
    game = igroteka.game(name)
    lens = tensor(game)
    named = lens.named(np.zeros(lens.size, np.int8))
    assert [one.shape for one in named.values()] == [plane.shape for plane in lens.planes]
    assert sum(one.size for one in named.values()) == lens.size
    assert len(named) == len(lens.planes)


def test_an_unknown_seat_is_refused():
    state = igroteka.game("marrakech").new(players=3)
    lens = tensor(state.game)
    for seat in (-1, 3, "1", True, 1.0):
        for ask in (lens.observe, lens.seen_steps):
            with pytest.raises(UnknownSeat):
                ask(state, seat)  # type: ignore[arg-type]
    assert np.array_equal(lens.observe(state, np.int64(1)), lens.observe(state, 1))  # type: ignore[arg-type]


def played(name: str, steps: int, **options: object) -> State:
    plays = random_play(igroteka.game(name).new(**options), 6)
    return next(state for number, (state, _) in enumerate(plays) if number == steps)


def changed(state: State, **values: object) -> State:
    table = np.frombuffer(state.key(), state.game.state_dtype).copy()
    for name, value in values.items():
        table[0][name] = value
    return State(state.game, table.tobytes())


def test_values_of_hares_put_ashore_are_hidden_from_others():
    state = played("mazaitsy", 130, players=3)
    few = changed(state, ashore=[hare(0) * 2, hare(0), 0, 0])
    more = changed(state, ashore=[hare(3) * 2, hare(0), 0, 0])
    assert not np.array_equal(tensor(state.game).observe(few, 0), tensor(state.game).observe(more, 0))
    for seat in (1, 2):
        assert np.array_equal(tensor(state.game).observe(few, seat), tensor(state.game).observe(more, seat))
    assert seen(more, 0)["ashore_values"].tolist() == [[0, 0, 0, 2], [0] * 4, [0] * 4, [0] * 4]
    assert seen(more, 2)["ashore"].tolist() == [0, 2, 1, 0]


def test_they_are_told_when_the_game_is_over():
    *_, state = whole_game(igroteka.game("mazaitsy").new(players=4), 7)
    assert state.actor == igroteka.OVER
    points = seen(state, 1)["scores"]
    assert (100 * points[:, 0] + points[:, 1]).tolist() == [*state.scores()[1:], state.scores()[0]]


def test_what_waits_in_piles_and_bags_is_not_told():
    rugs = played("marrakech", 20)
    piles = changed(rugs, pile=rugs.fields.pile[[1, 0, 2, 3]])
    tiles = played("tayu", 20)
    bag = changed(tiles, bag=tiles.fields.bag[::-1])
    for state, other in ((rugs, piles), (tiles, bag)):
        assert state.key() != other.key()
        for seat in range(2):
            assert np.array_equal(tensor(state.game).observe(state, seat), tensor(state.game).observe(other, seat))


def test_marrakech_shows_the_numbers_of_the_view():
    state = played("marrakech", 60, players=4, bankruptcy="stay")
    view, planes = state.view(2), seen(state, 2)
    in_turn = [view.seats[one] for one in (2, 3, 0, 1)]
    for plane, name in (("dirhams", "dirhams"), ("left", "rugs"), ("out", "out"), ("scores", "score")):
        assert planes[plane].tolist() == [getattr(one, name) for one in in_turn]
    for place, seat in enumerate((2, 3, 0, 1)):
        mine = {cell for cell, half in view.rugs.items() if half.seat == seat}
        assert {f"{'abcdefg'[column]}{row + 1}" for row, column in np.argwhere(planes["rugs"][place])} == mine


def test_tayu_turns_the_board_for_who_builds_from_west_to_east():
    state = played("tayu", 31)
    north, east, south, west = state.fields.sides.tolist()
    assert seen(state, 0)["sides"].tolist() == [north, east, south, west]
    assert seen(state, 1)["sides"].tolist() == [west, north, east, south]
    one, other = seen(state, 0)["taken"][:18, :18], seen(state, 1)["taken"][:18, :18]
    assert np.array_equal(np.rot90(one, -1), other)
    assert one.sum() == 3 * len(state.view().tiles)


def test_an_observation_tells_chance_the_race_and_the_end():
    state = igroteka.game("chazz").new(players=5)
    dice, told = Dice(1), set()
    for _ in range(400):
        told.add((state.actor, *np.flatnonzero(seen(state, 0)["actor"]).tolist()))
        steps = state.legal() or [step for step, _ in state.outcomes()]
        if not steps:
            break
        state.apply(steps[dice.randrange(len(steps))])
    assert {(igroteka.CHANCE, 8), (igroteka.OVER, 9), (igroteka.RACE, 10)} < told
    assert all(who == place for who, place in told if who >= 0)


def test_the_page_of_planes_is_up_to_date():
    assert write_tensors.FILE.read_text(encoding="utf-8") == write_tensors.page()
