"""Draws the view of Ta Yü: the lacquered board with its water, the seats, the drawn tile and the bag."""

from igroteka.core.drawing.seat_marks import patterns
from igroteka.core.drawing.svg import together
from igroteka.core.drawing.tabletop import BOARD, PANEL, tabletop
from igroteka.games.tayu.drawing.ground import MARGIN, ground
from igroteka.games.tayu.drawing.panel import panel
from igroteka.games.tayu.drawing.shores import CELL, counts
from igroteka.games.tayu.drawing.water import glow, mouths, porcelains, tiles
from igroteka.games.tayu.language import LANGUAGE
from igroteka.games.tayu.view import TayuView


def draw(view: TayuView) -> str:
    """The whole picture as SVG."""
    return tabletop(
        f"{LANGUAGE.title.en}: {LANGUAGE.phases[view.phase].en}",
        together(patterns(len(view.seats)), porcelains()),
        together(ground(view), glow(view), tiles(view.tiles), mouths(view), counts(view)),
        start=-MARGIN,
        side=view.board.size * CELL + 2 * MARGIN,
        beside=panel(view, PANEL, BOARD),
    )
