"""The clients at one table, and what they are told: everything when they come, then whatever changes."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from igroteka.server.ports import Asker
from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.messages import (
    PROTOCOL,
    AnyOut,
    Door,
    Facts,
    News,
    People,
    Refused,
    SeatFacts,
    Welcome,
    written,
)
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.positions import Positions
from igroteka.server.room.watcher import Watcher
from igroteka.server.table.table import Table
from igroteka.store.store import StoredTable


class Audience:
    def __init__(self, stored: StoredTable, seat_facts: Callable[[Table], list[SeatFacts]]) -> None:
        self.stored, self.seat_facts = stored, seat_facts
        self.watchers: set[Watcher] = set()
        self.listeners: set[Watcher] = set()
        """Those of them who have been welcomed, and are told what happens. Telling one may end its connection."""
        self.mover: Watcher | None = None
        """The one who moved the match last."""
        self.door = Door()
        """As it was told last."""
        self.lines: list[msgspec.Raw] = []
        """The log as everybody may see it."""
        self.told = 0
        """How many of them the listeners have been told."""
        self.people: bytes | None = None
        """What they were told last of the people, if the seats were not told since."""

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.listeners.discard(watcher)

    @property
    def is_there(self) -> bool:
        """Whether anybody is."""
        return bool(self.watchers)

    @property
    def asker(self) -> Asker:
        """Bots think for the one who moved the match last, or, if they have left, for somebody who is there. So those
        who only look on do not use up what others may ask for.
        """
        if self.mover not in self.watchers:
            self.mover = next(iter(self.watchers), None)
        if self.mover is None:
            return Asker(self.stored.id)
        owners = self.mover.owners
        return Asker(self.stored.id, self.mover.address, owners[0].person if owners else self.mover.person)

    def is_connected(self, person: str) -> bool:
        return any(person in watcher.people for watcher in self.watchers)

    def welcome(self, watcher: Watcher, table: Table, since: int, left: float | None, is_frozen: bool = False) -> None:
        """Everything for a client that has come, or come back, and has the lines before `since`. At a frozen table
        nothing can be done and nothing is awaited.
        """
        self.listeners.add(watcher)
        you = table.seats_of(*watcher.people)
        since = since if since <= table.n else 0
        welcome = Welcome(
            v=PROTOCOL,
            n=table.n,
            since=since,
            facts=self.facts(table),
            seats=self.seat_facts(table),
            you=you,
            received=received_by(watcher, table, you),
            door=None if door_of(table) == Door() else door_of(table),
            host=table.is_managed_by(*watcher.people),
            lines=self.lines[since:],
            position=None if table.match is None else Positions(table, table.match, left).of(you),
        )
        if is_frozen and welcome.position is not None:
            still = replace(welcome.position, legal={}, waits=[], free=[], asked=None)
            welcome = replace(welcome, position=still)
        watcher.wire.send(written(welcome))

    def send_away(self, refusal: Refusal, code: Close) -> None:
        """Tells everybody why, and closes their connections."""
        refused = written(Refused(code=refusal.code, parameters=refusal.parameters))
        for watcher in list(self.listeners):
            watcher.wire.send(refused)
            watcher.wire.close(code)

    def tell_news(self, table: Table, left: float | None) -> None:
        """The lines that are new to the listeners, to everybody, with the position as each may see it."""
        lines, self.told = self.lines[self.told :], len(self.lines)
        self.people = None
        if not self.listeners:
            return
        seats = self.seat_facts(table)
        positions = None if table.match is None else Positions(table, table.match, left)
        door = door_of(table)
        changed, self.door = None if door == self.door else door, door
        told: dict[tuple[bool, tuple[int, ...], tuple[int, ...]], bytes] = {}
        for watcher in list(self.listeners):
            you = table.seats_of(*watcher.people)
            received = received_by(watcher, table, you)
            host = table.is_managed_by(*watcher.people)
            alike = host, tuple(you), tuple(received)
            if alike not in told:
                position = None if positions is None else positions.of(you)
                told[alike] = written(
                    News(
                        n=table.n,
                        lines=lines,
                        seats=seats,
                        you=you,
                        received=received,
                        host=host,
                        door=changed,
                        position=position,
                    )
                )
            watcher.wire.send(told[alike])

    def tell_people(self, table: Table, but: Watcher | None = None) -> None:
        people = written(People(seats=self.seat_facts(table), watchers=len(self.watchers)))
        if people == self.people:
            return
        self.people = people
        for watcher in list(self.listeners):
            if watcher is not but:
                watcher.wire.send(people)

    def send_all(self, message: AnyOut) -> None:
        data = written(message)
        for watcher in list(self.listeners):
            watcher.wire.send(data)

    def facts(self, table: Table) -> Facts:
        agreed: dict[str, Any] = {
            name: getattr(table.opened, name)
            for name in ("game", "options", "public", "shuffle", "seconds", "stand_in", "calm", "again")
        }
        return Facts(id=self.stored.id, code=self.stored.code, teams=table.teams, **agreed)


def received_by(watcher: Watcher, table: Table, own: list[int]) -> list[int]:
    """Those of a client's own seats that came by a link, and can be given back."""
    return [seat for seat in own if table.seats[seat].giver or table.seats[seat].person in watcher.received]


def door_of(table: Table) -> Door:
    return Door(locked=table.managed.locked, several=table.managed.several)
