"""Perft files: positions as options and steps, with the ways to go on from each.

position after two turns
options players=3 turn=after
steps left, roll 1, lay d6d7
perft 1 3
perft 2 12
"""

import pickle
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import igroteka
from igroteka.core.options import Options, read_options
from igroteka.core.state import State

FOLDER = Path(__file__).parent


class Position(NamedTuple):
    game: str
    name: str
    options: dict[str, str]
    steps: list[str]
    ways: dict[int, int]

    def state(self) -> State:
        state = igroteka.game(self.game).start(self.agreed)
        for text in self.steps:
            state.play(text)
        return state

    @property
    def agreed(self) -> Options:
        game = igroteka.game(self.game)
        return read_options(game.options, game.name, self.options)


def positions(game: str) -> list[Position]:
    """All positions of a game's file."""
    found: list[Position] = []
    for line in (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "position":
            found.append(Position(game, rest, {}, [], {}))
        elif word == "options":
            found[-1].options.update(dict(pair.split("=") for pair in rest.split()))
        elif word == "steps":
            found[-1].steps.extend(rest.split(", "))
        elif word == "perft":
            depth, ways = rest.split()
            found[-1].ways[int(depth)] = int(ways)
    return found


def count_by(reference: type[Any], position: Position, depth: int) -> int:
    """The ways to go on by a game's reference engine, of which a copy plays each line."""
    played = reference(**msgspec.structs.asdict(position.agreed))
    for text in position.steps:
        played.play(text)
    return count_from(played, depth)


def count_from(played: Any, depth: int) -> int:
    if depth == 0:
        return 1
    ways, here = 0, pickle.dumps(played)  # a copy by pickling is ten times faster than `deepcopy`
    for text in played.legal() or list(played.outcomes()):
        after = pickle.loads(here)  # noqa: S301 (our own)
        after.play(text)
        ways += count_from(after, depth - 1)
    return ways
