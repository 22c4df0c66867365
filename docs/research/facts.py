"""Measures what random games of each game are like, and writes it: `./run python -m docs.research.facts`.

The same seed plays the same games on every machine, so the page changes only when the rules do.
"""

from collections import defaultdict
from collections.abc import Iterable
from math import log10
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import igroteka
from igroteka.core.dice import Dice
from igroteka.core.game import Game
from igroteka.envs.tensors import tensor
from igroteka.games import NAMES

GAMES = 500
WHO = {igroteka.CHANCE: "chance", igroteka.RACE: "race"}

SYMMETRIES = {
    "marrakech": "4: the square with its mosaics, reflected in either diagonal or turned by 180°. With two seats 16: "
    "each seat's two colours may be exchanged.",
    "tayu": "8: the board turned and reflected, and every type of tile with it. Half of these exchange the directions "
    "of the players.",
    "mazaitsy": "8: the field turned and reflected, with boats and arrows. Reflections exchange left and right.",
    "chazz": "6 for each chair: the chairs turned round, the three words permuted. The order of seats matters only to "
    "who is asked first to move a card.",
}

ABOUT = f"""\
Written by `./run python -m docs.research.facts`, from {GAMES:,} random games with each number of seats and the usual
options. Seats and the race choose each step alike, chance by its weights. A mean is followed by the least and the
greatest that was found. The game tree is estimated by the product of all numbers of choices in a game, taken by the
mean of its logarithm. *By the rules* is what no game exceeds (`length.py` of each game tells why). Chazz has such a
bound with the option `round_limit`.
"""


class Node(NamedTuple):
    """A moment of a game: who was asked in which phase, and how many choices there were."""

    who: str
    phase: str
    choices: int


def random_game(game: Game, seats: int, dice: Dice) -> list[Node]:
    """Seats and the race choose each step alike, chance by weight."""
    state, nodes = game.new(players=seats), []
    while state.actor != igroteka.OVER:
        who = WHO.get(state.actor, "seat")
        outcomes = [(step, 1) for step in state.legal()] or state.outcomes()
        nodes.append(Node(who, state.phase, len(outcomes)))
        drawn = dice.randrange(sum(weight for _, weight in outcomes))
        for step, weight in outcomes:
            drawn -= weight
            if drawn < 0:
                state.apply(step)
                break
    return nodes


def spread(numbers: Iterable[int]) -> str:
    """The mean, the least and the greatest."""
    found = list(numbers)
    return f"{fmean(found):.1f} ({min(found)}–{max(found)})"


def of_seats(nodes: list[Node]) -> list[Node]:
    return [node for node in nodes if node.who == "seat"]


def of_chance(nodes: list[Node]) -> list[Node]:
    return [node for node in nodes if node.who != "seat"]


def ways(games: list[list[Node]]) -> str:
    """The mean length, in decimal digits, of the product of all numbers of choices in a game."""
    return f"10^{fmean(sum(log10(node.choices) for node in nodes) for nodes in games):.0f}"


def column(game: Game, seats: int, games: list[list[Node]]) -> dict[str, str]:
    """What was found with so many seats."""
    decisions, chances = [of_seats(nodes) for nodes in games], [of_chance(nodes) for nodes in games]
    bound = game.longest(game.options(players=seats))
    return {
        "steps in a game": spread(map(len, games)),
        "decisions of seats": spread(map(len, decisions)),
        "answers of chance, or of the race": spread(map(len, chances)),
        "choices at a decision": spread(node.choices for nodes in decisions for node in nodes),
        "outcomes at an answer": spread(node.choices for nodes in chances for node in nodes),
        "game tree, by decisions": ways(decisions),
        "game tree, with chance": ways(games),
        "decisions at most, by the rules": f"{bound.decisions:,}" if bound else "no limit",
        "answers at most, by the rules": f"{bound.chances:,}" if bound else "no limit",
    }


def table(head: list[str], rows: Iterable[Iterable[str]]) -> list[str]:
    lines = [head, ["---"] * len(head), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]


def phases(game: Game, games: list[list[Node]]) -> list[str]:
    """What is asked, of whom, and with how many choices."""
    found: dict[str, list[Node]] = defaultdict(list)
    for nodes in games:
        for node in nodes:
            found[node.phase].append(node)
    return table(
        ["phase", "asked", "choices: mean (least–greatest)"],
        [
            [
                f"`{phase}`",
                ", ".join(sorted({node.who for node in found[phase]})),
                spread(one.choices for one in found[phase]),
            ]
            for phase in game.phases
            if phase in found
        ],
    )


def chapter(game: Game) -> list[str]:
    played = {}
    for seats in game.seats:
        dice = Dice(seats)
        played[seats] = [random_game(game, seats, dice) for _ in range(GAMES)]
    columns = [column(game, seats, games) for seats, games in played.items()]
    facts = {
        "players": f"{game.seats[0]}–{game.seats[-1]}",
        "information": "perfect: a state has no secrets; chance is explicit",
        "state": f"{8 * game.num_words:,} bytes",
        "observation": f"{tensor(game).size:,} int8 numbers",
        "steps in the table": f"{game.num_steps:,}",
        "choices at most": f"{game.most_choices:,}",
        "symmetries": SYMMETRIES[game.name],
    }
    return [
        f"## {game.language.title.en}",
        "",
        *table(["", ""], facts.items()),
        "",
        *table(["seats", *map(str, played)], ([name, *(one[name] for one in columns)] for name in columns[0])),
        "",
        *phases(game, [nodes for games in played.values() for nodes in games]),
        "",
    ]


def page() -> str:
    lines = ["# Facts about the four games", "", ABOUT]
    for name in NAMES:
        lines += chapter(igroteka.game(name))
    return "\n".join(lines)


if __name__ == "__main__":
    Path(__file__).with_suffix(".md").write_text(page(), encoding="utf-8")
