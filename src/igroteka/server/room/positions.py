"""Where a match stands, as one client may see it."""

from collections.abc import Sequence
from functools import cached_property

import msgspec
from msgspec.structs import asdict

from igroteka.core.view import Own, View
from igroteka.match.match import Match
from igroteka.server.protocol.messages import Position, raw, written
from igroteka.server.table.deciding import freely_undone
from igroteka.server.table.table import Table


class Positions:
    """Of one table at one moment. Each view is written once, however many look at it."""

    def __init__(self, table: Table, left: float | None) -> None:
        self.table, self.left = table, left
        self.waits = table.waits_for
        self.views: dict[int | None, msgspec.Raw] = {}

    def of(self, seats: Sequence[int]) -> Position | None:
        """For who holds these seats."""
        table = self.table
        if table.match is None:
            return None
        state = table.match.state
        legal = {}
        if state.actor in seats and table.seats[state.actor].bot is None:
            legal = {state.actor: [state.text(step) for step in state.legal()]}
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
        """The seat for which one looks: of one's own the one to act, or the first; none where nothing is hidden."""
        match = self.table.match
        if match is None or match.game.own is None or not seats:
            return None
        return match.state.actor if match.state.actor in seats else seats[0]

    def view(self, seat: int | None) -> msgspec.Raw:
        if seat not in self.views:
            self.views[seat] = raw(self.seen_by_all) if seat is None else self.seen_by(seat)
        return self.views[seat]

    def seen_by(self, seat: int) -> msgspec.Raw:
        """What everybody sees is written once, and for each seat only what is its own."""
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
