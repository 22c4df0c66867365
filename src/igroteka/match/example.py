"""The example of a game's rules, a whole turn: played by the real rules, so that its pictures cannot lie."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from igroteka.core.options import read_options
from igroteka.core.state import State
from igroteka.games import game
from igroteka.match.match import Match


class ExampleScene(NamedTuple):
    """The position after the steps of a scene, and the events that they caused."""

    state: State
    events: list[str]


def example_scenes(name: str) -> Iterator[ExampleScene]:
    """The scenes of the game's example, if it has one. Raises the refusal of a step that is not legal there."""
    known = game(name)
    turn = known.reading.turn
    if turn is None:
        return
    match = Match(name, **msgspec.structs.asdict(read_options(known.options, name, dict(turn.options))))
    for text in turn.before:
        match.play(match.state.actor, text)
    for scene in turn.scenes:
        events = [event for text in scene.steps for event in match.play(match.state.actor, text).events]
        yield ExampleScene(match.state.copy(), events)
