"""The state of a game as Python sees it. It holds no rules: it carries questions into compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.core.actors import CHANCE, OVER
from igroteka.core.clause import Reason
from igroteka.core.errors import IllegalStep, UnknownSeat
from igroteka.core.trace import events, new_trace
from igroteka.core.words import quote

if TYPE_CHECKING:
    from igroteka.core.game import Game
    from igroteka.core.options import Options

ACTOR = 0  # every game's state begins with these two words
PHASE = 1


class State:
    """A position: who is to act, what may happen, and what follows from it.

    Its memory is one array of int64 words, laid out as the game's `state_dtype`; copying it copies the state.
    The desk is where compiled code lists the choices: steps first, then their weights.
    """

    __slots__ = ("_count", "_desk", "_words", "game")

    game: Game

    def __init__(self, game: Game, words: Any) -> None:
        self.game = game
        self._words = words
        self._desk = np.empty(2 * game.most_choices, np.int64)
        self._count = game.offer(words, self._desk)

    @classmethod
    def at_start(cls, game: Game, options: Options) -> State:
        words = np.zeros(game.state_dtype.itemsize // 8, np.int64)
        game.set_up(words.view(game.state_dtype)[0], options)
        return cls(game, words)

    @property
    def actor(self) -> int:
        """The seat whose decision it is, counted from 0, or CHANCE or OVER."""
        return self._words.item(ACTOR)

    @property
    def phase(self) -> str:
        return self.game.phases[self._words.item(PHASE)]

    @property
    def fields(self) -> Any:
        """The state's record, by the names of the game's `state_dtype`. To look at, not to change."""
        return self._words.view(self.game.state_dtype)[0]

    def legal(self) -> list[int]:
        """What the seat to act may do, ascending; empty unless a seat is the actor."""
        if self._words.item(ACTOR) < 0:
            return []
        return self._desk[: self._count].tolist()

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may do, each with its integer weight; empty unless chance is the actor."""
        if self._words.item(ACTOR) >= 0:
            return []
        desk = self._desk.tolist()
        weights = len(desk) // 2
        return list(zip(desk[: self._count], desk[weights : weights + self._count], strict=True))

    def apply(self, step: int) -> None:
        """The fast door: goes on by a step that is known to be offered."""
        game = self.game
        if type(step) is not int or not 0 <= step < game.num_steps:
            step = game.checked(step)
        self._count = game.advance(self._words, step, self._desk)

    def tell(self, step: int) -> list[str]:
        """Applies the step, and tells what happened by it."""
        trace = new_trace()
        self._count = self.game.narrate(self._words, self.game.checked(step), trace, self._desk)
        return [self.game.event_text(event) for event in events(trace)]

    def play(self, text: str) -> None:
        """The checked door: goes on by a step that the rules allow, or says why they do not."""
        self.apply(self.allowed(text))

    def allowed(self, text: str) -> int:
        """The step of this text, if it may happen now."""
        step = self.parse(text)
        if step not in self._desk[: self._count]:
            raise IllegalStep(reason=self._reason(step))
        return step

    def why_not(self, text: str) -> Reason | None:
        """The clause that forbids this step now, or None if it may happen."""
        step = self.parse(text)
        return None if step in self._desk[: self._count] else self._reason(step)

    def preview(self, step: int) -> list[list[str]]:
        """What would happen, on a copy. If chance has to speak next, one list for each outcome,
        beginning with the outcome's own text; otherwise a single list.
        """
        after = self.copy()
        told = after.tell(step)
        if after.actor != CHANCE:
            return [told]
        return [[*told, self.text(outcome), *after.copy().tell(outcome)] for outcome, _ in after.outcomes()]

    def text(self, step: int) -> str:
        return self.game.text(step)

    def parse(self, text: str) -> int:
        return self.game.parse(text)

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.game = self.game
        twin._words = self._words.copy()
        twin._desk = self._desk.copy()
        twin._count = self._count
        return twin

    def key(self) -> bytes:
        """Equal keys mean equal states, and equal states have equal keys."""
        return self._words.tobytes()

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.fields.players)

    def scores(self) -> list[int]:
        """Points of each seat, as if the game ended now."""
        fields = self.fields
        return [int(self.game.score(fields, seat)) for seat in range(fields.players)]

    def ranking(self) -> list[int]:
        """The place of each seat, as if the game ended now: 1 is first, and ties share a place."""
        fields = self.fields
        seats = range(fields.players)
        return [1 + sum(bool(self.game.is_better(fields, other, seat)) for other in seats) for seat in seats]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What this seat, or a watcher, may see: plain data for JSON."""
        if seat is not None and (not isinstance(seat, int) or not 0 <= seat < self.players):
            raise UnknownSeat(got=quote(seat), last=self.players - 1)
        return self.game.view(self, seat)

    def _reason(self, step: int) -> Reason:
        """Asks the clauses in their order; one of them forbids whatever is not offered."""
        fields = self.fields
        for bar in self.game.bars:
            parameters = bar.forbids(fields, step)
            if parameters is not None:
                refusal = self.game.clauses[bar.clause].refusal
                assert refusal is not None  # noqa: S101
                return Reason(bar.clause, parameters, refusal)
        raise AssertionError(f"no clause forbids {self.text(step)!r}, and yet it is not offered")

    def __repr__(self) -> str:
        who = {CHANCE: "chance", OVER: "over"}.get(self.actor, f"seat {self.actor + 1}")
        return f"<{self.game.name}: {self.phase}, {who}>"
