"""The clients at one table, and what they are told: everything when they come, then whatever changes."""

from typing import Any

import msgspec
from msgspec.structs import replace

from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.messages import (
    PROTOCOL,
    AnyOut,
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
    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.watchers: set[Watcher] = set()
        self.listeners: set[Watcher] = set()
        """Those of them who have been welcomed, and are told what happens. Telling one may end its connection."""
        self.lines: list[msgspec.Raw] = []
        """The log as everybody may see it."""

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.listeners.discard(watcher)

    def is_present(self, person: str) -> bool:
        return any(watcher.person == person for watcher in self.watchers)

    def round_trip(self, person: str) -> float:
        """Seconds that a message takes to this person and back; 0 if that is not known."""
        return next((watcher.round_trip for watcher in self.watchers if watcher.person == person), 0.0)

    def welcome(self, watcher: Watcher, table: Table, since: int, left: float | None, is_frozen: bool = False) -> None:
        """Everything for a client that has come, or come back, and has the lines before `since`. At a frozen table
        nothing can be done and nothing is awaited.
        """
        self.listeners.add(watcher)
        you = table.seats_of(watcher.person)
        since = since if since <= table.n else 0
        welcome = Welcome(
            v=PROTOCOL,
            n=table.n,
            since=since,
            facts=self.facts(table),
            seats=self.seat_facts(table),
            you=you,
            host=watcher.person in table.managers,
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

    def tell_news(self, table: Table, since: int, left: float | None) -> None:
        """The new lines, to everybody, with the position as each may see it."""
        seats, lines = self.seat_facts(table), self.lines[since:]
        positions = None if table.match is None else Positions(table, table.match, left)
        told: dict[tuple[int, ...], bytes] = {}
        for watcher in list(self.listeners):
            you, host = table.seats_of(watcher.person), watcher.person in table.managers
            if (host, *you) not in told:
                position = None if positions is None else positions.of(you)
                news = News(n=table.n, lines=lines, seats=seats, you=you, host=host, position=position)
                told[host, *you] = written(news)
            watcher.wire.send(told[host, *you])

    def tell_people(self, table: Table, but: Watcher | None = None) -> None:
        people = written(People(seats=self.seat_facts(table), watchers=len(self.watchers)))
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

    def seat_facts(self, table: Table) -> list[SeatFacts]:
        present = {watcher.person for watcher in self.watchers}
        return [
            SeatFacts(
                look=seat.look,
                name=seat.name,
                bot=seat.bot,
                held=seat.person is not None,
                present=seat.person in present,
                host=seat.person == table.opened.host,
            )
            for seat in table.seats
        ]
