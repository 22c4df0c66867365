"""Draws the view of Мазайцы: the flooded field with boats and hares, and a panel with loads, row, pile and rounds."""

from igroteka.core.drawing.seat_marks import patterns
from igroteka.core.drawing.svg import together
from igroteka.core.drawing.tabletop import BOARD, PANEL, tabletop
from igroteka.games.mazaitsy.drawing.cards import cards
from igroteka.games.mazaitsy.drawing.field import CELL, SHORE, field
from igroteka.games.mazaitsy.drawing.panel import panel
from igroteka.games.mazaitsy.language import LANGUAGE
from igroteka.games.mazaitsy.view import MazaitsyView


def draw(view: MazaitsyView) -> str:
    """The whole picture as SVG."""
    return tabletop(
        f"{LANGUAGE.title.en}: {LANGUAGE.phases[view.phase].en}",
        together(patterns(len(view.seats)), cards()),
        field(view),
        start=0,
        side=view.size * CELL + 2 * SHORE,
        beside=panel(view, PANEL, BOARD),
    )
