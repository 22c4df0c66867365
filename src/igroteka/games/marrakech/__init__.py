"""Марракеш (Marrakech) by Dominique Ehrhard: rugs on a market square, for two to four."""

from igroteka.core.game import Game
from igroteka.core.sections import read_sections
from igroteka.games.marrakech import rules
from igroteka.games.marrakech.drawing import draw
from igroteka.games.marrakech.language import LANGUAGE
from igroteka.games.marrakech.length import longest
from igroteka.games.marrakech.options import MarrakechOptions
from igroteka.games.marrakech.view import view
from igroteka.games.marrakech.why import BARS

GAME = Game(
    name="marrakech",
    version=1,
    options=MarrakechOptions,
    language=LANGUAGE,
    sections=read_sections(__name__),
    bars=BARS,
    state_dtype=rules.STATE,
    most_choices=rules.MOST_CHOICES,
    set_up=rules.set_up,
    view=view,
    draw=draw,
    longest=longest,
)
