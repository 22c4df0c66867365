"""The panel beside the field: what each boat carries and has put ashore, the row, the pile, and the rounds."""

from igroteka.core.drawing.lettering import written
from igroteka.core.drawing.seat_marks import COLOURS, mark, plate, sign
from igroteka.core.drawing.svg import ACCENT, INK, SOFT_INK, TRAY, Drawn, circle, group, line, placed, rect, together
from igroteka.games.mazaitsy.drawing.cards import ART, card
from igroteka.games.mazaitsy.drawing.pieces import hare, shown
from igroteka.games.mazaitsy.view import MazaitsyView

HOLD_HIGH = 59
GAP = 7
CARD = 45
PALE = ART["card"]
ROW_HIGH = 2 * CARD + 12
STOCK_HIGH = 76


def panel(view: MazaitsyView, width: float, height: float) -> Drawn:
    holds = [
        group(hold(view, seat, width), class_="seat", data_seat=seat, transform=placed(0, seat * (HOLD_HIGH + GAP)))
        for seat in range(len(view.seats))
    ]
    return together(
        *holds,
        group(row(view, width), transform=placed(0, height - STOCK_HIGH - GAP - ROW_HIGH)),
        group(stock(view, width), transform=placed(0, height - STOCK_HIGH)),
    )


def hold(view: MazaitsyView, seat: int, width: float) -> Drawn:
    """A seat's load, and below it the hares ashore, the points that Mazai has counted and, if known, all points."""
    has, on_turn = view.seats[seat], view.turn == seat and view.phase != "over"
    banked = has.banked
    return together(
        plate(seat, 0, 0, width, HOLD_HIGH, on_turn),
        mark(seat, 19, 20, 27),
        *(circle(52 + 26 * at, 22, 4, fill="none", stroke="#cfc4ae", stroke_width=1.5) for at in range(4)),
        *(hare(value, 52 + 26 * at, 23, 0.5, number) for at, (value, number) in enumerate(shown(has.load))),
        partner(view, seat),
        ashore(34, 46),
        written(has.ashore + banked.hares, 46, 46, 11, align="start"),
        together(hat(74, 48, True), written(banked.points, 86, 46, 11, align="start")) if banked.hares else "",
        written(has.score, width - 9, 45, 15, ACCENT, align="end") if has.score is not None else "",
        acts(view.stage.acts) if on_turn else "",
    )


def partner(view: MazaitsyView, seat: int) -> Drawn:
    """The mark of the seat's partner, if there are teams."""
    other = view.seats[seat].partner
    if other is None:
        return together()
    return together(circle(12, 46, 8, fill=COLOURS[other]), sign(other, 12, 46, 8))


def acts(number: int) -> Drawn:
    """A stroke for each time the boat went ahead or turned in this stage."""
    strokes = "".join(f"M{106 + 7 * at} 41v10" for at in range(number))
    return line(strokes, SOFT_INK, 3, stroke_linecap="round") if number else together()


def ashore(x: float, y: float) -> Drawn:
    """A hare on the bank."""
    return group(
        group(ART.drawn("hare-symbol"), fill=SOFT_INK),
        line("M-13 13Q0 6 13 13", ART["mz-grass"], 3, stroke_linecap="round"),
        transform=placed(x, y - 1, scale=0.75),
    )


def hat(x: float, y: float, is_full: bool) -> Drawn:
    """Mazai's hat."""
    full = {"felt": ART["mz-hat"], "felt_edge": ART["mz-hat-edge"], "felt_fur": ART["mz-hat-fur"]}
    empty = {"felt": "none", "felt_edge": SOFT_INK, "felt_fur": SOFT_INK}
    drawn = ART.drawn("hat", **(full if is_full else empty))
    return group(drawn, class_="hat", transform=placed(x, y, scale=0.8))


def row(view: MazaitsyView, width: float) -> Drawn:
    """The card in hand, Mazai if hares will be scattered, and the row, the next card first; three in a line."""
    lying: list[tuple[str, int | None, str]] = [(view.hand.card, view.hand.hare, "hand")] if view.hand else []
    if view.mazai.seat is not None:
        lying.append(("mazai", None, "mazai"))
    lying += [(one.card, one.hare, "row") for one in view.row]
    spots = [((CARD + 5) * (at % 3) + CARD / 2 + 1, (CARD + 6) * (at // 3) + CARD / 2 + 3) for at in range(len(lying))]
    return together(
        *(lies(view, *one, x, y) for one, (x, y) in zip(lying, spots, strict=True)),
    )


def lies(view: MazaitsyView, name: str, value: int | None, where: str, x: float, y: float) -> Drawn:
    edge = rect(x - CARD / 2, y - CARD / 2, CARD, CARD, rx=6, fill="none", stroke=ACCENT, stroke_width=3.5)
    whose = mark(view.mazai.seat, x + 15, y - 15, 17) if where == "mazai" and view.mazai.seat is not None else ""
    return group(
        edge if where == "hand" else "",
        card(name, x, y, CARD),
        hare(value, x + 11, y + 13, 0.42) if value else "",
        whose,
        class_=where,
    )


def stock(view: MazaitsyView, width: float) -> Drawn:
    """The pile with its top card, the hares in the pool, the discards, and Mazai's rounds."""
    mazai = view.mazai
    left = view.pile + (1 if view.top else 0)
    apart = min(17, 85 / mazai.rounds)
    hats = [hat(67 + apart * n, 61, n < mazai.appeared) for n in range(mazai.rounds)]
    return together(
        rect(0, 0, width, STOCK_HIGH, rx=12, fill=TRAY),
        pile(view.top, left),
        some_cards(65, 18, ART["mz-water"]),
        written(left, 78, 18, 11, align="start"),
        group(ART.drawn("hare-symbol"), fill=SOFT_INK, transform=placed(112, 21, scale=0.8)),
        written(view.pool, 122, 18, 11, align="start"),
        some_cards(65, 39, "#d5ccb9"),
        written(view.discard, 78, 39, 11, SOFT_INK, align="start"),
        *hats,
        line(f"M59 70.5H{58 + 17 * mazai.rounds}", ACCENT, 3, stroke_linecap="round") if mazai.last_lap else "",
    )


def pile(top: str | None, left: int) -> Drawn:
    x, y = 28, STOCK_HIGH / 2
    under = [rect(x - 20 + by, y - 20 + by, 43, 43, rx=5, fill="#b9b09c", stroke=PALE) for by in (4, 2)]
    bed = rect(x - 21, y - 21, 43, 43, rx=5, fill="#dcd3c0")
    return together(*(under if left > 1 else []), card(top, x, y, CARD) if top else bed)


def some_cards(x: float, y: float, colour: str) -> Drawn:
    """A small pile."""
    return together(
        rect(x - 4, y - 5, 13, 13, rx=2.5, fill="#b9b09c", stroke=PALE),
        rect(x - 6, y - 7, 13, 13, rx=2.5, fill=colour, stroke=INK, stroke_width=1.2),
    )
