"""The rules of Mazaitsy as numbered clauses, in our own words. docs/rules/mazaitsy.md is written from here.

Numbers up to 84 are the rulings' own; from 101 on stand sentences of the booklet that needed no ruling. Of several
clauses that forbid a step, the first here is named: so the end and the stages of a turn stand before all the rest,
and the load of a boat stands after every way in which a hare can come into it.
"""

from igroteka.games.mazaitsy.clauses.advanced import CHOICE, STEALING, TWINS
from igroteka.games.mazaitsy.clauses.course import COURSE
from igroteka.games.mazaitsy.clauses.laying import DRAWING, REPLACING, SWAMP, WHIRLPOOL
from igroteka.games.mazaitsy.clauses.load import LOAD
from igroteka.games.mazaitsy.clauses.material import AIM
from igroteka.games.mazaitsy.clauses.movement import ACTIONS, PICKING_UP, UNLOADING
from igroteka.games.mazaitsy.clauses.rounds import COUNTING, MAZAI
from igroteka.games.mazaitsy.clauses.setup import BOATS, SETUP
from igroteka.games.mazaitsy.clauses.teams import TEAMS
from igroteka.games.mazaitsy.clauses.water import CARDS, CURRENTS, FUNNELS

SECTIONS = (
    AIM,
    COURSE,
    SETUP,
    BOATS,
    ACTIONS,
    UNLOADING,
    PICKING_UP,
    CARDS,
    CURRENTS,
    FUNNELS,
    REPLACING,
    WHIRLPOOL,
    SWAMP,
    DRAWING,
    MAZAI,
    COUNTING,
    TWINS,
    CHOICE,
    STEALING,
    TEAMS,
    LOAD,
)
