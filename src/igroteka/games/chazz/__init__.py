"""Шустрые коты (Chazz) by Loïc Lamy: musical chairs with claws, for four to eight."""

from igroteka.core.game import Game
from igroteka.core.sections import read_sections
from igroteka.games.chazz import rules
from igroteka.games.chazz.drawing import draw
from igroteka.games.chazz.language import LANGUAGE
from igroteka.games.chazz.length import longest
from igroteka.games.chazz.options import ChazzOptions
from igroteka.games.chazz.state import STATE
from igroteka.games.chazz.view import view
from igroteka.games.chazz.why import BARS

GAME = Game(
    name="chazz",
    version=1,
    options=ChazzOptions,
    language=LANGUAGE,
    sections=read_sections(__name__),
    bars=BARS,
    state_dtype=STATE,
    most_choices=rules.MOST_CHOICES,
    set_up=rules.set_up,
    view=view,
    draw=draw,
    opponents=("sharp", "steady", "sleepy"),
    stand_in="steady",
    longest=longest,
)
