"""Who held the seats of a match that is over. It is kept for lists, and only those who held a seat are told which."""

import msgspec

from igroteka.server.table.table import Table


class Players(msgspec.Struct, frozen=True, omit_defaults=True):
    holders: list[str | None]
    """The alias of the person on each seat."""
    teams: list[int] = []
    """The team of each seat, if seats win together."""


_decoder = msgspec.json.Decoder(Players)


def players_of(table: Table) -> bytes:
    return msgspec.json.encode(Players([seat.person for seat in table.seats], table.teams))


def players_at_end(table: Table, at: int) -> bytes | None:
    """To be kept with the entries of a match that is over, from number `at` on: if they ended it, or changed seats."""
    return players_of(table) if max(table.settled, table.arranged) >= at else None


def read_players(data: bytes) -> Players:
    return _decoder.decode(data)
