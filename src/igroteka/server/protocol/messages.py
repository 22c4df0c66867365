"""What the server sends: codes and parameters, never sentences. `n` is the length of the log.

A view is made by the rules (`State.view`) for one seat or for a spectator; it holds nothing that the client may not
know.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from igroteka.core.view import View
from igroteka.server.protocol.refusal import Code

PROTOCOL = 1

By = Literal["seat", "bot", "clock", "chance", "race"]
"""Who decided a step."""
Grade = Literal["best", "alike", "close", "weaker"]


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Base of all that a client is told."""


class Out(Told, frozen=True, kw_only=True, tag_field="t", tag=str.lower):
    """Base of all messages to a client."""


class Asks(Told, frozen=True, kw_only=True):
    """Somebody who asks for the seat of a bot."""

    knock: int
    name: str


class Door(Told, frozen=True, kw_only=True):
    """Who may come in, as the host has decided."""

    locked: bool = False
    """Nobody new sits down or, at a private table, watches."""
    several: bool = False
    """At a public table a person may take several seats."""


class SeatFacts(Told, frozen=True, kw_only=True):
    """What everybody may know about a seat."""

    look: int = 0
    """Its colour, pattern, sign and cat, 0 to 7. It moves with the seat when seats are shuffled."""
    name: str = ""
    bot: str | None = None
    held: bool = False
    """Whether a person holds it."""
    present: bool = False
    """Whether that person is connected."""
    grace: float | None = None
    """Seconds for which the seat is kept for that person, who has just left, before others may lend it to a bot."""
    waived: list[int] = []
    """Those who agree not to wait for that person, by their seats."""
    asked: list[Asks] = []
    """Those who ask for it, while a bot plays it for nobody."""
    host: bool = False
    """Whether that person is the host."""


class Facts(Told, frozen=True, kw_only=True):
    """What was agreed about the table."""

    id: str
    code: str
    game: str
    options: dict[str, str]
    public: bool = False
    shuffle: bool = True
    seconds: int | None = None
    stand_in: str = ""
    calm: bool = False
    teams: list[int] = []
    """The team of each seat, if seats win together."""
    again: bool = False
    """A rematch, which begins by itself when everybody who holds a seat is present."""
    hints: bool = False
    """Whether players may ask for hints also where several people play."""


class Line(Told, frozen=True, kw_only=True):
    """An entry of the log as everybody may see it. Lines are numbered from 0 without gaps."""

    e: str
    a: str | None = None
    """The text of a step."""
    by: By | None = None
    actor: int | None = None
    """Whose step it was: a seat, -1 for chance, -2 for a race."""
    events: list[str] = []
    seat: int | None = None
    name: str | None = None
    look: int | None = None
    bot: str | None = None
    to: int | None = None
    end: bool = False
    """Whether it is asked to end the match, and not to take something back."""
    order: list[int] | None = None
    places: tuple[int, ...] | None = None
    table: str | None = None
    freed: bool = False
    locked: bool = False
    several: bool = False
    hash: str | None = None
    """Of the secret from which the dice of the match follow."""
    entropy: str | None = None
    missing: list[int] = []
    """The seats of people who have added nothing to the dice."""
    secret: str | None = None


def _holds(held: type) -> msgspec.Meta:
    """The type inside JSON that is encoded once for many messages, for TypeScript and JSON Schema."""
    return msgspec.Meta(extra={"holds": held}, extra_json_schema={"$ref": f"#/$defs/{held.__name__}"})


WrittenLine = Annotated[msgspec.Raw, _holds(Line)]
WrittenView = Annotated[msgspec.Raw, _holds(View)]
"""The view of some game."""


class Position(Told, frozen=True, kw_only=True):
    """Where the match stands, for one client."""

    view: WrittenView
    waits: list[int] = []
    """The seats whose decision is awaited."""
    legal: dict[int, list[str]] = {}
    """For those of one's own seats that may act: the texts of the legal steps."""
    left: float | None = None
    """Seconds until the stand-in decides."""
    free: list[int] = []
    """Those of one's own seats whose last decision can be taken back without asking."""
    asked: int | None = None
    """The seat that asks to take its last decision back, or to end the match."""
    to_end: bool = False
    """Whether it asks to end the match."""
    ended: int | None = None
    """The match was ended unfinished, as this seat wanted."""
    picks: list[int] = []
    """Secret picks: the seats that have picked."""
    places: tuple[int, ...] | None = None
    """Secret picks: where everybody stands."""
    hints: bool = False
    """Whether a hint can be asked for, for the seat in `legal`."""


