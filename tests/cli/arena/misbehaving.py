"""Bots that misbehave, each in its own way."""

import os
import time
from threading import Event

import numpy as np

from igroteka.core.state import State


class Good:
    def __init__(self, seed: int) -> None:
        self.steps: list[int] = []

    def choose(self, state: State) -> object:
        return state.legal()[0]

    def follow(self, step: int) -> None:
        self.steps.append(step)


class Raising(Good):
    def choose(self, state: State) -> object:
        raise ValueError("no idea [red]")


class Exiting(Good):
    def choose(self, state: State) -> object:
        raise SystemExit(5)


class Deaf(Good):
    def follow(self, step: int) -> None:
        raise RuntimeError("do not tell me")


class Stillborn(Good):
    def __init__(self, seed: int) -> None:
        if seed:
            raise RuntimeError("not today")
        super().__init__(seed)


class Illegal(Good):
    def choose(self, state: State) -> object:
        return next(step for step in range(state.game.num_steps) if step not in state.legal())


class Text(Good):
    def choose(self, state: State) -> object:
        return "left"


class Huge(Good):
    def choose(self, state: State) -> object:
        return 10**40


class Truth(Good):
    def choose(self, state: State) -> object:
        return True


class Array(Good):
    def choose(self, state: State) -> object:
        return np.array([3])


class Unspeakable:
    def __index__(self) -> int:
        raise SystemExit("no number")

    def __repr__(self) -> str:
        raise ValueError("no words")


class Odd(Good):
    """Answers with an object whose `repr` fails."""

    def choose(self, state: State) -> object:
        return object.__new__(type("Speechless", (), {"__repr__": Unspeakable.__repr__}))


class Trap(Good):
    """Answers with an object that exits the program when it is converted to a number."""

    def choose(self, state: State) -> object:
        return Unspeakable()


class Mute(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no words")


class Muttering(Good):
    def choose(self, state: State) -> object:
        raise Mute


class Slow(Good):
    """Answers its first choice slowly."""

    def choose(self, state: State) -> object:
        if len(self.steps) < 4:
            time.sleep(0.5)
        return super().choose(state)


class Hanging(Good):
    """Hangs in its first choice after the tenth step, and again whenever it is made again."""

    def choose(self, state: State) -> object:
        if len(self.steps) > 10:
            Event().wait()
        return super().choose(state)


class Crashing(Good):
    def choose(self, state: State) -> object:
        if len(self.steps) > 10:
            os._exit(3)
        return super().choose(state)


class Meddling(Good):
    """Changes the state that it is given, and prints."""

    def choose(self, state: State) -> object:
        print("noise")
        step = state.legal()[0]
        state.apply(step)
        return step


def hangs_when_made(seed: int) -> Good:
    if seed:
        Event().wait()
    return Good(seed)
