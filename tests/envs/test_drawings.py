"""Pictures of states, for every game: sound XML that needs nothing from outside, the same for the same view."""

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import asdict, replace

import igroteka
from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.core.view import Part, View
from igroteka.games import NAMES
from tests.every_game import every_game, random_play, sampled_play

SVG = "{http://www.w3.org/2000/svg}"
KNOWN = {"svg", "title", "defs", "pattern", "clipPath", "g", "use", "path", "rect", "circle", "ellipse"}
INSIDE = re.compile(r"url\(#([\w-]+)\)")

every_table = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in NAMES for players in igroteka.game(name).seats]
)


def whole_game(state: State, seed: int) -> Iterator[State]:
    """Every position, from the first to the end."""
    for before, step in random_play(state, seed):
        yield before
        state = before.copy()
        state.apply(step)
    yield state


def parsed(text: str) -> ElementTree.Element:
    """The picture, once everything that holds for all of them has been looked at."""
    root = ElementTree.fromstring(text)  # noqa: S314 (our own)
    assert root.tag == SVG + "svg"
    assert {
        one.tag.removeprefix(SVG) for one in root.iter()
    } <= KNOWN  # nothing that needs fonts; no scripts, no styles
    width, height = int(root.attrib["width"]), int(root.attrib["height"])
    assert root.attrib["viewBox"] == f"0 0 {width} {height}"
    assert 480 <= width <= 640
    names = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
    assert len(set(names)) == len(names)
    assert references(root) <= set(names)
    assert "nan" not in text
    assert "None" not in text
    return root


def references(root: ElementTree.Element) -> set[str]:
    """All that the picture refers to. Nothing lies outside of it."""
    found = set()
    for one in root.iter():
        for key, value in one.attrib.items():
            if key.endswith("href"):
                assert value.startswith("#")
                found.add(value[1:])
            elif "url" in value:
                found |= set(INSIDE.findall(value))
                assert "url" not in INSIDE.sub("", value)
    return found


def definitions(root: ElementTree.Element) -> dict[str, str]:
    return {one.attrib["id"]: ElementTree.tostring(one, "unicode") for one in root.iter() if "id" in one.attrib}


@every_game()
def test_positions_with_all_options(game: Game, options: dict) -> None:
    """Each seat has a place of its own beside the board, from the first position to one of the last."""
    for state, _ in sampled_play(game.new(**options), seed=7)[::4]:
        root = parsed(state._repr_svg_())
        assert len(root.findall(f".//{SVG}g[@class='seat']")) == state.players
        assert root[0].text


@every_table
def test_every_position_of_a_whole_game(name: str, players: int) -> None:
    """The same view gives the same picture, and views that differ in more than who may act are seen to differ."""
    seen: dict[str, str] = {}
    for number, state in enumerate(whole_game(igroteka.game(name).new(players=players), seed=players)):
        view = state.view()
        drawn = state.game.draw(view)
        assert seen.setdefault(drawn, told(view)) == told(view)
        if number % 5 == 0 or state.actor == igroteka.OVER:
            parsed(drawn)
            parsed(state.game.draw(state.view(0)))
            assert state.game.draw(state.copy().view()) == drawn
    assert len(seen) > 20


def told(view: View) -> str:
    return repr(replace(view, actor=0))


def test_pictures_may_stand_on_one_page() -> None:
    """Notebooks put pictures side by side into one document: a name means the same in all of them."""
    known: dict[str, str] = {}
    for name in NAMES:
        game = igroteka.game(name)
        for players in game.seats:
            for state, _ in sampled_play(game.new(players=players), seed=1):
                for one, definition in definitions(parsed(state._repr_svg_())).items():
                    assert known.setdefault(one, definition) == definition


def test_a_state_shows_what_a_watcher_sees() -> None:
    state = igroteka.game("mazaitsy").new(players=2)
    assert state._repr_svg_() == state.game.draw(state.view())


def leaves(data: Any, *way: Any) -> Iterator[tuple[Any, ...]]:
    """The way to every text within a view."""
    if isinstance(data, str):
        yield way
    elif isinstance(data, dict | list | tuple):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(value, *way, key)
    elif isinstance(data, Part):
        for key, value in asdict(data).items():
            yield from leaves(value, *way, key)


def forged(data: Any, text: str, *way: Any) -> Any:
    """The same, with the text in that place."""
    if not way:
        return text
    key, *deeper = way
    if isinstance(data, Part):
        return replace(data, **{key: forged(getattr(data, key), text, *deeper)})
    if isinstance(data, dict):
        return {**data, key: forged(data[key], text, *deeper)}
    return type(data)(forged(one, text, *deeper) if number == key else one for number, one in enumerate(data))


@pytest.mark.parametrize("name", NAMES)
def test_a_view_that_somebody_forged_brings_no_markup(name: str) -> None:
    """Whatever stands where a cell, a way or a card should: it is refused, or it is text."""
    game = igroteka.game(name)
    *_, (state, _) = sampled_play(game.new(players=game.seats[-1]), seed=3)[:16]
    drawn = 0
    for way in leaves(state.view()):
        try:
            text = game.draw(forged(state.view(), '"/><script>alert(1)</script>+', *way))
        except (LookupError, ValueError, StopIteration):
            continue
        root = ElementTree.fromstring(text)  # noqa: S314 (our own)
        assert {one.tag.removeprefix(SVG) for one in root.iter()} <= KNOWN
        drawn += 1
    assert drawn
