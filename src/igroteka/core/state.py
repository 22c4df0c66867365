"""The Python API of a position. It contains no rules: it calls the compiled ones."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any

import numpy as np

from igroteka.core.actors import CHANCE, OVER, RACE, checked_seat
from igroteka.core.clause import Reason
from igroteka.core.compiled import REFUSED
from igroteka.core.errors import IllegalStep, UnknownState
from igroteka.core.fields import WORD
from igroteka.core.trace import SILENCE, events, new_trace
from igroteka.core.words import quote

if TYPE_CHECKING:
    from igroteka.core.game import Game

ACTOR = 0  # every game's state begins with these three words
PHASE = 1
PLAYERS = 2


def is_key(given: object, size: int) -> bool:
    """Whether it can be the key of a state with this many bytes."""
    return isinstance(given, bytes) and len(given) == size


class State:
    """A position: who is to act, what is legal, and what follows.

    Its memory is one array of int64 words: the state itself, laid out as the game's `state_dtype`, the number of
    choices, and the move buffer, where compiled code lists the choices. Copying the array copies the state.
    """

    __slots__ = ("_count", "_memory", "_words", "game")

    game: Game
    _memory: Any
    _words: memoryview[int]
    _count: int

    def __init__(self, game: Game, key: bytes) -> None:
        """Restores a state from its `key()`. Raises UnknownState for a wrong length or inconsistent words, but does not
        validate every word.
        """
        size = game.num_words
        if not is_key(key, WORD * size):
            raise UnknownState(got=quote(key), game=game.name, size=WORD * size)
        self.game = game
        self._memory = np.zeros(size + 1 + 2 * game.most_choices, np.int64)
        self._memory[:size] = np.frombuffer(key, np.int64)
        self._words = memoryview(self._memory)  # faster than the array for single words and slices
        self._count = game.offer(self._memory)
        if self._count < 0:
            raise UnknownState(got=quote(key), game=game.name, size=WORD * size)

    @property
    def actor(self) -> int:
        """The seat to decide, counted from 0, or CHANCE, RACE or OVER."""
        return self._words[ACTOR]

    @property
    def phase(self) -> str:
        return self.game.phases[self._words[PHASE]]

    @property
    def fields(self) -> Any:
        """The state as a NumPy record of the game's `state_dtype`. Read-only by convention."""
        return self._memory[: self.game.num_words].view(self.game.state_dtype)[0]

    def plain(self) -> Any:
        """The game's `Fields`, as Python ints and lists: faster when many of them are read."""
        return self.game.read(self._words[: self.game.num_words].tolist())

    def legal(self) -> list[int]:
        """The legal steps of the seat to act, ascending; empty if the actor is not a seat."""
        words = self._words
        if words[ACTOR] < 0:
            return []
        game = self.game
        return [*game.unpack[self._count](words, game.steps_at)]  # faster than a slice, which matters at every step

    def legal_texts(self) -> list[str]:
        """The texts of the legal steps."""
        texts = self.game.texts
        return [texts[step] for step in self.legal()]

    def outcomes(self) -> list[tuple[int, int]]:
        """The outcomes of chance or of the race, with integer weights; empty if the actor is neither."""
        words = self._words
        if words[ACTOR] >= 0:
            return []
        game, count = self.game, self._count
        unpack = game.unpack[count]
        if not game.pairs:
            return [*zip(unpack(words, game.steps_at), unpack(words, game.weights_at))]  # noqa: B905
        which = unpack(words, game.weights_at)
        return [*itemgetter(*which)(game.pairs)] if count > 1 else [game.pairs[one] for one in which]

    def apply(self, step: int, _trace: Any = SILENCE) -> None:
        """Applies a step; raises IllegalStep if it is not legal now."""
        if type(step) is not int:
            step = self.game.checked(step)
        try:
            count = self.game.advance(self._memory, step, _trace)
        except OverflowError:  # a number that does not fit into int64
            count = REFUSED
        if count < 0:
            raise IllegalStep(reason=self._reason(self.game.checked(step)))
        self._count = count

    def tell(self, step: int) -> list[str]:
        """Applies the step, and returns the texts of its events."""
        trace = new_trace()
        self.apply(step, trace)
        return [self.game.language.event_text(event) for event in events(trace)]

    def play(self, text: str) -> None:
        """Applies the step with this text."""
        self.apply(self.parse(text))

    def allowed(self, text: str) -> int:
        """The number of the step with this text; raises IllegalStep if it is not legal now."""
        step = self.game.parse(text)
        if not self._offers(step):
            raise IllegalStep(reason=self._reason(step))
        return step

    def why_not(self, text: str) -> Reason | None:
        """The clause that forbids this step now, or None if the step is legal."""
        step = self.parse(text)
        return None if self._offers(step) else self._reason(step)

    def preview(self, step: int) -> list[list[str]]:
        """The events that a legal step would cause: one list or, if chance acts next, one list for each outcome, with
        the outcome's own text among the events.
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
        """The state as bytes. Two states are equal exactly if their keys are."""
        return self._words[: self.game.num_words].tobytes()

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._words[PLAYERS]

    def scores(self) -> list[int]:
        """The points of each seat, as if the game ended now."""
        return self.standing()[0]

    def ranking(self) -> list[int]:
        """The place of each seat, as if the game ended now: 1 is first, and ties share a place."""
        return self.standing()[1]

    def standing(self) -> list[list[int]]:
        """Points and places in one call."""
        table = np.zeros((2, self._words[PLAYERS]), np.int64)
        self.game.stand(self._memory, table)
        return table.tolist()

    def view(self, seat: int | None = None) -> Any:
        """What this seat, or a watcher, may see, as the game's own `View`, which serializes to JSON."""
        return self.game.view(self, None if seat is None else checked_seat(seat, self.players))

    def _repr_svg_(self) -> str:
        """The picture that notebooks show, from a watcher's view."""
        return self.game.draw(self.view())

    def _offers(self, step: int) -> bool:
        return step in self.game.unpack[self._count](self._words, self.game.steps_at)

    def _reason(self, step: int) -> Reason:
        """The first clause, in order, that forbids the step. There is one for every step that is not legal."""
        fields, read = self.plain(), self.game.language.steps[step]
        for bar in self.game.bars:
            parameters = bar.forbids(fields, read)
            if parameters is not None:
                refusal = self.game.clauses[bar.clause].refusal
                assert refusal is not None  # noqa: S101
                return Reason(bar.clause, parameters, refusal)
        raise AssertionError(f"no clause forbids {self.text(step)!r}, but it is not legal")

    def __repr__(self) -> str:
        who = {CHANCE: "chance", RACE: "race", OVER: "over"}.get(self.actor, f"seat {self.actor + 1}")
        return f"<{self.game.name}: {self.phase}, {who}>"
