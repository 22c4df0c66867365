"""A table: its log, folded. What may be added to it is decided elsewhere (deciding.py, seating.py).

Plain code: no sockets, no clock, no dice, no waiting.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import msgspec

from igroteka.core.actors import OVER, RACE
from igroteka.core.options import read_options, valid_values
from igroteka.core.state import State
from igroteka.games import game
from igroteka.games.chazz.view import chair_of
from igroteka.match.match import Match, Played
from igroteka.server.table.entries import (
    Again,
    Agreed,
    AnyEntry,
    Asked,
    Back,
    Begun,
    Declined,
    Lent,
    Looked,
    Opened,
    Picked,
    Raced,
    Rose,
    Sat,
    Step,
    Stood,
    Undo,
)
from igroteka.server.table.seat import Seat
from igroteka.store.store import Summary


class Table:
    """`n` counts the entries of the log, and never falls."""

    def __init__(self, opened: Opened) -> None:
        self.opened, self.game = opened, game(opened.game)
        self.options = read_options(self.game.options, self.game.name, opened.options)
        looks = opened.looks or range(len(opened.bots))
        self.seats = [Seat(look, bot=bot) for look, bot in zip(looks, opened.bots, strict=True)]
        self.match: Match | None = None
        self.n = 1
        self.settled = 0
        """The number of the last entry that changed the match: who acts must have seen it."""
        self.asked: Asked | None = None
        self.agreed: set[int] = set()
        self.places: tuple[int, ...] | None = None
        self.picks: dict[int, int] = {}
        self.tapes: list[str] = []
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
    def is_over(self) -> bool:
        return self.match is not None and self.match.is_over

    @property
    def actor(self) -> int:
        return OVER if self.match is None else self.match.state.actor

    @property
    def is_raced(self) -> bool:
        """A race has to decide now, from before the word until all chairs are taken."""
        if self.match is None or not self.game.has_race or self.opened.calm:
            return False
        return self.match.state.phase in ("call", "sit")

    @cached_property
    def waits_for(self) -> list[int]:
        """The seats whose decision is awaited: one, or in the calm mode all that have not picked their chair."""
        if self.match is None or self.match.is_over:
            return []
        if self.actor == RACE and self.places is not None:
            return [seat for seat in self.standing() if seat not in self.picks]
        return [self.actor] if self.actor >= 0 else []

    def seated(self) -> dict[int, int]:
        """Chazz: who has which chair."""
        assert self.match is not None  # noqa: S101
        fields = self.match.state.plain()
        chairs = {seat: chair_of(fields, seat) for seat in range(len(self.seats))}
        return {seat: chair for seat, chair in chairs.items() if chair is not None}

    def standing(self) -> list[int]:
        seated = self.seated()
        return [seat for seat in range(len(self.seats)) if seat not in seated]

    def free_chairs(self) -> list[int]:
        taken = self.seated().values()
        return [chair for chair in range(len(self.seats) - 1) if chair not in taken]

    def leader(self) -> int:
        assert self.match is not None  # noqa: S101
        return self.match.state.plain().leader

    def others_to_ask(self, person: str | None) -> set[str]:
        """The other people who hold a seat; those who have lent theirs to a bot themselves need not be asked."""
        return {seat.person for seat in self.seats if seat.person and not seat.is_lent_by_holder} - {person}

    def still_to_agree(self) -> set[str]:
        """Who has been asked to let somebody take back a decision, and has not answered."""
        if self.asked is None:
            return set()
        return self.others_to_ask(self.seats[self.asked.seat].person) - self.agreed_people()

    def agreed_people(self) -> set[str]:
        return {person for seat in self.agreed if (person := self.seats[seat].person)}

    @cached_property
    def teams(self) -> list[int]:
        """The team of each seat; none at all, if everybody plays for themselves."""
        return teams_of(self.game.start(self.options))

    @property
    def look_count(self) -> int:
        """How many there are to choose from: the largest number of seats, because the game's board has no others."""
        return max(valid_values(self.game.options)["players"])

    def may_manage(self, person: str) -> bool:
        """Begins, and decides about bots: the host. In a rematch, to which the host may not come, and if the host only
        watches, also everybody who holds a seat.
        """
        host = self.opened.host
        is_shared = self.opened.again or not self.seats_of(host)
        return person == host or (is_shared and bool(self.seats_of(person)))

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def summary(self) -> Summary:
        """For lists of tables."""
        return Summary(
            self.opened.game,
            self.opened.public,
            "open" if self.match is None else "over" if self.match.is_over else "playing",
            len(self.seats),
            sum(seat.is_open for seat in self.seats),
            [seat.name for seat in self.seats if seat.person],
        )

    def add(self, entry: AnyEntry) -> Played | None:
        """Takes an entry in, which was decided or stands in the log. Tells what happened if it was a step."""
        number, self.n = self.n, self.n + 1
        self.__dict__.pop("waits_for", None)  # it may change with every entry, and is asked for more than once
        if isinstance(entry, Step | Undo | Begun):
            self.settled = number
        return FOLDS[type(entry)](self, entry)

    def sit(self, entry: Sat) -> None:
        self.seats[entry.seat] = Seat(self.seats[entry.seat].look, entry.person, entry.name)

    def rise(self, entry: Rose) -> None:
        self.seats[entry.seat] = Seat(self.seats[entry.seat].look)
        self.agreed.discard(entry.seat)  # whoever sits down next has agreed to nothing

    def change_look(self, entry: Looked) -> None:
        seat = self.seats[entry.seat]
        for other in self.seats:
            if other.look == entry.look:
                other.look = seat.look
        seat.look = entry.look

    def lend(self, entry: Lent) -> None:
        self.seats[entry.seat].bot = entry.bot
        self.seats[entry.seat].was_away = entry.away

    def come_back(self, entry: Back) -> None:
        self.seats[entry.seat].bot = None

    def ask_back(self, entry: Asked) -> None:
        self.asked, self.agreed = entry, set()

    def agree(self, entry: Agreed) -> None:
        self.agreed.add(entry.seat)

    def decline(self, entry: Declined) -> None:
        self.asked = None

    def stand(self, entry: Stood) -> None:
        self.places, self.picks = entry.places, {}

    def pick(self, entry: Picked) -> None:
        self.picks[entry.seat] = entry.chair

    def keep_tape(self, entry: Raced) -> None:
        self.tapes.append(entry.tape)

    def play_again(self, entry: Again) -> None:
        self.next_table = entry.table

    def begin(self, entry: Begun) -> None:
        self.seats = [self.seats[old] for old in entry.order]
        names = [seat.shown_name(number) for number, seat in enumerate(self.seats, 1)]
        self.match = Match(self.opened.game, names=names, **msgspec.structs.asdict(self.options))

    def step(self, entry: Step) -> Played:
        assert self.match is not None  # noqa: S101
        self.asked = None
        played = self.match.play(self.actor, entry.a)
        if self.actor != RACE:
            self.places, self.picks = None, {}
        return played

    def go_back(self, entry: Undo) -> None:
        assert self.match is not None  # noqa: S101
        self.asked, self.places, self.picks = None, None, {}
        self.match.undo(entry.to)


def teams_of(state: State) -> list[int]:
    """The team of each seat; none at all, if everybody plays for themselves."""
    found = state.game.teams(state)
    return list(found) if len(set(found)) < len(found) else []


FOLDS: dict[type, Callable[[Table, Any], Played | None]] = {
    Sat: Table.sit,
    Rose: Table.rise,
    Looked: Table.change_look,
    Lent: Table.lend,
    Back: Table.come_back,
    Begun: Table.begin,
    Step: Table.step,
    Undo: Table.go_back,
    Asked: Table.ask_back,
    Agreed: Table.agree,
    Declined: Table.decline,
    Stood: Table.stand,
    Picked: Table.pick,
    Raced: Table.keep_tape,
    Again: Table.play_again,
}
