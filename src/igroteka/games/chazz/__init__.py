"""Шустрые коты (Chazz) by Loïc Lamy: musical chairs with claws, for four to eight."""

from igroteka.core.game import Game, Speech
from igroteka.core.sections import read_sections
from igroteka.games.chazz import door, notation, rules, words
from igroteka.games.chazz.drawing import draw
from igroteka.games.chazz.options import ChazzOptions
from igroteka.games.chazz.state import STATE, Happened
from igroteka.games.chazz.view import view
from igroteka.games.chazz.why import BARS

GAME = Game(
    name="chazz",
    version=1,
    options=ChazzOptions,
    texts=notation.TEXTS,
    examples=notation.EXAMPLES,
    phases=notation.PHASES,
    sections=read_sections(__name__),
    bars=BARS,
    speech=Speech(
        title=words.TITLE,
        phases=words.PHASES,
        options=words.OPTIONS,
        step=words.step_words,
        event=words.event_words,
    ),
    state_dtype=STATE,
    most_choices=rules.MOST_CHOICES,
    set_up=rules.set_up,
    offer=door.offer,
    advance=door.advance,
    stand=door.score,
    view=view,
    draw=draw,
    event_text=notation.event_text,
    num_events=len(Happened),
)
