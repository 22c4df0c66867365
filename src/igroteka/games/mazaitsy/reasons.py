"""What speaks for steps of Мазайцы: hares taken, saved and lost, and hares and shore near the boat."""

from collections import Counter
from collections.abc import Iterable, Sequence

from igroteka.core.foresight import played
from igroteka.core.state import State
from igroteka.games.mazaitsy.field import COLUMNS, SIZES
from igroteka.games.mazaitsy.hares import points
from igroteka.games.mazaitsy.language import LANGUAGE, Happened
from igroteka.games.mazaitsy.state import Fields

TAKING = [LANGUAGE.events[happened] for happened in (Happened.TOOK, Happened.GOT, Happened.STOLE)]
SAVING = [LANGUAGE.events[Happened.DROPPED]]
LOSING = [LANGUAGE.events[Happened.SWALLOWED]]
NEAR = 2
"""Cards within which a boat often takes hares in its next turn."""


def reasons(state: State, line: Sequence[int]) -> list[str]:
    seat, (after, events, _) = state.actor, played(state, line)
    before, now = state.plain(), after.plain()
    said = of_hares(events)
    if now.boat[seat] < 0:
        return said
    has_moved, near = now.boat[seat] != before.boat[seat], hares_near(now, seat)
    if not said and near > (0 if has_moved else hares_near(before, seat)):
        said.append(f"near {near}")
    if has_moved and now.load[seat]:
        cards, load = cards_to_shore(now, seat), points(now.load[seat])
        said.append(f"aboard {load} shore {cards}" if cards else f"lands {load}")
    return said + of_rivals(before, now, seat)


def of_hares(events: Iterable[str]) -> list[str]:
    """Hares that are taken aboard, put ashore, and swallowed by swamps."""
    taken, saved, lost = Counter[str](), Counter[str](), 0
    for event in events:
        form, texts = LANGUAGE.read_event(event)
        if form in TAKING:
            taken.update(hares=1, points=int(texts["n"]))
        elif form in SAVING:
            saved.update(hares=1, points=int(texts["n"]))
        elif form in LOSING:
            lost += int(texts["tokens"])
    said = [f"saves {saved['hares']} worth {saved['points']}"] if saved else []
    said += [f"takes {taken['hares']} worth {taken['points']}"] if taken else []
    return [*said, f"loses {lost}"] if lost else said


def of_rivals(before: Fields, now: Fields, seat: int) -> list[str]:
    """The rival from whose boat hares are kept away."""
    kept = {
        other: hares_near(before, other) - hares_near(now, other)
        for other in range(now.players)
        if other != seat and now.boat[other] == before.boat[other] >= 0
    }
    other = max(kept, key=lambda one: kept[one], default=seat)
    return [f"keeps {kept[other]} from {other + 1}"] if kept.get(other, 0) > 0 else []


def hares_near(fields: Fields, seat: int) -> int:
    """The points of the hares on cards near the boat."""
    return sum(
        points(fields.hares[cell])
        for cell in range(len(fields.hares))
        if fields.tokens >> cell & 1 and cards_between(cell, fields.boat[seat]) <= NEAR
    )


def cards_between(cell: int, other: int) -> int:
    """The larger of the differences of columns and of rows."""
    return max(abs(cell % COLUMNS - other % COLUMNS), abs(cell // COLUMNS - other // COLUMNS))


def cards_to_shore(fields: Fields, seat: int) -> int:
    """MZ-119: hares go ashore from a card at the edge."""
    last, (row, column) = SIZES[fields.field] - 1, divmod(fields.boat[seat], COLUMNS)
    return min(row, column, last - row, last - column)
