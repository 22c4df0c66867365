"""The files of a game that clients load: its phrasebook, its rules, its cover. Each is made once."""

from collections.abc import Callable
from functools import cache

import msgspec

from igroteka.games import NAMES, game
from igroteka.server.doors.client import Asset
from igroteka.server.doors.phrasebook import phrasebook, rulebook
from igroteka.server.protocol.refusal import Refusal

FILES: dict[str, Callable[[str], Asset]] = {
    "words": lambda name: Asset.of("application/json", msgspec.json.encode(phrasebook(name))),
    "rules": lambda name: Asset.of("application/json", msgspec.json.encode(rulebook(name))),
    "cover": lambda name: Asset.of("image/svg+xml", game(name).cover.encode()),
}


def game_file(name: str, file: str) -> Asset:
    if name not in NAMES:
        raise Refusal("no-such-page")
    return made(name, file)


@cache
def made(name: str, file: str) -> Asset:
    return FILES[file](name)
