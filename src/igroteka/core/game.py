"""A game: its facts, and the factory of its states."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from struct import Struct
from typing import Any, NamedTuple, get_type_hints

import numpy as np

from igroteka.core.clause import Bar, Clause, Section
from igroteka.core.compiled import compiled_rules
from igroteka.core.drawing.cover import COVER
from igroteka.core.drawing.words import draw as draw_words
from igroteka.core.errors import NotationError, UnknownStep
from igroteka.core.fields import WORD, layout, reader
from igroteka.core.firsts import First
from igroteka.core.language import Language
from igroteka.core.length import Length, endless
from igroteka.core.lessons import Lessons
from igroteka.core.numbers import as_whole
from igroteka.core.options import Options, described, make_options, valid_values
from igroteka.core.reading import Reading
from igroteka.core.state import State
from igroteka.core.totals import TotalForm
from igroteka.core.view import Own, View
from igroteka.core.words import Words, quote


def each_alone(state: State) -> tuple[int, ...]:
    """The teams of a game in which every seat plays for itself."""
    return tuple(range(state.players))


def no_reasons(state: State, line: Sequence[int]) -> list[str]:
    """Of a game that does not say what speaks for a choice."""
    return []


@dataclass(frozen=True, eq=False)
class Game:
    """A game. Its package creates the only instance; `igroteka.game(name)` returns it."""

    name: str
    version: int
    """Incremented when the rules, the notation or the order of steps change, but not for a mere speed-up."""
    options: type[Options]
    language: Language
    sections: tuple[Section, ...]
    """In the order in which their clauses refuse a step."""
    reading: Reading
    """The rules in the order in which people read them."""
    bars: tuple[Bar, ...]
    """In the order of the clauses. A refusal names the first that forbids the step."""

    fields: type[NamedTuple]
    most_choices: int
    set_up: Callable[[Any, Any], None]
    view: Callable[[State, int | None], View]
    draw: Callable[[Any], str] = draw_words
    """Draws a view as an SVG file."""
    own: Callable[[State], Sequence[Own]] | None = None
    """In a game with hidden information, the fields of each seat's view that differ from a watcher's. None if views
    differ only in `seat`."""
    pairs: tuple[tuple[int, int], ...] = ()
    """In a game with many chance outcomes, every possible pair of a step and its weight, sorted by weight (from 1) and
    then by step; the steps are consecutive. The move buffer then holds indices into this table instead of weights,
    because making 28 tuples for every draw took longer than the draw."""
    teams: Callable[[State], tuple[int, ...]] = each_alone
    """The team of each seat. Members of a team win together."""
    about: Words | None = None
    """What the game is about, in one inviting sentence."""
    minutes: int | None = None
    """The approximate duration of a match between people."""
    opponents: tuple[str, ...] = ("casual",)
    """The bots for one person who names none: the most enjoyable number of them, and beatable."""
    characters: tuple[Words, ...] = ()
    """Default names of the seats, if their looks are characters."""
    lessons: Lessons | None = None
    """The guided first game, if there is one."""
    firsts: tuple[First, ...] = ()
    """What is explained when it happens for the first time."""
    cover: str = COVER
    """A small picture of the game's theme, as an SVG file."""
    stand_in: str = "solid"
    """The bot that plays for a person whose time is up."""
    reasons: Callable[[State, Sequence[int]], list[str]] = no_reasons
    """What speaks for these steps of the seat to act, one after the other, and against them: texts of the language's
    reasons, the most important first. They tell nothing that the seat cannot see.
    """
    totals: tuple[TotalForm, ...] = ()
    """What reviews of a match count, because people quote it to each other."""
    longest: Callable[[Any], Length | None] = endless
    """The maximum length of a game with these options; None if there is no bound."""
    state_dtype: Any = field(init=False)
    """The NumPy record type of the fields, which compiled rules work on."""
    texts: tuple[str, ...] = field(init=False)
    """The step table. A step number is an index into it."""
    phases: tuple[str, ...] = field(init=False)
    offer: Callable[[Any], int] = field(init=False)
    advance: Callable[[Any, int, Any], int] = field(init=False)
    stand: Callable[[Any, Any], None] = field(init=False)
    num_steps: int = field(init=False)
    """The number of steps in the table."""
    num_words: int = field(init=False)
    """The number of int64 words in a state."""
    read: Callable[[list[int]], Any] = field(init=False)
    """Turns the words of a state into a tuple of named fields."""
    steps_at: int = field(init=False)
    """The byte offset of the move buffer's steps in a state's memory."""
    weights_at: int = field(init=False)
    """The byte offset of the move buffer's weights."""
    unpack: tuple[Callable[[Any, int], tuple[int, ...]], ...] = field(init=False)
    """`unpack[n](memory, offset)` reads n int64 words at a byte offset."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "state_dtype", layout(self.fields))
        object.__setattr__(self, "texts", self.language.texts)
        object.__setattr__(self, "phases", tuple(self.language.phases))
        described(self.options)  # refuses options that are not described
        compiled = compiled_rules(self.name, self.state_dtype, self.phases, self.seats, self.pairs)
        for name, function in compiled._asdict().items():
            object.__setattr__(self, name, function)
        object.__setattr__(self, "num_steps", len(self.texts))
        object.__setattr__(self, "num_words", self.state_dtype.itemsize // WORD)
        object.__setattr__(self, "read", reader(self.fields))
        object.__setattr__(self, "steps_at", WORD * (self.num_words + 1))
        object.__setattr__(self, "weights_at", self.steps_at + WORD * self.most_choices)
        object.__setattr__(self, "unpack", tuple(Struct(f"{n}q").unpack_from for n in range(self.most_choices + 1)))

    def new(self, **options: Any) -> State:
        """The initial state of a game with these options."""
        return self.start(make_options(self.options, self.name, options))

    def start(self, options: Options) -> State:
        return State(self, self._start_key(options))

    @lru_cache(maxsize=64)  # noqa: B019 (games live as long as the program)
    def _start_key(self, options: Options) -> bytes:
        table = np.zeros(1, self.state_dtype)
        self.set_up(table[0], options)
        return table.tobytes()

    @property
    def has_race(self) -> bool:
        """Whether the game has races, in which the actor is RACE. In the calm mode, secret picks replace the race."""
        return any("race" in form.by for form in self.language.forms)

    @property
    def seats(self) -> tuple[int, ...]:
        """The possible numbers of seats.

        Not cached: a cached property would create the instance's __dict__, which makes every step read the game's
        fields a tenth slower.
        """
        return tuple(valid_values(self.options)["players"])

    @cached_property
    def view_type(self) -> type[View]:
        """The return type of `view`."""
        return get_type_hints(self.view)["return"]

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        return {clause.id: clause for section in self.sections for clause in section.clauses}

    def text(self, step: int) -> str:
        """The text of a step."""
        return self.texts[self.checked(step)]

    def parse(self, text: object) -> int:
        """The step number of a text."""
        step = self.language.numbers.get(text) if isinstance(text, str) else None
        if step is None:
            raise NotationError(got=quote(text), game=self.name, examples=list(self.language.examples))
        return step

    def checked(self, step: Any) -> int:
        """The step as an int; raises UnknownStep if it is not in the step table."""
        number = as_whole(step)
        if number is None or not 0 <= number < self.num_steps:
            raise UnknownStep(got=quote(step), game=self.name, last=self.num_steps - 1)
        return number

    def __repr__(self) -> str:
        return f"<game {self.name}, rules version {self.version}>"
