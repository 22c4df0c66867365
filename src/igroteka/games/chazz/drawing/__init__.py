"""Draws the view of Chazz: the round table with chairs, cats and cards, and what each seat has."""

from igroteka.core.drawing.seat_marks import patterns
from igroteka.core.drawing.svg import together
from igroteka.core.drawing.tabletop import PANEL, tabletop
from igroteka.games.chazz.drawing.cats import cats
from igroteka.games.chazz.drawing.standings import standings
from igroteka.games.chazz.drawing.table import MIDDLE, labels, parquet, table
from igroteka.games.chazz.language import LANGUAGE
from igroteka.games.chazz.view import ChazzView


def draw(view: ChazzView) -> str:
    """The whole picture as SVG."""
    return tabletop(
        f"{LANGUAGE.title.en}: {LANGUAGE.phases[view.phase].en}",
        together(patterns(len(view.seats)), parquet()),
        together(table(view), cats(view), labels(view)),
        start=0,
        side=2 * MIDDLE,
        beside=standings(view, PANEL),
    )
