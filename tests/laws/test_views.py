"""Laws of views: plain data, for seats and watchers, and the same as ever."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import igroteka
from igroteka.core.errors import UnknownSeat
from igroteka.core.game import Game
from igroteka.games import NAMES
from tests.every_game import every_game, every_option, label
from tests.laws.views import FILE, hashes, lookers, states

PLAIN = {dict, list, str, int, bool, type(None)}


def parts(shown: Any) -> Iterator[Any]:
    """The value itself and all that it holds, keys too."""
    yield shown
    if isinstance(shown, dict):
        for key, value in shown.items():
            yield key
            yield from parts(value)
    elif isinstance(shown, list):
        for value in shown:
            yield from parts(value)


def written() -> dict[str, list[str]]:
    """The hashes in the file, by the name of the game with its options."""
    return {case: shown for case, *shown in map(str.split, FILE.read_text(encoding="utf-8").splitlines())}


@every_game()
def test_views_show_what_they_have_always_shown(game: Game, options: dict[str, Any]):
    assert hashes(game, options) == written()[f"{game.name}-{label(options)}"]


def test_no_view_is_left_over():
    games = map(igroteka.game, NAMES)
    assert list(written()) == [f"{game.name}-{label(options)}" for game in games for options in every_option(game)]


@every_game()
def test_views_are_plain_data_for_every_seat_and_for_watchers(game: Game, options: dict[str, Any]):
    for state in states(game, options):
        for looker in lookers(options):
            view = state.view(looker)
            assert {type(part) for part in parts(view)} <= PLAIN
            assert json.loads(json.dumps(view)) == msgspec.json.decode(msgspec.json.encode(view)) == view


@every_game()
def test_a_seat_sees_what_a_watcher_sees_but_for_what_is_its_own(game: Game, options: dict[str, Any]):
    for state in states(game, options):
        watched = state.view()
        owned = [{"seat": seat} for seat in range(state.players)] if game.own is None else game.own(state)
        for seat, own in enumerate(owned):
            assert list({**watched, **own}.items()) == list(state.view(seat).items())


@every_game()
def test_a_view_belongs_to_whoever_asked_for_it(game: Game, options: dict[str, Any]):
    """What they do to it is seen neither in the next view nor in the state."""
    for state in states(game, options):
        first, key = state.view(0), state.key()
        shown = repr(first)
        for part in list(parts(first)):
            if isinstance(part, dict | list):
                part.clear()
        assert repr(state.view(0)) == shown
        assert state.key() == key


@every_game()
def test_plain_fields_are_those_of_the_record(game: Game, options: dict[str, Any]):
    for state in states(game, options):
        plain = state.plain()
        assert plain._asdict() == {name: state.fields[name].tolist() for name in game.state_dtype.names}
        assert {type(part) for part in parts(list(plain))} <= {int, list}


@every_game()
def test_there_is_no_view_for_a_seat_that_is_not_at_the_table(game: Game, options: dict[str, Any]):
    for wrong in (-1, options["players"], "1"):
        with pytest.raises(UnknownSeat):
            game.new(**options).view(wrong)  # type: ignore[arg-type]
