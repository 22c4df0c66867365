"""Тайу (Ta Yü) by Niek Neuwahl: water from side to side, for two to four."""

from igroteka.core.game import Game, Speech
from igroteka.core.sections import read_sections
from igroteka.games.tayu import door, notation, rules, words
from igroteka.games.tayu.drawing import draw
from igroteka.games.tayu.options import TayuOptions
from igroteka.games.tayu.state import STATE, Happened
from igroteka.games.tayu.view import view
from igroteka.games.tayu.why import BARS

GAME = Game(
    name="tayu",
    version=1,
    options=TayuOptions,
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
    pairs=door.PAIRS,
)
