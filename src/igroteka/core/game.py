"""A game: the facts about it, and the door through which its states come."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from struct import Struct
from typing import Any, get_type_hints

import numpy as np

from igroteka.core.clause import Bar, Clause, Section
from igroteka.core.door import door
from igroteka.core.drawing.cover import COVER
from igroteka.core.drawing.words import draw as draw_words
from igroteka.core.errors import NotationError, UnknownStep
from igroteka.core.fields import WORD, reader
from igroteka.core.language import Language
from igroteka.core.length import Length, endless
from igroteka.core.numbers import as_whole
from igroteka.core.options import Options, described, make_options, valid_values
from igroteka.core.state import State
from igroteka.core.view import Own, View
from igroteka.core.words import Words, quote


def each_alone(state: State) -> tuple[int, ...]:
    """Every seat is a team of its own."""
    return tuple(range(state.players))


@dataclass(frozen=True, eq=False)
class Game:
    """One game. Made once, by its own package; asked for with `igroteka.game(name)`."""

    name: str
    version: int
    """Raised when the rules, the notation or the order of steps change; never by a mere speed-up."""
    options: type[Options]
    language: Language
    sections: tuple[Section, ...]
    bars: tuple[Bar, ...]
    """In the order of the clauses: the first that forbids is named."""

    state_dtype: Any
    most_choices: int
    set_up: Callable[[Any, Any], None]
    view: Callable[[State, int | None], View]
    draw: Callable[[Any], str] = draw_words
    """A view as a picture: a whole SVG file."""
    own: Callable[[State], Sequence[Own]] | None = None
    """Where something is hidden: for each seat, what its view has that is not as a watcher sees it. None: views differ
    in nothing but `seat`."""
    pairs: tuple[tuple[int, int], ...] = ()
    """Where chance has many outcomes: all that there can ever be, each with its weight, by weights from 1 on and then
    by steps, which are neighbours. The door leaves on the desk, in place of a weight, the pair's number in this table:
    making 28 pairs for every draw took longer than the draw."""
    teams: Callable[[State], tuple[int, ...]] = each_alone
    """The team of each seat: who wins together."""
    about: Words | None = None
    """What it is about, in one sentence that makes people want to play."""
    minutes: int | None = None
    """How long a match of people takes, more or less."""
    opponents: tuple[str, ...] = ("casual",)
    """Bots for one person who names none: as many as make the game most fun, and ones that can be beaten."""
    characters: tuple[Words, ...] = ()
    """What seats are called that nobody has named, by their looks, if the looks are somebody."""
    cover: str = COVER
    """A small picture that tells what it is about: a whole SVG file."""
    stand_in: str = "solid"
    """The bot that plays for somebody whose time is up."""
    longest: Callable[[Any], Length | None] = endless
    """With these options: how often seats and chance are asked at most; None if there is no bound."""
    texts: tuple[str, ...] = field(init=False)
    """The step table: a step is an index into it."""
    phases: tuple[str, ...] = field(init=False)
    offer: Callable[[Any], int] = field(init=False)
    advance: Callable[[Any, int, Any], int] = field(init=False)
    stand: Callable[[Any, Any], None] = field(init=False)
    num_steps: int = field(init=False)
    """How many steps the table has."""
    num_words: int = field(init=False)
    """How many int64 words a state has."""
    read: Callable[[list[int]], Any] = field(init=False)
    """Gives those words the names of the fields."""
    desk: int = field(init=False)
    """At which byte of a state's memory its desk begins,"""
    weights: int = field(init=False)
    """and the weights on it."""
    numbers: tuple[Callable[[Any, int], tuple[int, ...]], ...] = field(init=False)
    """For each number of words, what reads so many from a byte on."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "texts", self.language.texts)
        object.__setattr__(self, "phases", tuple(self.language.phases))
        described(self.options)  # refuses options that are not described
        ways = door(self.name, self.state_dtype, self.phases, self.seats, self.pairs)
        for way, function in ways._asdict().items():
            object.__setattr__(self, way, function)
        object.__setattr__(self, "num_steps", len(self.texts))
        object.__setattr__(self, "num_words", self.state_dtype.itemsize // WORD)
        object.__setattr__(self, "read", reader(self.state_dtype))
        object.__setattr__(self, "desk", WORD * (self.num_words + 1))
        object.__setattr__(self, "weights", self.desk + WORD * self.most_choices)
        object.__setattr__(self, "numbers", tuple(Struct(f"{n}q").unpack_from for n in range(self.most_choices + 1)))

    def new(self, **options: Any) -> State:
        """The state at the start, before anything has happened."""
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
        """Whether seats race between steps, or in the calm mode pick in secret: the actor is RACE then."""
        return any("race" in form.by for form in self.language.forms)

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of seats that the game can be played with.

        It is not cached: a cached property needs the object's dictionary, and with one every step reads the game's
        fields a tenth slower.
        """
        return tuple(valid_values(self.options)["players"])

    @cached_property
    def view_type(self) -> type[View]:
        """What `view` gives."""
        return get_type_hints(self.view)["return"]

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        return {clause.id: clause for section in self.sections for clause in section.clauses}

    def text(self, step: int) -> str:
        """The one text of a step."""
        return self.texts[self.checked(step)]

    def parse(self, text: str) -> int:
        """The step that the text stands for."""
        step = self.language.numbers.get(text) if isinstance(text, str) else None
        if step is None:
            raise NotationError(got=quote(text), game=self.name, examples=list(self.language.examples))
        return step

    def checked(self, step: Any) -> int:
        """The step itself, if it is a number of the step table."""
        number = as_whole(step)
        if number is None or not 0 <= number < self.num_steps:
            raise UnknownStep(got=quote(step), game=self.name, last=self.num_steps - 1)
        return number

    def __repr__(self) -> str:
        return f"<game {self.name}, rules version {self.version}>"