class Welcome(Out, frozen=True):
    """The answer to hello: everything, with the lines that the client does not have yet."""

    v: int
    n: int
    since: int
    facts: Facts
    seats: list[SeatFacts]
    you: tuple[int, ...]
    """The seats that this client holds."""
    host: bool
    """Whether this client may begin, and change bots of others: the host; in a rematch, or if the host holds no seat,
    also everybody who holds one."""
    lines: list[WrittenLine]
    received: tuple[int, ...] = ()
    """Those of `you` that came by a link."""
    door: Door | None = None
    """None, if the host has decided nothing."""
    position: Position | None = None
    """None before the match has begun."""


class News(Out, frozen=True):
    """New lines, and the position after them."""

    n: int
    lines: list[WrittenLine]
    seats: list[SeatFacts] | None = None
    """If something about them has changed."""
    you: tuple[int, ...] | None = None
    received: tuple[int, ...] = ()
    host: bool | None = None
    door: Door | None = None
    """If it has changed."""
    position: Position | None = None


class People(Out, frozen=True):
    """Somebody has come or gone."""

    seats: list[SeatFacts]
    watchers: int


class Done(Out, frozen=True):
    """The command is carried out, and its first entry is number n. If nothing was left to do, n is the log's length."""

    id: str
    n: int


class Refused(Out, frozen=True):
    """The command, or the question, is refused, and nothing has changed. `stale`: the client should say hello again."""

    code: Code
    id: str | None = None
    parameters: dict[str, Any] = {}


class Because(Out, frozen=True):
    """Why a step cannot be taken; without a clause, it can."""

    id: str
    clause: str | None = None
    parameters: dict[str, Any] = {}


class Foreseen(Out, frozen=True):
    """What would happen: one list of events, or one for each outcome of the chance that follows."""

    id: str
    outcomes: list[list[str]]


class HintedChoice(Told, frozen=True, kw_only=True):
    """A choice that a bot found."""

    line: list[str]
    """The texts of the step, and of what the same seat would do next, as long as nobody else decides."""
    grade: Grade
    """Compared with the best choice; `alike` if the difference is within the error of the estimates."""
    visits: int
    """How often the bot tried it."""
    worth: float
    """The part of its opponents that the seat would beat, as the bot estimates it."""
    reasons: list[str] = []
    """Texts of the reasons in the game's phrasebook."""


class Hints(Out, frozen=True):
    """What a bot would do, the best first."""

    id: str
    choices: list[HintedChoice]


class RaceFacts(Told, frozen=True, kw_only=True):
    """What everybody may see of a race. The lists have a number for each seat."""

    tick: int
    phase: Literal["countdown", "walk", "run", "over"]
    left: int
    """Ticks until the signal, then until the latest call, then until no wish is heard any more."""
    places: list[int]
    """On the ring."""
    speeds: list[int]
    """A tick; positive is clockwise."""
    chairs: list[int | None]
    """Who sits already, and where."""
    signal: int
    """The tick at which cats begin to walk."""
    call: int
    """The tick from which on the leader may call."""
    held: int = 0
    """The server was held up: the race waits, and goes on in so many seconds."""


class Snapshot(Out, frozen=True):
    """The race as it is now. It is not numbered, and may get lost."""

    race: RaceFacts
    word: str | None = None
    """The leader's, once it is called."""


class Ping(Out, frozen=True):
    """A heartbeat, to be answered at once by a pong with the same mark."""

    mark: int


class Preparing(Out, frozen=True):
    """The bots of this table's game are still being prepared, and play simply until that is done."""

    done: bool


class Paused(Out, frozen=True):
    """The store fails, so nothing happens at the table until it works again."""

    why: Literal["store"]


class Goodbye(Out, frozen=True):
    """The server closes the connection."""

    why: Literal["stopping", "slow"]


AnyOut = (
    Welcome
    | News
    | People
    | Done
    | Refused
    | Because
    | Foreseen
    | Hints
    | Snapshot
    | Ping
    | Preparing
    | Paused
    | Goodbye
)

written: Callable[[Any], bytes] = msgspec.json.Encoder().encode
"""A message, or a part of one, as JSON. A part of many messages is encoded once, as `msgspec.Raw(written(part))`."""
