"""The start of a race: who leads, and where each cat stands."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from igroteka.core.dice import Rng, shuffled
from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words, quote
from igroteka.games.chazz.track import FEWEST_SEATS, MOST_SEATS, RING, chair_places, even_places


class BadStart(IgrotekaError):
    words = Words(
        en="No race starts with leader and places {got}: there are {fewest} to {most} places, each from 0 to {last}.",
        ru="С лидером и местами {got} забег не начать: мест от {fewest} до {most}, каждое от 0 до {last}.",
    )


class Start(msgspec.Struct, frozen=True):
    """The leader, and the place of each seat. Seats count from 0."""

    leader: int
    places: tuple[int, ...]

    @property
    def players(self) -> int:
        return len(self.places)

    def checked(self) -> Start:
        """The start itself; raises BadStart if it is invalid."""
        whole = all(type(number) is int for number in (self.leader, *self.places))
        if not (
            whole
            and FEWEST_SEATS <= self.players <= MOST_SEATS
            and 0 <= self.leader < self.players
            and all(0 <= place < RING for place in self.places)
        ):
            got = quote((self.leader, *self.places))
            raise BadStart(got=got, fewest=FEWEST_SEATS, most=MOST_SEATS, last=RING - 1)
        return self


def drawn_start(leader: int, players: int, rng: Rng) -> Start:
    """CH-26: the first round, with a random order around the ring."""
    return Start(leader, even_places(shuffled(range(players), rng)))


def next_places(chairs: Mapping[int, int], stood_at: int) -> tuple[int, ...]:
    """CH-26: in later rounds, each seat starts from its chair, and the one that stood from where it stood."""
    spots = chair_places(len(chairs) + 1)
    return tuple(spots[chairs[seat]] if seat in chairs else stood_at for seat in range(len(chairs) + 1))
