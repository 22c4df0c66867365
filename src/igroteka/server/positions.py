"""Where a match stands, as one client may see it."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from igroteka.server.messages import Position, raw
from igroteka.server.table import Table


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
            self.views[seat] = raw(self.seen(seat))
        return self.views[seat]

    def seen(self, seat: int | None) -> dict[str, Any]:
        """What everybody sees is put together once, and for each seat only what it alone sees."""
        assert self.table.match is not None  # noqa: S101
        own = self.table.match.game.own
        if seat is None or own is None:
            return self.seen_by_all
        return {**self.seen_by_all, **own(self.table.match.state, seat)}

    @cached_property
    def seen_by_all(self) -> dict[str, Any]:
        assert self.table.match is not None  # noqa: S101
        return self.table.match.state.view()
