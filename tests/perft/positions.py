"""Perft files: positions as options and steps, with the ways to go on from each.

position after two turns
options players=3 turn=after
steps left, roll 1, lay d6d7
perft 1 3
perft 2 12
"""

from pathlib import Path
from typing import NamedTuple

import igroteka
from igroteka.core.options import read_options
from igroteka.core.state import State

FOLDER = Path(__file__).parent


class Position(NamedTuple):
    game: str
    name: str
    options: dict[str, str]
    steps: list[str]
    ways: dict[int, int]

    def state(self) -> State:
        game = igroteka.game(self.game)
        state = game.start(read_options(game.options, game.name, self.options))
        for text in self.steps:
            state.play(text)
        return state


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
