"""Мазайцы by Sergey Golubkin, Evgeny Maslovsky and Pavel Ovchinnikov: hares saved from the flood, for two to four."""

from igroteka.core.game import Game, Speech
from igroteka.core.sections import read_sections
from igroteka.games.mazaitsy import door, notation, rules, setup, words
from igroteka.games.mazaitsy.drawing import draw
from igroteka.games.mazaitsy.options import MazaitsyOptions
from igroteka.games.mazaitsy.state import STATE, Happened
from igroteka.games.mazaitsy.view import own, view
from igroteka.games.mazaitsy.why import BARS

GAME = Game(
    name="mazaitsy",
    version=1,
    options=MazaitsyOptions,
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
    set_up=setup.set_up,
    offer=door.offer,
    advance=door.advance,
    stand=door.score,
    view=view,
    draw=draw,
    event_text=notation.event_text,
    num_events=len(Happened),
    own=own,
)
