"""What every game has shown, as hashes, so that a view which is made in another way still shows the same.

After a change that is meant: `./run python -m tests.laws.views` writes the file anew.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import igroteka
from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.core.view import View
from igroteka.games import NAMES
from tests.every_game import every_option, label, random_play

FILE = Path(__file__).with_suffix(".txt")
SEEDS = (21, 22)
STRIDE = 5
DIGITS = 12  # of a hash, in the file


def states(game: Game, options: dict[str, Any]) -> Iterator[State]:
    """Every fifth state of two random games, and their ends."""
    for seed in SEEDS:
        played = list(random_play(game.new(**options), seed))
        yield from (state for state, _ in played[::STRIDE])
        last, step = played[-1]
        last.apply(step)
        yield last


def lookers(options: dict[str, Any]) -> tuple[int | None, ...]:
    """A watcher, then each seat."""
    return (None, *range(options["players"]))


def as_told(view: View) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(view))


def hashes(game: Game, options: dict[str, Any]) -> list[str]:
    """One for each looker, of what JSON tells. In `repr` the order of keys counts."""
    told = [hashlib.sha256() for _ in lookers(options)]
    for state in states(game, options):
        for looker, shown in zip(lookers(options), told, strict=True):
            shown.update(repr(as_told(state.view(looker))).encode())
    return [shown.hexdigest()[:DIGITS] for shown in told]


def line(game: Game, options: dict[str, Any]) -> str:
    return " ".join([f"{game.name}-{label(options)}", *hashes(game, options)])


def write_all() -> None:
    games = map(igroteka.game, NAMES)
    lines = [line(game, options) for game in games for options in every_option(game)]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all()
