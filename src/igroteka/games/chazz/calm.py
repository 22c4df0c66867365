"""The calm mode, without a race (CH-1). Each round, the cats' places are drawn, everybody picks a chair in secret, the
nearest cat gets it, and the others take the nearest free chair.
"""

from collections.abc import Callable, Mapping, Sequence

from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words, quote
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.track import RING, apart, chair_places


class BadPicks(IgrotekaError):
    words = Words(
        en="{got} are no picks: each of {players:seat|seats} picks a chair from 0 to {last}, or none.",
        ru="{got} — не выбор стульев: каждый игрок ({players}) называет стул от 0 до {last} или ничего.",
    )


def drawn_places(players: int, randrange: Callable[[int], int]) -> tuple[int, ...]:
    """A random place on the ring for each seat."""
    return tuple(randrange(RING) for _ in range(players))


NOBODY: Mapping[int, int] = {}


def calm_seatings(
    start: Start, picks: Sequence[int | None], seated: Mapping[int, int] = NOBODY
) -> list[tuple[int, int]]:
    """The seats with their chairs, in the order of sitting down: first on picked chairs, then on the remaining ones.

    Each time, the nearest cat goes first. Distances are measured from the drawn places, also for cats that did not get
    their pick. A pick of None means the nearest chair. A seat that is already `seated` keeps its chair, whatever its
    pick, because a match may be resumed in the middle of a sitting.
    """
    check_picks(start.checked(), picks)
    chairs = chair_places(start.players)
    standing = set(range(start.players)) - set(seated)
    free = set(range(len(chairs))) - set(seated.values())
    seatings: list[tuple[int, int]] = []

    def way(seat: int, chair: int) -> int:
        return int(apart(start.places[seat], chairs[chair]))

    def nearest(seat: int) -> int:
        return min(free, key=lambda chair: (way(seat, chair), chair))

    def claim(seat: int, chair: int) -> tuple[int, bool, int, int]:
        """CH-2: the sort key; at equal distance the leader is first, then the lower seat."""
        return way(seat, chair), seat != start.leader, seat, chair

    def sit_down(claims: Sequence[tuple[int, bool, int, int]]) -> None:
        for *_, seat, chair in sorted(claims):
            if seat in standing and chair in free:
                standing.remove(seat)
                free.remove(chair)
                seatings.append((seat, chair))

    picked = [(seat, picks[seat]) for seat in sorted(standing) if free]
    sit_down([claim(seat, nearest(seat) if pick is None else pick) for seat, pick in picked])
    sit_down([claim(seat, chair) for seat in standing for chair in free])
    return seatings


def check_picks(start: Start, picks: Sequence[object]) -> None:
    chairs = range(start.players - 1)
    if len(picks) != start.players or any(
        pick is not None and (type(pick) is not int or pick not in chairs) for pick in picks
    ):
        raise BadPicks(got=quote(list(picks)), players=start.players, last=len(chairs) - 1)
