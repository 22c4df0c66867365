"""The position of a match, as one client may see it."""

from collections.abc import Sequence
from functools import cached_property

import msgspec
from msgspec.structs import asdict

from igroteka.core.view import Own, View
from igroteka.match.match import Match
from igroteka.server.protocol.messages import Position, written
from igroteka.server.table.table import Table
from igroteka.server.table.takeback import freely_undone


class Positions:
    """Positions of one match at one moment. Each view is encoded once, however many clients get it."""

    def __init__(self, table: Table, match: Match, left: float | None) -> None:
        self.table, self.match, self.left = table, match, left
        self.waits, self.free = table.waits_for, freely_undone(table, match)
        self.views: dict[int | None, msgspec.Raw] = {}

    def of(self, seats: Sequence[int]) -> Position:
        """The position for a client that holds these seats."""
        table, actor, legal = self.table, self.table.actor, {}
        if actor in seats and table.seats[actor].bot is None:
            legal = {actor: self.match.state.legal_texts()}
        return Position(
            view=self.view(seats),
            waits=self.waits,
            legal=legal,
            left=self.left,
            free=[seat for seat in self.free if seat in seats],
            asked=table.asked.seat if table.asked else None,
            to_end=table.asked is not None and table.asked.end,
            ended=table.ended_by,
            picks=sorted(table.picks),
            places=table.places,
            hints=bool(legal) and table.allows_hints,
        )

    def view(self, seats: Sequence[int]) -> msgspec.Raw:
        """What the client sees. Where seats hide something, that is the view of its seat to act, or of its first."""
        eye = None
        if self.match.game.own is not None and seats:
            eye = self.table.actor if self.table.actor in seats else seats[0]
        if eye not in self.views:
            self.views[eye] = msgspec.Raw(written(self.seen_by_all) if eye is None else self.seen_by(eye))
        return self.views[eye]

    def seen_by(self, seat: int) -> bytes:
        """The shared part is encoded once, and for each seat only what is its own."""
        return self.shared.removesuffix(b"}") + b"," + written(self.own[seat]).removeprefix(b"{")

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
        assert self.match.game.own is not None  # noqa: S101
        return self.match.game.own(self.match.state)
