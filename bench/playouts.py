"""`./run bench playouts [GAME] [--json]`: the speed of the rules, and averages that show whether random play is sound.

All figures are CPU time of one core, measured several times: `median` is the typical value on this machine, `best`
that without disturbances.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.progress import track

import igroteka
from bench.asking import asked_games, write_json
from igroteka.core.dice import Dice
from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.games.marrakech import language as marrakech
from igroteka.games.mazaitsy import language as mazaitsy
from igroteka.match.playout import playouts

ROUNDS = 15
GAMES = 10_000
PYTHON_GAMES = 60
CALLS = 20_000

OPTIONS: dict[str, dict[str, Any]] = {
    "marrakech": {"players": 4, "bankruptcy": "stay"},
    "tayu": {"players": 2},
    "mazaitsy": {"players": 4},
    "chazz": {"players": 5},
}
PHASES = {  # of a seat, of chance
    "marrakech": ("lay", "roll"),
    "tayu": ("place", "draw"),
    "mazaitsy": ("lay", "top"),
    "chazz": ("card", "sit"),
}
MEANS: dict[str, Callable[..., dict[str, float]]] = {
    "marrakech": lambda tally: {
        "legal rugs per turn": tally.offered["lay"] / tally.asked["lay"],
        "dirhams paid per game": tally.amounts[marrakech.Happened.PAID] / tally.games,
    },
    "tayu": lambda tally: {
        "tiles laid per game": tally.asked["place"] / tally.games,
        "legal placements per move": tally.offered["place"] / tally.asked["place"],
    },
    "mazaitsy": lambda tally: {
        "turns per game": (tally.asked["lay"] + tally.asked["scatter"]) / tally.games,
        "points of all seats per game": tally.amounts[mazaitsy.Happened.TOOK] / tally.games,
    },
    "chazz": lambda tally: {
        "rounds per game": tally.asked["call"] / tally.games,
        "cards moved per game": tally.asked["reuse"] / tally.games,
    },
}


def seconds(work: Callable[[], Any]) -> float:
    """The CPU time of one run."""
    start = time.process_time()
    work()
    return time.process_time() - start


def several(work: Callable[[], Any], what: str, console: Console) -> list[float]:
    work()
    rounds = track(range(ROUNDS), what, console=console, transient=True)
    return [seconds(work) for _ in rounds]


def rate(times: list[float], number: int) -> dict[str, float]:
    """Things per second."""
    return {"median": round(number / statistics.median(times)), "best": round(number / min(times))}


def cost(times: list[float]) -> dict[str, float]:
    """Microseconds per call."""
    scale = 1e6 / CALLS
    return {"median": round(scale * statistics.median(times), 3), "best": round(scale * min(times), 3)}


def walk_through(game: Game, options: dict[str, Any], rng: random.Random) -> int:
    """Plays random games from Python through `State` and returns the number of steps."""
    steps = 0
    draw = rng.random
    for _ in range(PYTHON_GAMES):
        state = game.new(**options)
        while True:
            choices = state.legal()
            if choices:
                state.apply(choices[int(draw() * len(choices))])
            else:
                outcomes = state.outcomes()
                if not outcomes:
                    break
                state.apply(outcomes[int(draw() * len(outcomes))][0])
            steps += 1
    return steps


def in_mid_game(game: Game, options: dict[str, Any], phase: str) -> State:
    """A state of this phase halfway through a random game."""
    rng = random.Random(7)
    while True:
        state = game.new(**options)
        steps = 0
        while state.actor != igroteka.OVER:
            if steps > 60 and state.phase == phase:
                return state
            state.apply(rng.choice(state.legal() or [outcome for outcome, _ in state.outcomes()]))
            steps += 1


def calls(state: State, name: str) -> Callable[[], None]:
    """Calls one method of a state many times; `apply` on a fresh copy each time."""
    if name == "apply":
        step = state.legal()[0]
        rounds = iter([[state.copy() for _ in range(CALLS)] for _ in range(1 + ROUNDS)])  # copying is not measured

        def apply_all() -> None:
            for copy in next(rounds):
                copy.apply(step)

        return apply_all
    method = getattr(state, name)

    def call_all() -> None:
        for _ in range(CALLS):
            method()

    return call_all


def measure(name: str, console: Console) -> dict[str, Any]:
    game, options = igroteka.game(name), OPTIONS[name]
    chosen = game.options(**options)
    dice = Dice(1)
    compiled = several(lambda: playouts(game, chosen, GAMES, dice), f"{name}: playouts", console)
    tally = playouts(game, chosen, 10 * GAMES, dice, traced=True)
    rng = random.Random(1)
    steps = walk_through(game, options, random.Random(1))
    from_python = several(lambda: walk_through(game, options, rng), f"{name}: from Python", console)
    asked, rolled = (in_mid_game(game, options, phase) for phase in PHASES[name])
    return {
        "game": name,
        "options": options,
        "random games per second": rate(compiled, GAMES),
        "steps per game": tally.steps / tally.games,
        "steps per second from Python": rate(from_python, steps),
        "microseconds": {
            **{
                method: cost(several(calls(asked, method), f"{name}: {method}", console))
                for method in ("apply", "legal", "copy", "key")
            },
            "outcomes": cost(several(calls(rolled, "outcomes"), f"{name}: outcomes", console)),
        },
        "means": MEANS[name](tally),
    }


def report(figures: dict[str, Any], console: Console) -> None:
    console.print(f"[bold]{figures['game']}[/] {figures['options']}")
    for name in ("random games per second", "steps per second from Python"):
        console.print(f"  {name:44} {figures[name]['median']:>12,} median {figures[name]['best']:>12,} best")
    for name, took in figures["microseconds"].items():
        console.print(f"  {'µs per ' + name:44} {took['median']:>12} median {took['best']:>12} best")
    console.print(f"  {'steps per game':44} {figures['steps per game']:>12.2f}")
    for name, mean in figures["means"].items():
        console.print(f"  {name:44} {mean:>12.3f}")


def main() -> None:
    asked, names = asked_games("playouts", __doc__)
    progress = Console(stderr=True)
    figures = [measure(name, progress) for name in names]
    if asked.json:
        write_json(figures)
    else:
        for one in figures:
            report(one, Console(highlight=False))


if __name__ == "__main__":
    main()
