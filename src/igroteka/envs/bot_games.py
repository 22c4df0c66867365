"""Games of one learner against bots written in Python: the same arrays as `Batch`, but slower."""

from time import perf_counter
from typing import Any

import numpy as np

from igroteka.bots.bot import Bot, Factory
from igroteka.bots.roster import factory_of, get_ready
from igroteka.core.actors import OVER
from igroteka.core.dice import Dice, drawn
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.numbers import as_whole
from igroteka.core.state import State
from igroteka.core.words import Words, quote
from igroteka.envs.actions import refusal, refuse, whole_numbers
from igroteka.envs.rewards import rewards
from igroteka.envs.tensors import tensor
from igroteka.envs.vector import ROTATING, first_asked, game_seeds

SEEDS = 1 << 31


class IllegalAnswer(IgrotekaError):
    """A bot answered with an illegal step: its game cannot continue, though other games may have advanced."""

    words = Words(
        en="Bot {bot} answered with step {step}, which is not possible now: {why}",
        ru="Бот {bot} ответил шагом {step}, который сейчас невозможен: {why}",
    )


class BotGame:
    """One game that advances until the learner is to act."""

    def __init__(self, start: State, bot: str, make_bot: Factory, dice: Dice) -> None:
        self.start, self.bot, self.make_bot, self.dice = start, bot, make_bot, dice

    def begin(self, learner: int) -> None:
        """Starts a game; restarts it if it ends before the learner is to act, which can happen in Chazz."""
        self.learner = learner
        while True:
            self.state = self.start.copy()
            self.bots: dict[int, Bot] = {
                seat: self.make_bot(self.dice.randrange(SEEDS)) for seat in range(self.state.players) if seat != learner
            }
            self._advance()
            if self.state.actor == learner:
                return

    def play(self, step: int) -> None:
        """Takes the learner's step and advances to their next decision, or to the end."""
        self._take(step)
        self._advance()

    def _advance(self) -> None:
        while self.state.actor not in (self.learner, OVER):
            bot = self.bots.get(self.state.actor)
            self._take(self._answer_of(bot) if bot else drawn(self.state.outcomes(), self.dice))

    def _answer_of(self, bot: Bot) -> int:
        """Validates the answer, because bots may come from users and an illegal step would corrupt the game."""
        answer = bot.choose(self.state.copy())
        step = as_whole(answer)
        if step is None or step not in self.state.legal():
            raise IllegalAnswer(bot=quote(self.bot), **refusal(self.state, answer))
        return step

    def _take(self, step: int) -> None:
        self.state.apply(step)
        for bot in self.bots.values():
            bot.follow(step)


class BotGames:
    """Many bot games. Its arrays mean the same as those of `Batch`."""

    def __init__(self, game: Game, n: int, seed: int, *, bot: str, learner: int | str, **options: Any) -> None:
        self._start = game.new(**options)
        self._bot, self._make_bot = bot, factory_of(bot, game.name, perf_counter)
        get_ready([bot], self._start)  # or compiling would eat the thinking time of the first answer
        self._rotates = int(learner == ROTATING)
        players, size = self._start.players, tensor(game).size
        self._first_asked = first_asked(learner, n, players)
        self.asked = self._first_asked.copy()
        self.masks = np.zeros((n, game.num_steps), np.int8)
        self.observations = np.zeros((n, size), np.int8)
        self.final_observations = np.zeros((n, size), np.int8)
        self.rewards = np.zeros((n, players), np.float32)
        self.done = np.zeros(n, np.bool_)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        seeds = game_seeds(seed, len(self.asked))
        self._games = [BotGame(self._start, self._bot, self._make_bot, Dice(one)) for one in seeds]
        self.asked[:] = self._first_asked
        self.done[:] = False
        self.rewards[:] = 0
        for index, game in enumerate(self._games):
            game.begin(int(self.asked[index]))
            self._show(index, game)

    def step(self, actions: Any) -> None:
        steps = whole_numbers(actions, len(self.asked)).tolist()
        for index, (game, step) in enumerate(zip(self._games, steps, strict=True)):
            if step not in game.state.legal():
                refuse(index, game.state, step)
        self.done[:] = False
        self.rewards[:] = 0
        for index, (game, step) in enumerate(zip(self._games, steps, strict=True)):
            game.play(step)
            if game.state.actor == OVER:
                self._finish(index, game)
            self._show(index, game)

    def _finish(self, index: int, game: BotGame) -> None:
        self.done[index] = True
        self.rewards[index] = rewards(game.state.ranking())
        tensor(game.state.game).write(game.state, game.learner, self.final_observations[index], self.masks[index])
        self.asked[index] = (game.learner + self._rotates) % game.state.players
        game.begin(int(self.asked[index]))

    def _show(self, index: int, game: BotGame) -> None:
        tensor(game.state.game).write(game.state, game.learner, self.observations[index], self.masks[index])
