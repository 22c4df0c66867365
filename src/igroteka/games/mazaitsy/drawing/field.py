"""The field: shore, cards, the reach of funnels, swamps about to swallow, hares and boats."""

from igroteka.core.cells import COLUMNS, cell_place
from igroteka.core.drawing.lettering import written
from igroteka.core.drawing.seat_marks import COLOURS, sign
from igroteka.core.drawing.svg import ACCENT, CARD, Drawn, circle, group, line, placed, rect, together
from igroteka.games.mazaitsy.drawing.cards import ART, card
from igroteka.games.mazaitsy.drawing.pieces import boat, hare, shown
from igroteka.games.mazaitsy.view import FieldCard, MazaitsyView

CELL = 100
SHORE = 34
INK = ART["mz-ink"]
REACH = 143  # distance of the ring around a funnel from its middle: a card in every direction

Point = tuple[float, float]


def middle(cell: str) -> Point:
    column, row = cell_place(cell)
    return SHORE + CELL * (column + 0.5), SHORE + CELL * (row + 0.5)


def field(view: MazaitsyView) -> Drawn:
    return together(
        shore(view.size),
        *(place(one) for one in view.field),
        *(ring(one.cell, view.size) for one in view.field if one.card == "funnel"),
        *(asked(cell, ART["mz-mark"]) for cell in (view.starts if view.phase == "boat" else view.waiting)),
        *(asked(one.cell, ACCENT) for one in view.field if one.cell == view.spot or is_unturned(one)),
        *(has_acted(cell) for cell in view.stage.used),
        *(swallowing(seat, has.swamp, view) for seat, has in enumerate(view.seats) if has.swamp),
        *(hares_on(one, view) for one in view.field),
        *(afloat(seat, view) for seat, has in enumerate(view.seats) if has.boat),
    )


def shore(size: int) -> Drawn:
    side = size * CELL + 2 * SHORE
    inside = side - 2 * SHORE + 12
    tufts = [spot for at in range(60, side - 40, 73) for spot in ((at, side - 9), (side - 15, at))]
    return together(
        rect(0, 0, side, side, rx=26, fill=ART["mz-shore"]),
        *(group(ART.drawn("tuft"), transform=placed(*spot)) for spot in tufts),
        rect(SHORE - 6, SHORE - 6, inside, inside, rx=15, fill=ART["mz-bank"]),
        *(written(COLUMNS[at], SHORE + CELL * (at + 0.5), 14, 16, INK) for at in range(size)),
        *(written(at + 1, 15, SHORE + CELL * (at + 0.5), 16, INK) for at in range(size)),
    )


def place(one: FieldCard) -> Drawn:
    """A cell, with its card if it has been dealt."""
    x, y = middle(one.cell)
    bed = rect(x - 48, y - 48, 96, 96, rx=11, fill=ART["mz-empty"])
    return together(bed, card(one.card, x, y, 100, one.arrow)) if one.card else bed


def is_unturned(one: FieldCard) -> bool:
    """Whether the card is a current that chance has not turned yet."""
    return one.card is not None and one.card.removesuffix("+") in ("straight", "side") and one.arrow is None


def ring(cell: str, size: int) -> Drawn:
    """The cards from which a funnel pulls."""
    (x, y), near, far = middle(cell), SHORE + 3, SHORE + size * CELL - 3
    left, top, right, bottom = max(near, x - REACH), max(near, y - REACH), min(far, x + REACH), min(far, y + REACH)
    return rect(
        left, top, right - left, bottom - top, rx=44, fill="none", stroke=ART["mz-reach"], stroke_width=3,
        stroke_dasharray="2 11", stroke_linecap="round", opacity=0.42,
    )  # fmt: skip


def asked(cell: str, colour: str) -> Drawn:
    """The frame of a cell that a decision is about, or that is about to get a hare."""
    x, y = middle(cell)
    return rect(
        x - 46, y - 46, 92, 92, rx=11, class_="asked", fill=ART["mz-mark"], fill_opacity=0.16, stroke=colour,
        stroke_width=5, stroke_dasharray="14 9",
    )  # fmt: skip


def has_acted(cell: str) -> Drawn:
    """The mark of a current that has carried the boat in this turn and will not again."""
    x, y = middle(cell)
    return group(
        circle(0, 0, 13, fill=ART["mz-mark"], stroke=INK, stroke_width=2.5),
        line("M-6 0L-1.5 5L6 -5", INK, 3.4, stroke_linecap="round", stroke_linejoin="round"),
        class_="used",
        transform=placed(x + 33, y - 33),
    )


def swallowing(seat: int, cell: str, view: MazaitsyView) -> Drawn:
    """The mark of a seat's swamp, which swallows its hares after that seat's next movement."""
    (x, y), soon = middle(cell), view.turn == seat
    return group(
        rect(
            -44, -44, 88, 88, rx=30, fill="none", stroke=COLOURS[seat], stroke_width=5,
            stroke_dasharray=None if soon else "12 9",
        ),
        group(ART.drawn("jaws"), stroke_width=5 if soon else 4, opacity=1 if soon else 0.55),
        circle(0, -40, 12, fill=COLOURS[seat], stroke=CARD, stroke_width=3),
        sign(seat, 0, -40, 11),
        class_="swallowing",
        data_seat=seat,
        transform=placed(x, y),
    )  # fmt: skip


def aboard_at(cell: str, view: MazaitsyView) -> list[int]:
    """The seats whose boats are on the card."""
    return [seat for seat, has in enumerate(view.seats) if has.boat == cell]


def hares_on(one: FieldCard, view: MazaitsyView) -> Drawn:
    """The hares on a card, in its corners, so that arrow and boat stay visible between them."""
    x, y = middle(one.cell)
    away = 33 if aboard_at(one.cell, view) else 27
    first = -1 if one.arrow in ("se", "nw") else 1
    return together(
        *(
            hare(value, x + away * first * (-1 if at % 2 else 1), y + 5 + away * (1 if at < 2 else -1), 0.95, number)
            for at, (value, number) in enumerate(shown(one.hares))
        )
    )


def afloat(seat: int, view: MazaitsyView) -> Drawn:
    """A seat's boat, next to others that share the card."""
    has = view.seats[seat]
    if has.boat is None or has.heading is None:
        return together()
    here = aboard_at(has.boat, view)
    (x, y), (dx, dy, scale) = middle(has.boat), berth(here.index(seat), len(here))
    return boat(seat, has.heading, x + dx, y + dy, scale, view.turn == seat and view.phase != "over")


def berth(number: int, of: int) -> tuple[float, float, float]:
    """The position of a boat on its card, relative to the middle, and its scale."""
    if of == 1:
        return 0, 0, 1
    if of == 2:
        return (17, 13, 0.74) if number else (-17, -13, 0.74)
    return 20 if number % 2 else -20, -19 if number < 2 else 19, 0.6
