"""Laws of views: what their types say, for seats and watchers, and the same as ever."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import numpy as np
import pytest
from msgspec.structs import asdict, replace

import igroteka
from igroteka.core.errors import UnknownSeat
from igroteka.core.game import Game
from igroteka.core.view import Own, Part, View
from igroteka.games import NAMES
from tests.every_game import every_game, every_option, label
from tests.laws.views import FILE, hashes, lookers, states

PLAIN = {dict, list, tuple, str, int, bool, type(None)}


def parts(shown: Any) -> Iterator[Any]:
    """The value itself and all that it holds."""
    yield shown
    if isinstance(shown, Part):
        shown = asdict(shown).values()
    elif isinstance(shown, dict):
        shown = shown.values()
    if not isinstance(shown, str | int | None):
        for value in shown:
            yield from parts(value)


def view_type(game: Game) -> type[View]:
    return get_type_hints(game.view)["return"]


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
def test_views_are_what_their_types_say_for_every_seat_and_for_watchers(game: Game, options: dict[str, Any]):
    for state in states(game, options):
        for looker in lookers(options):
            view = state.view(looker)
            assert type(view) is view_type(game)
            assert msgspec.json.decode(msgspec.json.encode(view), type=view_type(game)) == view
            assert {type(part) for part in parts(view) if not isinstance(part, Part)} <= PLAIN


@pytest.mark.parametrize("name", NAMES)
def test_a_view_knows_every_phase_of_its_game(name: str):
    game = igroteka.game(name)
    told = {field.name: field.type for field in msgspec.structs.fields(view_type(game))}
    assert get_args(told["phase"]) == game.phases
    assert view_type(game).__struct_config__.tag == name


@every_game()
def test_a_seat_sees_what_a_watcher_sees_but_for_what_is_its_own(game: Game, options: dict[str, Any]):
    for state in states(game, options):
        watched = state.view()
        owned = [Own(seat) for seat in range(state.players)] if game.own is None else game.own(state)
        for seat, own in enumerate(owned):
            assert replace(watched, **asdict(own)) == state.view(seat)


@every_game()
def test_a_view_belongs_to_whoever_asked_for_it(game: Game, options: dict[str, Any]):
    """What they do to it is seen neither in the next view nor in the state."""
    for state in states(game, options):
        first, key = state.view(0), state.key()
        shown = repr(first)
        for part in list(parts(first)):
            if isinstance(part, dict | list):
                part.clear()
            elif isinstance(part, Part):
                with pytest.raises(AttributeError):
                    part.seat = 0  # type: ignore[attr-defined]
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
    for wrong in (-1, options["players"], "1", True, 0.0):
        with pytest.raises(UnknownSeat):
            game.new(**options).view(wrong)  # type: ignore[arg-type]


@every_game()
def test_a_seat_may_be_numpys_number(game: Game, options: dict[str, Any]):
    state = game.new(**options)
    assert state.view(np.int64(1)) == state.view(1)  # type: ignore[arg-type]
