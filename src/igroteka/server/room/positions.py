"""The position of a match, as one client may see it."""

from collections.abc import Sequence
from functools import cached_property

import msgspec
from msgspec.structs import asdict

from igroteka.core.view import Own, View
from igroteka.match.match import Match
from igroteka.server.protocol.messages import Position, raw, written
from igroteka.server.table.table import Table
from igroteka.server.table.takeback import freely_undone


class Positions:
    """Positions of one table at one moment. Each view is encoded once, however many clients get it."""

    def __init__(self, table: Table, left: float | None) -> None:
        self.table, self.left = table, left
        self.waits = table.waits_for
        self.views: dict[int | None, msgspec.Raw] = {}

    def of(self, seats: Sequence[int]) -> Position | None:
        """The position for a client that holds these seats."""
        table = self.table
        if table.match is None:
            return None
        actor, legal = table.actor, {}
        if actor in seats and table.seats[actor].bot is None:
            legal = {actor: table.match.state.legal_texts()}
        return Position(
            view=self.view(self.eye(seats)),
            waits=self.waits,
            legal=legal,
            left=self.left,
            free=freely_undone(table, seats),
            asked=table.asked.seat if table.asked else None,
            picks=sorted(table.picks),
            places=table.places,
        )

    def eye(self, seats: Sequence[int]) -> int | None:
        """The seat whose view the client gets: its seat to act, or its first; None where nothing is hidden."""
        match = self.table.match
        if match is None or match.game.own is None or not seats:
            return None
        return self.table.actor if self.table.actor in seats else seats[0]

    def view(self, seat: int | None) -> msgspec.Raw:
        if seat not in self.views:
            self.views[seat] = raw(self.seen_by_all) if seat is None else self.seen_by(seat)
        return self.views[seat]

    def seen_by(self, seat: int) -> msgspec.Raw:
        """The shared part is encoded once, and for each seat only what is its own."""
        return msgspec.Raw(self.shared.removesuffix(b"}") + b"," + written(self.own[seat]).removeprefix(b"{"))

    @cached_property
    def shared(self) -> bytes:
        shared = asdict(self.seen_by_all)
        for own in self.own[0].__struct_fields__:
            del shared[own]
        return written({"game": self.match.game.name, **shared})

    @cached_property
    def seen_by_all(self) -> View:
        return self.match.state.view()

    @cached_property
    def own(self) -> Sequence[Own]:
        match = self.match
        assert match.game.own is not None  # noqa: S101
        return match.game.own(match.state)

    @property
    def match(self) -> Match:
        assert self.table.match is not None  # noqa: S101
        return self.table.match
