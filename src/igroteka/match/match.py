"""A match: a state and its history. It checks who may act; the rules check what is legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from igroteka.core.actors import CHANCE, OVER, RACE
from igroteka.core.dice import Rng, drawn
from igroteka.core.errors import IgrotekaError, NothingToUndo, NotYourTurn
from igroteka.core.game import Game
from igroteka.core.numbers import as_whole
from igroteka.core.options import Options, make_options
from igroteka.core.state import State
from igroteka.core.words import Words, quote
from igroteka.games import game as game_named
from igroteka.match.record import Record, check_names, refuse_entry, undone_to

SNAPSHOT_EVERY = 8
"""Steps between two kept states: going back replays fewer steps than this, however long the match is."""


class Played(NamedTuple):
    """A step that was played, and its events."""

    text: str
    events: list[str]


class Match:
    """The options, the names, and every step since the start. `state` is the fold of the steps not undone."""

    def __init__(self, game: str, *, names: Sequence[str] | None = None, **options: Any) -> None:
        known = game_named(game)
        self._open(known, make_options(known.options, known.name, options), names)

    def _open(self, game: Game, options: Options, names: Sequence[str] | None) -> None:
        self.game = game
        self.options = options
        seats = range(1, options.players + 1)
        self.names = check_names(names or [f"Seat {seat}" for seat in seats], options.players)
        self.state = game.start(options)
        self.snapshots = [self.state.key()]
        """The state after every eighth step, from the start on."""
        self.steps: list[int] = []
        self.actors: list[int] = []
        self.entries: list[str] = []

    @classmethod
    def replay(cls, record: Record) -> Match:
        """Replays a record. Raises BadRecord with the entry that the rules refuse."""
        match = cls.__new__(cls)
        match._open(game_named(record.game), record.options, record.names)
        for number, entry in enumerate(record.entries):
            try:
                match.enter(entry)
            except IgrotekaError as error:
                raise refuse_entry(number, entry, record, error) from None
        return match

    @property
    def record(self) -> Record:
        return Record(self.game.name, self.game.version, self.options, self.names, tuple(self.entries))

    @property
    def is_over(self) -> bool:
        return self.state.actor == OVER

    def play(self, seat: int, text: str) -> Played:
        """Plays a step for a seat, or for CHANCE or RACE if the outcome was decided elsewhere."""
        if as_whole(seat) != self.state.actor:
            raise NotYourTurn(seat=_seat_name(seat), who=_seat_name(self.state.actor))
        return self.take(self.game.parse(text))

    def draw(self, rng: Rng) -> list[Played]:
        """Draws chance outcomes until a seat has to decide or the game is over. Races are drawn too: a caller that
        runs real races should call `throw` while CHANCE is the actor instead.
        """
        drawn: list[Played] = []
        while self.state.actor in (CHANCE, RACE):
            drawn.append(self.throw(rng))
        return drawn

    def throw(self, rng: Rng) -> Played:
        """Draws and plays one outcome of chance or of a race."""
        return self.take(self._outcome(rng))

    def drawn(self, rng: Rng) -> str:
        """Draws an outcome of chance or of a race without playing it, and returns its text."""
        return self.game.text(self._outcome(rng))

    def _outcome(self, rng: Rng) -> int:
        outcomes = self.state.outcomes()
        if not outcomes:
            raise NotYourTurn(seat=_seat_name(CHANCE), who=_seat_name(self.state.actor))
        return drawn(outcomes, rng)

    def undo_point(self, seat: int) -> int | None:
        """The number of steps left if this seat undoes its last one, which it may if neither chance nor another seat
        has acted since; None if it may not.
        """
        return len(self.steps) - 1 if self.actors and self.actors[-1] == as_whole(seat) else None

    def undo(self, to: int) -> None:
        """Goes back to the first `to` steps. The record keeps the undone steps, and the undo."""
        kept = as_whole(to)
        if kept is None or not 0 <= kept < len(self.steps):
            raise NothingToUndo(got=quote(to), steps=len(self.steps))
        last = kept // SNAPSHOT_EVERY
        self.state = State(self.game, self.snapshots[last])
        for step in self.steps[last * SNAPSHOT_EVERY : kept]:
            self.state.apply(step)
        del self.snapshots[last + 1 :], self.steps[kept:], self.actors[kept:]
        self.entries.append(f"undo {kept}")

    def enter(self, entry: str) -> None:
        """Applies an entry of a record."""
        to = undone_to(entry)
        if to is not None:
            self.undo(to)
        else:
            self.take(self.game.parse(entry))

    def take(self, step: int) -> Played:
        """Takes a step by its number, for the actor."""
        actor = self.state.actor
        events = self.state.tell(step)
        text = self.game.texts[step]
        self.steps.append(step)
        self.actors.append(actor)
        self.entries.append(text)
        if len(self.steps) % SNAPSHOT_EVERY == 0:
            self.snapshots.append(self.state.key())
        return Played(text, events)

    def __repr__(self) -> str:
        return f"<match of {self.game.name}: {len(self.steps)} steps, {self.state.phase}>"


def _seat_name(given: object) -> Words:
    actor = as_whole(given)
    if actor is not None and actor >= 0:
        return Words(f"seat {actor + 1}", f"место {actor + 1}")
    others = {CHANCE: Words("chance", "случай"), RACE: Words("the race", "забег"), OVER: Words("nobody", "никто")}
    return others[actor] if actor in others else Words(quote(given), quote(given))
