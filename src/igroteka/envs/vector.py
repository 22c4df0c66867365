"""A batch of thousands of games, stepped in one compiled call over one array of states."""

from typing import Any

import numpy as np

from igroteka.core.actors import checked_seat
from igroteka.core.dice import WORDS, Dice
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.numbers import as_whole
from igroteka.core.state import State
from igroteka.core.trace import SILENCE
from igroteka.core.words import Words, quote
from igroteka.envs.actions import refuse, whole_numbers
from igroteka.envs.seeds import seed_of
from igroteka.envs.stepping import ALL_LEGAL, Games, begin_all, step_all
from igroteka.envs.tensors import tensor
from igroteka.envs.turn import EVERYBODY

ROTATING = "rotating"


class EmptyBatch(IgrotekaError):
    words = Words(
        en="A batch has a whole number of games, at least one; not {got}.",
        ru="В наборе целое число партий, хотя бы одна; а не {got}.",
    )


class Batch:
    """Games with the same options, each waiting for a seat's decision. Each game resolves chance with its own dice.

    `masks`, `actors`, `rewards`, `done` and `observations` have a row for each game. Every step overwrites them, so
    copy what you keep. When a game ends, its `done` and `rewards` are set and it restarts within the same step: its
    mask, actor and observation already belong to the new game.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seed: int | None,
        *,
        observations: bool = False,
        learner: int | str | None = None,
        **options: Any,
    ) -> None:
        """The same seed gives the same games; None gives different ones each time.

        With a `learner` only that seat decides, and all others play at random. "rotating" starts with seat i in
        game i and advances to the next seat with every new game.
        """
        start = game.new(**options)
        self.game = game
        self._games = new_games(start, checked_number(n), observations, learner)
        self.masks: np.ndarray = self._games.masks
        """1 for each legal step of the actor: int8, (n, num_steps)."""
        self.actors: np.ndarray = self._games.actors
        """The seat that is to act: int64, (n,)."""
        self.rewards: np.ndarray = self._games.rewards
        """The rewards of each seat if the game is done, else 0; see rewards.py. float32, (n, seats)."""
        self.done: np.ndarray = self._games.done
        """Whether the step ended the game: bool, (n,)."""
        self.observations: np.ndarray = self._games.observations
        """What the actor sees: int8, (n, size of the game's tensor); (n, 0) unless requested."""
        self.asked: np.ndarray = self._games.asked
        """The learner's seat in each game; -1 without a learner."""
        self._first_asked = self.asked.copy()
        self.final_observations: np.ndarray = self._games.final_observations
        """What the learner saw at the end of a game that is done."""
        self.reset(seed_of(seed))

    def reset(self, seed: int | None = None) -> None:
        """Restarts all games. A seed also reseeds the dice: game i gets the i-th of `game_seeds(seed, n)`."""
        if seed is not None:
            for words, one in zip(self._games.dice, game_seeds(seed_of(seed), len(self)), strict=True):
                words[:] = Dice(one).words
        self.asked[:] = self._first_asked
        begin_all(self._games)

    def step(self, actions: Any) -> None:
        """Takes one action in each game and resolves chance until a seat is to act again.

        If any action is illegal, IllegalAction says which, and no game changes.
        """
        numbers = whole_numbers(actions, len(self))
        illegal = step_all(self._games, numbers)
        if illegal != ALL_LEGAL:
            refuse(illegal, self.state(illegal), int(numbers[illegal]))

    @property
    def steps(self) -> int:
        """The number of steps taken in all games so far, including chance."""
        return int(self._games.steps[0])

    def state(self, index: int) -> State:
        """A copy of one game's state, with the full Python API."""
        return State(self.game, self._games.table[index].tobytes())

    def __len__(self) -> int:
        return self.actors.size


def checked_number(n: Any) -> int:
    number = as_whole(n)
    if number is None or number < 1:
        raise EmptyBatch(got=quote(n))
    return number


def game_seeds(seed: int, n: int) -> list[int]:
    """A seed for the dice of each game; batches with adjacent seeds share no dice."""
    dice = Dice(seed)
    return [dice.randrange(1 << 31) << 31 | dice.randrange(1 << 31) for _ in range(n)]


def first_asked(learner: int | str | None, n: int, players: int) -> np.ndarray:
    """The seat that decides in each game at first."""
    if learner is None:
        return np.full(n, EVERYBODY)
    if learner == ROTATING:
        return np.arange(n) % players
    return np.full(n, checked_seat(learner, players))


def new_games(start: State, n: int, observed: bool, learner: int | str | None) -> Games:
    """The arrays of a batch before its games start."""
    game, players = start.game, start.players
    lens = tensor(game)  # binds the game's `observe`, which compiled code needs even for empty observations
    size = lens.size if observed else 0
    return Games(
        table=np.zeros(n, game.state_dtype),
        start=np.frombuffer(start.key(), np.int64).copy(),
        desks=np.zeros((n, 2 * game.most_choices), np.int64),
        counts=np.zeros(n, np.int64),
        dice=np.zeros((n, WORDS), np.int64),
        asked=first_asked(learner, n, players),
        rotates=np.array([int(learner == ROTATING)]),
        standing=np.zeros((2, players), np.int64),
        trace=SILENCE,
        steps=np.zeros(1, np.int64),
        masks=np.zeros((n, game.num_steps), np.int8),
        actors=np.zeros(n, np.int64),
        rewards=np.zeros((n, players), np.float32),
        done=np.zeros(n, np.bool_),
        observations=np.zeros((n, size), np.int8),
        final_observations=np.zeros((n, size if learner is not None else 0), np.int8),
    )
