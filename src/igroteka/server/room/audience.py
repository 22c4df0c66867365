"""The clients at one table, and what they are told: everything when they come, then whatever changes."""

from typing import Any, NamedTuple

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
    Welcome,
    written,
)
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.positions import Positions
from igroteka.server.room.seat_facts import seat_facts
from igroteka.server.room.watcher import Watcher
from igroteka.server.table.entries import Managed
from igroteka.server.table.table import Table
from igroteka.server.table.world import World
from igroteka.store.store import StoredTable


class Role(NamedTuple):
    """What a client is at the table."""

    you: tuple[int, ...]
    """Its seats."""
    received: tuple[int, ...]
    """Those of them that came by a link, and can be given back."""
    host: bool


class Audience:
    def __init__(self, stored: StoredTable, world: World) -> None:
        self.stored, self.world = stored, world
        self.watchers: set[Watcher] = set()
        self.listeners: set[Watcher] = set()
        """Those of them who have been welcomed, and are told what happens. Telling one may end its connection."""
        self.mover: Watcher | None = None
        """The one who moved the match last."""
        self.managed = Managed()
        """What the host has decided about guests, as it was told last."""
        self.roles: dict[Watcher, Role] = {}
        """Since the seats changed last."""
        self.arranged = 0
        """The number of the entry that did that."""
        self.lines: list[msgspec.Raw] = []
        """The log as everybody may see it."""
        self.told = 0
        """How many of them the listeners have been told."""
        self.people: bytes | None = None
        """What they were told last of the people, if the seats were not told since."""

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.listeners.discard(watcher)
        self.roles.pop(watcher, None)

    def adds(self, person: str) -> bool:
        """Whether the person is here with a client that adds to the dice."""
        return any(watcher.adds_entropy and person in watcher.people for watcher in self.watchers)

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

    def welcome(self, watcher: Watcher, table: Table, since: int, left: float | None, is_frozen: bool = False) -> None:
        """Everything for a client that has come, or come back, and has the lines before `since`, and those that it has
        been told since it came. At a frozen table nothing can be done and nothing is awaited.
        """
        self.listeners.add(watcher)
        you, received, host = role_of(watcher, table)
        since = max(since if since <= table.n else 0, watcher.told)
        watcher.told = len(self.lines)
        welcome = Welcome(
            v=PROTOCOL,
            n=table.n,
            since=since,
            facts=self.facts(table),
            seats=seat_facts(table, self.world),
            you=you,
            received=received,
            door=None if table.managed == Managed() else door_of(table.managed),
            host=host,
            lines=self.lines[since:],
            position=None if table.match is None else Positions(table, table.match, left).of(you),
        )
        if is_frozen and welcome.position is not None:
            still = replace(welcome.position, legal={}, waits=[], free=[], asked=None, to_end=False)
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
        if table.arranged != self.arranged:
            self.arranged, self.roles = table.arranged, {}
        seats = seat_facts(table, self.world)
        positions = None if table.match is None else Positions(table, table.match, left)
        door = None if table.managed == self.managed else door_of(table.managed)
        self.managed = table.managed
        told: dict[Role, bytes] = {}
        for watcher in list(self.listeners):
            watcher.told = self.told
            role = self.roles.get(watcher)
            if role is None:
                role = self.roles[watcher] = role_of(watcher, table)
            if role not in told:
                position = None if positions is None else positions.of(role.you)
                told[role] = written(
                    News(
                        n=table.n,
                        lines=lines,
                        seats=seats,
                        you=role.you,
                        received=role.received,
                        host=role.host,
                        door=door,
                        position=position,
                    )
                )
            watcher.wire.send(told[role])

    def tell_people(self, table: Table, but: Watcher | None = None) -> None:
        people = written(People(seats=seat_facts(table, self.world), watchers=len(self.watchers)))
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
            for name in ("game", "options", "public", "shuffle", "seconds", "stand_in", "calm", "again", "hints")
        }
        return Facts(id=self.stored.id, code=self.stored.code, teams=table.teams, **agreed)


def role_of(watcher: Watcher, table: Table) -> Role:
    you = table.seats_of(*watcher.people)
    received = [seat for seat in you if table.seats[seat].giver or table.seats[seat].person in watcher.received]
    return Role(tuple(you), tuple(received), table.is_managed_by(*watcher.people))


def door_of(managed: Managed) -> Door:
    return Door(locked=managed.locked, several=managed.several)
