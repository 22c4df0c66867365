"""Draws the view of Marrakech: the square with its rugs and Assam, and what each seat has."""

from igroteka.core.drawing.seat_marks import patterns
from igroteka.core.drawing.svg import together
from igroteka.core.drawing.tabletop import PANEL, tabletop
from igroteka.games.marrakech.drawing.assam import assam
from igroteka.games.marrakech.drawing.holdings import holdings
from igroteka.games.marrakech.drawing.rugs import looks, rugs
from igroteka.games.marrakech.drawing.square import MARGIN, WHOLE, square
from igroteka.games.marrakech.language import LANGUAGE
from igroteka.games.marrakech.view import MarrakechView


def draw(view: MarrakechView) -> str:
    """The whole picture as SVG."""
    seats = len(view.seats)
    return tabletop(
        f"{LANGUAGE.title.en}: {LANGUAGE.phases[view.phase].en}",
        together(patterns(seats), looks(seats)),
        together(square(), rugs(view), assam(view.assam.cell, view.assam.facing)),
        start=-MARGIN,
        side=WHOLE + 2 * MARGIN,
        beside=holdings(view, PANEL),
    )
