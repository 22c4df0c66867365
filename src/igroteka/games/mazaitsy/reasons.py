"""What speaks for steps of Мазайцы: hares taken, saved and lost, what the boat comes near to, and cards laid."""

from collections import Counter
from collections.abc import Iterable, Sequence

from igroteka.core.foresight import played
from igroteka.core.state import State
from igroteka.games.mazaitsy.hares import number, points
from igroteka.games.mazaitsy.language import LANGUAGE, Happened, Phase
from igroteka.games.mazaitsy.lookout import (
    cards_to_shore,
    hares_ahead,
    hares_near,
    is_calm,
    is_near,
    is_obstacle,
    type_at,
)
from igroteka.games.mazaitsy.movement import LOAD, partner
from igroteka.games.mazaitsy.state import NONE, Fields

TAKING = [LANGUAGE.events[happened] for happened in (Happened.TOOK, Happened.GOT, Happened.STOLE)]
SAVING = [LANGUAGE.events[Happened.DROPPED]]
LOSING = [LANGUAGE.events[Happened.SWALLOWED]]


def reasons(state: State, line: Sequence[int]) -> list[str]:
    seat, (after, events, _) = state.actor, played(state, line)
    before, now = state.plain(), after.plain()
    said = of_hares(events)
    if now.boat[seat] == NONE:
        return said
    if before.phase == Phase.SCATTER:
        return said + of_scattering(now, seat)
    said += of_boat(before, now, seat, is_quiet=not said)
    said += of_rivals(before, now, seat)
    if said or before.phase not in (Phase.LAY, Phase.PICK):
        return said or of_staying(before, now, seat)
    cells = [step["cell"] for step in (LANGUAGE.steps[one] for one in line) if step.verb == "lay"]
    return of_laying(before, now, cells[0], seat) if cells else []


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


def of_boat(before: Fields, now: Fields, seat: int, is_quiet: bool) -> list[str]:
    """What the boat comes near to, or turns towards."""
    said: list[str] = []
    has_moved, has_turned = now.boat[seat] != before.boat[seat], now.heading[seat] != before.heading[seat]
    near = hares_near(now, seat)
    if is_quiet and near > (0 if has_moved else hares_near(before, seat)):
        said.append(f"near {near}")
    if has_moved and now.load[seat]:
        cards, load = cards_to_shore(now, seat), points(now.load[seat])
        said.append(f"aboard {load} shore {cards}" if cards else f"lands {load}")
    if has_turned and not said and (ahead := hares_ahead(now, seat)):
        said.append(f"ahead {ahead}")
    return said


def of_staying(before: Fields, now: Fields, seat: int) -> list[str]:
    """Where a boat is that comes near to nothing new."""
    if before.phase == Phase.GRAB and not now.nine_points and (free := LOAD - number(now.load[seat])) > 0:
        return [f"room {free}"]
    near = hares_near(now, seat)
    return [f"near {near}"] if near else []


def of_scattering(now: Fields, seat: int) -> list[str]:
    """MZ-53: the cards that get a hare; those in the row are not counted."""
    cells = [cell for cell in range(len(now.hares)) if now.waiting >> cell & 1 or cell == now.spot]
    near = sum(is_near(now, cell, seat) for cell in cells)
    return [f"scatters {len(cells)} near {near}"]


def of_laying(before: Fields, now: Fields, cell: int, seat: int) -> list[str]:
    """Obstacles that the card laid there puts in somebody's way, or removes."""
    was, new = type_at(before, cell), type_at(now, cell)
    near = [other for other in rivals(now, seat) if is_near(now, cell, other)]
    if is_obstacle(now, cell):
        hinders = [f"hinders {near[0] + 1} {new}"] if near else []
        return hinders + ([f"beside {new}"] if is_near(now, cell, seat) else [] if near else [f"away {new}"])
    if not is_near(now, cell, seat):
        return ["quiet"]
    if is_obstacle(before, cell):
        return [f"clears {was}"]
    return ["calm"] if is_calm(now, cell) else []


def rivals(fields: Fields, seat: int) -> list[int]:
    """The other seats with a boat, without a partner."""
    ours = (seat, partner(seat)) if fields.teams else (seat,)
    return [other for other in range(fields.players) if other not in ours and fields.boat[other] != NONE]


def of_rivals(before: Fields, now: Fields, seat: int) -> list[str]:
    """The rival from whose boat hares are kept away."""
    kept = {
        other: hares_near(before, other) - hares_near(now, other)
        for other in rivals(before, seat)
        if now.boat[other] == before.boat[other]
    }
    other = max(kept, key=lambda one: kept[one], default=seat)
    return [f"keeps {kept[other]} from {other + 1}"] if kept.get(other, 0) > 0 else []
