"""The view of Мазайцы. MZ-63: of hares that others have put ashore, a seat sees only the number."""

from functools import lru_cache
from typing import Literal, get_args

from msgspec.structs import replace

from igroteka.core.actors import OVER
from igroteka.core.state import State
from igroteka.core.view import Own, Part, View
from igroteka.games.mazaitsy.cards import KIND_NAMES, VALUES, KindName, Type
from igroteka.games.mazaitsy.field import CELL_NAMES, ORDER, SIZES, STARTS, WAY_NAMES, Way, cells_of
from igroteka.games.mazaitsy.hares import number, of_value
from igroteka.games.mazaitsy.language import FACING, Phase
from igroteka.games.mazaitsy.movement import partner
from igroteka.games.mazaitsy.state import HAND, NONE, Fields, MazaisTurn

PhaseName = Literal[
    "deal", "face", "hare", "top", "boat", "move", "second", "grab",
    "unload", "funnel", "pick", "lay", "spin", "scatter", "where", "over",
]  # fmt: skip
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)

CONFIRM: dict[int, tuple[str, ...]] = {
    Phase.BOAT: ("boat",),
    Phase.PICK: ("use top",),
    Phase.LAY: ("lay",),
    Phase.SPIN: ("clockwise", "counter"),
    Phase.SCATTER: ("scatter",),
}

# By the number of a card on the field: its name, and its arrow if it has one.
SEEN: dict[int, tuple[KindName | None, Way | None]] = {NONE: (None, None)}
for kind, name in enumerate(KIND_NAMES):
    for way, arrow in enumerate(WAY_NAMES):
        SEEN[kind + FACING * way] = (name, arrow if kind >= 2 * Type.STRAIGHT else None)

# By the number of a field: its cells with their names, row by row.
ON_FIELD = tuple(tuple((cell, CELL_NAMES[cell]) for cell in cells_of(size)) for size in SIZES)


class FieldCard(Part, frozen=True):
    """A card on the field, and the values of the hares on it."""

    cell: str
    card: KindName | None
    """Its type, with `+` for the hare symbol; null before it is dealt."""
    arrow: Way | None
    hares: tuple[int, ...]


class RowCard(Part, frozen=True):
    """A card, and the value of the hare on it."""

    card: KindName
    hare: int | None


class BankedHares(Part, frozen=True):
    """The hares that were counted when Mazai appeared."""

    points: int
    hares: int


class SeatView(Part, frozen=True):
    """A boat, and what its owner has."""

    boat: str | None
    """The cell of the boat."""
    heading: Way | None
    load: tuple[int, ...]
    """The values of the hares aboard, ascending."""
    ashore: int
    """The number of hares put ashore in this round."""
    banked: BankedHares
    swamp: str | None
    """The swamp that will swallow after this seat's next Movement stage."""
    ashore_values: tuple[int, ...] | None
    """Null if hidden; score and place are then null too."""
    score: int | None
    place: int | None
    """Ties share a place."""
    team: int | None
    """0 or 1, if two play against two."""
    partner: int | None
    """The other seat of the team."""


class MazaiView(Part, frozen=True):
    """How often Mazai has appeared, of how many times; who scatters hares next; whether the lap is the last."""

    appeared: int
    rounds: int
    seat: int | None
    last_lap: bool


class StageView(Part, frozen=True):
    """The Movement stage so far: how often the boat went ahead or turned, and which currents have acted."""

    acts: int
    used: list[str]


class MazaitsyView(View, frozen=True, kw_only=True, tag="mazaitsy"):
    """The flooded field, the boats, the row of cards and the pile."""

    phase: PhaseName
    turn: int
    teams: bool
    size: int
    """Cards along a side of the field."""
    starts: list[str]
    """The cells where boats may begin."""
    field: list[FieldCard]
    """Row by row, from a1."""
    seats: list[SeatView]
    """Points of other seats, and places, which would reveal them, are hidden until the game is over."""
    row: list[RowCard]
    hand: RowCard | None
    """The card to lay."""
    top: KindName | None
    """The open card on the pile."""
    pile: int
    """The number of cards under it."""
    discard: int
    pool: int
    """The number of hares left to draw."""
    mazai: MazaiView
    stage: StageView
    waiting: list[str]
    """The cells that will get a hare."""
    spot: str | None
    """The cell that gets the next hare, or the whirlpool to be spun."""
    confirm: tuple[str, ...]
    """The verbs of steps that a player should confirm: chance or another seat acts after most of them, so a slip
    cannot simply be undone."""


