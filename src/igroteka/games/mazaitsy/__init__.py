"""Мазайцы by Sergey Golubkin, Evgeny Maslovsky and Pavel Ovchinnikov: hares saved from the flood, for two to four."""

from igroteka.core.game import Game, each_alone
from igroteka.core.sections import read_sections
from igroteka.games.mazaitsy import rules, setup
from igroteka.games.mazaitsy.drawing import draw
from igroteka.games.mazaitsy.language import LANGUAGE
from igroteka.games.mazaitsy.length import longest
from igroteka.games.mazaitsy.options import MazaitsyOptions
from igroteka.games.mazaitsy.state import STATE
from igroteka.games.mazaitsy.view import own, view
from igroteka.games.mazaitsy.why import BARS

GAME = Game(
    name="mazaitsy",
    version=1,
    options=MazaitsyOptions,
    language=LANGUAGE,
    sections=read_sections(__name__),
    bars=BARS,
    state_dtype=STATE,
    most_choices=rules.MOST_CHOICES,
    set_up=setup.set_up,
    view=view,
    draw=draw,
    own=own,
    teams=lambda state: (0, 1, 0, 1) if state.fields.teams else each_alone(state),  # MZ-138
    longest=longest,
)
