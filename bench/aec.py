"""`./run bench aec [GAME] [--json]`: PettingZoo AEC steps per second, compared with PettingZoo's own connect four.

CPU time of one core for the usual loop: `agent_iter`, `last`, a random legal action, `step`; the steps of agents that
are done count too. The environments alternate, round by round, so that disturbances of the machine affect all of them
alike; the ratio is the median over the rounds. `env` is what each package gives its users, `raw_env` is without
guards, and `wrapped` is `raw_env` inside PettingZoo's three wrappers, as the `env` of connect four is.
"""

import random
import statistics
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import numpy as np
from pettingzoo import AECEnv, make
from pettingzoo.classic.connect_four.connect_four import raw_env as raw_connect_four
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
from rich.console import Console
from rich.progress import track

import igroteka
from bench.asking import asked_games, write_json

ROUNDS = 15
GAMES = 10
CONNECT_FOUR = "connect four"


def play(env: Any, games: int, chance: random.Random) -> int:
    """Plays random games and returns the number of steps."""
    steps = 0
    for _ in range(games):
        env.reset(seed=chance.randrange(2**31))
        for _agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                action = None
            else:
                legal = np.flatnonzero(seen["action_mask"])
                action = legal[int(chance.random() * len(legal))]
            env.step(action)
            steps += 1
    return steps


def wrapped(env: AECEnv) -> AECEnv:
    """Wraps an environment as PettingZoo wraps its own."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(env, illegal_reward=-1)))


def kinds_of(name: str) -> dict[str, Callable[[], Any]]:
    if name == CONNECT_FOUR:
        make_env = lambda: make("aec", "classic/connect_four-v3")  # noqa: E731
        return {"env": make_env, "raw_env": raw_connect_four, "wrapped": make_env}
    module = import_module(f"igroteka.envs.{name}_v{igroteka.game(name).version}")
    return {"env": module.env, "raw_env": module.raw_env, "wrapped": lambda: wrapped(module.raw_env())}


def rate(env: Any, seed: int) -> float:
    """Steps per second of CPU time."""
    start = time.process_time()
    steps = play(env, GAMES, random.Random(seed))
    return steps / (time.process_time() - start)


def measure(names: Sequence[str], kind: str, console: Console) -> dict[str, dict[str, float]]:
    envs = {name: kinds_of(name)[kind]() for name in (CONNECT_FOUR, *names)}
    for env in envs.values():
        play(env, 1, random.Random(0))
    rates: dict[str, list[float]] = {name: [] for name in envs}
    for seed in track(range(ROUNDS), kind, console=console, transient=True):
        for name, env in envs.items():
            rates[name].append(rate(env, seed))
    return {
        name: {
            "median": round(statistics.median(found)),
            "best": round(max(found)),
            "ratio": round(statistics.median(map(lambda a, b: a / b, found, rates[CONNECT_FOUR])), 2),
        }
        for name, found in rates.items()
    }


def main() -> None:
    asked, names = asked_games("aec", __doc__)
    progress = Console(stderr=True)
    figures = {kind: measure(names, kind, progress) for kind in ("env", "raw_env", "wrapped")}
    if asked.json:
        write_json(figures)
        return
    console = Console(highlight=False)
    for kind, found in figures.items():
        console.print(f"[bold]{kind}[/]")
        for name, rates in found.items():
            spent = f"{rates['median']:>9,} median {rates['best']:>9,} best"
            console.print(f"  {name:13} steps/s {spent} {rates['ratio']:>7} × connect four")


if __name__ == "__main__":
    main()
