"""A seat's observation of Chazz. Nothing is hidden; chairs belong to nobody and keep their numbers."""

from igroteka.core.rule import entry, rule
from igroteka.envs.tensors.plane import Plane, starts
from igroteka.envs.tensors.seats import after, mark_actor, mark_seat, write_number
from igroteka.games.chazz.counting import score
from igroteka.games.chazz.language import Phase
from igroteka.games.chazz.places import MOST_CHAIRS, MOST_SEATS, chairs_of
from igroteka.games.chazz.state import KINDS, NONE

PLACES = MOST_SEATS * MOST_CHAIRS
LEAST_SEATS = 4

PLANES = (
    Plane("sitting", (MOST_SEATS, MOST_CHAIRS), "the chair that each seat sits on; kept until the next call"),
    Plane("territories", (MOST_SEATS, MOST_CHAIRS), "each seat's territories"),
    Plane("cards", (KINDS, MOST_SEATS, MOST_CHAIRS), "spit, claw and rub cards of each seat at each chair"),
    Plane("leader", (MOST_SEATS,), "who leads"),
    Plane("card", (MOST_CHAIRS,), "the chair with the leader card"),
    Plane("word", (KINDS,), "the called kind, until the round is resolved"),
    Plane("phase", (len(Phase),), "the phase: leader, card, call, sit, reuse, over"),
    Plane("actor", (MOST_SEATS + 3,), "who acts: a seat, chance, nobody once the game is over, or the race"),
    Plane("first", (MOST_SEATS,), "seat 1, the first that is asked to move cards"),
    Plane("scores", (MOST_SEATS,), "territories of each seat"),
    Plane("rounds_left", (2,), "with a round limit, the rounds left: hundreds and remainder"),
    Plane("players", (5,), "four to eight seats"),
    Plane("options", (1,), "a round limit is set"),
)
AT = starts(PLANES)


@rule
def paint(chairs, out):
    """Writes 1 on each chair of the set."""
    for chair in range(MOST_CHAIRS):
        out[chair] = chairs >> chair & 1


@rule
def tell_seats(state, seat, out):
    for one in range(state.players):
        place = after(state, one, seat)
        row = MOST_CHAIRS * place
        paint(chairs_of(state.sitting, one), out[AT.sitting + row :])
        paint(chairs_of(state.territories, one), out[AT.territories + row :])
        for kind in range(KINDS):
            paint(chairs_of(state.cards[kind], one), out[AT.cards + PLACES * kind + row :])
        out[AT.scores + place] = score(state, one)


@entry
def observe(state, seat, out):
    """Fills the observation of a seat."""
    out[:] = 0
    tell_seats(state, seat, out)
    mark_seat(state, state.leader, seat, out[AT.leader :])
    if state.card != NONE:
        out[AT.card + state.card] = 1
    if state.kind != NONE:
        out[AT.word + state.kind] = 1
    out[AT.phase + state.phase] = 1
    mark_actor(state, seat, out[AT.actor :], MOST_SEATS)
    mark_seat(state, 0, seat, out[AT.first :])
    if state.rounds_left != NONE:
        write_number(state.rounds_left, out[AT.rounds_left :])
        out[AT.options] = 1
    out[AT.players + state.players - LEAST_SEATS] = 1