class OwnView(Own, frozen=True):
    """The seats with the viewer's own points and hares."""

    seats: list[SeatView]


def view(state: State, seat: int | None) -> MazaitsyView:
    fields: Fields = state.plain()
    return MazaitsyView(
        seat=seat,
        actor=fields.actor,
        phase=PHASES[fields.phase],
        turn=fields.seat,
        teams=bool(fields.teams),
        size=SIZES[fields.field],
        starts=cell_list(int(STARTS[fields.field])),
        field=field(fields),
        seats=seats(state, fields, seat),
        row=[card_in_row(fields, place) for place in range(fields.in_row)],
        hand=card_in_row(fields, HAND) if fields.row[HAND] != NONE else None,
        top=KIND_NAMES[fields.top] if fields.top != NONE else None,
        pile=fields.in_pile + fields.under,
        discard=sum(fields.discard),
        pool=number(fields.pool),
        mazai=mazai(fields),
        stage=StageView(fields.acts, cell_list(fields.used)),
        waiting=cell_list(fields.waiting),
        spot=cell_or_none(fields.spot),
        confirm=CONFIRM.get(fields.phase, ()),
    )


def own(state: State) -> list[OwnView]:
    fields: Fields = state.plain()
    scores = state.scores()
    seen = seen_by_all(state, fields)
    return [OwnView(seat, with_own(seen, fields, seat, score)) for seat, score in enumerate(scores)]


def seats(state: State, fields: Fields, seat: int | None) -> list[SeatView]:
    seen = seen_by_all(state, fields)
    return seen if seat is None else with_own(seen, fields, seat, state.scores()[seat])


def seen_by_all(state: State, fields: Fields) -> list[SeatView]:
    if fields.actor != OVER:
        return [seat_view(fields, seat) for seat in range(fields.players)]
    scores, places = state.standing()
    return [
        replace(seat_view(fields, seat), ashore_values=hare_values(fields.ashore[seat]), score=score, place=place)
        for seat, (score, place) in enumerate(zip(scores, places, strict=True))
    ]


def with_own(seen: list[SeatView], fields: Fields, seat: int, score: int) -> list[SeatView]:
    mine = replace(seen[seat], ashore_values=hare_values(fields.ashore[seat]), score=score)
    return [*seen[:seat], mine, *seen[seat + 1 :]]


def card_in_row(fields: Fields, place: int) -> RowCard:
    hares = hare_values(fields.row_hares[place])
    return RowCard(KIND_NAMES[fields.row[place]], hares[0] if hares else None)


@lru_cache(maxsize=1024)  # cards and boats hold the same few combinations of hares
def hare_values(hares: int) -> tuple[int, ...]:
    """The value of each hare, ascending."""
    return tuple(value + 1 for value in range(VALUES) for _ in range(of_value(hares, value)))


def cell_list(cells: int) -> list[str]:
    return [name for cell, name in enumerate(CELL_NAMES) if cells >> cell & 1]


def cell_or_none(cell: int) -> str | None:
    return CELL_NAMES[cell] if cell != NONE else None


def field(fields: Fields) -> list[FieldCard]:
    """The cards row by row from a1, with their arrows and the hares on them."""
    faced = [SEEN[card] for card in fields.cards]
    if fields.phase == Phase.FACE:
        cell = ORDER[fields.field, fields.dealt - 1]
        faced[cell] = (faced[cell][0], None)
    return [
        FieldCard(name, faced[cell][0], faced[cell][1], hare_values(fields.hares[cell]))
        for cell, name in ON_FIELD[fields.field]
    ]


def seat_view(fields: Fields, seat: int) -> SeatView:
    """What everybody sees of a seat."""
    boat = fields.boat[seat]
    return SeatView(
        boat=cell_or_none(boat),
        heading=WAY_NAMES[fields.heading[seat]] if boat != NONE else None,
        load=hare_values(fields.load[seat]),
        ashore=number(fields.ashore[seat]),
        banked=BankedHares(fields.banked_points[seat], fields.banked_number[seat]),
        swamp=cell_or_none(fields.swamp[seat]),
        ashore_values=None,
        score=None,
        place=None,
        team=seat % 2 if fields.teams else None,
        partner=partner(seat) if fields.teams else None,
    )


def mazai(fields: Fields) -> MazaiView:
    is_in_row = fields.mazai != MazaisTurn.NONE
    scatters = (fields.seat + fields.mazai - MazaisTurn.NOW) % fields.players if is_in_row else None
    return MazaiView(fields.appeared, fields.rounds, scatters, bool(fields.last_lap))
