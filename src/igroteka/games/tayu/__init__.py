"""Тайу (Ta Yü) by Niek Neuwahl: water from side to side, for two to four."""

from igroteka.core.game import Game, each_alone
from igroteka.core.sections import read_sections
from igroteka.games.tayu import rules
from igroteka.games.tayu.drawing import draw
from igroteka.games.tayu.language import LANGUAGE
from igroteka.games.tayu.length import longest
from igroteka.games.tayu.options import TayuOptions
from igroteka.games.tayu.state import STATE
from igroteka.games.tayu.view import view
from igroteka.games.tayu.why import BARS

GAME = Game(
    name="tayu",
    version=1,
    options=TayuOptions,
    language=LANGUAGE,
    sections=read_sections(__name__),
    bars=BARS,
    state_dtype=STATE,
    most_choices=rules.MOST_CHOICES,
    set_up=rules.set_up,
    view=view,
    draw=draw,
    teams=lambda state: (0, 1, 0, 1) if state.players == 4 else each_alone(state),  # TY-116
    pairs=rules.PAIRS,
    longest=longest,
)
