"""A table: the fold of its log. What may be added to it is decided elsewhere (steps.py, takeback.py, seating.py).

Plain code: no sockets, no clock, no dice, no waiting.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from igroteka.core.actors import CHANCE, OVER, RACE
from igroteka.core.options import read_options, valid_values
from igroteka.games import game
from igroteka.match.match import Match
from igroteka.match.order import teams_of
from igroteka.match.record import Record
from igroteka.match.seal import END, Attachment, AttachmentKind, Seal, add_line, commit_line, missing_line, seats_line
from igroteka.server.protocol.messages import By
from igroteka.server.table.dice_seal import DiceSeal
from igroteka.server.table.entries import (
    Again,
    Agreed,
    AnyEntry,
    Asked,
    Back,
    Begun,
    Committed,
    Contributed,
    Declined,
    Ended,
    Hinted,
    Lent,
    Looked,
    Managed,
    Opened,
    Picked,
    Raced,
    Removed,
    Revealed,
    Rose,
    Sat,
    Sealed,
    Stepped,
    Stood,
    Undo,
)
from igroteka.server.table.interlude import interlude_of
from igroteka.server.table.seat import Seat
from igroteka.store.store import Finish, Summary


class Added(NamedTuple):
    """An entry that has been added; if it was a step, who acted, and what happened."""

    entry: AnyEntry
    actor: int | None = None
    events: list[str] = []  # noqa: RUF012 (nobody changes it)


class Table:
    """`n` counts the entries of the log, and never falls."""

    def __init__(self, opened: Opened) -> None:
        self.opened, self.game = opened, game(opened.game)
        self.interlude = interlude_of(opened.game, opened.calm)
        self.options = read_options(self.game.options, self.game.name, opened.options)
        looks = opened.looks or range(len(opened.bots))
        self.seats = [Seat(look, bot=bot) for look, bot in zip(looks, opened.bots, strict=True)]
        self.match: Match | None = None
        self.actor = OVER
        """Who is to act: a seat, CHANCE, RACE, or OVER, also before the match begins."""
        self.n = 1
        self.settled = 0
        """The number of the last entry that changed the match. Those who act must have seen it."""
        self.arranged = 0
        """The number of the last entry that was no step: it may have changed the seats and who holds them."""
        self.furthest = 0
        """The most steps that the match has had."""
        self.takebacks = 0
        """How often it has gone back, or somebody asked for that or for the end, since then."""
        self.asked: Asked | None = None
        self.agreed: set[int] = set()
        self.ended_by: int | None = None
        """The seat that wanted the match to end unfinished; None, if it goes on or was played to its end."""
        self.places: tuple[int, ...] | None = None
        self.picks: dict[int, int] = {}
        self.dice = DiceSeal()
        self.order: tuple[int, ...] = ()
        """Which seat each seat was before they were shuffled."""
        self.attached: list[Attachment] = []
        """What decided the races."""
        self.tapes: list[tuple[int, str]] = []
        """Those of the races in force, each with the number of steps after it."""
        self.turned_back = 0
        """How often the match has gone back beyond chance."""
        self.managed = Managed()
        self.removed: set[str] = set()
        """People whom the host has sent away."""
        self.hinted = -1
        """The entry that had changed the match when a hint was given last."""
        self.next_table: str | None = None

    @classmethod
    def fold(cls, entries: Sequence[AnyEntry]) -> "Table":
        first, *others = entries
        assert isinstance(first, Opened)  # noqa: S101
        table = cls(first)
        for entry in others:
            table.add(entry)
        return table

    @property
    def record(self) -> Record:
        """The match with what can be told of its dice."""
        assert self.match is not None  # noqa: S101
        record, dice = self.match.record, self.dice
        if not dice.lines:
            return record
        secret = dice.secret.hex() if dice.is_revealed and dice.secret is not None else None
        seal = Seal(tuple(dice.lines), self.order, tuple(self.attached), secret)
        return msgspec.structs.replace(record, seal=seal)

    @property
    def is_over(self) -> bool:
        return self.match is not None and self.actor == OVER

    @cached_property
    def is_live(self) -> bool:
        """Whether play on the clock has to decide now."""
        if self.match is None or self.interlude is None or self.is_over:
            return False
        return self.interlude.is_live(self)

    @cached_property
    def waits_for(self) -> list[int]:
        """The seats whose decision is awaited: the one to act, or all that have to make a secret pick."""
        if self.actor >= 0:
            return [self.actor]
        return self.interlude.waits_for(self) if self.interlude is not None and self.actor == RACE else []

    @cached_property
    def people_to_ask(self) -> set[str]:
        """The people who hold a seat, without those who have lent theirs to a bot."""
        return {seat.person for seat in self.seats if seat.person and not seat.is_lent_by_holder}

    def still_to_agree(self) -> set[str]:
        """Those who have not agreed to what is asked."""
        if self.asked is None:
            return set()
        return self.people_to_ask - {self.seats[self.asked.seat].person} - self.agreed_people()

    def agreed_people(self) -> set[str]:
        return {person for seat in self.agreed if (person := self.seats[seat].person)}

    @cached_property
    def teams(self) -> list[int]:
        """The team of each seat; empty if everybody plays for themselves."""
        return teams_of(self.game.start(self.options))

    @property
    def look_count(self) -> int:
        """How many looks there are: the board has one for each of the largest number of seats."""
        return max(valid_values(self.game.options)["players"])

    @cached_property
    def managers(self) -> set[str]:
        """The people who may begin, and decide about bots: the host. In a rematch, to which the host may not come, and
        if the host only watches, everybody who holds a seat may, too. A host who has handed their seat over stays one.
        """
        seated = {seat.person for seat in self.seats if seat.person}
        is_led = self.opened.host in seated.union(seat.giver for seat in self.seats) and not self.opened.again
        return {self.opened.host} if is_led else {self.opened.host, *seated}

    @cached_property
    def allows_hints(self) -> bool:
        """Hints are for those who play against bots alone, and for tables whose host allows them."""
        return self.opened.hints or len({seat.person for seat in self.seats if seat.person}) < 2

    def seats_of(self, *people: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person in people]

    def is_hosted_by(self, person: str) -> bool:
        return person == self.opened.host

    def is_managed_by(self, *people: str) -> bool:
        return not self.managers.isdisjoint(people)

    @cached_property
    def summary(self) -> Summary:
        """For lists of tables. Few entries change it."""
        return Summary(
            self.opened.game,
            self.opened.public,
            "open" if self.match is None else "over" if self.is_over else "playing",
            len(self.seats),
            sum(seat.is_open for seat in self.seats),
            [seat.name for seat in self.seats if seat.person],
            self.result() if self.is_over and self.ended_by is None else [],
            self.turned_back,
        )

    def result(self) -> list[Finish]:
        """How the match, played to its end, ended for each seat."""
        assert self.match is not None  # noqa: S101
        state = self.match.state
        ended = zip(self.seats, state.scores(), state.ranking(), strict=True)
        return [Finish(seat.name, None if seat.person else seat.bot, score, place) for seat, score, place in ended]

    def add(self, entry: AnyEntry) -> Added:
        """Takes an entry in that was decided, or that stands in the log."""
        if isinstance(entry, Stepped):
            return self.take(self.game.parse(entry.a), entry.by)
        self.arranged = self.n
        if isinstance(entry, Undo | Begun | Ended):
            self.settled = self.n
        self.count()
        FOLDS[type(entry)](self, entry)
        for derived in ("allows_hints", "managers", "people_to_ask", "summary"):
            self.__dict__.pop(derived, None)
        return Added(entry)

    def take(self, step: int, by: By) -> Added:
        """Takes a step that is known to be legal."""
        assert self.match is not None  # noqa: S101
        if self.actor == RACE and self.places is not None and self.match.actors[-1:] != [RACE]:
            self.attach_picks()
        actor, events = self.actor, self.match.take(step).events
        if self.asked is not None:
            self.go_on_from(self.asked, actor, by)
        self.settled, self.actor = self.n, self.match.state.actor
        if len(self.match.steps) > self.furthest:
            self.furthest, self.takebacks = len(self.match.steps), 0
        if self.actor != RACE:
            self.places, self.picks = None, {}
        if self.actor == OVER:
            self.__dict__.pop("summary", None)
        self.count()
        return Added(Stepped(self.game.texts[step], by), actor, events)

    def go_on_from(self, asked: Asked, actor: int, by: By) -> None:
        """The match goes on, so nothing is taken back. The wish to end it stays until who had it plays on."""
        if not asked.end or (by == "seat" and self.seats[actor].person == self.seats[asked.seat].person):
            self.asked = None

    def count(self) -> None:
        """One more entry. What was derived from the entries is derived again when it is asked for."""
        self.n += 1
        self.__dict__.pop("waits_for", None)
        self.__dict__.pop("is_live", None)

    def sit(self, entry: Sat) -> None:
        self.seats[entry.seat] = Seat(self.seats[entry.seat].look, entry.person, entry.name, giver=entry.giver)

    def rise(self, entry: Rose) -> None:
        self.seats[entry.seat] = Seat(self.seats[entry.seat].look)
        self.agreed.discard(entry.seat)  # the next holder has agreed to nothing
        if self.asked is not None and self.asked.end and self.asked.seat == entry.seat:
            self.asked = None

    def remove(self, entry: Removed) -> None:
        self.removed.add(entry.person)
        for seat in self.seats_of(entry.person):
            self.rise(Rose(seat))

    def manage(self, entry: Managed) -> None:
        self.managed = entry

    def change_look(self, entry: Looked) -> None:
        seat = self.seats[entry.seat]
        for other in self.seats:
            if other.look == entry.look:
                other.look = seat.look
        seat.look = entry.look

    def lend(self, entry: Lent) -> None:
        seat = self.seats[entry.seat]
        if seat.bot is None:
            seat.lent_at = 0 if self.match is None else len(self.match.steps)
        seat.bot, seat.was_away = entry.bot, entry.away

    def come_back(self, entry: Back) -> None:
        self.seats[entry.seat].bot = None

    def ask(self, entry: Asked) -> None:
        self.asked, self.agreed = entry, set()
        self.takebacks += 1

    def agree(self, entry: Agreed) -> None:
        self.agreed.add(entry.seat)

    def decline(self, entry: Declined) -> None:
        self.asked = None

    def end(self, entry: Ended) -> None:
        """The position stays as it is, and nobody acts any more."""
        self.ended_by, self.actor = entry.seat, OVER
        self.asked, self.places, self.picks = None, None, {}

    def stand(self, entry: Stood) -> None:
        self.places, self.picks = entry.places, {}
        self.attach("places", " ".join(map(str, entry.places)))

    def pick(self, entry: Picked) -> None:
        self.picks[entry.seat] = entry.chair

    def attach_picks(self) -> None:
        """All have picked, and nobody has sat down."""
        picks = [self.picks.get(seat) for seat in range(len(self.seats))]
        self.attach("picks", " ".join("-" if chair is None else str(chair + 1) for chair in picks))

    def keep_tape(self, entry: Raced) -> None:
        assert self.match is not None  # noqa: S101
        self.tapes.append((len(self.match.steps), entry.tape))
        self.attach("tape", entry.tape)

    def attach(self, kind: AttachmentKind, text: str) -> None:
        assert self.match is not None  # noqa: S101
        self.attached.append(Attachment(kind, len(self.match.entries), text))

    def commit(self, entry: Committed) -> None:
        self.dice.lines = [commit_line(entry.hash), seats_line(self.opened.shuffle)]

    def add_entropy(self, entry: Contributed) -> None:
        self.dice.lines.append(add_line(entry.seat, entry.entropy))
        self.dice.added |= {self.seats[entry.seat].person or ""}

    def seal_dice(self, entry: Sealed) -> None:
        self.dice.lines += [*map(missing_line, entry.missing), END]

    def reveal(self, entry: Revealed) -> None:
        self.dice.secret, self.dice.is_revealed = bytes.fromhex(entry.secret), True

    def play_again(self, entry: Again) -> None:
        self.next_table = entry.table

    def begin(self, entry: Begun) -> None:
        self.seats = [self.seats[old] for old in entry.order]
        self.order = tuple(entry.order) if self.opened.shuffle else ()
        names = [seat.shown_name(number) for number, seat in enumerate(self.seats, 1)]
        self.match = Match(self.opened.game, names=names, **msgspec.structs.asdict(self.options))
        self.actor = self.match.state.actor

    def note_hint(self, entry: Hinted) -> None:
        self.hinted = self.settled

    def go_back(self, entry: Undo) -> None:
        assert self.match is not None  # noqa: S101
        if self.asked is not None and not self.asked.end:
            self.asked = None
        self.places, self.picks = None, {}
        self.turned_back += CHANCE in self.match.actors[entry.to :]
        self.match.undo(entry.to)
        self.takebacks += 1
        self.tapes = [(steps, tape) for steps, tape in self.tapes if steps <= entry.to]
        for seat in self.seats:
            seat.lent_at = min(seat.lent_at, entry.to)
        self.actor = self.match.state.actor


FOLDS: dict[type, Callable[[Table, Any], None]] = {
    Sat: Table.sit,
    Rose: Table.rise,
    Removed: Table.remove,
    Managed: Table.manage,
    Looked: Table.change_look,
    Lent: Table.lend,
    Back: Table.come_back,
    Committed: Table.commit,
    Contributed: Table.add_entropy,
    Sealed: Table.seal_dice,
    Revealed: Table.reveal,
    Begun: Table.begin,
    Hinted: Table.note_hint,
    Undo: Table.go_back,
    Asked: Table.ask,
    Agreed: Table.agree,
    Declined: Table.decline,
    Ended: Table.end,
    Stood: Table.stand,
    Picked: Table.pick,
    Raced: Table.keep_tape,
    Again: Table.play_again,
}
