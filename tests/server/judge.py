"""A judge who reads a table's log without trusting whoever wrote it: was everything done by who may do it?"""

from collections.abc import Sequence
from dataclasses import dataclass

from igroteka.core.actors import CHANCE, RACE
from igroteka.server.table.entries import (
    Agreed,
    AnyEntry,
    Asked,
    Back,
    Begun,
    Committed,
    Contributed,
    Declined,
    Ended,
    Lent,
    Looked,
    Opened,
    Picked,
    Rose,
    Sat,
    Sealed,
    Stepped,
    Undo,
    read,
)
from igroteka.server.table.table import Table
from igroteka.store.store import StoredEntry


@dataclass
class Chair:
    person: str | None = None
    bot: str | None = None


class Judge:
    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.table = Table.fold([opened])
        self.chairs = [Chair(bot=bot) for bot in opened.bots]
        self.agreed: set[str] = set()

    def looking(self, look: int) -> list[int]:
        return [number for number, seat in enumerate(self.table.seats) if seat.look == look]

    def plays(self, person: str, seat: int) -> bool:
        return self.chairs[seat] == Chair(person)

    def takes_part(self, person: str | None) -> bool:
        return person == self.opened.host or any(chair.person == person for chair in self.chairs)

    def manages(self, person: str | None) -> bool:
        """The host, if they play; in a rematch, to which they may not come, everybody who takes part."""
        if not self.opened.again and any(chair.person == self.opened.host for chair in self.chairs):
            return person == self.opened.host
        return self.takes_part(person)

    def others(self, person: str | None) -> set[str]:
        """The other people who play."""
        return {chair.person for chair in self.chairs if chair.person and not chair.bot} - {person}

    def look_at(self, entry: AnyEntry, person: str | None) -> None:
        """`person` sent the command that the entry begins; None, if no person did, or an earlier entry begins it."""
        match entry:
            case Sat(seat):
                assert self.chairs[seat].person is None, "two on one seat"
                assert person in (None, entry.person)
                self.chairs[seat] = Chair(entry.person)
            case Rose(seat):
                assert person == self.chairs[seat].person
                self.chairs[seat] = Chair()
            case Looked(seat, look):
                assert self.table.match is None
                assert person == self.chairs[seat].person or self.chairs[seat].person is None
                holders = {self.chairs[number].person for number in self.looking(look)}
                assert holders <= {None, person}, "another's look"
            case Lent(seat, bot):
                if person is None:
                    assert self.chairs[seat] == Chair(), "only open seats get a bot at the beginning"
                else:
                    assert self.takes_part(person)
                    assert self.chairs[seat].person or not self.chairs[seat].bot or self.manages(person)
                self.chairs[seat].bot = bot
            case Back(seat):
                assert person == self.chairs[seat].person
                self.chairs[seat].bot = None
            case Begun(order):
                assert self.table.dice.is_closed
                assert self.table.match is None
                assert all(chair != Chair() for chair in self.chairs)
                self.chairs = [self.chairs[old] for old in order]
            case Committed() | Contributed() | Sealed():
                self.look_at_dice(entry, person)
            case _:
                self.look_at_match(entry, person)
        self.table.add(entry)

    def look_at_dice(self, entry: AnyEntry, person: str | None) -> None:
        match entry:
            case Committed():
                assert person is None or self.manages(person)
                assert self.table.match is None
                assert not self.table.dice.lines, "one match, one secret"
            case Contributed(seat):
                assert person in (None, self.chairs[seat].person)
                assert self.table.dice.is_open
            case _:
                assert self.table.dice.is_open

    def look_at_match(self, entry: AnyEntry, person: str | None) -> None:
        match entry:
            case Stepped():
                self.look_at_step(entry, person)
            case Undo(to):
                self.look_at_undo(to, person)
            case Asked(seat):
                assert person is not None
                assert self.plays(person, seat)
                self.agreed = set()
            case Agreed(seat) | Declined(seat):
                assert person is not None
                assert person == self.chairs[seat].person
                self.agreed.add(person)
            case Ended(seat):
                if person is None:
                    assert self.table.asked == Asked(seat, end=True)
                else:
                    assert self.plays(person, seat)
                assert not self.table.is_over
                assert not self.table.is_live
            case Picked(seat):
                assert self.chairs[seat].bot if person is None else self.plays(person, seat)
            case _:
                pass

    def look_at_step(self, step: Stepped, person: str | None) -> None:
        actor = self.table.actor
        match step.by:
            case "seat":
                assert person is not None
                assert self.plays(person, actor)
            case "bot":
                assert person is None
                assert self.chairs[actor].bot
            case "clock":
                assert person is None
                assert actor >= 0
            case "chance":
                assert actor == CHANCE or step.a.startswith("call")  # CH-3: the latest call comes by itself
            case "race":
                assert actor == RACE

    def look_at_undo(self, to: int, person: str | None) -> None:
        assert self.table.match is not None
        undone = self.table.match.actors[to:]
        assert undone
        if person is None:
            assert self.table.asked is not None
            assert self.others(self.chairs[self.table.asked.seat].person) <= self.agreed
        else:
            assert not self.others(person) or all(self.plays(person, seat) for seat in undone if seat >= 0)
            assert not self.others(person) or min(undone) >= 0, "chance had spoken"


def judged(log: Sequence[StoredEntry]) -> Table:
    """The table, if its log could have been written by nobody but its players."""
    assert [entry.number for entry in log] == list(range(len(log)))
    commands = [entry.command for entry in log if entry.command is not None]
    assert len(set(commands)) == len(commands), "done twice"
    opened = read(log[0].payload)
    assert isinstance(opened, Opened)
    judge = Judge(opened)
    for entry in log[1:]:
        judge.look_at(read(entry.payload), entry.command.partition(" ")[0] if entry.command else None)
    return judge.table
