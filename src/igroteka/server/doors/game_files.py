"""The files of a game that clients load: its phrasebook, rules, lessons, explanations and cover. Each is made once."""

from collections.abc import Callable
from functools import cache

import msgspec

from igroteka.games import NAMES, game
from igroteka.match.example import example_scenes
from igroteka.server.doors.client import SVG, Asset
from igroteka.server.doors.lessons import lessons_told
from igroteka.server.doors.phrasebook import firsts, phrasebook, rulebook
from igroteka.server.protocol.refusal import Refusal

FILES: dict[str, Callable[[str], Asset]] = {
    "words": lambda name: Asset.of("application/json", msgspec.json.encode(phrasebook(name))),
    "rules": lambda name: Asset.of("application/json", msgspec.json.encode(rulebook(name))),
    "firsts": lambda name: Asset.of("application/json", msgspec.json.encode(firsts(name))),
    "scenes": lambda name: Asset.of("application/json", msgspec.json.encode(scenes(name))),
    "lessons": lambda name: Asset.of("application/json", msgspec.json.encode(lessons_told(name))),
    "cover": lambda name: Asset.of(SVG, game(name).cover.encode()),
}
PLAYED = ("scenes", "lessons")
"""What needs the rules to be loaded."""


def game_file(name: str, file: str) -> Asset:
    if name not in NAMES:
        raise Refusal("no-such-page")
    return made(name, file)


def scenes(name: str) -> list[str]:
    """The pictures of the example in the rules, as SVG."""
    return [str(game(name).draw(scene.state.view())) for scene in example_scenes(name)]


@cache
def made(name: str, file: str) -> Asset:
    return FILES[file](name)
