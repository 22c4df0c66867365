"""What speaks for a step of Marrakech, and against it: the tolls that may follow, the points, and the area."""

from collections.abc import Sequence

from igroteka.core.actors import CHANCE
from igroteka.core.bits import count
from igroteka.core.foresight import futures, played
from igroteka.core.state import State
from igroteka.games.marrakech.language import LANGUAGE, Phase
from igroteka.games.marrakech.market import FIRST
from igroteka.games.marrakech.rugs import colour_at
from igroteka.games.marrakech.rules import area
from igroteka.games.marrakech.state import LAY, Fields

TURNS = [LANGUAGE.numbers[text] for text in ("left", "ahead", "right")]
WORTH_TELLING = 3
"""An area of two cells is just the rug."""
ROLLS = 6
"""The faces of the die."""


def reasons(state: State, line: Sequence[int]) -> list[str]:
    return of_turning(state, line[0]) if state.plain().phase == Phase.TURN else of_laying(state, line[0])


def dirhams(state: State, seat: int) -> int:
    return state.plain().dirhams[seat]


def of_turning(state: State, turn: int) -> list[str]:
    """MK-112: what the seat may have to pay, whatever the die shows. MK-109: with `turn: after` another seat rolls."""
    gains = [(future.weight, dirhams(future.state, state.actor)) for future in futures(state, [turn])]
    has, rolls = dirhams(state, state.actor), sum(weight for weight, _ in gains)
    least, most = min(left for _, left in gains) - has, max(left for _, left in gains) - has
    if least < 0:
        return [f"pays {-least} at most in {sum(weight for weight, left in gains if left < has)} of {rolls}"]
    if most > 0:
        return [f"earns {most} at most in {sum(weight for weight, left in gains if left > has)} of {rolls}"]
    return [] if state.plain().turn_after else ["pays nothing"]


def of_laying(state: State, rug: int) -> list[str]:
    """Points taken by covering, the area that the rug belongs to, and who can hardly avoid it."""
    seat, after = state.actor, played(state, [rug]).state
    before, now = state.scores(), after.scores()
    said = [f"takes {before[one] - now[one]} from {one + 1}" for one in range(len(now)) if now[one] < before[one]]
    cells = area_of(after.plain(), int(FIRST[rug - LAY]))
    if cells >= WORTH_TELLING:
        said.append(f"area {cells}")
    if (risk := least_risk(after, seat)) > 0:
        said.append(f"{after.actor + 1} risks {risk} of {ROLLS}")
    return said


def area_of(fields: Fields, cell: int) -> int:
    """MK-16: the cells of the area to which this cell belongs."""
    return count(area(fields.shown[colour_at(fields, cell)], cell))


def least_risk(state: State, seat: int) -> int:
    """In how many of six rolls the next seat pays this one, even if it turns Assam where that is least."""
    if state.actor in (CHANCE, seat) or state.plain().phase != Phase.TURN:
        return 0
    had = dirhams(state, seat)
    return min(
        sum(future.weight for future in futures(state, [turn]) if dirhams(future.state, seat) > had) for turn in TURNS
    )
