"""The state of a game as Python sees it. It holds no rules: it carries questions into compiled code."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.core.actors import CHANCE, OVER, RACE, checked_seat
from igroteka.core.clause import Reason
from igroteka.core.door import REFUSED
from igroteka.core.errors import IllegalStep, UnknownState
from igroteka.core.fields import WORD
from igroteka.core.trace import SILENCE, events, new_trace
from igroteka.core.words import quote

if TYPE_CHECKING:
    from igroteka.core.game import Game

ACTOR = 0  # every game's state begins with these three words
PHASE = 1
PLAYERS = 2


class State:
    """A position: who is to act, what may happen, and what follows from it.

    Its memory is one array of int64 words: first the state, laid out as the game's `state_dtype`, then the number of
    choices, and the desk, where compiled code lists these: steps, then weights. Copying the array copies the state.
    """

    __slots__ = ("_count", "_memory", "_words", "game")

    game: Game
    _memory: Any
    _words: memoryview[int]
    _count: int

    def __init__(self, game: Game, key: bytes) -> None:
        """The state that has this key, which must have come from `key()`: wrong lengths and plain nonsense are refused,
        but not every word is looked at.
        """
        size = game.num_words
        if not isinstance(key, bytes) or len(key) != WORD * size:
            raise UnknownState(got=quote(key), game=game.name, size=WORD * size)
        self.game = game
        self._memory = np.zeros(size + 1 + 2 * game.most_choices, np.int64)
        self._memory[:size] = np.frombuffer(key, np.int64)
        self._words = memoryview(self._memory)  # reads single words and slices faster than the array does
        self._count = game.offer(self._memory)
        if self._count < 0:
            raise UnknownState(got=quote(key), game=game.name, size=WORD * size)

    @property
    def actor(self) -> int:
        """The seat whose decision it is, counted from 0, or CHANCE, RACE or OVER."""
        return self._words[ACTOR]

    @property
    def phase(self) -> str:
        return self.game.phases[self._words[PHASE]]

    @property
    def fields(self) -> Any:
        """The state's record, by the names of the game's `state_dtype`. To look at, not to change."""
        return self._memory[: self.game.num_words].view(self.game.state_dtype)[0]

    def plain(self) -> Any:
        """All fields at once, by the same names, as plain numbers and lists: for whoever reads many of them."""
        return self.game.read(self._words[: self.game.num_words].tolist())

    def legal(self) -> list[int]:
        """What the seat to act may do, ascending; empty unless a seat is the actor."""
        words = self._words
        if words[ACTOR] < 0:
            return []
        game = self.game
        return [*game.numbers[self._count](words, game.desk)]  # faster than a slice, which matters at every step

    def legal_texts(self) -> list[str]:
        """The texts of the same steps."""
        texts = self.game.texts
        return [texts[step] for step in self.legal()]

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance or the race may bring, each with its integer weight; empty unless one of them is the actor."""
        words = self._words
        if words[ACTOR] >= 0:
            return []
        game, count = self.game, self._count
        numbers = game.numbers[count]
        if not game.pairs:
            return [*zip(numbers(words, game.desk), numbers(words, game.weights))]  # noqa: B905
        which = numbers(words, game.weights)
        return [*itemgetter(*which)(game.pairs)] if count > 1 else [game.pairs[one] for one in which]

    def apply(self, step: int, _trace: Any = SILENCE) -> None:
        """Goes on by a step that is offered."""
        if type(step) is not int:
            step = self.game.checked(step)
        try:
            count = self.game.advance(self._memory, step, _trace)
        except OverflowError:  # a number that no int64 holds
            count = REFUSED
        if count < 0:
            raise IllegalStep(reason=self._reason(self.game.checked(step)))
        self._count = count

    def tell(self, step: int) -> list[str]:
        """Applies the step, and tells what happened by it."""
        trace = new_trace()
        self.apply(step, trace)
        return [self.game.language.event_text(event) for event in events(trace)]

    def play(self, text: str) -> None:
        """The same door, for a step's text."""
        self.apply(self.parse(text))

    def allowed(self, text: str) -> int:
        """The step of this text, if it may happen now."""
        step = self.game.parse(text)
        if not self._offers(step):
            raise IllegalStep(reason=self._reason(step))
        return step

    def why_not(self, text: str) -> Reason | None:
        """The clause that forbids this step now, or None if it may happen."""
        step = self.parse(text)
        return None if self._offers(step) else self._reason(step)

    def preview(self, step: int) -> list[list[str]]:
        """What would happen by a step that is offered, on a copy: one list of events or, if chance has to speak
        next, one for each outcome, with the outcome's own text among the events.
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
        twin._memory = memory = self._memory.copy()
        twin._words = memoryview(memory)
        twin._count = self._count
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def key(self) -> bytes:
        """Equal keys mean equal states, and equal states have equal keys."""
        return self._words[: self.game.num_words].tobytes()

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._words[PLAYERS]

    def scores(self) -> list[int]:
        """Points of each seat, as if the game ended now."""
        return self.standing()[0]

    def ranking(self) -> list[int]:
        """The place of each seat, as if the game ended now: 1 is first, and ties share a place."""
        return self.standing()[1]

    def standing(self) -> list[list[int]]:
        """Points and places, for whoever needs both."""
        table = np.zeros((2, self.players), np.int64)
        self.game.stand(self._memory, table)
        return table.tolist()

    def view(self, seat: int | None = None) -> Any:
        """What this seat, or a watcher, may see: the game's own kind of `View`, to read and to write as JSON."""
        return self.game.view(self, None if seat is None else checked_seat(seat, self.players))

    def _repr_svg_(self) -> str:
        """The picture that notebooks show, as a watcher sees the table."""
        return self.game.draw(self.view())

    def _offers(self, step: int) -> bool:
        return step in self.game.numbers[self._count](self._words, self.game.desk)

    def _reason(self, step: int) -> Reason:
        """Asks the clauses in their order; one of them forbids whatever is not offered."""
        fields, read = self.plain(), self.game.language.steps[step]
        for bar in self.game.bars:
            parameters = bar.forbids(fields, read)
            if parameters is not None:
                refusal = self.game.clauses[bar.clause].refusal
                assert refusal is not None  # noqa: S101
                return Reason(bar.clause, parameters, refusal)
        raise AssertionError(f"no clause forbids {self.text(step)!r}, and yet it is not offered")

    def __repr__(self) -> str:
        who = {CHANCE: "chance", RACE: "race", OVER: "over"}.get(self.actor, f"seat {self.actor + 1}")
        return f"<{self.game.name}: {self.phase}, {who}>"
